"""Every deal that a view allows is guessed equally often: counted against all of them, written out."""

import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import combinations, permutations
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.chance import FairSource, FastSource, Source
from defifoo.core.deal import View
from defifoo.core.game import Game
from defifoo.core.guessing import Scatter
from defifoo.games.blue.deck import CARD_NAMES as BLUE_NAMES
from defifoo.games.blue.deck import count, one
from defifoo.games.blue.deck import parse_card as blue_card
from defifoo.games.blue.stacked import stacked as stacked_blue
from defifoo.games.shelf import GAMES
from defifoo.games.yellow.deck import CARD_NAMES, DECKS, parse_card
from defifoo.games.yellow.stacked import stacked as stacked_yellow
from properties.test_guess_reaches import consistent, hands_of, late_view

Key = Callable[[Any], Hashable]
SAMPLES = 4000


def far_off(expected: Counter[Any], drawn: Counter[Any]) -> float:
    """How many standard deviations the chi-square statistic lies above what chance alone would give."""
    assert set(drawn) <= set(expected)
    samples, total = sum(drawn.values()), sum(expected.values())
    square = sum((drawn[key] - samples * weight / total) ** 2 / (samples * weight / total) for key, weight in expected.items())
    freedom = max(1, len(expected) - 1)
    return (square - freedom) / math.sqrt(2 * freedom)


def drawn_from(game: Game, view: View, key: Key, samples: int = SAMPLES) -> Counter[Any]:
    source = FastSource(11)
    guesses = game.guesses(view)
    return Counter(key(guesses.draw(source)) for _ in range(samples))


# Purple and Red: cards that are barred from some hands


