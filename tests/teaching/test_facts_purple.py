"""What Purple says of a card: each fact, with its numbers, in a position that asks for it and beside one that does not."""

from typing import Any

import pytest

from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.fact import AGAINST, FOR, Fact, Foreseen
from defifoo.games.purple.deal import PurpleDeal
from properties.named import purple
from teaching.told import facts, took


def taken(seat: int, cards: str = "") -> list[Event]:
    return took("purple", seat, cards)


def told(deal: Deal, seat: int, card: str, *futures: list[Event]) -> list[Fact]:
    return facts("purple", deal, seat, card, *futures)


def last(hand: str, challenge: str = "no-trick", *moves: str, **more: Any) -> Deal:
    """Seat 0 plays last, on E9 and E4."""
    others = ["E9 T1 T2 T3", "E4 E5 E6 T4"]
    size = len(hand.split())
    hands = ", ".join([hand, *(" ".join(other.split()[:size]) for other in others)])
    return purple("1 cw", "1 E9", "2 E4", *moves, hands=hands, challenge=challenge, **more)


def test_a_card_stays_under_the_best_for_sure_or_perhaps() -> None:
    deal = last("E2 E10 A4")
    assert told(deal, 0, "E2", taken(1), taken(1)) == [Fact("under", seat=1, cards=("E9",), speaks=FOR)]
    assert told(deal, 0, "E2", taken(1), taken(2)) == [Fact("under-perhaps", seat=1, cards=("E9",), speaks=FOR)]


@pytest.mark.parametrize(("challenge", "speaks"), [("no-trick", FOR), ("not-last", 0), ("most", AGAINST), ("least", FOR)])
def test_leaving_a_trick_to_others_is_good_unless_tricks_are_wanted(challenge: str, speaks: int) -> None:
    assert told(last("E2 E3 A4", challenge), 0, "E2", taken(1))[0] == Fact("under", seat=1, cards=("E9",), speaks=speaks)


def test_whoever_cannot_follow_throws_away_what_costs_the_winner() -> None:
    deal = last("T7 T10 J2", "no-sevens")
    high, thrown = Fact("rid-of-high", speaks=FOR), Fact("thrown", seat=1, speaks=FOR)
    assert told(deal, 0, "T7", taken(1)) == [thrown, Fact("feeds", seat=1, points=20, speaks=FOR), high]
    assert told(deal, 0, "T10", taken(1)) == [thrown, high]
    assert told(deal, 0, "J2", taken(1)) == [thrown, Fact("void", colour="J", speaks=FOR)]
    assert told(deal, 0, "J2", taken(2), taken(1), taken(2))[0] == Fact("thrown-perhaps", seat=2, speaks=FOR)


def test_a_card_that_others_go_over_leaves_the_trick_to_them() -> None:
    deal = purple("1 cw", "1 E8", hands="O9 T9 T4, E8 T1 J10, E10 E2 T5", challenge="no-trick")
    high = Fact("rid-of-high", speaks=FOR)
    assert told(deal, 2, "E10", taken(0)) == [Fact("over", seat=0, speaks=FOR), high]
    assert told(deal, 2, "E10", taken(0), taken(1)) == [Fact("over-perhaps", seat=0, speaks=FOR), high]


@pytest.mark.parametrize(
    ("hand", "challenge", "said"),
    [
        ("E2 SUN T5", "no-trick", [Fact("sun", seat=1, speaks=FOR), Fact("sun-gone", speaks=AGAINST)]),
        ("E2 SUN", "no-trick", [Fact("sun-now", points=50, speaks=FOR), Fact("sun", seat=1, speaks=FOR)]),
        ("SUN", "no-trick", [Fact("sun-last", points=50, speaks=AGAINST), Fact("sun", seat=1, speaks=FOR)]),
        ("E2 SUN T5", "most", [Fact("sun", seat=1, speaks=AGAINST), Fact("sun-gone", speaks=AGAINST)]),
        (
            "E2 SUN T5",
            "no-sun",
            [Fact("sun", seat=1, speaks=FOR), Fact("feeds", seat=1, points=50, speaks=FOR), Fact("sun-gone", speaks=AGAINST)],
        ),
    ],
)
def test_the_sun_wins_nothing_and_must_not_be_kept_for_the_last_trick(hand: str, challenge: str, said: list[Fact]) -> None:
    assert told(last(hand, challenge), 0, "SUN", taken(1)) == said


