"""Blue: the cards, their notation, the deal and the dealer's first turn."""

from collections import Counter

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.match import Match, Setup
from defifoo.core.refusal import MALFORMED, Refused, Violation
from defifoo.games.blue.actions import ASIDE, EXCHANGE_ASIDE
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import all_parts, how_many, parts_up_to
from defifoo.games.blue.game import Blue
from defifoo.games.blue.moves import EXCHANGE
from defifoo.games.blue.stacked import stacked
from rules.at_the_table import example, offers, play, refusal, refused_by
from tools.blue_cards import all_cards, candidates, hand, on_line

BLUE = Blue()
SEED = bytes(range(32))


def as_blue(deal: Deal) -> BlueDeal:
    assert isinstance(deal, BlueDeal)
    return deal


def dealt(players: int) -> BlueDeal:
    return as_blue(Match(Setup(BLUE, players, {}, SEED)).deal)


@pytest.mark.rule("blue.deck")
def test_the_deck_has_108_cards() -> None:
    counted = Counter(all_cards(dealt(4)))
    continents = [colour + continent for colour in "CLS" for continent in ("AF", "AM", "AS", "EU", "OC")]
    expected = {"SUN": 27, "RAIN": 3, "MOON": 12, "BOLT": 3, "ICE": 3} | dict.fromkeys(continents, 4)
    assert counted == expected
    assert counted.total() == 108


@pytest.mark.rule("blue.deck.colourless")
@pytest.mark.parametrize("colour", "CLS")
def test_a_sun_or_a_rainbow_opens_a_line_of_any_colour(colour: str) -> None:
    for card in ("SUN", "RAIN"):
        deal = stacked([f"{card} MOON", "SUN"], turn=0)
        play(BLUE, deal, f"0 open {colour} {card}")
        assert on_line(deal, 0, colour) == card


@pytest.mark.rule("blue.deck.colourless")
@pytest.mark.parametrize("colour", "CLS")
def test_attack_cards_fit_lines_of_any_colour(colour: str) -> None:
    lines = ["", f"{colour} SUN {colour}AF"]
    hands = ["MOON BOLT ICE", "SUN"]
    for attack in (f"moon 1 {colour}", f"bolt {colour}", f"ice 1 {colour}"):
        assert refusal(BLUE, stacked(hands, lines), f"0 {attack}") is None


@pytest.mark.rule("blue.deal")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everyone_gets_seven_cards_and_the_rest_is_the_pile(players: int) -> None:
    deal = dealt(players)
    assert [len(hand(deal, seat).split()) for seat in range(players)] == [7] * players
    assert deal.view(0).as_dict()["pile"] == 108 - 7 * players


@pytest.mark.rule("all.match")
def test_a_match_has_three_games_unless_the_table_says_otherwise() -> None:
    assert BLUE.default_options(4) == {"length": 3}
    for length in (1, 20):
        assert Match(Setup(BLUE, 2, {"length": length}, SEED)).length == length
    for length in (0, 21):
        with pytest.raises(Refused):
            Setup(BLUE, 2, {"length": length}, SEED)


# The first turn


@pytest.mark.rule("blue.first-turn")
def test_the_dealer_begins_by_opening_a_line_with_a_sun() -> None:
    deal = example(BLUE, "blue.first-turn", BlueDeal)
    assert offers(BLUE, deal, 0) == ["open C SUN", "open L SUN", "open S SUN"]
    assert refusal(BLUE, deal, "0 exchange CAF") == Violation("blue.first-turn")
    assert refusal(BLUE, deal, "0 exchange SUN") == Violation("blue.first-turn")


@pytest.mark.rule("blue.first-turn")
@pytest.mark.parametrize("cards", ["SUN RAIN CAF MOON BOLT ICE LEU", "RAIN CAF MOON BOLT ICE LEU", "CAF MOON BOLT ICE LEU"])
@pytest.mark.parametrize(
    "move",
    ["lay CAF", "cancel C SUN", "cancel L RAIN", "moon 1 C", "ice 1 L", "ice 0 C", "bolt S", "pass", "accept", "rainbow"],
)
def test_whatever_else_the_dealer_tries_first_the_first_turn_stands_in_the_way(cards: str, move: str) -> None:
    deal = stacked([cards, "SUN"])
    card = {"cancel C SUN": "SUN", "cancel L RAIN": "RAIN"}.get(move, "CAF")
    violation = Violation("blue.first-turn") if card in cards.split() else Violation("all.own-cards", {"card": card})
    assert refusal(BLUE, deal, f"0 {move}") == violation


@pytest.mark.rule("blue.first-turn")
def test_a_card_that_the_dealer_does_not_hold_is_refused_for_that() -> None:
    deal = stacked(["SUN CAF", "SUN"])
    assert refused_by(BLUE, deal, "0 open C RAIN") == "all.own-cards"
    assert refused_by(BLUE, deal, "0 exchange LEU") == "all.own-cards"


