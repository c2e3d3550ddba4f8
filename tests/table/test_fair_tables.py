"""The commitment, everyone's numbers, and the seed opened at the end."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

from defifoo.cli.verify import verify
from defifoo.core.fair import commitment_of, promise_of, promised_seed, secret_after, seed_of
from defifoo.core.record import parse_record, record_of, replay
from defifoo.core.refusal import Refused
from defifoo.games.shelf import find_game
from defifoo.table.broadcast import fair_info, table_info
from defifoo.table.entries import BotSeated, Closed, Seated, Started, from_bytes, to_bytes
from defifoo.table.records import record_from
from defifoo.table.table import Table
from table.evening import HOST, SECRET, Evening


def finished(people: int = 2) -> Evening:
    evening = Evening("red", 3, options={"length": 1}, clock="fast").seat_people(people).start()
    while evening.table.state != "over":
        evening.wait(1000)
        for seat in range(people):
            evening.arrive(seat)
    return evening


def test_the_seed_is_the_hash_of_the_secret_and_the_numbers_in_seat_order() -> None:
    evening = Evening("red", 3).seat_people(2).start()
    first, second = [bytes.fromhex(evening.numbers[seat]) for seat in (0, 1)]
    made = sha256(b"defifoo seed 2" + bytes.fromhex(SECRET) + b"\0" + first + b"\1" + second).digest()
    assert evening.match.setup.seed == made == promised_seed(SECRET, [first.hex(), second.hex(), ""])


def test_the_documented_example_holds() -> None:
    text = (Path(__file__).parents[2] / "docs" / "fair-deal.md").read_text(encoding="utf-8")
    assert commitment_of("00" * 32) in text
    assert seed_of("00" * 32, ["11" * 16, "22" * 16]).hex() in text
    assert promise_of("11" * 16) in text
    assert promised_seed("00" * 32, ["11" * 16, "", "22" * 16]).hex() in text


def test_the_secret_is_told_only_when_the_match_is_over() -> None:
    running = fair_info(Evening("red", 3).seat_people(2).start().table)
    assert running.commitment == commitment_of(SECRET)
    assert (running.secret, running.numbers, running.seed) == ("", (), "")
    opened = fair_info(finished().table)
    assert opened.secret == SECRET
    assert [bool(number) for number in opened.numbers] == [True, True, False]
    assert [promise_of(number) if number else "" for number in opened.numbers] == list(opened.promises)


def test_a_running_match_gives_no_record() -> None:
    with pytest.raises(Refused, match=r"table\.not-over"):
        Evening("red", 3).seat_people(1).start().table.record()


def test_verify_accepts_the_record_of_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    path.write_text(finished().table.record().to_json())
    assert verify(path) == 0
    assert "the commitment was kept, the seed holds the numbers of 2 players" in capsys.readouterr().out


def test_verify_accepts_a_record_without_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    path.write_text(record_of(finished().match).to_json())
    assert verify(path) == 0
    assert "commitment" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("part", "value", "problem"),
    [
        ("secret", "00" * 32, "not the one that was committed to"),
        ("commitment", "00" * 32, "not the one that was committed to"),
        ("numbers", ["00" * 16, "11" * 16, ""], "not the one that was promised"),
        ("numbers", ["", "", ""], "not the one that was promised"),
        ("promises", [promise_of("00" * 16), "", ""], "not the one that was promised"),
    ],
)
def test_verify_tells_when_the_server_cheated(
    part: str, value: object, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(finished().table.record().to_json())
    record["fair"][part] = value
    path = tmp_path / "match.json"
    path.write_text(json.dumps(record))
    assert verify(path) == 1
    assert problem in capsys.readouterr().out


@pytest.mark.parametrize(
    "fair",
    [
        None,
        [],
        {},
        {"commitment": "00" * 32},
        {"commitment": 1, "secret": "00" * 32, "numbers": []},
        {"commitment": "00" * 32, "secret": "00", "numbers": []},
        {"commitment": "", "secret": "00" * 32, "numbers": [1]},
        {"commitment": "", "secret": "00" * 32, "numbers": ["", "", ""]},
        {"commitment": "", "secret": "00" * 32, "numbers": ["", "", ""], "promises": ["", "", ""]},
        {"version": 2, "commitment": "", "secret": "00" * 32, "numbers": ["", "", ""]},
        {"version": 2, "commitment": "", "secret": "00" * 32, "numbers": ["", ""], "promises": ["", "", ""]},
        {"version": 3, "commitment": "", "secret": "00" * 32, "numbers": ["", "", ""], "promises": ["", "", ""]},
    ],
)
def test_a_broken_fair_is_no_record(fair: object) -> None:
    record = json.loads(finished().table.record().to_json())
    record["fair"] = fair
    with pytest.raises(Refused):
        parse_record(json.dumps(record), find_game)


def test_a_record_with_fair_round_trips() -> None:
    text = finished().table.record().to_json()
    record = parse_record(text, find_game)
    assert record.to_json() == text
    assert replay(record).over


def test_a_rematch_has_a_new_commitment_and_waits_for_new_promises() -> None:
    evening = finished()
    table = evening.table
    evening.write(table.rematch("token-P1", "77" * 32, evening.now))
    assert (table.state, table.promises, fair_info(table).commitment) == ("gathering", ["", "", ""], commitment_of("77" * 32))
    with pytest.raises(Refused, match=r"table\.number-missing"):
        table.start("token-P1", evening.now)
    evening.write(table.promise(0, promise_of("01" * 16), evening.now))
    with pytest.raises(Refused, match=r"table\.number-missing"):
        table.start(HOST, evening.now)
    evening.depart(1)
    evening.write(table.start("token-P0", evening.now))
    assert table.state == "opening"
    evening.write(table.open_number(0, "01" * 16, evening.now))
    assert (table.state, table.matches, evening.match.points) == ("playing", 2, [0, 0, 0])
    assert evening.match.setup.seed == promised_seed("77" * 32, ["01" * 16, "", ""])


# Promises, then numbers


def promised(people: int = 2) -> Evening:
    """The promises are final, nothing is opened."""
    evening = Evening("red", 3).seat_people(people)
    evening.write(evening.table.start(HOST, evening.now))
    return evening


def test_nothing_is_dealt_before_every_number_is_open() -> None:
    evening = promised()
    table = evening.table
    for seat in (1, 0):
        assert (table.state, table.match, table.to_open) == ("opening", None, [0, 1][: seat + 1])
        evening.write(table.open_number(seat, evening.numbers[seat], evening.now))
    assert table.state == "playing"


def test_a_table_of_bots_needs_no_opening() -> None:
    assert Evening("red", 3).start().table.state == "playing"


def test_a_number_is_opened_as_it_was_promised_or_not_at_all() -> None:
    evening = promised()
    with pytest.raises(Refused, match=r"table\.number-broken"):
        evening.table.open_number(0, "99" * 16, evening.now)
    with pytest.raises(Refused, match=r"table\.number-broken"):
        evening.table.open_number(2, "99" * 16, evening.now)


def test_a_second_device_in_a_seat_may_open_the_same_number_again() -> None:
    evening = promised()
    for _ in range(2):
        evening.write(evening.table.open_number(0, evening.numbers[0], evening.now))
    evening.open_numbers()
    assert evening.table.open_number(0, evening.numbers[0], evening.now) == []


def test_no_promise_changes_and_nobody_comes_or_goes_while_numbers_are_opened() -> None:
    evening = promised()
    table, now = evening.table, evening.now
    commands: list[Callable[[], object]] = [
        lambda: table.promise(0, promise_of("01" * 16), now),
        lambda: table.leave(0, now),
        lambda: table.add_bot(HOST, "novice", now, 2),
        lambda: table.sit(name="Zoe", avatar="", token="z", promise="ab" * 32, now=now, seat=2),
        lambda: table.start(HOST, now),
    ]
    for command in commands:
        with pytest.raises(Refused, match=r"table\.started"):
            command()


def test_somebody_who_is_not_here_is_left_out_before_any_number_is_opened() -> None:
    evening = Evening("red", 3).seat_people(2)
    evening.depart(1)
    evening.start()
    assert fair_info(evening.table).promises == (promise_of(evening.numbers[0]), "", "")
    assert evening.table.places[1].person
    assert evening.match.setup.seed == promised_seed(SECRET, [evening.numbers[0], "", ""])


def test_whoever_starts_is_here_also_before_the_first_connection() -> None:
    evening = Evening("red", 3)
    evening.sit("Ana", token=HOST, here=False)
    evening.write(evening.table.start(HOST, evening.now))
    assert evening.table.to_open == [0]


def test_a_number_that_is_not_opened_ends_the_round_and_names_its_seat() -> None:
    evening = promised()
    table = evening.table
    evening.write(table.open_number(0, evening.numbers[0], evening.now))
    evening.wait(9_999)
    assert table.state == "opening"
    evening.wait(1)
    told = fair_info(table)
    assert (table.state, table.match, table.persons) == ("gathering", None, [0])
    assert (told.round, told.unopened, told.promises) == (1, ("P1",), ("", "", ""))
    assert told.commitment == commitment_of(secret_after(SECRET)) != commitment_of(SECRET)
    assert told.numbers == ()
    with pytest.raises(Refused, match=r"table\.number-missing"):
        table.start(HOST, evening.now)
    evening.promise_again().start()
    assert evening.match.setup.seed == promised_seed(secret_after(SECRET), [evening.numbers[0], "", ""])
    assert fair_info(table).unopened == ("P1",)


def test_the_time_to_open_stands_still_while_everybody_is_gone() -> None:
    evening = promised()
    for seat in (0, 1):
        evening.depart(seat)
    evening.wait(60_000)
    assert evening.table.state == "opening"
    evening.arrive(0)
    evening.wait(9_999)
    assert evening.table.state == "opening"
    evening.arrive(1)
    evening.open_numbers()
    assert evening.table.state == "playing"


def test_a_log_that_ends_between_the_last_number_and_the_cards_goes_on() -> None:
    evening = promised(1)
    evening.write(evening.table.open_number(0, evening.numbers[0], evening.now)[:1])
    assert evening.table.state == "opening"
    evening.wait(0)
    assert evening.table.state == "playing"


def test_the_same_log_makes_the_same_table_at_every_step() -> None:
    evening = promised()
    evening.wait(10_000)
    evening.promise_again()
    for length in range(1, len(evening.log) + 1):
        again = Table.replay([from_bytes(to_bytes(entry)) for entry in evening.log[:length]])
        assert again.version == length
    assert table_info(again) == replace(table_info(evening.table), places=table_info(again).places)


def test_a_log_of_the_first_version_keeps_its_seed() -> None:
    opened = Evening("red", 3).log[0]
    sat = Seated(at=1, seat=0, name="Ana", avatar="", token="t", number="01" * 16)
    table = Table.replay([opened, sat, BotSeated(at=1, seat=1, bot="random"), BotSeated(at=1, seat=2, bot="random")])
    table.apply(Started(at=1, match=1))
    assert table.match is not None
    assert table.match.setup.seed == seed_of(SECRET, ["01" * 16])
    table.apply(Closed(at=2))
    told = fair_info(table)
    assert (told.version, told.promises, told.numbers) == (1, (), ("01" * 16,))
    assert parse_record(table.record().to_json(), find_game).fair is not None
    assert set(json.loads(table.record().to_json())["fair"]) == {"commitment", "secret", "numbers"}


def test_in_the_first_version_those_who_told_no_number_are_left_out() -> None:
    opened = Evening("red", 2).log[0]
    sat = [Seated(at=1, seat=seat, name=f"P{seat}", avatar="", token=f"t{seat}", number="01" * 16 * seat) for seat in (0, 1)]
    table = Table.replay([opened, *sat])
    table.apply(Started(at=1, match=1))
    assert table.numbers == ["01" * 16]


def test_only_people_of_the_table_ask_for_a_rematch() -> None:
    with pytest.raises(Refused, match=r"table\.not-seated"):
        finished().table.rematch("a stranger", "77" * 32, 0)


def test_every_match_of_a_table_has_its_record() -> None:
    evening = finished()
    first = evening.table.record().to_json()
    evening.write(evening.table.rematch(HOST, "77" * 32, evening.now))
    assert record_from(evening.log, 1).to_json() == first
    for number in (2, 3):
        with pytest.raises(Refused):
            record_from(evening.log, number)


def test_verify_holds_a_record_against_what_a_device_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evening = finished()
    path = tmp_path / "match.json"
    path.write_text(evening.table.record().to_json())
    own, told = evening.numbers[1], commitment_of(SECRET)
    assert verify(path, commitment=told, number=own) == 0
    assert "your commitment and number fit" in capsys.readouterr().out
    assert verify(path, commitment="00" * 32, number=own) == 1
    assert "not the one that you were told" in capsys.readouterr().out
    assert verify(path, commitment=told, number="00" * 16) == 1
    assert "your number is not among those" in capsys.readouterr().out
    path.write_text(record_of(evening.match).to_json())
    assert verify(path, commitment=told) == 1
    assert "does not say what its seed was made of" in capsys.readouterr().out
