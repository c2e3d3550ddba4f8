"""What each seat, and a spectator, has seen of cards that are hidden again.

A card given or swapped away is known to the two concerned; a card shown by mistake is known to all. What an observer knows of a
hand is the least it must hold: a card is struck off when it is played, and when somebody gives a card away unseen, the
others can no longer be sure of any one card of that hand.

When the draw pile is made anew, everyone has seen which cards went into it; from then on they know what may still lie there.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from defifoo.core.aliases import Card, Seat
from defifoo.core.bits import bit
from defifoo.core.deal import zeros
from defifoo.games.yellow.counting import DIGITS, add, cards_at, clear, copy, faces_at, swap, take
from defifoo.games.yellow.hands import Hands


@final
@mypyc_attr(free_list_len=1)
class Memory:
    """`lent` says that clones of a deal share this one: whoever wants to change it takes a copy first.

    known      by holder, then observer (the last: a spectator): the cards that this hand must hold, see `counting.py`
    talked_of  by holder: the faces that anybody may know of
    made_anew  whether the draw pile was
    in_pile    by observer: what may lie in the pile then
    """

    def __init__(self, players: i64) -> None:
        self.players = players
        self.lent = False
        self.known = zeros((players + 1) * players * DIGITS)
        self.talked_of = zeros(players)
        self.made_anew = False
        self.in_pile = zeros(0)

    def at(self, observer: Seat, holder: Seat) -> i64:
        """Where it stands what an observer knows of a hand."""
        return (holder * (self.players + 1) + observer) * DIGITS

    def of(self, observer: Seat, holder: Seat) -> bytes:
        return cards_at(self.known, self.at(observer, holder))

    # Hands

    def know(self, observer: Seat, holder: Seat, cards: bytes) -> None:
        """The observer is sure of these cards, too."""
        at = self.at(observer, holder)
        # Not `for card in cards`: mypyc would make an object of each.
        for place in range(i64(len(cards))):
            add(self.known, at, cards[place])
        self.talked_of[holder] |= faces_at(self.known, at)

    def left_hand(self, holder: Seat, card: Card) -> None:
        """A card was played for all to see."""
        known, face = self.known, bit(card)
        still: i64 = 0
        at = self.at(0, holder)
        for _ in range(self.players + 1):
            take(known, at, face)
            still |= faces_at(known, at)
            at += DIGITS
        if not still & face:
            self.talked_of[holder] &= ~face

    def shown(self, holder: Seat, card: Card, fresh: bool) -> None:
        """A card was shown and taken back; unless it is fresh from the pile it may be one that was known already."""
        for observer in range(self.players + 1):
            at = self.at(observer, holder)
            if observer != holder and (fresh or not faces_at(self.known, at) & bit(card)):
                add(self.known, at, card)
        self.talked_of[holder] |= bit(card)

    def given(self, giver: Seat, receiver: Seat, card: Card) -> None:
        """The receiver saw which card it was; the others can be sure of one card less of each face."""
        if self.talked_of[giver]:
            for observer in range(self.players + 1):
                at = self.at(observer, giver)
                take(self.known, at, bit(card) if observer == receiver else self.talked_of[giver])
        add(self.known, self.at(giver, receiver), card)
        self.talked_of[receiver] |= bit(card)

    def swapped(self, one: Seat, other: Seat, hands: Hands) -> None:
        """Two hands were swapped; each of the two knows what the other holds now."""
        for observer in range(self.players + 1):
            swap(self.known, self.at(observer, one), self.at(observer, other))
        clear(self.known, self.at(one, one))
        clear(self.known, self.at(other, other))
        copy(hands.digits, other * DIGITS, self.known, self.at(one, other))
        copy(hands.digits, one * DIGITS, self.known, self.at(other, one))
        self.talked_of[one] = hands.faces[one]
        self.talked_of[other] = hands.faces[other]

    # The draw pile

    def remade(self, cards: bytes) -> None:
        self.made_anew = True
        self.in_pile = zeros((self.players + 1) * DIGITS)
        for place in range(i64(len(cards))):
            add(self.in_pile, 0, cards[place])
        for observer in range(i64(1), self.players + 1):
            copy(self.in_pile, 0, self.in_pile, observer * DIGITS)

    def drawn(self, seat: Seat, card: Card) -> None:
        take(self.in_pile, seat * DIGITS, bit(card))

    def drawn_shown(self, seat: Seat, card: Card) -> None:
        """The card that a seat drew last is seen by everyone at once."""
        for observer in range(self.players + 1):
            if observer != seat:
                take(self.in_pile, observer * DIGITS, bit(card))

    def may_lie_in_pile(self, observer: Seat) -> bytes | None:
        """None while the pile is the first one: then it may be anything unseen."""
        return cards_at(self.in_pile, observer * DIGITS) if self.made_anew else None

    def clone(self) -> "Memory":
        twin = Memory(0)
        twin.players = self.players
        twin.known = self.known[:]
        twin.talked_of = self.talked_of[:]
        twin.made_anew = self.made_anew
        twin.in_pile = self.in_pile[:]
        return twin