@pytest.mark.rule("blue.first-turn")
def test_a_rainbow_opens_the_first_line_too_but_does_not_have_to() -> None:
    deal = stacked(["RAIN CAF", "SUN"], draws="SUN SUN SUN SUN SUN SUN SUN")
    opens, exchanges = ["open C RAIN", "open L RAIN", "open S RAIN"], ["exchange CAF", "exchange RAIN", "exchange RAIN CAF"]
    assert offers(BLUE, deal, 0) == sorted(opens + exchanges)
    play(BLUE, deal, "0 exchange CAF")
    assert "RAIN" in hand(deal, 0)
    both = stacked(["RAIN SUN", "SUN"])
    assert len(offers(BLUE, both, 0)) == 6
    assert refusal(BLUE, both, "0 exchange RAIN") == Violation("blue.first-turn")


@pytest.mark.rule("blue.first-turn")
def test_by_the_first_version_of_the_rules_a_rainbow_had_to_be_used() -> None:
    deal = stacked(["RAIN CAF", "SUN"])
    deal.rules = 1
    for same in (deal, deal.clone(), BLUE.guess(deal.view(0), FastSource(1))):
        assert offers(BLUE, same, 0) == ["open C RAIN", "open L RAIN", "open S RAIN"]
        assert refusal(BLUE, same, "0 exchange CAF") == Violation("blue.first-turn")
        assert BLUE.move_name(same.timeout(0)) == "open C RAIN"


@pytest.mark.rule("blue.first-turn")
@pytest.mark.parametrize("rules", [1, 2])
def test_a_match_is_dealt_by_the_version_of_the_rules_in_its_setup(rules: int) -> None:
    for number in range(20):
        match = Match(Setup(BLUE, 2, {"length": 2}, bytes([number]) * 32, rules))
        holds = hand(as_blue(match.deal), as_blue(match.deal).turn).split()
        exchanges = any(move.startswith("exchange") for move in offers(BLUE, match.deal, match.deal.waits_for[0]))
        assert exchanges == ("SUN" not in holds and (rules == 2 or "RAIN" not in holds))
        match.deal.playout(FastSource(number))
        match.next_deal()
        assert as_blue(match.deal).rules == rules


@pytest.mark.rule("blue.first-turn")
def test_without_sun_and_rainbow_the_dealer_exchanges_even_all_cards() -> None:
    deal = stacked(["CAF CAF CEU MOON MOON BOLT ICE", "SUN"], draws="SUN SUN SUN RAIN LAF LAM LAS")
    assert all(move.startswith("exchange ") for move in offers(BLUE, deal, 0))
    assert len(offers(BLUE, deal, 0)) == 3 * 2 * 3 * 2 * 2 - 1
    assert refused_by(BLUE, deal, "0 pass") == "blue.first-turn"
    assert refusal(BLUE, deal, "0 exchange CEU") is None
    play(BLUE, deal, "0 exchange MOON MOON BOLT ICE CAF CAF CEU")
    assert hand(deal, 0) == "SUN SUN SUN RAIN LAF LAM LAS"
    assert deal.waits_for == (1,)


@pytest.mark.rule("blue.first-turn")
def test_only_the_dealers_first_turn_is_forced() -> None:
    deal = stacked(["SUN CAF", "SUN LEU", "MOON"], dealer=1)
    play(BLUE, deal, "1 ccw", "1 open L SUN")
    assert deal.waits_for == (0,)
    assert refusal(BLUE, deal, "0 exchange SUN") is None
    play(BLUE, deal, "0 exchange CAF", "2 exchange MOON")
    assert refusal(BLUE, deal, "1 exchange LEU") is None


@pytest.mark.rule("blue.first-turn")
def test_after_a_first_exchange_the_dealer_is_free() -> None:
    deal = stacked(["CAF", "LEU"], draws="SUN SUN SUN SUN SUN SUN SUN")
    play(BLUE, deal, "0 exchange CAF", "1 exchange LEU")
    assert "SUN" in hand(deal, 0)
    assert refusal(BLUE, deal, "0 exchange SUN") is None


@pytest.mark.rule("all.direction")
def test_the_dealer_chooses_the_direction_before_the_first_line() -> None:
    deal = stacked(["SUN", "SUN", "SUN"], dealer=2)
    assert offers(BLUE, deal, 2) == ["ccw", "cw"]
    assert refused_by(BLUE, deal, "2 open C SUN") == "all.direction"
    assert refused_by(BLUE, deal, "2 pass") == "all.direction"
    assert refused_by(BLUE, deal, "2 accept") == "all.direction"
    play(BLUE, deal, "2 ccw")
    assert refused_by(BLUE, deal, "2 cw") == "all.direction"
    play(BLUE, deal, "2 open C SUN")
    assert deal.waits_for == (1,)
    assert refused_by(BLUE, stacked(["SUN", "SUN"]), "0 cw") == "all.direction"


