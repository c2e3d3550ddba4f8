"""What happens by itself: clocks, pauses, people who go and come back."""

import pytest

from defifoo.core.refusal import Refused
from defifoo.games.shelf import GAMES
from defifoo.games.yellow.stacked import stacked as yellow
from defifoo.table import clock as clocks
from defifoo.table.clock import deadline, due, tick
from defifoo.table.entries import Away, Back, ClockName, Closed, Dealt, Moved
from defifoo.table.races import FLOOR
from defifoo.table.thinking import TO_RACE, pause
from table.evening import Evening


def turn(evening: Evening) -> int:
    return evening.deal.waits_for[0]


@pytest.mark.parametrize(("clock", "limit"), [("relaxed", 60_000), ("fast", 15_000)])
def test_the_engine_moves_for_whoever_lets_the_clock_run_out(clock: ClockName, limit: int) -> None:
    evening = Evening("purple", 3, clock=clock).seat_people(3).start()
    seat = turn(evening)
    assert deadline(evening.table) == evening.now + limit
    assert evening.wait(limit - 1) == []
    assert evening.wait(1) == [Moved(at=evening.now, seat=seat, move="cw", by="clock")]
    assert deadline(evening.table) == evening.now + limit


def test_without_a_clock_nobody_is_hurried() -> None:
    evening = Evening("purple", 3).seat_people(3).start()
    assert deadline(evening.table) is None
    assert evening.wait(299_999) == []


def test_without_a_clock_nobody_stalls_the_table_for_ever() -> None:
    evening = Evening("purple", 3).seat_people(3).start()
    seat = turn(evening)
    happened = evening.wait(302_000)
    assert happened[0] == Away(at=happened[0].at, seat=seat)
    assert isinstance(happened[1], Moved)
    assert happened[1].by == "bot"
    assert evening.arrive(seat) == [Back(at=evening.now, seat=seat)]


def test_a_bot_plays_for_somebody_who_has_gone_until_they_return() -> None:
    evening = Evening("purple", 3).seat_people(3).start()
    seat = turn(evening)
    evening.wait(5000)
    evening.depart(seat)
    assert evening.wait(29_999) == []
    away, moved = evening.wait(1)
    assert away == Away(at=evening.now, seat=seat)
    assert isinstance(moved, Moved)
    assert moved.by == "bot"
    assert evening.arrive(seat) == [Back(at=evening.now, seat=seat)]
    assert evening.table.places[seat].player == ""
    assert evening.table.seats_of(f"token-P{seat}") == [seat]


def test_a_move_is_a_return() -> None:
    evening = Evening("purple", 2).seat_people(2).start()
    seat = turn(evening)
    evening.write(evening.table.leave(seat, evening.now))
    move = evening.table.game.move_name(evening.deal.moves(seat)[0])
    assert [type(entry) for entry in evening.play(seat, move)] == [Back, Moved]


def test_coming_back_in_time_changes_nothing() -> None:
    evening = Evening("purple", 3).seat_people(3).start()
    evening.depart(1)
    evening.wait(29_000)
    assert evening.arrive(1) == []
    assert evening.wait(60_000) == []


def test_the_table_stands_still_while_everybody_is_gone() -> None:
    evening = Evening("purple", 3, clock="fast").seat_people(1).start()
    evening.depart(0)
    evening.wait(3_600_000)
    assert evening.moves() == []
    evening.arrive(0)
    assert evening.table.state == "playing"
    assert not evening.table.places[0].away


def test_after_a_restart_those_who_do_not_come_back_are_replaced() -> None:
    evening = Evening("purple", 3).seat_people(3).start()
    evening.table.live = type(evening.table.live)()
    assert evening.wait(100_000) == []
    evening.arrive(1)
    happened = evening.wait(30_000)
    assert {entry.seat for entry in happened if isinstance(entry, Away)} == {0, 2}


@pytest.mark.parametrize(("begun", "days"), [(False, 1), (True, 7)])
def test_a_table_that_everybody_forgot_is_closed(begun: bool, days: int) -> None:
    evening = Evening("purple", 3).seat_people(1, here=False)
    if begun:
        evening.start()
    assert evening.wait(days * 24 * 3_600_000 - 1) == []
    assert evening.wait(1) == [Closed(at=evening.now)]
    assert evening.table.state == "closed"


# Yellow


def thanks_table(clock: ClockName = "off", token: str = "") -> Evening:
    deal = yellow(["RGG RG PG", "RY RR", "PY PR"], draws="SG SY SR SG SY", top="SG")
    evening = Evening("yellow", 3, clock=clock)
    for name in ("Ana", "Bea", "Cleo"):
        evening.sit(name, token=token)
    evening.start().lay_out(deal)
    evening.play(0, "RGG")
    evening.play(0, "give PG 1")
    return evening


@pytest.mark.parametrize("clock", ["off", "relaxed", "fast"])
def test_thanks_have_a_time_of_their_own(clock: ClockName) -> None:
    evening = thanks_table(clock)
    assert deadline(evening.table) == evening.now + 6000
    assert evening.wait(5999) == []
    assert evening.wait(1) == [Moved(at=evening.now, seat=1, move="silent", by="clock")]


def test_on_one_device_there_is_time_to_hand_it_over_before_the_thanks() -> None:
    evening = thanks_table(token="shared")
    assert deadline(evening.table) == evening.now + 60_000


def test_thanks_in_time_are_heard() -> None:
    evening = thanks_table()
    evening.wait(3000)
    assert evening.play(1, "thanks")


