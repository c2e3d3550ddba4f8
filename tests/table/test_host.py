"""The host, who opens a table, and what becomes of it when they go."""

import pytest

from defifoo.core.refusal import Refused
from defifoo.table.broadcast import table_info
from defifoo.table.entries import BotSeated, Locked, SeatLeft, from_bytes, to_bytes
from defifoo.table.presence import GRACE, depart
from defifoo.table.table import Table
from table.evening import HOST, Evening


def hosted(*guests: str) -> Evening:
    evening = Evening("red", 3)
    evening.sit("Host", token=HOST)
    for guest in guests:
        evening.sit(guest)
    return evening


def not_the_host(command: object, *args: object) -> None:
    assert callable(command)
    with pytest.raises(Refused) as caught:
        command(*args)
    assert caught.value.violation.rule == "table.not-host"


def test_while_the_host_sits_there_nobody_else_starts() -> None:
    table = hosted("Ann").table
    not_the_host(table.start, "token-Ann", 0)
    assert not table_info(table).anybody_starts


def test_when_the_host_has_left_anybody_seated_seats_bots_and_starts() -> None:
    evening = hosted("Ann")
    evening.write(evening.table.leave(0, 1))
    assert table_info(evening.table).anybody_starts
    assert evening.write(evening.table.add_bot("token-Ann", "novice", 2)) == [BotSeated(at=2, seat=0, bot="novice")]
    assert evening.write(evening.table.remove_bot("token-Ann", 0, 3)) == [SeatLeft(at=3, seat=0)]
    entries = evening.write(evening.table.start("token-Ann", 4, "novice"))
    assert entries[-1] == Locked(at=4, seats=(1,))
    assert not table_info(evening.table).anybody_starts


def test_somebody_who_only_looks_on_still_starts_nothing() -> None:
    evening = hosted("Ann")
    evening.write(evening.table.leave(0, 1))
    with pytest.raises(Refused) as caught:
        evening.table.start("token-stranger", 2)
    assert caught.value.violation.rule == "table.not-seated"


def test_a_host_who_left_may_still_start_and_is_the_host_again_when_back() -> None:
    evening = hosted("Ann")
    evening.write(evening.table.leave(0, 1))
    assert evening.table.start(HOST, 2)
    evening.sit("Host", token=HOST)
    not_the_host(evening.table.start, "token-Ann", 3)


def test_a_host_who_never_sat_down_has_not_left() -> None:
    table = Evening("red", 3).seat_people(2).table
    not_the_host(table.start, "token-P0", 0)
    assert table.start(HOST, 0)


def test_a_host_with_two_seats_leaves_with_the_second() -> None:
    evening = hosted()
    evening.sit("Twin", token=HOST)
    evening.sit("Ann")
    evening.write(evening.table.leave(0, 1))
    not_the_host(evening.table.start, "token-Ann", 2)
    evening.write(evening.table.leave(1, 3))
    assert evening.table.start("token-Ann", 4)


def test_that_the_host_has_left_stands_in_the_log() -> None:
    evening = hosted("Ann")
    evening.write(evening.table.leave(0, 1))
    assert Table.replay(from_bytes(to_bytes(entry)) for entry in evening.log).anybody_starts


def test_sending_people_away_and_closing_stay_with_the_host() -> None:
    evening = hosted("Ann", "Bea")
    evening.write(evening.table.leave(0, 1))
    not_the_host(evening.table.remove_person, "token-Ann", 2, 2)
    not_the_host(evening.table.close, "token-Ann", 2)


def test_in_the_place_of_somebody_who_is_gone_for_a_while_anybody_seated_puts_a_bot() -> None:
    evening = hosted("Ann")
    table = evening.table
    depart(table, 0, evening.now)
    later = evening.now + GRACE
    not_the_host(table.add_bot, "token-Ann", "novice", later - 1, 0)
    with pytest.raises(Refused) as caught:
        table.add_bot("token-stranger", "novice", later, 0)
    assert caught.value.violation.rule == "table.not-seated"
    gone, bot = evening.write(table.add_bot("token-Ann", "novice", later, 0))
    assert (gone, bot) == (SeatLeft(at=later, seat=0), BotSeated(at=later, seat=0, bot="novice"))
    assert table_info(table).anybody_starts  # it was the host's
    not_the_host(hosted("Ann").table.add_bot, "token-Ann", "novice", 1, 0)
