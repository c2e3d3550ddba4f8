"""Time to react: the same for all, and nothing in it depends on what anybody holds."""

import pytest

from defifoo.core.refusal import Refused
from defifoo.games.blue.stacked import stacked as blue
from defifoo.games.red.stacked import stacked as red
from defifoo.table.entries import Entry, Moved
from defifoo.table.races import FLOOR
from table.evening import Evening

WINDOW = 1500


def red_table(hands: list[str], *, window: int = WINDOW) -> Evening:
    """Three people at Red; seat 0 leads, clockwise."""
    deal = red(hands)
    deal.direction = 1
    return Evening("red", len(hands), window=window).seat_people(len(hands)).start().lay_out(deal)


def moved(entries: list[Entry]) -> list[tuple[int, str]]:
    return [(entry.seat, entry.move) for entry in entries if isinstance(entry, Moved)]


HANDS = ["R1 R2 V1", "R3 R4 V2", "R5 R6 BOMB"]


def test_the_card_that_completes_a_round_is_held() -> None:
    evening = red_table(HANDS)
    assert moved(evening.play(0, "R1")) == [(0, "R1")]
    assert moved(evening.play(1, "R3")) == [(1, "R3")]
    evening.wait(200)
    assert evening.play(2, "R5") == []
    assert evening.table.live.held is not None
    assert evening.table.live.held.until == evening.now - 200 + WINDOW
    assert moved(evening.wait(WINDOW - 201)) == []
    assert moved(evening.wait(1)) == [(2, "R5")]


def test_a_held_card_can_be_taken_back_and_another_played() -> None:
    evening = red_table(HANDS)
    evening.play(0, "R1")
    evening.play(1, "R3")
    evening.play(2, "R5")
    with pytest.raises(Refused) as refused:
        evening.table.take_back(1)
    assert refused.value.violation.rule == "table.nothing-held"
    assert evening.table.take_back(2).move == "R5"
    assert evening.table.live.held is None
    assert moved(evening.wait(WINDOW - 1)) == []
    evening.play(2, "R6")
    assert moved(evening.wait(1)) == [(2, "R6")]
    with pytest.raises(Refused):
        evening.table.take_back(2)


def test_a_card_played_after_everyone_had_time_is_not_held() -> None:
    evening = red_table(HANDS)
    evening.play(0, "R1")
    evening.play(1, "R3")
    evening.wait(WINDOW)
    assert moved(evening.play(2, "R5")) == [(2, "R5")]


def test_a_slam_goes_before_a_held_card_which_returns_to_the_hand() -> None:
    evening = red_table(["R1 R2 BOMB", "R3 R4 V2", "R5 R6 V3"])
    evening.play(0, "R1")
    evening.play(1, "R3")
    evening.play(2, "R5")
    evening.wait(WINDOW - 1)
    assert moved(evening.play(0, "BOMB")) == [(0, "BOMB")]
    assert evening.table.live.held is None
    assert evening.deal.view(2).as_dict()["hand"] == ["R5", "R6", "V3"]
    assert moved(evening.wait(WINDOW)) == []


def test_a_slam_counts_though_somebody_played_while_it_was_on_its_way() -> None:
    evening = red_table(["R1 R2 BOMB", "R3 R4 V2", "R5 R6 V3"])
    evening.play(0, "R1")
    seen = evening.table.version
    evening.play(1, "R3")
    assert moved(evening.play(0, "BOMB", seen)) == [(0, "BOMB")]


def test_a_slam_that_was_meant_for_the_round_before_is_stale() -> None:
    evening = red_table(["R1 R2 BOMB", "R3 R4 V2", "R5 R6 V3"])
    evening.play(0, "R1")
    seen = evening.table.version
    evening.play(1, "R3")
    evening.wait(WINDOW)
    evening.play(2, "R5")
    evening.play(2, "R6")
    with pytest.raises(Refused, match="stale"):
        evening.play(0, "BOMB", seen)


def test_a_slam_into_nothing_is_refused() -> None:
    evening = red_table(HANDS)
    with pytest.raises(Refused, match=r"red\.interrupt"):
        evening.play(2, "BOMB")


def test_the_player_of_a_held_card_cannot_play_another_but_may_slam() -> None:
    evening = red_table(HANDS)
    evening.play(0, "R1")
    evening.play(1, "R3")
    evening.play(2, "R5")
    with pytest.raises(Refused, match=r"table\.held"):
        evening.play(2, "R6")
    evening.wait(FLOOR)
    assert moved(evening.play(2, "BOMB")) == [(2, "BOMB")]