def test_thanks_for_nothing_are_refused() -> None:
    evening = thanks_table()
    with pytest.raises(Refused, match="not-yours"):
        evening.play(2, "thanks")


def race_table(clock: ClockName = "off") -> Evening:
    deal = yellow(["RGS RG PG", "RY RR", "PY PR"], draws="SG SY SR SG SY", top="SG")
    evening = Evening("yellow", 3, clock=clock).seat_people(3).start().lay_out(deal)
    evening.play(0, "RGS")
    return evening


@pytest.mark.parametrize("clock", ["off", "relaxed", "fast"])
def test_a_race_ends_after_ten_seconds(clock: ClockName) -> None:
    evening = race_table(clock)
    assert set(evening.deal.waits_for) == {1, 2}
    assert deadline(evening.table) == evening.now + 10_000
    happened = evening.wait(10_000)
    assert [(entry.seat, entry.move, entry.by) for entry in happened if isinstance(entry, Moved)] == [
        (1, "pass", "clock"),
        (2, "pass", "clock"),
    ]


def test_somebody_leaving_a_race_neither_prolongs_it_nor_makes_the_others_late() -> None:
    evening = race_table()
    seen, until = evening.table.version, deadline(evening.table)
    evening.wait(4000)
    evening.play(1, "pass", seen)
    assert deadline(evening.table) == until
    assert evening.play(2, "PY", seen)


def test_the_first_in_the_log_wins_the_race_and_the_second_is_stale() -> None:
    evening = race_table()
    seen = evening.table.version
    evening.wait(FLOOR)
    evening.play(2, "PY", seen)
    with pytest.raises(Refused, match="stale"):
        evening.play(1, "RY", seen)


# Answers that come too late


def test_a_stale_move_changes_nothing() -> None:
    evening = Evening("purple", 2).seat_people(2).start()
    seat, seen = turn(evening), evening.table.version
    first = evening.table.game.move_name(evening.deal.moves(seat)[0])
    evening.play(seat, first, seen)
    before = evening.table.version, evening.deal.view(seat)
    with pytest.raises(Refused, match="stale"):
        evening.play(1 - seat, evening.table.game.move_name(evening.deal.moves(1 - seat)[0]), seen)
    with pytest.raises(Refused, match="stale"):
        evening.play(seat, first, evening.table.version + 1)
    assert before == (evening.table.version, evening.deal.view(seat))


def test_comings_and_goings_do_not_make_a_move_stale() -> None:
    evening = Evening("purple", 3).seat_people(3).start()
    seat, seen = turn(evening), evening.table.version
    evening.write(evening.table.leave((seat + 1) % 3, evening.now))
    assert evening.play(seat, "cw", seen)


@pytest.mark.parametrize(("bot", "slower"), [("novice", 3), ("regular", 2), ("expert", 1)])
def test_bots_that_are_meant_to_be_beaten_race_slowly(bot: str, slower: int) -> None:
    deal = yellow(["RGS RG PG", "RY RR", "PY PR"], draws="SG SY SR SG SY", top="SG")
    evening = Evening("yellow", 3).seat_people(1).start(bot).lay_out(deal)
    evening.play(0, "RGS")
    for seat in (1, 2):
        thinks = pause(evening.table, seat) - evening.table.seen_for
        assert slower * TO_RACE[0] <= thinks <= slower * TO_RACE[1]
        assert thinks % slower == 0


# Between deals


def between_deals(people: int) -> Evening:
    evening = Evening("red", 3, options={"length": 2}, clock="fast").seat_people(people).start()
    while evening.table.state != "between":
        at = due(evening.table)
        assert at is not None
        evening.wait(max(0, at - evening.now))
    return evening


def test_the_next_deal_begins_when_everyone_here_is_ready() -> None:
    evening = between_deals(2)
    evening.table.ready(0)
    assert evening.wait(1000) == []
    evening.table.ready(1)
    assert evening.wait(0) == [Dealt(at=evening.now, number=2)]
    assert evening.table.state == "playing"


def test_the_next_deal_does_not_wait_for_those_who_are_gone() -> None:
    evening = between_deals(2)
    evening.depart(1)
    evening.table.ready(0)
    assert evening.wait(0) == [Dealt(at=evening.now, number=2)]


def test_whoever_plays_with_bots_alone_may_read_the_score_as_long_as_they_like() -> None:
    evening = between_deals(1)
    assert deadline(evening.table) is None
    assert evening.wait(3_600_000) == []
    evening.table.ready(0)
    assert evening.wait(0) == [Dealt(at=evening.now, number=2)]


def test_the_next_deal_begins_after_fifteen_seconds_anyway() -> None:
    evening = between_deals(2)
    assert deadline(evening.table) == evening.now + 15_000
    assert evening.wait(14_999) == []
    assert evening.wait(1) == [Dealt(at=evening.now, number=2)]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_happens_before_its_time(game: str) -> None:
    """A clock that is asked too early changes nothing; a person's time runs out when it is due and not before."""
    evening = Evening(game, 3, clock="relaxed").seat_people(3).start()
    table = evening.table
    at = due(table)
    assert at is not None
    assert at > evening.now
    for early in (evening.now, at - 1):
        assert tick(table, early) == []
    assert tick(table, at) != []


def test_people_have_longer_than_the_next_look_at_their_table() -> None:
    """So a move of theirs need not be looked at at once: nothing is due before the look that is planned."""
    limits = [limit for limit in clocks.LIMITS.values() if limit is not None]
    assert min(*limits, clocks.TO_RACE, clocks.TO_ANSWER_AT_ONCE, clocks.HANDING_OVER, clocks.IDLE) > clocks.SOONEST
