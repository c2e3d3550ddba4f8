"""The cards, the deal, the challenges and how they are written."""

import pytest

from defifoo.core.bits import members, size
from defifoo.core.chance import FairSource
from defifoo.core.game import first_dealer
from defifoo.core.match import Match, Setup
from defifoo.core.pile import Pile
from defifoo.core.refusal import MALFORMED, Refused, Violation
from defifoo.games.purple.deal import MOVES, PurpleDeal
from defifoo.games.purple.deck import CARD_NAMES, CHALLENGES, FULL_DECK, SHORT_DECK, alien, deck_mask
from defifoo.games.purple.game import Purple, challenge_order
from defifoo.games.purple.stacked import stacked
from rules.at_the_table import play, refused_by

PURPLE = Purple()
SEEDS = [bytes([number]) * 32 for number in range(60)]


def dealt(players: int, seed: bytes, number: int = 1, short: int = 0) -> PurpleDeal:
    options = PURPLE.check_options(players, {"short": short})
    deal = PURPLE.deal(players, options, 0, seed, number)
    assert isinstance(deal, PurpleDeal)
    return deal


@pytest.mark.rule("purple.start")
def test_everyone_starts_a_match_with_a_thousand_points() -> None:
    match = Match(Setup(PURPLE, 4, {}, SEEDS[0]))
    assert match.points == [1000, 1000, 1000, 1000]


@pytest.mark.rule("purple.deck")
def test_the_deck_has_five_planets_of_ten_five_spacecraft_and_a_sun() -> None:
    names = [PURPLE.card_name(card) for card in FULL_DECK]
    assert len(names) == len(set(names)) == 56
    planets = {f"{colour}{rank}" for colour in "ETJAO" for rank in range(1, 11)}
    assert planets < set(names)
    assert set(names) - planets == {"ET", "TJ", "JA", "AO", "OE", "SUN"}


@pytest.mark.rule("purple.deck.spacecraft")
def test_each_colour_is_on_exactly_two_spacecraft() -> None:
    crafts = [name for name in CARD_NAMES if len(name) == 2 and name.isalpha()]
    assert len(crafts) == 5
    for colour in "ETJAO":
        assert sum(colour in craft for craft in crafts) == 2


@pytest.mark.rule("purple.deck.spacecraft")
@pytest.mark.parametrize("craft", ["ET", "TJ", "JA", "AO", "OE"])
def test_a_spacecraft_follows_both_its_colours_and_no_other(craft: str) -> None:
    for colour in "ETJAO":
        other = next(letter for letter in "ETJAO" if letter not in craft and letter != colour)
        deal = stacked([f"{colour}1 {other}9", f"{craft} {colour}2"])
        play(PURPLE, deal, f"0 {colour}1")
        if colour in craft:
            play(PURPLE, deal, f"1 {craft}")
        else:
            assert refused_by(PURPLE, deal, f"1 {craft}") == "purple.follow"


@pytest.mark.rule("purple.deck.short")
def test_the_short_deck_lacks_the_threes_of_the_planets() -> None:
    names = {CARD_NAMES[card] for card in SHORT_DECK}
    assert set(CARD_NAMES) - names == {"E3", "T3", "J3", "A3", "O3"}
    assert len(SHORT_DECK) == 51


@pytest.mark.rule("purple.deck.short")
@pytest.mark.parametrize(("players", "each"), [(2, 25), (3, 17), (4, 12), (5, 10), (6, 8)])
def test_the_short_deck_is_dealt_as_far_as_it_goes(players: int, each: int) -> None:
    for seed in SEEDS[:5]:
        hands = dealt(players, seed, short=1).hands
        assert [size(hand) for hand in hands] == [each] * players
        assert all(hand & ~deck_mask(True) == 0 for hand in hands)


@pytest.mark.rule("purple.deck.short")
def test_the_full_deck_is_the_default() -> None:
    assert PURPLE.default_options(4)["short"] == 0


