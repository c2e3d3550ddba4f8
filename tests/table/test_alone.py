"""Bots alone, people alone, and nobody at all: when anything happens there by itself."""

import pytest

from defifoo.table.clock import deadline, due, people_alone, tick
from defifoo.table.entries import Dealt, Entry, Opened, Pace, Started
from defifoo.table.live import Live
from defifoo.table.table import Table
from defifoo.table.thinking import next_thought
from defifoo.table.waiting import HeldMove, Laid
from table.evening import Evening


def people(count: int = 3, seats: int = 3) -> Evening:
    return Evening("purple", seats).seat_people(count).start()


def test_people_who_are_all_here_are_alone() -> None:
    assert people_alone(people().table) is True


def test_before_and_after_the_cards_nobody_is_alone() -> None:
    evening = Evening("purple", 3).seat_people(3)
    assert people_alone(evening.table) is False
    evening.start()
    evening.write(evening.table.close("host", evening.now))
    assert people_alone(evening.table) is False


def test_people_are_not_alone_with_a_bot_or_with_somebody_who_is_gone_or_away() -> None:
    assert people_alone(people(2).table) is False
    evening = people()
    evening.depart(1)
    assert people_alone(evening.table) is False
    evening = people()
    evening.write(evening.table.leave(1, evening.now))
    assert len(evening.table.live.here) == 3
    assert people_alone(evening.table) is False


def test_people_are_not_alone_while_a_card_waits_for_its_moment() -> None:
    evening = people()
    evening.table.live.held = HeldMove(0, "E1", 50, "person", 0)
    assert people_alone(evening.table) is False
    evening = people()
    evening.table.live.laid[0] = Laid(1, 2, 0, "E1", "person", 0)
    assert people_alone(evening.table) is False
    evening = people()
    evening.table.live.early[0] = 99
    assert people_alone(evening.table) is False


@pytest.mark.parametrize(("pace", "pause"), [("instant", 0), ("quick", 2000), ("relaxed", 2000)])
def test_bots_alone_look_at_the_score_for_two_seconds_unless_nobody_is_to_see_anything(pace: Pace, pause: int) -> None:
    evening = Evening("red", 3, options={"length": 2}, pace=pace).start()
    while evening.table.state != "between":
        evening.now = max(evening.now, due(evening.table) or 0)
        evening.write(tick(evening.table, evening.now))
    assert deadline(evening.table) == due(evening.table) == evening.now + pause
    assert evening.wait(pause)[:1] == [Dealt(at=evening.now, number=2)]


def test_no_card_is_dealt_and_no_number_is_missed_while_everybody_is_gone() -> None:
    evening = Evening("red", 2, options={"length": 2}, clock="fast", pace="instant").seat_people(2).start()
    while evening.table.state != "between":
        evening.wait(15_000)
    evening.depart(0)
    evening.depart(1)
    assert deadline(evening.table) is None
    assert evening.wait(3_600_000) == []
    evening.arrive(0)
    assert deadline(evening.table) == evening.now + 15_000
    evening = Evening("red", 2).seat_people(2)
    evening.write(evening.table.start("host", evening.now))
    evening.depart(0)
    evening.depart(1)
    assert deadline(evening.table) is None
    assert evening.wait(3_600_000) == []


@pytest.mark.parametrize(("state", "days"), [("gathering", 1), ("opening", 1), ("playing", 7), ("between", 7), ("over", 1)])
def test_how_long_a_table_is_kept_for_those_who_are_gone(state: str, days: int) -> None:
    evening = people()
    evening.table.state = state
    for seat in range(3):
        evening.depart(seat)
    assert due(evening.table) == evening.table.last_at + days * 24 * 3_600_000


def test_a_table_is_kept_from_the_last_thing_that_happened_at_it() -> None:
    evening = Evening("purple", 3).seat_people(1)
    evening.wait(5_000_000)
    evening.sit("Zoe")
    evening.depart(0)
    evening.depart(1)
    evening.wait(1000)
    assert due(evening.table) == evening.now - 1000 + 24 * 3_600_000


@pytest.mark.parametrize("state", ["gathering", "over"])
def test_nothing_happens_by_itself_while_people_talk_before_and_after_a_match(state: str) -> None:
    evening = people()
    evening.table.state = state
    for seat in (1, 2):
        evening.depart(seat)
    assert due(evening.table) is None


def test_ten_seconds_to_open_a_number_begin_when_the_promises_are_final() -> None:
    evening = Evening("red", 2).seat_people(2)
    evening.wait(5000)
    evening.write(evening.table.start("host", evening.now))
    assert deadline(evening.table) == evening.now + 10_000
    assert evening.wait(9999) == []
    assert evening.wait(1)


def test_no_clock_runs_for_a_bot_that_thinks() -> None:
    evening = Evening("purple", 3, clock="fast").seat_people(1).start()
    while evening.table.places[evening.deal.waits_for[0]].person:
        seat = evening.deal.waits_for[0]
        evening.play(seat, evening.table.game.move_name(evening.deal.moves(seat)[0]))
    assert next_thought(evening.table, evening.now + 60_000) is not None
    assert due(evening.table) is None
    assert tick(evening.table, evening.now + 60_000, with_bots=False) == []


def test_who_asks_the_bots_elsewhere_is_told_of_nothing_but_the_rest() -> None:
    evening = Evening("purple", 3, pace="instant").start()
    assert tick(evening.table, evening.now, with_bots=False) == []
    assert not evening.table.live.thinking
    assert tick(evening.table, evening.now)


def test_a_table_that_is_loaded_anew_keeps_what_was_known_of_the_moment() -> None:
    evening = people()
    live = Live()
    assert Table.replay(evening.log, live).live is live
    assert Table.replay(evening.log).live is not evening.table.live


def test_a_log_is_opened_once() -> None:
    evening = people()
    opened: Entry = evening.log[0]
    assert isinstance(opened, Opened)
    with pytest.raises(ValueError, match="opened once"):
        evening.table.apply(opened)
    assert isinstance(evening.log[-1], Started)