@pytest.mark.parametrize(("name", "players"), [("purple", 3), ("purple", 4), ("red", 3), ("red", 4), ("red", 5)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_deal_that_fits_the_colours_not_followed_is_equally_likely(name: str, players: int, seed: int) -> None:
    position = late_view(name, players, seed, 6)
    expected = Counter(consistent(position["seen"]))
    drawn = drawn_from(GAMES[name], position["view"], hands_of, 20 * len(expected) + 200)
    assert far_off(expected, drawn) < 5


@pytest.mark.parametrize(
    ("room", "barred"),
    [
        ((3, 3, 2), (0b0000_0111, 0b0011_1000, 0)),
        ((2, 3, 2, 1), (0b0000_0111, 0b0000_1110, 0b1110_0000, 0)),
        ((4, 4), (0b0000_0011, 0b1100_0000)),
        ((0, 5, 3), (0b1111_1111, 0b0000_0001, 0b1000_0000)),
        ((2, 2, 2, 2), (0b0000_0011, 0b0000_1100, 0b0011_0000, 0b1100_0000)),
    ],
)
def test_places_that_bar_different_cards_are_dealt_to_fairly(room: tuple[int, ...], barred: tuple[int, ...]) -> None:
    ways: list[tuple[int, ...]] = [()]
    for space, bars in zip(room, barred, strict=True):
        hands = [sum(1 << card for card in hand) for hand in combinations(range(8), space)]
        ways = [(*way, hand) for way in ways for hand in hands if not hand & (bars | sum(way))]
    scatter, source = Scatter(0b1111_1111, vec[i64](room), vec[i64](barred)), FastSource(3)
    drawn = Counter(tuple(int(cards) for cards in scatter.draw(source)) for _ in range(20 * len(ways) + 500))
    assert far_off(Counter(ways), drawn) < 5


# Blue and Yellow: equal cards, told apart as they lie on the table


def dealt(hidden: list[str], key: Callable[[tuple[tuple[int, str], ...]], Hashable | None]) -> Counter[Any]:
    """All orders of the hidden cards; `key` tells which deal an order is, or None where it cannot be."""
    found = (key(order) for order in permutations(tuple(enumerate(hidden))))
    return Counter(way for way in found if way is not None)


def names(order: Iterable[tuple[int, str]]) -> tuple[str, ...]:
    return tuple(sorted(card for _, card in order))


def blue_hands(deal: Any) -> Hashable:
    def cards(hand: int) -> Iterator[str]:
        for face, name in enumerate(BLUE_NAMES):
            yield from [name] * int(count(hand, face))

    return tuple(tuple(sorted(cards(deal.hands[seat]))) for seat in (1, 2))


def test_the_unseen_cards_of_blue_are_equally_likely_everywhere() -> None:
    deal = stacked_blue(["SUN", "MOON MOON", "CAF ICE"], pile="ICE MOON LEU", turn=0)
    expected = dealt(["MOON", "MOON", "CAF", "ICE", "ICE", "MOON", "LEU"], lambda order: (names(order[:2]), names(order[2:4])))
    assert far_off(expected, drawn_from(GAMES["blue"], deal.view(0), blue_hands)) < 5


def test_a_card_that_blue_knows_of_stays_where_it_is_and_the_rest_is_even() -> None:
    deal = stacked_blue(["SUN", "MOON MOON", "CAF ICE"], pile="ICE MOON LEU", turn=0)
    deal.known[1] = one(blue_card("MOON"))
    hidden = ["MOON", "CAF", "ICE", "ICE", "MOON", "LEU"]
    expected = dealt(hidden, lambda order: (tuple(sorted((order[0][1], "MOON"))), names(order[1:3])))
    assert far_off(expected, drawn_from(GAMES["blue"], deal.view(0), blue_hands)) < 5


def yellow(hands: list[str], pile: str) -> Any:
    """A game of which everything but these cards was played already."""
    under = Counter(CARD_NAMES[card] for card in DECKS[3]) - Counter(" ".join([*hands, pile, "RG"]).split())
    return stacked_yellow(hands, draws=pile, top="RG", under=" ".join(under.elements()), dealer=0)


def yellow_cards(deal: Any) -> Hashable:
    hands = tuple(tuple(sorted(CARD_NAMES[card] for card in deal.hands.cards(seat))) for seat in (1, 2))
    drawn = CARD_NAMES[deal.drawn] if deal.drawn >= 0 else ""
    return (*hands, tuple(sorted(CARD_NAMES[card] for card in deal.pile.contents())), drawn)


def test_the_unseen_cards_of_yellow_are_equally_likely_everywhere() -> None:
    deal = yellow(["PY", "RG SK", "SR SR"], "SK RG PY")
    hidden = ["RG", "SK", "SR", "SR", "SK", "RG", "PY"]
    expected = dealt(hidden, lambda order: (names(order[:2]), names(order[2:4]), names(order[4:]), ""))
    assert far_off(expected, drawn_from(GAMES["yellow"], deal.view(0), yellow_cards)) < 5


def test_a_card_given_in_yellow_stays_where_it_is_and_the_rest_is_even() -> None:
    deal = yellow(["PY", "RG SK", "SR SR"], "SK RG PY")
    deal.memory.given(0, 1, parse_card("SK"))
    hidden = ["RG", "SR", "SR", "SK", "RG", "PY"]
    expected = dealt(hidden, lambda order: (tuple(sorted((order[0][1], "SK"))), names(order[1:3]), names(order[3:]), ""))
    assert far_off(expected, drawn_from(GAMES["yellow"], deal.view(0), yellow_cards)) < 5


def remade() -> tuple[Any, list[str], set[int]]:
    """The pile was made of four cards, of which one has been drawn by somebody; the other hidden cards never lay there."""
    deal = yellow(["PY", "RG SK", "SR SR"], "SK RG PY")
    made_of = ["SK", "RG", "PY", "SR"]
    deal.memory.remade(bytes(parse_card(card) for card in made_of))
    return deal, [*made_of, "RG", "SK", "SR"], set(range(4))


def test_only_what_the_pile_of_yellow_was_made_of_lies_in_it_and_all_of_it_equally_often() -> None:
    deal, hidden, may_lie = remade()

    def way(order: tuple[tuple[int, str], ...]) -> Hashable | None:
        if not {place for place, _ in order[4:]} <= may_lie:
            return None
        return names(order[:2]), names(order[2:4]), names(order[4:]), ""

    assert far_off(dealt(hidden, way), drawn_from(GAMES["yellow"], deal.view(0), yellow_cards)) < 5


@pytest.mark.parametrize("anew", [False, True])
def test_the_card_that_somebody_just_drew_in_yellow_came_from_the_pile(anew: bool) -> None:
    if anew:
        deal, hidden, may_lie = remade()
    else:
        deal, hidden = yellow(["PY", "RG SK", "SR SR"], "SK RG PY"), ["RG", "SK", "SR", "SR", "SK", "RG", "PY"]
        may_lie = set(range(7))
    deal.turn = 2
    deal.play(2, GAMES["yellow"].parse_move("draw"))
    view = deal.view(0)
    assert view.as_dict()["phase"] == "drawn"

    def way(order: tuple[tuple[int, str], ...]) -> Hashable | None:
        """Two cards of the first, two and the drawn one of the second, two in the pile."""
        if not {place for place, _ in order[4:]} <= may_lie:
            return None
        return names(order[:2]), names(order[2:5]), names(order[5:]), order[4][1]

    assert far_off(dealt(hidden, way), drawn_from(GAMES["yellow"], view, yellow_cards)) < 5


@pytest.mark.parametrize("source", [FastSource(1), FairSource(bytes(32), "fractions")])
def test_fractions_fill_the_space_from_nothing_to_one_evenly(source: Source) -> None:
    tenths = Counter(int(source.fraction() * 10) for _ in range(5000))
    assert far_off(Counter(range(10)), tenths) < 5


@pytest.mark.parametrize(("room", "barred"), [([1, 1], [0b11, 0]), ([2, 1, 1], [0b1110, 0b0001, 0])])
def test_cards_that_fit_nowhere_are_not_dealt(room: list[int], barred: list[int]) -> None:
    with pytest.raises(AssertionError, match="no way to deal the hidden cards"):
        Scatter((1 << sum(room)) - 1, vec[i64](room), vec[i64](barred))
