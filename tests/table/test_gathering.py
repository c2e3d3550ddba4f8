"""Before the cards: seats, bots, the host."""

from collections.abc import Callable

import pytest

from defifoo.core.game import RULES_VERSION
from defifoo.core.refusal import MALFORMED, NOT_YOURS, Refused
from defifoo.games.shelf import GAMES
from defifoo.table.code import parse_code
from defifoo.table.entries import Away, BotSeated, Locked, Opened, Promised, SeatLeft, Started, from_bytes, to_bytes
from defifoo.table.opening import open_table
from defifoo.table.phrases import check_phrase
from defifoo.table.table import Table
from table.evening import HOST, SECRET, Evening

PROMISE = "ab" * 32


def refused(kind: str, rule: str, command: object, *args: object, **kwargs: object) -> None:
    assert callable(command)
    with pytest.raises(Refused) as caught:
        command(*args, **kwargs)
    assert (caught.value.violation.kind, caught.value.violation.rule) == (kind, rule)


def test_people_take_the_first_empty_seat_and_then_those_of_bots() -> None:
    evening = Evening("red", 3)
    evening.write(evening.table.add_bot(HOST, "novice", evening.now, seat=0))
    assert [evening.sit(name) for name in ("Ann", "Bea")] == [1, 2]
    assert evening.table.places[0].bot == "novice"
    evening.sit("Cleo")
    assert evening.table.places[0].name == "Cleo"
    assert evening.table.places[0].bot == ""
    refused(NOT_YOURS, "table.full", evening.sit, "Dora")


def test_a_seat_with_a_person_in_it_is_taken() -> None:
    table = Evening("red").seat_people(1).table
    refused(
        NOT_YOURS, "table.seat-taken", table.sit, name="Bo", avatar="", token="t", promise=PROMISE, now=0, seat=0
    )  # fmt: skip
    refused(NOT_YOURS, "table.seat-taken", table.add_bot, HOST, "novice", 0, seat=0)


def test_one_device_may_hold_several_seats() -> None:
    evening = Evening("purple", 3)
    evening.sit("Ann", token="shared")
    evening.sit("Bea")
    evening.sit("Cleo", token="shared")
    assert evening.table.seats_of("shared") == [0, 2]
    assert evening.table.seats_of("") == []


@pytest.mark.parametrize("name", ["", "A" * 21, "A\nB", "A\u202eB", "   "])
def test_names_are_short_and_printable(name: str) -> None:
    table = Evening("red").table
    refused(MALFORMED, "name", table.sit, name=name, avatar="", token="t", promise=PROMISE, now=0)


def test_two_people_do_not_share_a_name() -> None:
    evening = Evening("red")
    evening.sit("Ann")
    refused(NOT_YOURS, "table.name-taken", evening.sit, "Ann")


@pytest.mark.parametrize("promise", ["", "ab", "AB" * 32, "zz" * 32, "ab" * 33])
def test_a_person_brings_the_hash_of_a_number(promise: str) -> None:
    table = Evening("red").table
    refused(MALFORMED, "promise", table.sit, name="Ann", avatar="", token="t", promise=promise, now=0)


def test_only_the_host_seats_bots_and_starts() -> None:
    table = Evening("red").seat_people(1).table
    refused(NOT_YOURS, "table.not-host", table.add_bot, "token-P0", "novice", 0)
    refused(NOT_YOURS, "table.not-host", table.remove_bot, "token-P0", 0, 0)
    refused(NOT_YOURS, "table.not-host", table.start, "token-P0", 0)
    refused(NOT_YOURS, "table.not-host", table.close, "token-P0", 0)


def test_bots_fill_the_empty_seats_at_the_start() -> None:
    evening = Evening("red", 3).seat_people(1)
    entries = evening.table.start(HOST, 7, "novice")
    bots = [BotSeated(at=7, seat=seat, bot="novice") for seat in (1, 2)]
    assert entries == [*bots, Locked(at=7, seats=(0,))]
    evening.write(entries)
    assert evening.table.open_number(0, evening.numbers[0], 8)[1:] == [Started(at=8, match=1, rules=RULES_VERSION)]


def test_a_log_that_does_not_name_its_rules_is_played_by_the_first_ones() -> None:
    evening = Evening("blue", 2).seat_people(2)
    opening = from_bytes(b'{"t":"started","at":7,"match":1}')
    evening.table.apply(opening)
    match = evening.table.match
    assert match is not None
    assert match.setup.rules == 1
    assert b"rules" not in to_bytes(opening)


def test_a_bot_can_be_sent_away() -> None:
    evening = Evening("red", 3)
    evening.write(evening.table.add_bot(HOST, "novice", 0))
    assert evening.write(evening.table.remove_bot(HOST, 0, 5)) == [SeatLeft(at=5, seat=0)]
    assert evening.table.places[0].empty
    refused(NOT_YOURS, "table.no-bot-there", evening.table.remove_bot, HOST, 0, 0)


def test_nobody_sits_down_once_the_cards_are_dealt() -> None:
    evening = Evening("red", 3).seat_people(1).start()
    refused(NOT_YOURS, "table.started", evening.sit, "Bo")
    refused(NOT_YOURS, "table.started", evening.table.start, HOST, 0)


def test_somebody_who_leaves_keeps_the_seat_once_the_cards_are_dealt() -> None:
    evening = Evening("red", 3).seat_people(2)
    assert evening.table.leave(1, 3) == [SeatLeft(at=3, seat=1)]
    evening.start()
    assert evening.write(evening.table.leave(1, 4)) == [Away(at=4, seat=1)]
    assert evening.table.leave(1, 5) == []
    assert evening.table.seats_of("token-P1") == [1]