@pytest.mark.rule("purple.deal")
@pytest.mark.parametrize(("players", "each"), [(2, 28), (3, 18), (4, 14), (5, 11), (6, 9)])
def test_as_many_cards_as_possible_are_dealt_the_same_number_to_each(players: int, each: int) -> None:
    for seed in SEEDS[:5]:
        hands = dealt(players, seed).hands
        assert [size(hand) for hand in hands] == [each] * players
        assert len({card for hand in hands for card in members(hand)}) == each * players


@pytest.mark.rule("purple.deal")
def test_every_set_is_shuffled_anew() -> None:
    first, second = dealt(4, SEEDS[0], 1), dealt(4, SEEDS[0], 2)
    assert list(first.hands) != list(second.hands)
    assert list(first.hands) == list(dealt(4, SEEDS[0], 1).hands)


@pytest.mark.rule("purple.deal")
def test_any_card_can_be_set_aside_and_nobody_pays_for_it() -> None:
    aside: set[int] = set()
    for seed in SEEDS:
        left = deck_mask(False)
        for hand in dealt(3, seed).hands:
            left &= ~hand
        assert size(left) == 2
        aside.update(members(left))
    assert len(aside) > 40
    # The Sun, the 5s and the Alien lie aside here: a set without them costs nothing.
    for challenge in ("no-sun", "no-fives", "no-alien E"):
        deal = stacked(["E1", "E2"], challenge)
        play(PURPLE, deal, "0 E1", "1 E2")
        assert [deal.points(seat) for seat in range(2)] == [0, 0]


@pytest.mark.rule("purple.challenges")
def test_no_challenge_comes_twice_and_every_one_can_come_in_every_set() -> None:
    seen: list[set[str]] = [set() for _ in range(5)]
    for seed in SEEDS:
        order = [CHALLENGES[dealt(4, seed, number).challenge] for number in range(1, 6)]
        assert len(set(order)) == 5
        for place, name in enumerate(order):
            seen[place].add(name)
    assert seen == [set(CHALLENGES)] * 5


@pytest.mark.rule("purple.challenges")
def test_the_pack_of_challenges_has_one_of_each_of_the_ten() -> None:
    assert sorted(challenge_order(SEEDS[3], 5)) == list(range(10))


@pytest.mark.rule("purple.challenges")
def test_the_challenge_is_open_before_the_dealer_chooses_the_direction_and_holds_for_the_set() -> None:
    deal = stacked(["E1 E4", "E2 E5", "E3 E6"], "no-planet J")
    for moves in ([], ["0 ccw"], ["0 E1", "2 E3", "1 E2"]):
        play(PURPLE, deal, *moves)
        for seat in (-1, 0, 1, 2):
            seen = deal.view(seat).as_dict()
            assert (seen["challenge"], seen["challenge_colour"]) == ("no-planet", "J")


@pytest.mark.rule("purple.challenges.colour")
def test_no_planet_and_no_alien_name_any_of_the_five_planets_and_the_others_none() -> None:
    named: dict[str, set[object]] = {name: set() for name in CHALLENGES}
    for number in range(250):
        seed = number.to_bytes(32, "big")
        seen = dealt(4, seed).view(0).as_dict()
        named[str(seen["challenge"])].add(seen["challenge_colour"])
    for name, colours in named.items():
        assert colours == (set("ETJAO") if name in ("no-planet", "no-alien") else {None})


@pytest.mark.rule("purple.alien")
def test_each_alien_lives_on_the_eight_of_its_planet() -> None:
    assert [CARD_NAMES[alien(colour)] for colour in range(5)] == ["E8", "T8", "J8", "A8", "O8"]


def test_the_first_dealer_is_drawn_before_the_challenges() -> None:
    """Both come out of the stream "match", so the order is part of the documented shuffle."""
    for seed in SEEDS[:8]:
        source = FairSource(seed, "match")
        assert first_dealer(3, seed) == source.below(3)
        pack = Pile(bytes(range(10)))
        assert list(challenge_order(seed, 3)) == [pack.draw(source) for _ in range(10)]


# Notation


def test_every_move_and_card_is_written_and_read_back() -> None:
    names = [PURPLE.move_name(move) for move in range(MOVES)]
    assert len(set(names)) == MOVES
    assert names[-2:] == ["cw", "ccw"]
    assert [PURPLE.parse_move(name) for name in names] == list(range(MOVES))
    assert [PURPLE.parse_card(PURPLE.card_name(card)) for card in range(56)] == list(range(56))


