"""The cards and how they are written down; and a handful of cards as one number.

Equal cards share a number, their face: first the weather, then the continents by colour.

A handful (a hand, the cards of an exchange) counts its faces in octal: the digit number f, three bits wide, tells how many
cards of face f it holds. Nobody ever holds more than seven cards, so no digit overflows, and twenty digits fit 60 bits.
"""

from typing import Final, TypeAlias

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from defifoo.core.aliases import Card, Mask
from defifoo.core.bits import bit, lowest
from defifoo.core.deal import zeros
from defifoo.core.refusal import malformed

SUN: Final = 0
RAIN: Final = 1
MOON: Final = 2
BOLT: Final = 3
ICE: Final = 4
CONTINENT: Final = 5
"""The first continent; a face from here on is CONTINENT + 5 * colour + continent."""

FACES: Final = 20
HAND: Final = 7
"""blue.deal, blue.draw"""

COLOURS: Final = "CLS"
"""Coral, Lagoon, Saffron."""

CONTINENTS: Final = ("AF", "AM", "AS", "EU", "OC")

COPIES: Final = bytes([27, 3, 12, 3, 3] + [4] * 15)
"""How often each face is in the deck.  blue.deck, blue.deck.colourless"""

FULL_DECK: Final = bytes([face for face in range(FACES) for _ in range(COPIES[face])])

CARD_NAMES: Final = (
    "SUN",
    "RAIN",
    "MOON",
    "BOLT",
    "ICE",
    *[colour + continent for colour in COLOURS for continent in CONTINENTS],
)
_CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}

Handful: TypeAlias = i64

# One in every octal digit, seven in every second one, and what these can borrow from.
_ONES: Final = 0o11111111111111111111
_EVEN: Final = 0o07070707070707070707
_BORROWS: Final = 0o10101010101010101010


def lights_in(deck: bytes) -> i64:
    """How many Suns and Rainbows a deck holds."""
    return i64(deck[SUN]) + i64(deck[RAIN])


def one(face: Card) -> Handful:
    return bit(3 * face)


def count(cards: Handful, face: Card) -> i64:
    return (cards >> (3 * face)) & 7


def faces_of(cards: Handful) -> Mask:
    """The faces that are there at all: bit 3 * f for face f."""
    return (cards | (cards >> 1) | (cards >> 2)) & _ONES


def how_many(cards: Handful) -> i64:
    # The sum of the digits: pairs of them first, then all at once, since 64 leaves 1 when divided by 63.
    return ((cards & _EVEN) + ((cards >> 3) & _EVEN)) % 63


def holds(hand: Handful, cards: Handful) -> bool:
    """Whether the cards are all among the hand."""
    even = ((hand & _EVEN) + _BORROWS) - (cards & _EVEN)
    odd = (((hand >> 3) & _EVEN) + _BORROWS) - ((cards >> 3) & _EVEN)
    return even & odd & _BORROWS == _BORROWS


def parts(cards: Handful) -> i64:
    """How many handfuls can be taken out of this one, none and all included."""
    ways: i64 = 1
    faces = faces_of(cards)
    while faces:
        ways *= ((cards >> lowest(faces)) & 7) + 1
        faces &= faces - 1
    return ways


def parts_up_to(cards: Handful, most: i64) -> i64:
    """How many of them have one card to `most` cards."""
    # Seven bits for each size: as a polynomial, the product of 1 + x + ... + x**copies over the faces; none exceeds 35.
    by_size: i64 = 1
    faces = faces_of(cards)
    while faces:
        grown = by_size
        for _ in range((cards >> lowest(faces)) & 7):
            by_size <<= 7
            grown += by_size
        by_size = grown
        faces &= faces - 1
    ways: i64 = 0
    for _ in range(most):
        by_size >>= 7
        ways += by_size & 127
    return ways


_RECIPROCAL: Final[vec[i64]] = vec[i64]([0] + [65536 // choices + 1 for choices in range(1, 9)])
"""A number below 256 times this, shifted by 16, is the number divided by the choices: quicker than a division."""


def nth_part(cards: Handful, n: i64) -> Handful:
    """The n-th of them: n written with one digit per face, each up to the copies held. The 0th is empty."""
    part: Handful = 0
    faces = faces_of(cards)
    while n > 0:
        shift = lowest(faces)
        faces &= faces - 1
        choices = ((cards >> shift) & 7) + 1
        quotient = (n * _RECIPROCAL[choices]) >> 16
        part += (n - quotient * choices) * bit(shift)
        n = quotient
    return part


def all_parts(cards: Handful) -> vec[i64]:
    """All of them, in the order of `nth_part`."""
    found = zeros(parts(cards))
    number: i64 = 1
    faces = faces_of(cards)
    while faces:
        shift = lowest(faces)
        faces &= faces - 1
        before = number
        for copies in range(i64(1), ((cards >> shift) & 7) + 1):
            more = copies * bit(shift)
            for n in range(before):
                found[number] = found[n] + more
                number += 1
    return found


def surely_left(cards: Handful, lost: i64) -> Handful:
    """What is surely left of the cards when `lost` of the hand they are in go away, nobody knows which."""
    left: Handful = 0
    faces = faces_of(cards)
    while faces:
        shift = lowest(faces)
        faces &= faces - 1
        copies = ((cards >> shift) & 7) - lost
        if copies > 0:
            left += copies * bit(shift)
    return left


def as_bytes(cards: Handful) -> bytes:
    """One byte for each card, by face."""
    if not cards:
        return b""
    listed = BytesWriter()
    faces = faces_of(cards)
    while faces:
        shift = lowest(faces)
        faces &= faces - 1
        for _ in range((cards >> shift) & 7):
            listed.append(u8(shift // 3))
    return listed.getvalue()


def card_names(cards: Handful) -> list[str]:
    return [CARD_NAMES[face] for face in as_bytes(cards)]


def colour_of(card: Card) -> i64:
    """The line on which a continent may lie."""
    return (card - CONTINENT) // 5


def continent_card(colour: i64, continent: i64) -> Card:
    return CONTINENT + 5 * colour + continent


def parse_card(text: str) -> Card:
    card = _CARDS.get(text)
    if card is None:
        raise malformed("card", text)
    return card


def parse_colour(text: str) -> int:
    if len(text) != 1 or text not in COLOURS:
        raise malformed("colour", text)
    return COLOURS.index(text)
