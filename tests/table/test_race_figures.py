"""Races to the millisecond: what each answer counts as, who is waited for, and what is remembered of it."""

import pytest

from defifoo.core.refusal import Refused
from defifoo.games.red.stacked import stacked as red
from defifoo.table.entries import Moved
from defifoo.table.presence import racing
from defifoo.table.races import FLOOR, LONGEST_LINE, TAKING_BACK, raced
from defifoo.table.reactions import Reactions
from defifoo.table.waiting import Laid
from table.evening import Evening
from table.racing import before_the_race, last, moved, race


def test_a_race_runs_while_one_is_asked_for_and_played() -> None:
    assert racing(Evening("yellow", 3).table) is False
    evening = before_the_race()
    assert racing(evening.table) is False
    evening.play(0, "RGS")
    assert racing(evening.table) is True
    evening.write(evening.table.close("host", evening.now))
    assert racing(evening.table) is False


def test_only_those_who_are_asked_race_and_not_by_leaving() -> None:
    evening = race()
    deal, parse = evening.deal, evening.table.game.parse_move
    assert [raced(deal, seat, parse("PG")) for seat in range(4)] == [False, True, True, True]
    assert [raced(deal, seat, parse("pass")) for seat in range(4)] == [False] * 4
    assert raced(before_the_race().deal, 0, parse("RG")) is False


def test_who_named_a_version_that_was_not_there_yet_loses_a_place_in_a_race_and_nothing_else() -> None:
    evening = before_the_race()
    evening.table.live.early = dict.fromkeys(range(4), 10**6)
    assert evening.table.false_starters(evening.deal) == []
    evening.play(0, "RGS")
    assert evening.table.false_starters(evening.deal) == [1, 2, 3]


def test_a_wrong_card_within_the_floor_is_taken_back_from_the_floor_on() -> None:
    evening = race()
    evening.wait(20)
    with pytest.raises(Refused, match=r"yellow\.higher"):
        evening.play(1, "SY")
    assert evening.table.live.tried == {1: evening.now - 20 + FLOOR + TAKING_BACK}


def test_a_wrong_card_counts_from_when_its_player_acted() -> None:
    evening = race(lines={1: 60, 2: 5 * LONGEST_LINE})
    evening.wait(1000)
    for seat, card in ((1, "SY"), (2, "SG")):
        with pytest.raises(Refused, match=r"yellow\.higher"):
            evening.play(seat, card)
    assert evening.table.live.tried == {1: evening.now - 60 + TAKING_BACK, 2: evening.now - LONGEST_LINE + TAKING_BACK}


def test_outside_a_race_a_wrong_card_costs_no_time() -> None:
    evening = before_the_race()
    with pytest.raises(Refused):
        evening.play(0, "PY")
    assert not evening.table.live.tried


def test_an_answer_is_noted_once_with_when_it_came() -> None:
    evening = race(lines={1: 20, 2: 300})
    evening.wait(420)
    evening.play(1, "PG")
    assert {seat: list(came) for seat, came in evening.table.live.reactions.came.items()} == {1: [420]}


def test_nothing_is_noted_of_bots() -> None:
    evening = before_the_race(people=2)
    evening.play(0, "RGS")
    while not evening.table.live.laid and racing(evening.table):
        evening.wait(1)
        assert evening.table.live.tried == {}
    assert not evening.table.live.reactions.came


@pytest.mark.parametrize("rival", ["gone", "away", "here"])
def test_a_race_waits_for_the_lines_of_those_alone_who_could_still_be_heard(rival: str) -> None:
    evening = race(lines={2: 350})
    evening.play(3, "pass")
    evening.wait(400)
    if rival == "gone":
        evening.depart(2)
    elif rival == "away":
        evening.write(evening.table.leave(2, evening.now))
        assert 2 in evening.table.live.here
    told = evening.play(1, "PG")
    if rival == "here":
        assert told == []
        assert evening.table.decided_at == evening.now + 350
    else:
        assert moved(told) == [(1, "PG", "person")]


def test_who_has_bots_alone_for_rivals_waits_for_nobody() -> None:
    evening = before_the_race(people=2)
    evening.play(0, "RGS")
    evening.wait(FLOOR)
    assert moved(evening.play(1, "PG")) == [(1, "PG", "person")]
    assert last(evening).reactions == ((1, FLOOR),)