# Notation


def test_every_move_round_trips_through_its_notation() -> None:
    deal = stacked(["SUN SUN RAIN MOON CAF SOC SOC", "ICE BOLT"], turn=0)
    for seat in (0, 1):
        for move in candidates(deal, seat):
            assert 0 <= move < 2**62
            assert BLUE.parse_move(BLUE.move_name(move)) == move


def test_an_exchange_is_written_in_the_order_of_the_faces_and_read_in_any() -> None:
    move = BLUE.parse_move("exchange CAF SUN SOC SUN")
    assert BLUE.move_name(move) == "exchange SUN SUN CAF SOC"
    assert move == BLUE.parse_move("exchange SUN SUN CAF SOC")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "exchange",
        "exchange ",
        "exchange XX",
        "exchange SUN  SUN",
        "exchange" + " SUN" * 8,
        "open C",
        "open C MOON",
        "open SUN C",
        "lay SUN",
        "lay",
        "CAF",
        "moon C",
        "moon 6 C",
        "bolt X",
        "ice 1",
        "Pass",
        "pass ",
    ],
)
def test_what_is_not_a_move_is_malformed(text: str) -> None:
    with pytest.raises(Refused) as caught:
        BLUE.parse_move(text)
    assert caught.value.violation == Violation("move", {"text": text}, MALFORMED)


def test_numbers_that_are_no_move_and_seats_that_are_empty_are_malformed() -> None:
    deal = stacked(["SUN", "SUN"], turn=0)
    exchange_nothing = 0x1000_0000_0000_0000
    for move in (-1, 16, 58, 101, exchange_nothing - 1, exchange_nothing, 2 * exchange_nothing, 2**63 - 1):
        violation = deal.why_not(0, move)
        assert violation is not None
        assert violation.kind == MALFORMED
    for text in ("moon 2 C", "ice 5 S"):
        assert refusal(BLUE, deal, f"0 {text}") == Violation("move", {"text": text}, MALFORMED)
    for seat in (-1, 2):
        violation = deal.why_not(seat, BLUE.parse_move("pass"))
        assert violation is not None
        assert violation.kind == MALFORMED


@pytest.mark.parametrize(
    ("hands", "lines"),
    [
        (["SUN"] * 2 + ["RAIN RAIN RAIN RAIN"], None),
        (["SUN SUN SUN SUN SUN SUN SUN SUN", ""], None),
        (["X", ""], None),
        (["", ""], ["C CAF", ""]),
        (["", ""], ["C MOON", ""]),
        (["", ""], ["C RAIN MOON", ""]),
        (["", ""], ["C SUN LAF", ""]),
        (["", ""], ["C SUN SUN", ""]),
    ],
)
def test_a_position_that_cannot_be_is_refused(hands: list[str], lines: list[str] | None) -> None:
    with pytest.raises(Refused):
        stacked(hands, lines)


def test_a_deal_brings_nothing_at_the_worst_and_all_cards_of_four_continents_at_the_best() -> None:
    cards = 3 * 4 * 4
    assert BLUE.points_of_a_deal() == (0, 4 * cards)


def test_an_exchange_is_put_together_from_actions_that_name_a_card_each() -> None:
    actions = BLUE.actions_for(BLUE.parse_move("exchange MOON LAF LAF"))
    assert [BLUE.action_name(action) for action in actions] == ["aside MOON", "aside LAF", "aside LAF", "exchange"]
    assert BLUE.action_name(101) == "aside SUN"


@pytest.mark.parametrize("most", range(1, 8))
def test_the_exchanges_of_up_to_so_many_cards_are_counted_one_by_one(most: int) -> None:
    for cards in ("SUN", "SUN SUN CAF", "SUN CAF CAF LEU LEU LEU SAS", "SUN RAIN MOON BOLT ICE CAF SOC"):
        held = BLUE.parse_move(f"exchange {cards}") ^ EXCHANGE
        assert parts_up_to(held, most) == sum(1 <= how_many(some) <= most for some in all_parts(held))


def test_an_exchange_is_noted_by_how_many_cards_it_is_whichever_they_are() -> None:
    exchanges = [BLUE.parse_move(text) ^ EXCHANGE for text in ("exchange SUN", "exchange MOON LAF LAF", "exchange CAF CAM CAS")]
    assert [BLUE.logged(EXCHANGE_ASIDE, aside) - EXCHANGE_ASIDE for aside in exchanges] == [1, 3, 3]
    assert [BLUE.logged(action, exchanges[0]) for action in (0, ASIDE)] == [0, ASIDE]


@pytest.mark.parametrize("colour", ["CL", "CLS", "X", "c"])
def test_a_line_has_one_colour(colour: str) -> None:
    with pytest.raises(Refused) as caught:
        stacked(["SUN", "SUN"], [f"{colour} SUN", ""])
    assert caught.value.violation == Violation("colour", {"text": colour}, MALFORMED)