@pytest.mark.parametrize("text", ["", "E0", "E11", "e7", "TE", "SUN ", "CW", "E7 cw", "X1", "E٣"])
def test_what_is_not_a_move_is_malformed(text: str) -> None:
    with pytest.raises(Refused) as caught:
        PURPLE.parse_move(text)
    assert caught.value.violation.kind == MALFORMED


@pytest.mark.parametrize("move", [-1, 58, 1000])
def test_a_number_that_is_no_move_is_malformed(move: int) -> None:
    violation = stacked(["E1", "E2"]).why_not(0, move)
    assert violation is not None
    assert violation.kind == MALFORMED


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_move_of_a_seat_that_the_table_has_not_is_malformed(seat: int) -> None:
    violation = stacked(["E1", "E2"]).why_not(seat, PURPLE.parse_move("E2"))
    assert violation is not None
    assert violation.kind == MALFORMED


@pytest.mark.parametrize(
    ("hands", "challenge", "short"),
    [
        (["E1 E2", "E3"], "no-trick", False),
        (["E1", "E1"], "no-trick", False),
        (["E1 E1", "E2 E3"], "no-trick", False),
        (["E3", "E4"], "no-trick", True),
        (["", ""], "no-trick", False),
        (["E1", "E2"], "no-such", False),
        (["E1", "E2"], "no-alien", False),
        (["E1", "E2"], "no-sun E", False),
        (["E1", "E2"], "no-planet X", False),
    ],
)
def test_a_deal_that_cannot_be_is_not_stacked(hands: list[str], challenge: str, short: bool) -> None:
    with pytest.raises(Refused):
        stacked(hands, challenge, short=short)


@pytest.mark.rule("purple.challenges")
def test_a_seed_whose_challenges_to_come_were_already_played_cannot_follow() -> None:
    seed = SEEDS[0]
    order = [int(challenge) for challenge in challenge_order(seed, 4)]
    used = int(PURPLE.used_up(dealt(4, seed), 1 << order[5]))
    assert used == 1 << order[0] | 1 << order[5]
    assert PURPLE.may_follow(seed, 4, used, 1, 5)
    assert not PURPLE.may_follow(seed, 4, used, 1, 6)
    assert not PURPLE.may_follow(seed, 4, used, 0, 5)
    for played in range(10):
        to_come = order.index(played) + 1
        assert PURPLE.may_follow(seed, 4, 1 << played, to_come, 10)


def test_a_view_knows_the_cards_that_cost_points() -> None:
    deal = stacked(["E1 E8", "E3 O8"], "no-alien O")
    assert int(deal.view(0).costly()) == int(deal.costly) == 1 << PURPLE.parse_card("O8")


def test_a_deal_costs_320_points_at_the_worst_and_brings_50_at_the_best() -> None:
    """Nobody takes the trick in which they play the Sun: of 28 tricks 27 are the most that go with it."""
    assert PURPLE.points_of_a_deal() == (-320, 50)
    mine = [*(f"{colour}{rank}" for colour in "ET" for rank in range(1, 11)), "J9", "J10", "ET", "TJ", "JA", "AO", "OE", "SUN"]
    ranks = {"J": range(1, 9), "A": range(1, 11), "O": range(4, 11)}
    others = [f"{colour}{rank}" for colour, some in ranks.items() for rank in some]
    deal = stacked([" ".join(mine), " ".join(["O1 O2 O3", *others])], "no-trick")
    for lead, answer in zip(mine, [*others, "O1", "O2", "O3"], strict=True):
        deal.play(0, PURPLE.parse_move(lead))
        deal.play(1, PURPLE.parse_move(answer))
    assert [deal.points(seat) for seat in (0, 1)] == [-320, -10]


@pytest.mark.parametrize("colour", ["ET", "ETJAO", "X", "e"])
def test_a_challenge_names_one_colour(colour: str) -> None:
    with pytest.raises(Refused) as caught:
        stacked(["E1", "E2"], f"no-planet {colour}")
    assert caught.value.violation == Violation("colour", {"text": colour}, MALFORMED)
