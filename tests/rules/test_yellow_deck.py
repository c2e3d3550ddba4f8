"""The cards, the deal, the lead and how everything is written."""

from collections import Counter

import pytest

from defifoo.core.refusal import MALFORMED, NOT_YOURS, Refused, Violation
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.deck import CARD_NAMES, DECKS
from defifoo.games.yellow.game import Yellow
from defifoo.games.yellow.moves import MOVES
from defifoo.games.yellow.rules import card_points
from defifoo.games.yellow.stacked import stacked
from rules.at_the_table import SEED, offers, play, refusal, refused_by
from tools.yellow_cards import all_cards

YELLOW = Yellow()


def dealt(players: int, level: int = 3, dealer: int = 0, seed: bytes = SEED) -> YellowDeal:
    deal = YELLOW.deal(players, YELLOW.check_options(players, {"level": level}), dealer, seed, 1)
    assert isinstance(deal, YellowDeal)
    return deal


@pytest.mark.rule("yellow.deck")
def test_the_deck_has_99_cards_of_symbol_and_colour_6_jokers_and_3_skulls() -> None:
    deck = Counter(CARD_NAMES[card] for card in DECKS[3])
    assert deck.total() == 108
    assert len(deck) == 58
    for symbol in "RPS":
        for colour in "GYR":
            face = symbol + colour
            assert [deck[face + event] for event in ("", "G", "A", "S", "3", "X")] == [5, 2, 1, 1, 1, 1]
    assert [deck["JG"], deck["JY"], deck["JR"], deck["SK"]] == [2, 2, 2, 3]


@pytest.mark.rule("yellow.level.1")
def test_level_1_is_played_without_events_and_skulls_but_with_jokers() -> None:
    deck = Counter(CARD_NAMES[card] for card in DECKS[1])
    assert deck == {symbol + colour: 5 for symbol in "RPS" for colour in "GYR"} | {"JG": 2, "JY": 2, "JR": 2}


@pytest.mark.rule("yellow.level.2")
def test_level_2_has_the_events_and_the_skulls_back() -> None:
    assert DECKS[2] == DECKS[3]


@pytest.mark.rule("yellow.deal")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_everyone_gets_seven_cards_and_the_rest_is_the_pile(players: int, level: int) -> None:
    deal = dealt(players, level)
    assert list(deal.hands.sizes) == [7] * players
    assert deal.pile.left == len(DECKS[level]) - 7 * players
    assert deal.top == -1
    assert all_cards(deal) == sorted(CARD_NAMES[card] for card in DECKS[level])


@pytest.mark.rule("yellow.deal")
def test_the_dealer_chooses_the_direction_and_leads() -> None:
    deal = stacked(["RG PG", "RG PG", "RG PG"], dealer=1)
    assert refused_by(YELLOW, deal, "1 RG") == "all.direction"
    assert refused_by(YELLOW, deal, "1 draw") == "all.direction"
    assert offers(YELLOW, deal, 1) == ["ccw", "cw"]
    play(YELLOW, deal, "1 ccw")
    assert refused_by(YELLOW, deal, "1 cw") == "all.direction"
    play(YELLOW, deal, "1 RG")
    assert deal.waits_for == (0,)


@pytest.mark.rule("yellow.deal")
def test_with_two_players_the_dealer_leads_without_being_asked_for_a_direction() -> None:
    deal = stacked(["RG PG", "RG PG"], dealer=1)
    assert offers(YELLOW, deal, 1) == ["PG", "RG"]
    assert refused_by(YELLOW, deal, "1 cw") == "all.direction"


@pytest.mark.rule("yellow.deal")
def test_the_dealer_leads_anything_but_a_skull_and_must_lead() -> None:
    deal = stacked(["RG PYS JG SK", "RG PG"], draws="RG")
    assert offers(YELLOW, deal, 0) == ["JG P", "JG R", "JG S", "PYS", "RG"]
    assert refused_by(YELLOW, deal, "0 SK") == "yellow.skull"
    for move in ("draw", "pass", "keep", "take"):
        assert refusal(YELLOW, deal, f"0 {move}") is not None
    assert refused_by(YELLOW, deal, "0 draw") == "yellow.deal"