def test_where_nothing_was_laid_nothing_is_decided_and_bots_alone_decide_at_once() -> None:
    evening = race()
    assert evening.table.decided_at is None
    assert not evening.table.slammed
    alone = before_the_race(people=0)
    table = alone.table
    told = table.move(0, "RGS", table.version, alone.now, "bot", alone.now)
    alone.write(told)
    assert racing(table)
    for later in (3, 0):
        told = table.move(1, "PG", table.version, alone.now, "bot", alone.now + later)
        assert [entry.reactions for entry in told if isinstance(entry, Moved)] == [((1, later),)]
        table.live.laid.clear()
    table.live.laid.clear()
    table.live.laid[1] = Laid(alone.now + 500, 0, 1, "PG", "bot", int(table.game.parse_move("PG")))
    assert table.decided_at == 0


def test_a_slam_that_answers_an_older_card_was_quicker_than_one_that_answers_the_newest() -> None:
    """Seat 0 answers the card it saw, a second ago, on a line of 300 ms; seat 3 the card that was laid meanwhile."""
    deal = red(["R1 R2 BOMB", "R3 R4 V3", "R5 R6 V4", "R7 R8 BANK"])
    deal.direction = 1
    deal.team = 0b0101
    evening = Evening("red", 4, window=1500).seat_people(4).start().lay_out(deal)
    evening.table.live.lines.update({0: 300, 2: 380, 3: 10})
    evening.play(0, "R1")
    seen = evening.table.version
    evening.wait(1000)
    evening.play(1, "R3")
    evening.wait(200)
    assert evening.play(0, "BOMB", seen) == []
    laid = evening.table.live.laid[0]
    assert laid.acted == evening.now - 300 < evening.table.race_asked_at
    assert not evening.table.live.reactions.came
    evening.wait(30)
    assert evening.play(3, "BANK") == []
    assert evening.table.live.laid[3].acted == evening.now - 10
    evening.wait(400)
    assert last(evening).reactions == ((0, FLOOR), (3, 220))


def test_the_lot_between_those_who_were_equally_quick_is_the_same_for_ever_and_on_every_node() -> None:
    evening = race()
    evening.table.version = 9
    assert [evening.table._lot(seat) for seat in range(3)] == [66580714617674236, 56676298189969912, 54033553570315721]


def test_which_answers_could_still_have_won_is_remembered_of_persons() -> None:
    evening = race()
    evening.wait(FLOOR)
    evening.play(1, "PG")
    assert evening.table.live.could == {2: ["RR", "PY"], 3: ["RY", "PR"]}
    evening = before_the_race(people=3)
    evening.play(0, "RGS")
    evening.wait(FLOOR)
    evening.play(1, "PG")
    assert set(evening.table.live.could) == {2}


# How much of a line is believed


def known(mine: list[int], others: list[int]) -> Reactions:
    reactions = Reactions()
    for race_number, came in enumerate(mine):
        reactions.note(1, race_number, came, came)
    for race_number, took in enumerate(others):
        reactions.note(2, race_number, took + 77, took)
    return reactions


def test_the_quicker_quarter_of_ones_answers_is_held_against_that_of_the_others() -> None:
    """Of sixteen the fifth quickest; 50 ms over the root of sixteen may be due to chance, and 5 ms are given away."""
    mine, others = [*range(400, 560, 10)], [*range(300, 460, 10)]
    assert known(mine, others).believed(1, 400) == 440 - 340 + 5 + 12
    assert known(mine, [*others, *others]).believed(1, 400) == 440 - 340 + 5 + 12
    assert known(mine[:9], others).believed(1, 400) == 420 - 340 + 5 + 16
    assert known(mine, others).believed(1, 60) == 60
    assert known(others, mine).believed(1, 400) == 0
    nine, twenty = [*range(9)], [*range(20)]
    assert known(nine, nine).believed(1, 400) == 2 - 2 + 5 + 16
    assert known(twenty, twenty).believed(1, 400) == 5 - 5 + 5 + 11
    assert known([400] * 20, twenty).believed(1, 900) == 400 - 5 + 5 + 11


@pytest.mark.parametrize(("mine", "others"), [(7, 20), (20, 7), (0, 20), (20, 0)])
def test_of_too_few_answers_nothing_can_be_said(mine: int, others: int) -> None:
    assert known([100] * mine, [900] * others).believed(1, 300) == 300


def test_the_last_hundred_answers_of_a_seat_are_remembered() -> None:
    reactions = known([*range(150)], [500] * 150)
    assert list(reactions.came[1]) == [*range(50, 150)]
    assert len(reactions.came[2]) == 100


def test_of_a_race_the_first_answer_of_each_seat_is_noted() -> None:
    reactions = Reactions()
    for seat in (1, 2):
        reactions.note(seat, 5, 300, 300)
        reactions.note(seat, 5, 200, 200)
        reactions.note(seat, 6, 250, 250)
    assert {seat: list(came) for seat, came in reactions.came.items()} == {1: [300, 250], 2: [300, 250]}
