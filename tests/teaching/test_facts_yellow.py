"""What Yellow says of a move: each fact, with its numbers, in a position that asks for it and beside one that does not."""

from typing import Any

import pytest

from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.fact import AGAINST, FOR, Fact
from defifoo.games.yellow.deck import CARD_NAMES
from properties.named import yellow
from teaching.told import facts

END = Fact("end-first", times=0)
"""Said of nearly every move; without futures, nobody is ever out first."""
GIVING = "PGG RG RR SK, SGX SY JG, RY"


def told(deal: Deal, seat: int, move: str, *futures: list[Event]) -> list[Fact]:
    *found, end = facts("yellow", deal, seat, move, *futures)
    assert end.name == "end-first"
    return found


def having(hand: str, **more: Any) -> Deal:
    return yellow(hands=f"{hand}, SG RR JG, RY", **more)


def test_how_often_one_is_out_first_is_said_last() -> None:
    futures = [[Event("drew", 1), Event("won", 0)], [Event("won", 1)], [], [Event("won", 0)], [Event("stuck", -1)]]
    assert facts("yellow", having("PG RG SK"), 0, "PG", *futures)[-1] == Fact("end-first", times=4)
    assert facts("yellow", having("PG RG SK"), 0, "PG")[-1] == END


def test_the_last_card_wins_and_nothing_else_is_said() -> None:
    assert facts("yellow", having("PG"), 0, "PG") == [Fact("wins", speaks=FOR)]


def test_a_mistake_costs_three_cards_and_what_is_owed() -> None:
    deal = yellow(mistakes=True)
    assert told(deal, 0, "RG") == [Fact("mistake", many=3, speaks=AGAINST)]
    owing = yellow("0 PG3", hands="PG3 RG, SG SG3 RR, RY", mistakes=True)
    assert told(owing, 1, "SG") == [Fact("mistake", many=6, speaks=AGAINST)]


@pytest.mark.parametrize(
    ("hand", "move", "said"),
    [
        ("PG RG SK", "PG", Fact("one-less", many=2)),
        ("PY SK", "PY", Fact("one-less", many=1)),
        ("PR SK", "PR", Fact("rid-of", points=30, speaks=FOR)),
        ("PG PR RR SK", "PG", Fact("saves", cards=("RR", "PR"), speaks=FOR)),
        ("PG PY PR RR", "PG", Fact("saves", cards=("RR", "PY", "PR"), speaks=FOR)),
        ("PG PY PR RR RY", "PG", Fact("one-less", many=4)),
        ("PG JG SK", "PG", Fact("saves", cards=("JG",), speaks=FOR)),
        ("PY PGA SK", "PY", Fact("saves", cards=("PGA",), speaks=FOR)),
        ("PY PG SK", "PY", Fact("one-less", many=2)),
    ],
)
def test_a_plain_card_saves_better_ones_or_rids_one_of_points(hand: str, move: str, said: Fact) -> None:
    assert told(having(hand), 0, move) == [said]


def test_without_colours_it_is_said_which_symbol_beats_which_and_dearer_cards_are_not_saved() -> None:
    assert told(having("PG PR SK", level=1), 0, "PG") == [Fact("beats", many=0, speaks=FOR)]
    assert told(having("SG SK", level=2, top="PY"), 0, "SG") == [Fact("beats", many=1, speaks=FOR)]
    assert told(having("SG SK", level=2, top="PG"), 0, "SG") == [Fact("beats", many=1, speaks=FOR)]
    assert told(having("JG SK", level=1), 0, "JG S") == [Fact("joker", symbol="S"), Fact("rid-of", points=50, speaks=FOR)]
    assert told(having("PG SK", level=1, top=""), 0, "PG") == [Fact("one-less", many=1)]


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("joker", ["JG", "JY", "JR"])
def test_a_joker_that_fitted_as_well_is_saved_on_every_level(level: int, joker: str) -> None:
    assert Fact("saves", cards=(joker,), speaks=FOR) in told(having(f"PG SK {joker}", level=level), 0, "PG")


def test_a_joker_is_spent_where_another_card_fits() -> None:
    rid = Fact("rid-of", points=50, speaks=FOR)
    assert told(having("JG SK RG"), 0, "JG R") == [Fact("joker", symbol="R"), rid]
    assert told(having("JG JY RG"), 0, "JG P") == [Fact("joker", symbol="P"), rid]
    assert told(having("JG SK PG"), 0, "JG P") == [Fact("joker", symbol="P"), Fact("joker-spent", speaks=AGAINST)]
    assert told(having("JG SK PG", top=""), 0, "JG P") == [Fact("joker", symbol="P"), rid]