@pytest.mark.rule("yellow.deal")
@pytest.mark.rule("yellow.deal.skulls")
def test_a_dealer_with_nothing_but_skulls_draws_and_must_lead_what_can_be_led() -> None:
    deal = stacked(["SK SK", "RG PG"], draws="PY RG")
    assert offers(YELLOW, deal, 0) == ["draw"]
    play(YELLOW, deal, "0 draw")
    assert offers(YELLOW, deal, 0) == ["PY"]
    assert refused_by(YELLOW, deal, "0 keep") == "yellow.deal.skulls"
    assert YELLOW.move_name(deal.timeout(0)) == "PY"
    play(YELLOW, deal, "0 PY")
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.deal.skulls")
def test_a_dealer_who_draws_another_skull_leaves_the_lead_to_the_next_seat() -> None:
    deal = stacked(["SK SK", "RG PG"], draws="SK RG")
    play(YELLOW, deal, "0 draw")
    assert offers(YELLOW, deal, 0) == ["keep"]
    assert refused_by(YELLOW, deal, "0 SK") == "yellow.skull"
    play(YELLOW, deal, "0 keep")
    assert offers(YELLOW, deal, 1) == ["PG", "RG"]
    assert refused_by(YELLOW, deal, "1 draw") == "yellow.deal"


@pytest.mark.rule("yellow.deal")
def test_the_event_of_the_card_led_happens() -> None:
    deal = stacked(["RG3 PG", "RG PG"])
    play(YELLOW, deal, "0 RG3")
    assert refused_by(YELLOW, deal, "1 PG") == "yellow.event.plus3"


@pytest.mark.rule("all.turn-order")
@pytest.mark.rule("all.own-cards")
def test_only_ones_own_cards_are_played_and_only_in_turn() -> None:
    deal = stacked(["PG RG", "PY SG", "SY RG"], top="RG")
    violation = refusal(YELLOW, deal, "1 PY")
    assert violation is not None
    assert (violation.rule, violation.kind, violation.data) == ("all.turn-order", NOT_YOURS, {"seat": "0"})
    assert refused_by(YELLOW, deal, "2 draw") == "all.turn-order"
    violation = refusal(YELLOW, deal, "0 PY")
    assert violation is not None
    assert (violation.rule, violation.data) == ("all.own-cards", {"card": "PY"})
    assert refused_by(YELLOW, deal, "0 JG P") == "all.own-cards"
    assert refused_by(YELLOW, deal, "0 SK") == "all.own-cards"


def test_every_move_has_one_name() -> None:
    names = [YELLOW.move_name(move) for move in range(MOVES)]
    assert len(set(names)) == MOVES
    assert [YELLOW.parse_move(name) for name in names] == list(range(MOVES))
    assert {"RG", "PYS", "SR3", "RGG", "PRX", "JG R", "JR S", "SK", "give SK 5", "give JG 0", "swap 2"} < set(names)
    for text in ("JG", "RG R", "SK R", "give RG", "give RG 6", "swap", "swap 6", "Draw", "draw ", "", "XX", "give  RG 1"):
        with pytest.raises(Refused) as refused:
            YELLOW.parse_move(text)
        assert refused.value.violation.kind == MALFORMED


def test_every_card_has_one_name() -> None:
    assert len(set(CARD_NAMES)) == 58
    assert [YELLOW.card_name(YELLOW.parse_card(name)) for name in CARD_NAMES] == list(CARD_NAMES)
    with pytest.raises(Refused):
        YELLOW.parse_card("JG R")


def test_a_seat_that_is_not_at_the_table_cannot_be_named() -> None:
    deal = stacked(["PGG RG RY", "PY SG", "SY RG"], top="RG")
    play(YELLOW, deal, "0 PGG")
    assert refusal(YELLOW, deal, "0 give RG 3") == Violation("move", {"text": "give RG 3"}, MALFORMED)
    for card in ("RG", "RY"):
        assert deal.why_not(3, YELLOW.parse_move(card)) == Violation("move", {"text": card}, MALFORMED)
    for number in (-1, MOVES):
        assert deal.why_not(0, number) == Violation("move", {"text": str(number)}, MALFORMED)


def test_a_deal_costs_nothing_at_the_best_and_the_whole_deck_at_the_worst() -> None:
    assert YELLOW.points_of_a_deal() == (0, sum(int(card_points(card)) for card in DECKS[3]))
