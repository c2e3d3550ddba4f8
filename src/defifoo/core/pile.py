"""A face-down pile that is shuffled as it is drawn.

A Fisher-Yates shuffle fixes the last place first. Doing each of its steps only when a card is drawn gives the same order
as shuffling beforehand, and a card put back is "shuffled in" at no cost.
"""

from typing import final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from defifoo.core.aliases import Card
from defifoo.core.chance import Source


@final
class Pile:
    def __init__(self, cards: bytes) -> None:
        self.left: i64 = len(cards)
        self.cards: vec[u8] = vec[u8](cards)

    def draw(self, source: Source) -> Card:
        """Take a card; the pile must not be empty."""
        last = self.left - 1
        place = source.below(self.left)
        card = self.cards[place]
        self.cards[place] = self.cards[last]
        self.left = last
        return i64(card)

    def put_back(self, card: Card) -> None:
        if self.left < len(self.cards):
            self.cards[self.left] = u8(card)
        else:
            self.cards = append(self.cards, u8(card))
        self.left += 1

    def contents(self) -> bytes:
        """What lies in the pile, in no meaningful order."""
        cards = BytesWriter()
        for place in range(self.left):
            cards.append(self.cards[place])
        return cards.getvalue()

    def clone(self) -> "Pile":
        twin = Pile(b"")
        twin.left = self.left
        twin.cards = self.cards[: self.left]
        return twin
