"""The commitment, everyone's numbers, and the seed opened at the end."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from defifoo.cli.verify import verify
from defifoo.core.fair import commitment_of, seed_of
from defifoo.core.record import parse_record, record_of, replay
from defifoo.core.refusal import Refused
from defifoo.games.shelf import find_game
from defifoo.table.broadcast import fair_info
from defifoo.table.records import record_from
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
    numbers = [place.number for place in evening.table.places[:2]]
    made = sha256(b"defifoo seed 1" + bytes.fromhex(SECRET) + bytes.fromhex("".join(numbers))).digest()
    assert evening.match.setup.seed == made == seed_of(SECRET, numbers)


def test_the_documented_example_holds() -> None:
    text = (Path(__file__).parents[2] / "docs" / "fair-deal.md").read_text(encoding="utf-8")
    assert commitment_of("00" * 32) in text
    assert seed_of("00" * 32, ["11" * 16, "22" * 16]).hex() in text


def test_the_secret_is_told_only_when_the_match_is_over() -> None:
    running = fair_info(Evening("red", 3).seat_people(2).start().table)
    assert running.commitment == commitment_of(SECRET)
    assert (running.secret, running.numbers, running.seed) == ("", (), "")
    opened = fair_info(finished().table)
    assert opened.secret == SECRET
    assert len(opened.numbers) == 2


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
        ("numbers", ["00" * 16], "not made of the secret"),
        ("numbers", [], "not made of the secret"),
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


def test_a_rematch_has_a_new_commitment_and_waits_for_new_numbers() -> None:
    evening = finished()
    table = evening.table
    evening.write(table.rematch("token-P1", "77" * 32, evening.now))
    assert (table.state, table.numbers, fair_info(table).commitment) == ("gathering", [], commitment_of("77" * 32))
    with pytest.raises(Refused, match=r"table\.number-missing"):
        table.start("token-P1", evening.now)
    evening.write(table.add_number(0, "01" * 16, evening.now))
    with pytest.raises(Refused, match=r"table\.number-given"):
        table.add_number(0, "03" * 16, evening.now)
    with pytest.raises(Refused, match=r"table\.number-missing"):
        table.start(HOST, evening.now)
    evening.depart(1)
    evening.write(table.start("token-P0", evening.now))
    assert (table.state, table.matches, evening.match.points) == ("playing", 2, [0, 0, 0])
    assert evening.match.setup.seed == seed_of("77" * 32, ["01" * 16])


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
