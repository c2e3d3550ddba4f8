"""The cards of Red, what they are worth, the deal, and how it is all written."""

import pytest

from defifoo.core.bits import bit, members, size
from defifoo.core.match import Match, Setup
from defifoo.core.refusal import MALFORMED, Refused
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import CARD_NAMES, FULL_DECK, SMALL_DECK, deck_for
from defifoo.games.red.game import Red
from defifoo.games.red.moves import MOVES, TEAM
from defifoo.games.red.scoring import value
from defifoo.games.red.stacked import stacked
from tools.red_cards import all_cards

RED = Red()
SEEDS = [bytes([number]) * 32 for number in range(40)]


def dealt(players: int, seed: bytes = SEEDS[0], number: int = 1, charmer: int = 0) -> RedDeal:
    deal = RED.deal(players, RED.check_options(players, {"charmer": charmer}), 0, seed, number)
    assert isinstance(deal, RedDeal)
    return deal


def worth(*cards: str) -> int:
    return sum(int(value(bit(RED.parse_card(card)))) for card in cards)


@pytest.mark.rule("red.deck")
def test_the_deck_has_four_gangs_of_eleven_fifteen_police_a_bank_and_a_bomb() -> None:
    names = [RED.card_name(card) for card in FULL_DECK]
    assert len(names) == len(set(names)) == 61
    gangs = {gang + rank for gang in "RVFS" for rank in [*"123456789", "C", "G"]}
    police = {f"P{rank}" for rank in range(1, 16)}
    assert set(names) == gangs | police | {"BANK", "BOMB"}
    assert len(gangs) == 44


@pytest.mark.rule("red.deck.small")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_only_two_and_three_players_take_the_low_gang_cards_out(players: int) -> None:
    names = {CARD_NAMES[card] for card in deck_for(players)}
    low = {gang + rank for gang in "RVFS" for rank in "123"}
    assert names == set(CARD_NAMES) - (low if players <= 3 else set())
    assert {"P1", "P2", "P3"} <= names
    assert len(names) == (49 if players <= 3 else 61)
    assert all_cards(dealt(players)) == sorted(names)


@pytest.mark.rule("red.values")
def test_cards_are_worth_five_three_or_one() -> None:
    fives = ["RG", "VG", "FG", "SG", "BANK", "P15", "P1"]
    threes = ["RC", "VC", "FC", "SC", "BOMB"]
    assert [worth(card) for card in fives] == [5] * 7
    assert [worth(card) for card in threes] == [3] * 5
    assert all(worth(card) == 1 for card in CARD_NAMES if card not in fives + threes)


@pytest.mark.rule("red.values")
def test_the_decks_hold_99_and_87_points() -> None:
    assert worth(*CARD_NAMES) == 99
    assert worth(*(CARD_NAMES[card] for card in SMALL_DECK)) == 87


@pytest.mark.rule("red.deal")
@pytest.mark.parametrize(("players", "each"), [(2, 24), (3, 16), (4, 15), (5, 12), (6, 10)])
def test_everyone_gets_the_same_number_and_one_card_starts_the_bank(players: int, each: int) -> None:
    deal = dealt(players)
    assert [size(hand) for hand in deal.hands] == [each] * players
    assert size(deal.face_down) == 1
    assert deal.bank == 0


@pytest.mark.rule("red.deal")
def test_any_card_may_be_the_one_left_over_even_the_bank_itself() -> None:
    left_over = {CARD_NAMES[members(dealt(2, bytes([a, b] * 16)).face_down)[0]] for a in range(30) for b in range(30)}
    assert left_over == {CARD_NAMES[card] for card in SMALL_DECK}


@pytest.mark.rule("red.deal")
def test_the_first_card_of_the_bank_lies_face_down_for_everyone() -> None:
    deal = stacked(["R4 R5", "R6 R7"], face_down="RG")
    for seat in (-1, 0, 1):
        seen = deal.view(seat).as_dict()
        assert seen["bank"] == []
        assert seen["bank_size"] == 1


def test_a_deal_is_the_same_for_the_same_seed_and_number_only() -> None:
    first = [int(hand) for hand in dealt(4).hands]
    assert [int(hand) for hand in dealt(4).hands] == first
    assert [int(hand) for hand in dealt(4, number=2).hands] != first
    assert [int(hand) for hand in dealt(4, SEEDS[1]).hands] != first


@pytest.mark.rule("all.match")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_match_has_as_many_games_as_players_unless_the_table_says_otherwise(players: int) -> None:
    assert Match(Setup(RED, players, {}, SEEDS[0])).length == players
    assert Match(Setup(RED, players, {"length": 1}, SEEDS[0])).length == 1
    assert Match(Setup(RED, players, {"length": 20}, SEEDS[0])).length == 20
    with pytest.raises(Refused):
        Setup(RED, players, {"length": 21}, SEEDS[0])


@pytest.mark.rule("all.dealer.next")
def test_the_deal_passes_clockwise() -> None:
    assert RED.next_dealer(stacked(["R4", "R5", "R6"], dealer=1)) == 2
    assert RED.next_dealer(stacked(["R4", "R5", "R6"], dealer=2)) == 0


def test_every_move_is_written_and_read_back() -> None:
    for move in range(MOVES):
        if move != TEAM:
            assert RED.parse_move(RED.move_name(move)) == move
    assert RED.move_name(RED.parse_move("team 2")) == "team 2"
    assert RED.move_name(RED.parse_move("team 1 3")) == "team 1 3"
    assert RED.move_name(RED.parse_move("P15")) == "P15"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "R0",
        "R10",
        "r7",
        "P0",
        "P16",
        "X1",
        "bomb",
        "team",
        "team ",
        "team 6",
        "team 3 1",
        "team 2 2",
        "team 1  3",
        "left",
        "cw ",
    ],
)
def test_what_is_no_move_is_called_malformed(text: str) -> None:
    with pytest.raises(Refused) as caught:
        RED.parse_move(text)
    assert caught.value.violation.kind == MALFORMED


@pytest.mark.parametrize("move", [-1, TEAM, MOVES, 1000])
def test_a_number_that_is_no_move_is_malformed(move: int) -> None:
    violation = stacked(["R4", "R5"]).why_not(0, move)
    assert violation is not None
    assert violation.kind == MALFORMED


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_at_the_table_is_malformed(seat: int) -> None:
    violation = stacked(["R4", "R5"]).why_not(seat, 3)
    assert violation is not None
    assert violation.kind == MALFORMED


def test_no_card_can_be_stacked_twice() -> None:
    with pytest.raises(Refused):
        stacked(["R4 R5", "R4"])
    with pytest.raises(Refused):
        stacked(["R4", "R5"], face_down="R5")


def test_a_deal_brings_nothing_at_the_worst_and_every_card_at_the_best() -> None:
    assert RED.points_of_a_deal() == (0, worth(*CARD_NAMES))
