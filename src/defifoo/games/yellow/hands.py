"""The hands of all seats: how many of each face, which faces at all, how many cards."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from defifoo.core.aliases import Card, Mask, Seat
from defifoo.core.bits import bit, size
from defifoo.core.deal import zeros
from defifoo.core.outcome import ScoreLine, each
from defifoo.games.yellow.counting import DIGITS, add, cards_at, swap, take
from defifoo.games.yellow.deck import JOKER, SKULL
from defifoo.games.yellow.rules import card_points

_KINDS: Final = (
    *[bytes([card for card in range(JOKER) if card // 6 % 3 == colour]) for colour in range(3)],
    bytes(range(JOKER, SKULL)),
    bytes([SKULL]),
)
"""The cards that are counted together: green, yellow, red, Jokers, Skulls."""

# The same as sets, Jokers and Skulls in one, written out so that they are machine constants.
_GREEN: Final = 0x3F0_00FC_003F
_YELLOW: Final = 0xFC00_3F00_0FC0
_RED: Final = 0x3F_000F_C003_F000
_BLACK: Final = 0x3C0_0000_0000_0000


@final
@mypyc_attr(free_list_len=1)
class Hands:
    """`digits` counts the cards of each hand, see `counting.py`."""

    def __init__(self, players: i64) -> None:
        self.digits = zeros(players * DIGITS)
        self.faces = zeros(players)
        self.sizes = zeros(players)

    def add(self, seat: Seat, card: Card) -> None:
        add(self.digits, seat * DIGITS, card)
        self.faces[seat] |= bit(card)
        self.sizes[seat] += 1

    def remove(self, seat: Seat, card: Card) -> None:
        at, face, digits = seat * DIGITS, bit(card), self.digits
        take(digits, at, face)
        if not (digits[at] | digits[at + 1] | digits[at + 2]) & face:
            self.faces[seat] ^= face
        self.sizes[seat] -= 1

    def swap(self, one: Seat, other: Seat) -> None:
        swap(self.digits, one * DIGITS, other * DIGITS)
        self.faces[one], self.faces[other] = self.faces[other], self.faces[one]
        self.sizes[one], self.sizes[other] = self.sizes[other], self.sizes[one]

    def cards(self, seat: Seat) -> bytes:
        """The hand in the order of the faces."""
        return cards_at(self.digits, seat * DIGITS)

    def points(self, seat: Seat) -> i64:
        """yellow.score"""
        total: i64 = 0
        for digit in range(i64(DIGITS)):
            faces = self.digits[seat * DIGITS + digit]
            if faces:
                total += _points(faces) << digit
        return total

    def account(self, seat: Seat) -> tuple[ScoreLine, ...]:
        """What is left, from the cheapest to the dearest cards; the winner holds nothing.  yellow.score"""
        lines: list[ScoreLine] = []
        cards = self.cards(seat)
        for kind in _KINDS:
            left = bytes([card for card in cards if card in kind])
            if left:
                lines.append(each("yellow.score", len(left), int(card_points(left[0])), left))
        return tuple(lines) if lines else (ScoreLine("yellow.score", 0),)

    def clone(self) -> "Hands":
        twin = Hands(0)
        twin.digits = self.digits[:]
        twin.faces = self.faces[:]
        twin.sizes = self.sizes[:]
        return twin


def _points(faces: Mask) -> i64:
    """What one card of each of these faces counts.  yellow.score"""
    cheap = size(faces & _GREEN) + 2 * size(faces & _YELLOW) + 3 * size(faces & _RED)
    return 10 * cheap + 50 * size(faces & _BLACK)