def test_a_table_is_opened_with_what_exists() -> None:
    def opening(**changes: object) -> Opened:
        right = {"code": "BAKO-MITU", "game": "red", "players": 4, "options": {}, "secret": SECRET, "host": HOST, "now": 0}
        return open_table(**{**right, **changes})  # type: ignore[arg-type]

    opening()
    refused(MALFORMED, "game", opening, game="green")
    refused(MALFORMED, "players", opening, players=7)
    refused(MALFORMED, "option", opening, options={"length": 99})
    refused(MALFORMED, "option", opening, options={"charmer": 1})
    for window in (-1, 5001, 60_000):
        refused(MALFORMED, "window", opening, window=window)
    for window in (0, 5000):
        assert opening(window=window).window == window
    refused(MALFORMED, "secret", opening, secret="abc")


@pytest.mark.parametrize(("fewest", "most", "players"), [(2, 6, 4), (2, 2, 2), (5, 6, 5)])
def test_a_table_is_for_four_or_as_near_as_the_game_allows_unless_somebody_says(
    fewest: int, most: int, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAMES["red"], "fewest", fewest)
    monkeypatch.setattr(GAMES["red"], "most", most)
    opened = open_table(code="BAKO-MITU", game="red", players=None, options={}, secret=SECRET, host=HOST, now=0)
    assert (opened.players, opened.options["length"]) == (players, players)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_as_many_seats_as_the_game_allows(game: str) -> None:
    fewest, most = GAMES[game].fewest, GAMES[game].most
    for players in (fewest, most):
        assert len(Evening(game, players).table.places) == players
    for players in (fewest - 1, most + 1):
        refused(MALFORMED, "players", Evening, game, players)


def test_a_closed_table_stays_closed() -> None:
    evening = Evening("red", 3).seat_people(1).start()
    evening.write(evening.table.close(HOST, 9))
    refused(NOT_YOURS, "table.closed", evening.play, 0, "cw")
    refused(NOT_YOURS, "table.closed", evening.table.close, HOST, 0)
    assert evening.wait(10**12) == []


def test_the_log_survives_being_written_down() -> None:
    evening = Evening("red", 3).seat_people(1).start()
    evening.wait(5000)
    again = Table.replay(from_bytes(to_bytes(entry)) for entry in evening.log)
    assert again.version == evening.table.version == len(evening.log)
    assert again.state == evening.table.state
    assert again.running.deal.view(0) == evening.deal.view(0)


@pytest.mark.parametrize("seat", [-1, 3, 4])
def test_there_are_no_seats_beside_those_of_the_table(seat: int) -> None:
    table = Evening("red", 3).table
    refused(MALFORMED, "seat", table.leave, seat, 0)
    refused(MALFORMED, "seat", table.add_bot, HOST, "novice", 0, seat=seat)


def test_nobody_leaves_promises_or_is_sent_away_where_nobody_sits() -> None:
    evening = Evening("red", 3).seat_people(1)
    evening.write(evening.table.add_bot(HOST, "novice", 0, seat=1))
    for seat in (1, 2):
        refused(NOT_YOURS, "table.nobody-there", evening.table.leave, seat, 0)
        refused(NOT_YOURS, "table.nobody-there", evening.table.remove_person, HOST, seat, 0)
        refused(NOT_YOURS, "table.nobody-there", evening.table.promise, seat, PROMISE, 0)


def test_the_host_sends_people_away_before_the_cards_are_dealt() -> None:
    evening = Evening("red", 3).seat_people(2)
    assert evening.write(evening.table.remove_person(HOST, 1, 4)) == [SeatLeft(at=4, seat=1)]
    assert evening.table.places[1].empty
    evening.start()
    refused(NOT_YOURS, "table.started", evening.table.remove_person, HOST, 0, 5)
    evening.write(evening.table.close(HOST, 6))
    refused(NOT_YOURS, "table.closed", evening.table.remove_person, HOST, 0, 7)
    refused(NOT_YOURS, "table.closed", evening.table.leave, 0, 7)


def test_a_promise_that_was_made_is_not_written_twice() -> None:
    evening = Evening("red", 3).seat_people(1)
    assert evening.write(evening.table.promise(0, PROMISE, 3)) == [Promised(at=3, seat=0, promise=PROMISE)]
    assert evening.table.promise(0, PROMISE, 4) == []


def test_no_bot_sits_down_where_every_seat_is_taken() -> None:
    evening = Evening("red", 2).seat_people(1)
    evening.write(evening.table.add_bot(HOST, "novice", 0))
    refused(NOT_YOURS, "table.full", evening.table.add_bot, HOST, "novice", 0)
    assert evening.table.add_bot(HOST, "expert", 5, seat=1) == [BotSeated(at=5, seat=1, bot="expert")]


def test_a_refusal_quotes_the_first_forty_signs_of_what_it_does_not_understand() -> None:
    table, long = Evening("red").table, "1234567890" * 10
    commands: list[Callable[[], object]] = [
        lambda: table.sit(name=long, avatar="", token="t", promise=PROMISE, now=0),
        lambda: table.sit(name="Ana", avatar=f"{long}/", token="t", promise=PROMISE, now=0),
        lambda: check_phrase(long),
        lambda: parse_code(long),
    ]
    for command in commands:
        with pytest.raises(Refused) as caught:
            command()
        assert (caught.value.violation.kind, caught.value.violation.data["text"]) == (MALFORMED, long[:40])
