"""One timetable: what is seen takes its time, then bots think, unless everybody hurries them on."""

import pytest

from defifoo.core.event import Event
from defifoo.core.refusal import Refused
from defifoo.games.purple.stacked import stacked as purple
from defifoo.games.shelf import GAMES, OURS, find_game
from defifoo.games.yellow.stacked import stacked as yellow
from defifoo.table.broadcast import table_info
from defifoo.table.entries import Moved, Pace
from defifoo.table.presence import hurried
from defifoo.table.thinking import answered, pause, sooner, think, thoughts
from defifoo.table.timetable import HURRIED, PACES, lasts
from defifoo.words.language import words
from table.evening import Evening
from table.waiting import waiting


def three(people: int = 1) -> Evening:
    deal = purple(["E9 E4 T1", "E2 E5 T2", "E3 E6 T3"])
    deal.direction = 1
    return Evening("purple", 3).seat_people(people).start("novice").lay_out(deal)


def moments(evening: Evening) -> list[int]:
    return [entry.at for entry in evening.log if isinstance(entry, Moved)]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_event_that_is_given_time_is_one_of_the_game(game: str) -> None:
    found = find_game(game)
    for event in found.lays + found.gathers:
        assert words("en").has(f"{game}-event-{event}")


def test_a_trick_is_seen_before_the_next_card_comes() -> None:
    game, times = find_game("purple"), PACES["normal"]
    events = [Event("played", 0), Event("called", 0), Event("took-trick", 0), Event("over", -1)]
    assert lasts(game, "normal", events[:2]) == times.travel
    assert lasts(game, "normal", events) == times.travel + times.look + times.travel
    assert lasts(game, "instant", events) == 0


def test_the_same_event_several_times_in_a_row_is_seen_at_once() -> None:
    red = find_game("red")
    assert lasts(red, "quick", [Event("hand-to-bank", seat) for seat in range(3)]) == PACES["quick"].travel


def test_pages_are_told_the_times_that_bots_wait_by() -> None:
    told = table_info(three().table).timetable
    times, purple_game = PACES["normal"], find_game("purple")
    assert (told.travel, told.look, told.hurried) == (times.travel, times.look, HURRIED)
    assert (told.lays, told.gathers) == (purple_game.lays, purple_game.gathers)


def test_the_pace_can_be_changed_while_it_is_played() -> None:
    evening = three()
    evening.table.set_pace(0, "quick")
    assert table_info(evening.table).timetable.look == PACES["quick"].look
    evening.play(0, "E9")
    start = evening.now
    evening.wait(5_000)
    assert moments(evening)[-2] - start <= PACES["quick"].travel + PACES["quick"].slowest


def test_a_pace_does_not_change_a_window_that_the_table_has_chosen() -> None:
    for chosen, expected in ((1500, PACES["quick"].window), (3000, 3000)):
        evening = Evening("red", 3, pace="quick", window=chosen).seat_people(1)
        assert evening.table.window == expected


HUMAN = 250
"""So many milliseconds pass before somebody who waits for a card to land has pressed a button."""


@pytest.mark.parametrize("pace", ["relaxed", "normal", "quick"])
def test_there_is_time_to_react_to_a_card_that_was_seen_to_land(pace: Pace) -> None:
    times = PACES[pace]
    assert times.window - times.travel > HUMAN


def test_bots_that_are_hurried_on_do_not_think_until_a_person_is_asked() -> None:
    evening = three()
    evening.play(0, "E9")
    start = evening.now
    evening.table.hurry(0)
    evening.wait(5_000)
    times = PACES["normal"]
    card = times.travel * HURRIED // 100
    assert moments(evening)[-2:] == [start + card, start + 2 * card]
    assert not hurried(evening.table)


def test_bots_that_are_hurried_on_say_sooner_what_they_have_decided() -> None:
    evening = Evening("purple", 3, pace="relaxed").seat_people(1).start()
    while evening.table.places[evening.deal.waits_for[0]].person:
        seat = evening.deal.waits_for[0]
        evening.play(seat, evening.table.game.move_name(evening.deal.moves(seat)[0]))
    table = evening.table
    (planned,) = thoughts(table)
    evening.table.live.thinking.add(planned.seat)
    assert answered(table, planned, think(table, planned), evening.now) == []
    sooner(table, evening.now)
    assert table.live.answers[planned.seat].at == planned.at
    table.hurry(0)
    sooner(table, evening.now)
    hurried_at = table.live.answers[planned.seat].at
    assert evening.now <= hurried_at < planned.at
    sooner(table, planned.at + 50)
    assert table.live.answers[planned.seat].at == hurried_at


def test_bots_are_hurried_on_only_when_everybody_here_wants_it() -> None:
    evening = three(people=2)
    evening.play(0, "E9")
    evening.play(1, "E2")
    slow = pause(evening.table, 2)
    evening.table.hurry(0)
    assert pause(evening.table, 2) == slow
    evening.table.hurry(1)
    assert pause(evening.table, 2) < slow


def test_a_race_is_nobodys_to_hurry() -> None:
    deal = yellow(["RGS RG PG", "PG SY SR", "PY SG RR"], top="SG", draws="SG SY SR")
    evening = Evening("yellow", 3).seat_people(1).start("novice").lay_out(deal)
    evening.play(0, "RGS")
    assert set(evening.deal.waits_for) == {1, 2}
    evening.table.hurry(0)
    assert not evening.table.live.hurried


def test_nobody_hurries_a_person() -> None:
    evening = three()
    evening.table.hurry(0)
    assert not evening.table.live.hurried
    with pytest.raises(Refused):
        Evening("purple", 3).seat_people(1).table.hurry(0)


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("players", [3, 4])
def test_at_quick_people_who_answer_soon_wait_for_less_than_half_of_the_time(game: str, players: int) -> None:
    waited, answered = waiting(game, players, "quick", 900)
    assert answered > 5 * 900
    assert waited < answered