def test_a_debt_is_passed_on_or_cancelled() -> None:
    deal = yellow("0 PG3", hands="PG3 RG, SG3 SG RR JG, RY")
    assert told(deal, 1, "SG3") == [
        Fact("passes-on", many=3, speaks=FOR),
        Fact("plus3", seat=2, many=6, speaks=FOR),
    ]
    assert told(deal, 1, "JG R") == [
        Fact("cancels", many=3, speaks=FOR),
        Fact("joker", symbol="R"),
        Fact("rid-of", points=50, speaks=FOR),
    ]
    assert told(deal, 1, "take") == [Fact("take", many=3, speaks=AGAINST), Fact("keeps", cards=("SG3", "JG"), speaks=FOR)]
    assert told(yellow("0 PG3", hands="PG3 RG, SG RR, RY"), 1, "take") == [Fact("take-must", many=3)]


@pytest.mark.parametrize(
    ("hand", "move", "said"),
    [
        ("PG3 RG", "PG3", [Fact("plus3", seat=1, many=3, speaks=FOR)]),
        ("PGA RG", "PGA", [Fact("replay", speaks=FOR), Fact("then-none", speaks=AGAINST)]),
        ("PGA SG RG", "PGA", [Fact("replay", speaks=FOR), Fact("then-fits", many=1, speaks=FOR)]),
        ("PGA PGA PR SG", "PGA", [Fact("replay", speaks=FOR), Fact("then-fits", many=2, speaks=FOR)]),
        (
            "PRA RG",
            "PRA",
            [Fact("replay", speaks=FOR), Fact("rid-of", points=30, speaks=FOR), Fact("then-none", speaks=AGAINST)],
        ),
        ("PGS PR", "PGS", [Fact("speed")]),
        ("PGG RG", "PGG", [Fact("give-one", speaks=FOR)]),
        ("PGG SK", "PGG", [Fact("give-skull", speaks=FOR)]),
        ("PGX RG", "PGX", [Fact("swap-next", seat=2, many=1, speaks=AGAINST)]),
        ("PGX RG RR", "PGX", [Fact("swap-next", seat=2, many=1, speaks=FOR)]),
    ],
)
def test_an_event_says_what_it_brings_about(hand: str, move: str, said: list[Fact]) -> None:
    assert told(having(hand), 0, move) == said


def test_the_other_way_round_somebody_else_has_to_take_three() -> None:
    assert told(having("PG3 RG", direction=-1), 0, "PG3") == [Fact("plus3", seat=2, many=3, speaks=FOR)]


def test_of_equal_hands_to_swap_the_first_is_named() -> None:
    deal = yellow(hands="PGX RG RR, SG RR, RY, SR")
    assert told(deal, 0, "PGX") == [Fact("swap-next", seat=2, many=1, speaks=FOR)]


def test_a_race_is_for_the_quick() -> None:
    deal = yellow("0 PGS", hands="PGS RG, SG RR, RY")
    drew = [[Event("drew", 2)]]
    assert told(deal, 1, "SG", *drew) == [Fact("race", many=1, speaks=FOR)]
    assert told(deal, 1, "pass") == [Fact("pass-fits", many=1, speaks=AGAINST)]
    assert told(deal, 2, "pass") == [Fact("pass-none")]


@pytest.mark.parametrize(("stuck", "said"), [(3, [Fact("next-draws", seat=1, times=3, speaks=FOR)]), (2, [])])
def test_it_is_worth_a_word_that_the_next_player_often_has_nothing_to_follow_with(stuck: int, said: list[Fact]) -> None:
    draws = [[Event("played", 0), Event("played", 2), Event("drew", 1), Event("played", 1)]]
    others = [
        [Event("drew", 2), Event("played", 1), Event("drew", 1)],
        [Event("joker", 1), Event("drew", 1)],
        [Event("drew", 2)],
    ]
    futures = [*draws * stuck, *(others * 3)[: 10 - stuck]]
    assert told(having("PR SK RG"), 0, "PR", *futures) == [Fact("rid-of", points=30, speaks=FOR), *said]
    assert told(having("PGS SK RG"), 0, "PGS", *futures) == [Fact("speed")]


def test_drawing_is_for_whoever_has_nothing_that_fits() -> None:
    assert told(having("PG RR RG SK"), 0, "draw") == [Fact("draw-anyway", many=2, speaks=AGAINST)]
    assert told(having("SG RG SK"), 0, "draw") == [Fact("draw-must")]


def test_a_card_just_drawn_fits_or_has_to_be_kept() -> None:
    fits = Fact("keep-fitting", cards=("PY",), points=20, speaks=AGAINST)
    assert told(yellow("0 draw"), 0, "keep") == [fits]
    assert told(yellow("0 draw", draws="SG PY PY"), 0, "keep") == [Fact("keep-must", cards=("SG",), points=10)]


