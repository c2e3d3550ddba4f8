"""Who stops a round of Red first, with the Bank or the Bomb, in turn or out of it."""

import pytest

from defifoo.core.refusal import Refused
from defifoo.games.red.stacked import stacked as red
from defifoo.table.races import FLOOR
from table.evening import Evening
from table.racing import last, moved


def round_of(lines: dict[int, int], *, window: int = 1500) -> Evening:
    deal = red(["R1 R2 BOMB", "R3 R4 V3", "R5 R6 BANK", "R7 R8 V4"])
    deal.direction = 1
    deal.team = 0b0101
    evening = Evening("red", 4, window=window).seat_people(4).start().lay_out(deal)
    evening.table.live.lines.update(lines)
    evening.play(0, "R1")
    return evening


@pytest.mark.rule("all.race")
def test_of_two_who_slam_the_first_to_act_counts() -> None:
    evening = round_of({0: 300, 2: 10})
    evening.wait(500)
    assert evening.play(2, "BANK") == []
    evening.wait(250)
    assert moved(evening.play(0, "BOMB")) == [(0, "BOMB", "person")]
    assert last(evening).reactions == ((0, 450), (2, 490))


def test_while_a_slam_is_decided_no_card_and_no_clock_goes_before_it() -> None:
    evening = round_of({0: 10, 1: 200}, window=0)
    evening.play(1, "R3")
    evening.play(2, "R5")
    evening.wait(300)
    evening.play(0, "BOMB")
    assert evening.table.slammed
    assert moved(evening.wait(10_000)) == [(0, "BOMB", "person")]


@pytest.mark.rule("all.race")
def test_a_slam_on_a_card_that_could_not_be_seen_yet_waits_for_the_next() -> None:
    evening = round_of({0: 300})
    evening.play(1, "R3")
    evening.wait(299)
    for pause in (1000, 0):
        with pytest.raises(Refused, match=r"table\.early"):
            evening.play(0, "BOMB")
        evening.wait(pause)
    evening.play(2, "R5")
    evening.wait(1000)
    assert moved(evening.play(0, "BOMB")) == [(0, "BOMB", "person")]


def test_a_slam_that_answers_an_older_card_of_the_round_is_not_early() -> None:
    evening = round_of({0: 300})
    seen = evening.table.version
    evening.wait(1000)
    evening.play(1, "R3")
    evening.wait(20)
    assert moved(evening.play(0, "BOMB", seen)) == [(0, "BOMB", "person")]


@pytest.mark.rule("red.interrupt")
def test_a_slam_counts_though_its_player_has_come_in_turn_while_it_was_on_its_way() -> None:
    evening = round_of({})
    seen = evening.table.version
    evening.wait(500)
    evening.play(1, "R3")
    evening.wait(20)
    assert moved(evening.play(2, "BANK", seen)) == [(2, "BANK", "person")]


@pytest.mark.rule("all.race")
@pytest.mark.parametrize(("lines", "first"), [({0: 300, 1: 10}, 0), ({0: 10, 1: 300}, 1)])
def test_whoever_is_in_turn_runs_with_whoever_slams(lines: dict[int, int], first: int) -> None:
    """At a table for two one of them is always in turn. Whoever has the longer line is heard later and was quicker."""
    deal = red(["R1 R2 BOMB", "R3 R4 BANK"])
    evening = Evening("red", 2).seat_people(2).start().lay_out(deal)
    evening.table.live.lines.update(lines)
    evening.play(0, "R1")
    cards = {0: "BOMB", 1: "BANK"}
    evening.wait(410)
    assert evening.play(1 - first, cards[1 - first]) == []
    assert evening.table.slammed
    evening.wait(200)
    assert moved(evening.play(first, cards[first])) == [(first, cards[first], "person")]
    assert last(evening).reactions == ((first, 310), (1 - first, 400))


def test_whoever_is_in_turn_may_stop_the_round_however_early_they_were() -> None:
    """The table waits for them: there would be no next card, and nothing else in the hand."""
    deal = red(["R1 R2 V1", "BANK BOMB", "R5 R6 V3"])
    deal.direction = 1
    evening = Evening("red", 3).seat_people(3).start().lay_out(deal)
    evening.table.live.lines[1] = 300
    with pytest.raises(Refused, match="stale"):
        evening.play(1, "BANK", evening.table.version + 5)
    evening.play(0, "R1")
    evening.wait(10)
    assert evening.play(1, "BANK") == []
    assert moved(evening.wait(FLOOR)) == [(1, "BANK", "person")]


@pytest.mark.parametrize("after", range(0, 1600, 100))
def test_no_bot_in_turn_plays_while_it_is_decided_who_stopped_the_round(after: int) -> None:
    deal = red(["R1 R2 BOMB", "R3 R4 V2", "R5 R6 V4", "R7 R8 V7"])
    deal.direction = 1
    deal.team = 0b0101
    evening = Evening("red", 4).seat_people(2).start("regular").lay_out(deal)
    evening.table.live.lines.update({0: 10, 1: 400})
    evening.play(0, "R1")
    evening.play(1, "R3")
    evening.wait(after)
    if evening.deal.waits_for == (2,):
        evening.play(0, "BOMB", evening.table.questions.round_on)
        assert moved(evening.wait(3000))[0] == (0, "BOMB", "person")


def test_a_held_card_leaves_the_slowest_line_its_time() -> None:
    evening = round_of({0: 300})
    for seat, card in ((1, "R3"), (2, "R5"), (3, "R7")):
        evening.play(seat, card)
    assert evening.table.live.held is not None
    evening.wait(1500 + 299)
    assert moved(evening.play(0, "BOMB")) == [(0, "BOMB", "person")]
