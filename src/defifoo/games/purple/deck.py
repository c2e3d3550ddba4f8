"""The cards, the challenges and how both are written down.

Planets are numbered by colour, then rank: E1 is 0, E10 is 9, T1 is 10. Then the five Spacecraft, then the Sun.
"""

from typing import Final

from mypy_extensions import i64

from defifoo.core.aliases import Card, Mask
from defifoo.core.refusal import malformed

COLOURS: Final = "ETJAO"
"""Ember, Topaz, Jade, Azure, Orchid."""

RANKS: Final = 10
SPACECRAFT: Final = 50
SUN: Final = 55
CARDS: Final = 56

ALIEN_RANK: Final = 8
"""purple.alien"""

NO_TRICK: Final = 0
NOT_LAST: Final = 1
NO_SPACECRAFT: Final = 2
NO_FIVES: Final = 3
NO_SEVENS: Final = 4
NO_SUN: Final = 5
NO_PLANET: Final = 6
MOST: Final = 7
LEAST: Final = 8
NO_ALIEN: Final = 9

CHALLENGES: Final = (
    "no-trick",
    "not-last",
    "no-spacecraft",
    "no-fives",
    "no-sevens",
    "no-sun",
    "no-planet",
    "most",
    "least",
    "no-alien",
)
"""purple.challenges: the names double as the last part of the rule that scores them."""

NO_COLOUR: Final = -1


def _planet_mask(colour: int) -> int:
    return ((1 << RANKS) - 1) << (colour * RANKS)


def _rank_mask(rank: int) -> int:
    return sum(1 << (colour * RANKS + rank - 1) for colour in range(5))


PLANETS: Final = tuple(_planet_mask(colour) for colour in range(5))
ALL_SPACECRAFT: Final = 0b11111 << SPACECRAFT
FIVES: Final = _rank_mask(5)
SEVENS: Final = _rank_mask(7)
THREES: Final = _rank_mask(3)
FULL_DECK: Final = bytes(range(CARDS))
SHORT_DECK: Final = bytes(card for card in FULL_DECK if not THREES >> card & 1)
"""purple.deck.short"""

_FULL_MASK: Final = (1 << CARDS) - 1
_SHORT_MASK: Final = _FULL_MASK & ~THREES

CARD_NAMES: Final = tuple(
    [f"{colour}{rank}" for colour in COLOURS for rank in range(1, RANKS + 1)]
    + [COLOURS[craft] + COLOURS[(craft + 1) % 5] for craft in range(5)]
    + ["SUN"]
)
_CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def planet(colour: i64, rank: i64) -> Card:
    return colour * 10 + rank - 1


def alien(colour: i64) -> Card:
    """purple.alien"""
    return planet(colour, ALIEN_RANK)


def craft_colours(craft: i64) -> tuple[i64, i64]:
    """purple.deck.spacecraft"""
    return craft, (craft + 1) % 5


def deck_mask(short: bool) -> Mask:
    return _SHORT_MASK if short else _FULL_MASK


def parse_card(text: str) -> Card:
    card = _CARDS.get(text)
    if card is None:
        raise malformed("card", text)
    return card


def parse_colour(text: str) -> int:
    if len(text) != 1 or text not in COLOURS:
        raise malformed("colour", text)
    return COLOURS.index(text)