def test_who_takes_the_trick_of_the_sun_is_told_as_sure_only_where_it_is() -> None:
    deal = last("E2 SUN T5")
    assert told(deal, 0, "SUN", taken(2), taken(1), taken(2))[0] == Fact("sun-perhaps", seat=2, speaks=FOR)


def test_whoever_keeps_the_sun_for_the_last_trick_pays_for_it() -> None:
    under = Fact("under", seat=1, cards=("E9",), speaks=FOR)
    assert told(last("E2 SUN"), 0, "E2", taken(1)) == [under, Fact("sun-kept", points=50, speaks=AGAINST)]
    assert told(last("E2 SUN J5"), 0, "E2", taken(1)) == [under, Fact("void", colour="E", speaks=FOR)]
    assert told(last("E2 J5"), 0, "E2", taken(1)) == [under]


def test_nothing_comes_after_the_last_card() -> None:
    assert told(last("E2"), 0, "E2", taken(1)) == [Fact("under", seat=1, cards=("E9",), speaks=FOR)]


OFTEN = [taken(0, "E9 E4 E10")] * 5 + [taken(1)] * 5
SELDOM = [taken(0, "E9 E4 E10")] * 4 + [taken(1)] * 6


@pytest.mark.parametrize(
    ("challenge", "name", "points", "speaks"),
    [
        ("most", "wins-most", 50, FOR),
        ("least", "wins-least", 50, AGAINST),
        ("no-trick", "wins-trick", 10, AGAINST),
        ("no-planet E", "wins-paid", 30, AGAINST),
        ("no-sevens", "wins-clean", 0, 0),
    ],
)
def test_taking_the_trick_brings_or_costs_something(challenge: str, name: str, points: int, speaks: int) -> None:
    """It speaks for or against the card where it happens at least every second time."""
    deal = last("E2 E10 A4", challenge)
    ending = Fact("last-to-play")
    assert told(deal, 0, "E10", *OFTEN) == [Fact(name, times=5, points=points, speaks=speaks), ending]
    assert told(deal, 0, "E10", *SELDOM) == [Fact(name, times=4, points=points), ending]
    assert told(deal, 0, "E10", taken(0, "E9 E4 E10")) == [Fact(name, times=11, points=points, speaks=speaks), ending]


def test_a_trick_costs_about_the_mean_of_what_may_lie_in_it() -> None:
    futures = [taken(0, "E5 T5"), taken(0, "E5"), taken(0, "E5"), taken(1, "T5 A5 J5")]
    said = Fact("wins-about", times=8, points=27, speaks=AGAINST)
    assert told(last("E2 E10 A4", "no-fives"), 0, "E10", *futures)[0] == said


def test_where_only_the_last_trick_costs_it_is_said_how_often_it_goes_to_others() -> None:
    def ending(seat: int) -> Foreseen:
        deal = purple()
        assert isinstance(deal, PurpleDeal)
        deal.last_winner = seat
        return Foreseen(taken(0, "E10"), deal)

    futures = [ending(1), ending(0), ending(2), ending(0), ending(0)]
    said = facts("purple", last("E2 E10 A4", "not-last"), 0, "E10", *futures)
    assert said == [Fact("wins-early", times=11), Fact("last-to-play"), Fact("end-last", times=4, points=50)]
    assert facts("purple", last("E2 E10", "not-last"), 0, "E10", *futures) == said
    assert facts("purple", last("E10", "not-last"), 0, "E10", *futures) == said[:2]


