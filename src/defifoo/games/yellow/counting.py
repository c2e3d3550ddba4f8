"""How many cards of each face lie in a place, as three sets of faces: the ones, the twos and the fours of the numbers.

No face has more than five cards, so three binary digits are enough. The sets of many places stand one after the other in one
vector; a place begins at `at`. What happens to every face of a hand at once takes a few steps, however many cards there are.
"""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from defifoo.core.aliases import Card, Mask
from defifoo.core.bits import bit, lowest

DIGITS: Final = 3


def add(digits: vec[i64], at: i64, card: Card) -> None:
    carried = bit(card)
    ones = digits[at]
    digits[at] = ones ^ carried
    carried &= ones
    if carried:
        twos = digits[at + 1]
        digits[at + 1] = twos ^ carried
        digits[at + 2] |= twos & carried


def take(digits: vec[i64], at: i64, faces: Mask) -> None:
    """One card less of each of these faces, as far as there is any."""
    ones, twos = digits[at], digits[at + 1]
    faces &= ones | twos | digits[at + 2]
    if faces:
        digits[at] = ones ^ faces
        faces &= ~ones
        if faces:
            digits[at + 1] = twos ^ faces
            digits[at + 2] &= ~(faces & ~twos)


def faces_at(digits: vec[i64], at: i64) -> Mask:
    """The faces that are there at all."""
    return digits[at] | digits[at + 1] | digits[at + 2]


def number_of(digits: vec[i64], at: i64, card: Card) -> i64:
    return (digits[at] >> card & 1) + (digits[at + 1] >> card & 1) * 2 + (digits[at + 2] >> card & 1) * 4


def copy(digits: vec[i64], at: i64, into: vec[i64], there: i64) -> None:
    into[there] = digits[at]
    into[there + 1] = digits[at + 1]
    into[there + 2] = digits[at + 2]


def swap(digits: vec[i64], at: i64, there: i64) -> None:
    digits[at], digits[there] = digits[there], digits[at]
    digits[at + 1], digits[there + 1] = digits[there + 1], digits[at + 1]
    digits[at + 2], digits[there + 2] = digits[there + 2], digits[at + 2]


def clear(digits: vec[i64], at: i64) -> None:
    digits[at] = 0
    digits[at + 1] = 0
    digits[at + 2] = 0


def cards_at(digits: vec[i64], at: i64) -> bytes:
    """The cards in the order of their faces."""
    faces = faces_at(digits, at)
    if not faces:
        return b""
    cards = BytesWriter()
    while faces:
        card = lowest(faces)
        faces &= faces - 1
        for _ in range(number_of(digits, at, card)):
            cards.append(u8(card))
    return cards.getvalue()
