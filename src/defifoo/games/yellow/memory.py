"""What each seat, and a spectator, has seen of cards that are hidden again.

A card given or swapped away is known to the two concerned; a card shown by mistake is known to all. What an observer knows of a
hand is the least it must hold: a card is struck off when it is played, and when somebody gives a card away unseen, the
others can no longer be sure of any one card of that hand.

When the draw pile is made anew, everyone has seen which cards went into it; from then on they know what may still lie there.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Card, Seat
from defifoo.core.bits import bit
from defifoo.core.deal import zeros
from defifoo.games.yellow.deck import CARD_BYTES


def without(cards: bytes, fewer: bytes) -> bytes:
    """A hand less some of its cards."""
    for card in fewer:
        cards = cards.replace(CARD_BYTES[card], b"", 1)
    return cards


def one_fewer_of_each(cards: bytes) -> bytes:
    """What is certain of a hand once any one of its cards may have left it."""
    left = b""
    for card in cards:
        if left.count(CARD_BYTES[card]) + 1 < cards.count(CARD_BYTES[card]):
            left += CARD_BYTES[card]
    return left


@final
class Memory:
    """`lent` says that clones of a deal share this one: whoever wants to change it takes a copy first."""

    def __init__(self, players: i64) -> None:
        self.players = players
        self.lent = False
        self.known: list[bytes] = [b""] * int((players + 1) * players)
        """By observer (the last: a spectator), then holder."""
        self.talked_of = zeros(players)
        """By holder: the faces that anybody may know of."""
        self.made_of: bytes | None = None
        """What the draw pile was made anew of; None while it is the first one."""
        self.drew: list[bytes] = [b""] * int(players + 1)
        """The cards drawn since then, by the seat that saw them (the last: everyone)."""

    def of(self, observer: Seat, holder: Seat) -> bytes:
        return self.known[observer * self.players + holder]

    # Hands

    def left_hand(self, holder: Seat, card: Card) -> None:
        """A card was played for all to see."""
        still = False
        for observer in range(self.players + 1):
            place = observer * self.players + holder
            row = self.known[place]
            if row:
                row = row.replace(CARD_BYTES[card], b"", 1)
                self.known[place] = row
                still = still or CARD_BYTES[card] in row
        if not still:
            self.talked_of[holder] &= ~bit(card)

    def shown(self, holder: Seat, card: Card, fresh: bool) -> None:
        """A card was shown and taken back; unless it is fresh from the pile it may be one that was known already."""
        for observer in range(self.players + 1):
            place = observer * self.players + holder
            if observer != holder and (fresh or CARD_BYTES[card] not in self.known[place]):
                self.known[place] += CARD_BYTES[card]
        self.talked_of[holder] |= bit(card)

    def given(self, giver: Seat, receiver: Seat, card: Card) -> None:
        if self.talked_of[giver]:
            for observer in range(self.players + 1):
                place = observer * self.players + giver
                row = self.known[place]
                if row:
                    exact = observer == receiver
                    self.known[place] = row.replace(CARD_BYTES[card], b"", 1) if exact else one_fewer_of_each(row)
        self.known[giver * self.players + receiver] += CARD_BYTES[card]
        self.talked_of[receiver] |= bit(card)

    def swapped(self, one: Seat, other: Seat, ones: bytes, others: bytes, faces: vec[i64]) -> None:
        """`ones` and `others` are the hands before the swap, `faces` the faces of all hands after it."""
        for observer in range(self.players + 1):
            here, there = observer * self.players + one, observer * self.players + other
            self.known[here], self.known[there] = self.known[there], self.known[here]
        self.known[one * self.players + one] = b""
        self.known[other * self.players + other] = b""
        self.known[one * self.players + other] = ones
        self.known[other * self.players + one] = others
        self.talked_of[one] = faces[one]
        self.talked_of[other] = faces[other]

    # The draw pile

    def remade(self, cards: bytes) -> None:
        self.made_of = cards
        self.drew = [b""] * int(self.players + 1)

    def drawn(self, seat: Seat, card: Card) -> None:
        self.drew[seat] += CARD_BYTES[card]

    def drawn_shown(self, seat: Seat, card: Card) -> None:
        """The card that a seat drew last is seen by everyone at once."""
        self.drew[seat] = self.drew[seat][:-1]
        self.drew[self.players] += CARD_BYTES[card]

    def may_lie_in_pile(self, observer: Seat) -> bytes | None:
        """None while the pile is the first one: then it may be anything unseen."""
        if self.made_of is None:
            return None
        left = without(self.made_of, self.drew[self.players])
        return left if observer == self.players else without(left, self.drew[observer])

    def clone(self) -> "Memory":
        twin = Memory(0)
        twin.players = self.players
        twin.known = self.known[:]
        twin.talked_of = self.talked_of[:]
        twin.made_of = self.made_of
        twin.drew = self.drew[:]
        return twin