def test_whichever_card_was_drawn_it_fits_if_it_may_be_played() -> None:
    for card in CARD_NAMES:
        deal = yellow("0 draw", draws=f"{card} PY", top="PY")
        (kept,) = told(deal, 0, "keep")
        assert kept.name == ("keep-fitting" if len(deal.moves(0)) > 1 else "keep-must"), card
        assert kept.cards == (card,)


def test_again_is_for_whoever_has_a_card_for_it_and_back_names_who_is_spared() -> None:
    deal = yellow("0 PGA", hands="PGA SG RG, SG RR, RY")
    assert told(deal, 0, "again") == [Fact("again-fits", many=1, speaks=FOR)]
    assert told(deal, 0, "reverse") == [Fact("reverse", seat=2, many=1, seats=(1,))]
    assert told(yellow("0 PGA", hands="PGA RG, SG RR, RY"), 0, "again") == [Fact("again-none", speaks=AGAINST)]
    assert told(yellow("0 PGA", hands="PGA RG, SG RR"), 0, "reverse") == [Fact("reverse-two", seat=1)]


@pytest.mark.parametrize(
    ("hands", "gift", "said"),
    [
        (GIVING, "SK 2", [Fact("gives-skull", seat=2, points=50, speaks=FOR), Fact("slows", seat=2, many=1, speaks=FOR)]),
        (GIVING, "SK 1", [Fact("gives-skull", seat=1, points=50, speaks=FOR)]),
        (GIVING, "RR 1", [Fact("gives", seat=1, points=30, speaks=FOR), Fact("keeps-skull", speaks=AGAINST)]),
        (GIVING, "RG 1", [Fact("gives", seat=1, points=10), Fact("keeps-skull", speaks=AGAINST)]),
        ("PGG RG JG, SG SY JG, RY", "JG 1", [Fact("gives-joker", seat=1, points=50, speaks=AGAINST)]),
        ("PGG RG JG, SG SY JG, RY", "RG 1", [Fact("gives", seat=1, points=10)]),
    ],
)
def test_a_gift_rids_one_of_a_card_and_holds_up_the_smallest_hand(hands: str, gift: str, said: list[Fact]) -> None:
    assert told(yellow("0 PGG", hands=hands), 0, f"give {gift}") == said


@pytest.mark.parametrize("seat", [0, 2])
def test_whichever_card_is_given_to_whomever_it_is_called_a_gift(seat: int) -> None:
    for card in CARD_NAMES:
        deal = yellow("1 PGG", hands=f"RY RR, PGG RR {card}, SG SR", dealer=1)
        gift = told(deal, 1, f"give {card} {seat}")[0]
        assert gift.name == ("gives-skull" if card == "SK" else "gives-joker" if card[0] == "J" else "gives")
        assert gift.seat == seat


def test_the_last_card_given_away_wins() -> None:
    assert facts("yellow", yellow("0 PGG", hands="PGG RG, SG, RY"), 0, "give RG 1") == [Fact("wins", speaks=FOR)]


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (1, Fact("swap-more", seat=1, many=4, speaks=AGAINST)),
        (2, Fact("swap-same", seat=2, many=2)),
        (3, Fact("swap-fewer", seat=3, many=1, speaks=FOR)),
    ],
)
def test_a_swap_compares_the_hands_and_takes_the_skull_along(seat: int, said: Fact) -> None:
    others = "SG RR JG SY, RY RY, SR"
    skull = Fact("swap-skull", seat=seat, speaks=FOR)
    assert told(yellow("0 PGX", hands=f"PGX RG SK, {others}"), 0, f"swap {seat}") == [said, skull]
    assert told(yellow("0 PGX", hands=f"PGX RG RR, {others}"), 0, f"swap {seat}") == [said]


def test_how_often_the_next_player_draws_is_said_between_two_players_as_well() -> None:
    draws = [[Event("drew", 1)]] * 4
    deal = yellow(hands="PG SK RG, SG RR")
    assert told(deal, 0, "PG", *draws) == [Fact("next-draws", seat=1, times=10, speaks=FOR)]


def test_thanks_cost_nothing_and_silence_three_cards() -> None:
    deal = yellow("0 PGG", "0 give RR 1", hands=GIVING)
    assert facts("yellow", deal, 1, "thanks") == [Fact("thanks", many=3, speaks=FOR)]
    assert facts("yellow", deal, 1, "silent") == [Fact("silent", many=3, speaks=AGAINST)]


def test_a_direction_names_who_follows() -> None:
    assert told(yellow(top="", dealer=2), 2, "cw") == [Fact("direction", seat=0)]
    assert told(yellow(top="", dealer=2), 2, "ccw") == [Fact("direction", seat=1)]