def test_a_spacecraft_switches_the_colour_for_those_who_come() -> None:
    deal = purple("1 cw", "1 E9", hands="E2 T9 T4, E9 T1 T2, ET E5 T5", challenge="no-trick")
    said = told(deal, 2, "ET", taken(2))
    assert said[:2] == [Fact("wins-trick", times=10, points=10, speaks=AGAINST), Fact("switches", colour="T")]
    assert [fact.name for fact in told(last("ET A5 A6"), 0, "ET", taken(0))] == ["wins-trick", "last-to-play"]
    led = purple("1 cw", hands="E2 T9 T4, ET T1 T2, E9 E5 T5", challenge="no-trick")
    assert [fact.name for fact in told(led, 1, "ET", taken(1))] == ["wins-trick", "beaten"]


def test_a_spacecraft_thrown_away_is_good_to_be_rid_of_unless_tricks_are_wanted() -> None:
    assert told(last("TJ A5 A6"), 0, "TJ", taken(1))[1:] == [Fact("rid-of-craft", speaks=FOR)]
    assert told(last("TJ A5 A6", "most"), 0, "TJ", taken(1))[1:] == []


def test_whoever_still_plays_may_go_over_a_card_with_what_is_still_out() -> None:
    deal = purple("1 cw", "1 E8", hands="O9 T9 T4, E8 T1 J10, E9 E2 T5", challenge="no-trick")
    assert told(deal, 2, "E9", taken(2))[1] == Fact("beaten-by", seats=(0,), cards=("E10", "ET", "OE"))
    led = purple("1 cw", hands="O9 T9 T4, E8 T1 J10, E9 E2 T5", challenge="no-trick")
    assert told(led, 1, "E8", taken(1))[1] == Fact("beaten", seats=(0, 2), many=4)
    assert told(led, 1, "E8", taken(1))[0].times == 10
    sure = purple("1 cw", hands="O9 T9 T4, E10 ET OE, E9 E2 T5", challenge="no-trick")
    assert told(sure, 1, "E10", taken(1)) == [
        Fact("wins-trick", times=11, points=10, speaks=AGAINST),
        Fact("unbeatable"),
        Fact("void", colour="E", speaks=FOR),
    ]


def test_whoever_showed_that_a_colour_is_missing_goes_over_nothing_of_it() -> None:
    deal = purple("1 cw", "1 E8", "2 E2", "0 J9", hands="J9 T9 T4, E8 E9 T1, E4 E2 T5", challenge="no-trick")
    assert told(deal, 1, "E9", taken(1))[1] == Fact("beaten-by", seats=(2,), cards=("E10", "ET", "OE"))


def test_where_a_spacecraft_played_last_always_wins_it_may_go_over_everything() -> None:
    deal = purple("1 cw", "1 E8", hands="O9 T9 T4, E8 T1 J10, E10 E2 T5", challenge="no-trick", last_always=True)
    assert told(deal, 2, "E10", taken(2))[1] == Fact("beaten", seats=(0,), many=5)
    led = purple("1 cw", hands="O9 T9 T4, E10 ET OE, E8 E2 T5", challenge="no-trick", last_always=True)
    assert told(led, 1, "E10", taken(1))[1] == Fact("beaten-by", seats=(0,), cards=("TJ", "JA", "AO"))


def test_high_cards_are_wasted_where_tricks_are_wanted_and_no_colour_is_emptied() -> None:
    deal = last("T7 T10 J2", "most")
    assert told(deal, 0, "T10", taken(1)) == [Fact("thrown", seat=1, speaks=AGAINST), Fact("wastes-high", speaks=AGAINST)]
    assert told(deal, 0, "J2", taken(1)) == [Fact("thrown", seat=1, speaks=AGAINST)]


@pytest.mark.parametrize(("card", "high"), [("J7", True), ("J6", False)])
def test_a_card_is_high_when_it_beats_two_thirds_of_what_is_out(card: str, high: bool) -> None:
    """Of nine that are out, six or five."""
    assert (Fact("rid-of-high", speaks=FOR) in told(last(f"{card} A1 A2"), 0, card, taken(1))) == high


def test_a_direction_names_who_follows() -> None:
    assert facts("purple", purple(dealer=2), 2, "cw") == [Fact("direction", seat=0)]
    assert facts("purple", purple(dealer=2), 2, "ccw") == [Fact("direction", seat=1)]
