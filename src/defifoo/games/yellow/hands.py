"""The hands of all seats: how many of each face, which faces at all, how many cards."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from defifoo.core.aliases import Card, Seat
from defifoo.core.bits import bit, lowest
from defifoo.core.deal import zeros
from defifoo.core.outcome import ScoreLine, each
from defifoo.games.yellow.deck import CARD_BYTES, FACES, JOKER, SKULL
from defifoo.games.yellow.rules import card_points

_NO_CARDS: Final[vec[u8]] = vec[u8](bytes(FACES * 6))

_KINDS: Final = (
    *[bytes([card for card in range(JOKER) if card // 6 % 3 == colour]) for colour in range(3)],
    bytes(range(JOKER, SKULL)),
    bytes([SKULL]),
)
"""The cards that are counted together: green, yellow, red, Jokers, Skulls."""


@final
class Hands:
    def __init__(self, players: i64) -> None:
        self.counts: vec[u8] = _NO_CARDS[: players * FACES]
        self.faces = zeros(players)
        self.sizes = zeros(players)

    def add(self, seat: Seat, card: Card) -> None:
        place = seat * FACES + card
        self.counts[place] = self.counts[place] + 1
        self.faces[seat] |= bit(card)
        self.sizes[seat] += 1

    def remove(self, seat: Seat, card: Card) -> None:
        place = seat * FACES + card
        left = self.counts[place] - 1
        self.counts[place] = left
        if left == 0:
            self.faces[seat] ^= bit(card)
        self.sizes[seat] -= 1

    def swap(self, one: Seat, other: Seat) -> None:
        here, there = one * FACES, other * FACES
        concerned = self.faces[one] | self.faces[other]
        while concerned:
            card = lowest(concerned)
            concerned &= concerned - 1
            kept = self.counts[here + card]
            self.counts[here + card] = self.counts[there + card]
            self.counts[there + card] = kept
        self.faces[one], self.faces[other] = self.faces[other], self.faces[one]
        self.sizes[one], self.sizes[other] = self.sizes[other], self.sizes[one]

    def cards(self, seat: Seat) -> bytes:
        """The hand in the order of the faces."""
        cards = b""
        faces = self.faces[seat]
        while faces:
            card = lowest(faces)
            faces &= faces - 1
            times = self.counts[seat * FACES + card]
            cards += CARD_BYTES[card] if times == 1 else CARD_BYTES[card] * times
        return cards

    def points(self, seat: Seat) -> i64:
        """yellow.score"""
        total: i64 = 0
        for card in range(i64(FACES)):
            total += i64(self.counts[seat * FACES + card]) * card_points(card)
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
        twin.counts = self.counts[:]
        twin.faces = self.faces[:]
        twin.sizes = self.sizes[:]
        return twin
