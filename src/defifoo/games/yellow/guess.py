"""A full Yellow deal that a view allows."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.chance import Source
from defifoo.core.guessing import Guesses
from defifoo.core.pile import Pile
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.deck import CARD_BYTES, FACES, copies
from defifoo.games.yellow.hands import Hands
from defifoo.games.yellow.memory import Memory
from defifoo.games.yellow.phases import DRAWN, RACE
from defifoo.games.yellow.view import YellowView

_COPIES: Final[vec[i64]] = vec[i64]([copies(card, level) for level in (1, 2, 3) for card in range(FACES)])


@final
class YellowGuesses(Guesses):
    """The unseen cards go to the other hands and to the pile, as far as the cards seen on the way allow.

    `certain` is what is known of the hands. The rest comes from two heaps: what may lie in the pile and, once the pile was
    made anew, what can only be in hands; before that the second heap is empty. Equal cards are told apart.
    """

    def __init__(self, view: YellowView) -> None:
        self.view = view
        self.certain = Hands(view.players)
        unseen = _COPIES[view.level * FACES - FACES : view.level * FACES]
        _strike_off(unseen, view.under)
        if view.top >= 0:
            unseen[view.top] -= 1
        for seat in range(view.players):
            known = view.known[seat]
            if view.outcome is not None:
                known = view.hands[seat]
            elif seat == view.seat:
                known = view.hand
            _strike_off(unseen, known)
            for card in known:
                self.certain.add(seat, card)
        lying = unseen if view.pile_of is None else _at_most(unseen, view.pile_of)
        self.may_lie = _pool(lying)
        _strike_off(unseen, self.may_lie.contents())
        self.in_hands = _pool(unseen)
        self.under = Pile(view.under)
        self.memory = _memory(view)

    def draw(self, source: Source) -> YellowDeal:
        """When somebody just drew, the card came from the pile."""
        view = self.view
        hands = self.certain.clone()
        pile = self.may_lie.clone()
        drawn = view.drawn
        if view.phase == DRAWN and drawn < 0:
            drawn = pile.draw(source)
            hands.add(view.turn, drawn)
        heap = pile
        if view.pile_of is not None:
            heap = self.in_hands.clone()
            while pile.left > view.pile_size:
                heap.put_back(pile.draw(source))
        for seat in range(view.players):
            while hands.sizes[seat] < view.hand_sizes[seat]:
                hands.add(seat, heap.draw(source))
        while pile.left > view.pile_size:  # a stacked deal may hold less than a deck
            pile.draw(source)
        memory = self.memory
        if view.pile_of is not None and view.drawn < 0 <= drawn:
            memory = memory.clone()
            memory.drawn(view.turn, drawn)
        level, mistakes, thanks, under = view.level, view.mistakes, view.thanks, self.under.clone()
        deal = YellowDeal(view.players, view.dealer, source, hands, pile, memory, level, mistakes, thanks, under)
        deal.drawn = drawn
        _set_table(deal, view)
        return deal


def _strike_off(unseen: vec[i64], cards: bytes) -> None:
    for card in cards:
        unseen[card] -= 1


def _pool(unseen: vec[i64]) -> Pile:
    cards = b""
    for card in range(i64(FACES)):
        if unseen[card] > 0:
            cards += CARD_BYTES[card] * unseen[card]
    return Pile(cards)


def _at_most(unseen: vec[i64], cards: bytes) -> vec[i64]:
    limited = unseen[:]
    for card in range(i64(FACES)):
        limited[card] = min(unseen[card], i64(cards.count(CARD_BYTES[card])))
    return limited


def _set_table(deal: YellowDeal, view: YellowView) -> None:
    """All that lies open."""
    deal.over = view.outcome is not None
    deal.direction = view.direction
    deal.phase = view.phase
    deal.turn = view.turn
    deal.lies = view.lies
    deal.top = view.top
    deal.debt = view.debt
    deal.racers = view.waits if view.phase == RACE else 0
    deal.receiver = view.receiver
    deal.remakes = view.remakes
    deal.idle = view.idle
    deal.winner = view.winner
    if view.outcome is not None:
        deal.last_card = view.outcome.card


def _memory(view: YellowView) -> Memory:
    """The others are given no more than what everybody knows: the rest of what they saw is theirs.

    It is lent to every guess, so that only those that change it copy it.
    """
    memory = Memory(view.players)
    for observer in range(view.players + 1):
        rows = view.known if observer == view.seat else view.shown
        for holder in range(view.players):
            if holder != observer and rows[holder]:
                memory.know(observer, holder, rows[holder])
    if view.pile_of is not None:
        if view.drawn >= 0:
            memory.remade(view.pile_of + CARD_BYTES[view.drawn])
            memory.drawn(view.turn, view.drawn)
        else:
            memory.remade(view.pile_of)
    memory.lent = True
    return memory