def test_a_lead_that_empties_a_hand_ends_the_game_at_once() -> None:
    evening = red_table(["R1", "R3 R4", "R5 BOMB"])
    assert moved(evening.play(0, "R1")) == [(0, "R1")]
    assert evening.deal.over


def test_a_last_card_laid_into_a_round_leaves_time_to_slam() -> None:
    evening = red_table(["R1 R2", "R3", "R5 BOMB"])
    evening.play(0, "R1")
    assert evening.play(1, "R3") == []
    evening.wait(FLOOR)
    assert moved(evening.play(2, "BOMB")) == [(2, "BOMB")]
    assert not evening.deal.over


def test_other_cards_are_never_held() -> None:
    evening = red_table(HANDS)
    assert moved(evening.play(0, "R1")) == [(0, "R1")]
    assert moved(evening.play(1, "R3")) == [(1, "R3")]


def test_bots_alone_need_no_window() -> None:
    evening = Evening("red", 3, pace="instant").start()
    assert evening.table.window == 0
    evening.wait(0)
    assert evening.deal.over


def test_a_restart_forgets_a_held_card_and_its_player_can_play_again() -> None:
    evening = red_table(HANDS)
    evening.play(0, "R1")
    evening.play(1, "R3")
    evening.play(2, "R5")
    evening.table.live = type(evening.table.live)()
    evening.arrive(2)
    assert evening.play(2, "R5") == []
    assert moved(evening.wait(WINDOW)) == [(2, "R5")]


@pytest.mark.parametrize("hands", [["R1 R2 V1", "R3 R4 BOMB", "R5 R6 BANK"], ["R1 R2 V1", "R3 R4 V2", "R5 R6 V3"]])
@pytest.mark.parametrize("thought", [0, 400, 1499, 1500, 4000])
def test_the_pause_in_red_is_the_same_whatever_the_hands(hands: list[str], thought: int) -> None:
    evening = red_table(hands)
    evening.play(0, "R1")
    evening.play(1, "R3")
    shown = evening.now
    evening.wait(thought)
    evening.play(2, "R5")
    evening.wait(5000)
    last = evening.log[-1]
    assert isinstance(last, Moved)
    assert last.at - shown == max(WINDOW, thought)


def blue_table(victim: str) -> Evening:
    deal = blue(["MOON SUN", victim], lines=["", "C SUN CAF"], turn=0)
    return Evening("blue", 2).seat_people(2).start().lay_out(deal)


@pytest.mark.parametrize(
    ("victim", "answer"), [("RAIN SUN", "rainbow"), ("RAIN SUN", "accept"), ("SUN SUN", "accept"), ("BOLT", "accept")]
)
@pytest.mark.parametrize("thought", [0, 700, 1500, 3000])
def test_a_moon_is_answered_after_the_same_time_whatever_the_victim_holds(victim: str, answer: str, thought: int) -> None:
    evening = blue_table(victim)
    evening.play(0, "moon 1 C")
    shown = evening.now
    evening.wait(thought)
    evening.play(1, answer)
    evening.wait(5000)
    last = evening.log[-1]
    assert isinstance(last, Moved)
    assert (last.move, last.at - shown) == (answer, max(WINDOW, thought))


def test_nobody_but_the_victim_answers_a_moon() -> None:
    evening = blue_table("RAIN")
    evening.play(0, "moon 1 C")
    with pytest.raises(Refused, match=r"blue\.moon\.reply"):
        evening.play(0, "accept")


@pytest.mark.parametrize("hands", [["R1 R2", "R3 R4", "R5 BOMB"], ["R1 R2", "R3 BANK", "R5 R6"], ["R1 R2", "R3 R4", "R5 R6"]])
def test_bots_take_the_same_time_whatever_they_hold(hands: list[str]) -> None:
    deal = red(hands)
    deal.direction = 1
    evening = Evening("red", 3).seat_people(1).start("novice").lay_out(deal)
    evening.play(0, "R1")
    evening.table.live.silent |= {2}
    before = evening.now
    evening.wait(10_000)
    first = next(entry for entry in evening.log if entry.at > before)
    assert isinstance(first, Moved)
    assert first.at - before == 737
