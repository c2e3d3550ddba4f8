"""A full Yellow deal that a view allows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Card
from defifoo.core.chance import Source
from defifoo.core.pile import Pile
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.deck import CARD_BYTES, FACES, copies
from defifoo.games.yellow.hands import Hands
from defifoo.games.yellow.memory import Memory
from defifoo.games.yellow.phases import DRAWN, RACE
from defifoo.games.yellow.view import YellowView

_COPIES: Final[vec[i64]] = vec[i64]([copies(card, level) for level in (1, 2, 3) for card in range(FACES)])


def guess(view: YellowView, source: Source) -> YellowDeal:
    """The unseen cards go to the other hands and to the pile, as far as the cards seen on the way allow."""
    hands = Hands(view.players)
    unseen = _COPIES[view.level * FACES - FACES : view.level * FACES]
    _strike_off(unseen, view.under)
    if view.top >= 0:
        unseen[view.top] -= 1
    for seat in range(view.players):
        certain = view.known[seat]
        if view.outcome is not None:
            certain = view.hands[seat]
        elif seat == view.seat:
            certain = view.hand
        _strike_off(unseen, certain)
        for card in certain:
            hands.add(seat, card)
    pile, drawn = _fill(view, hands, unseen, source)
    return _with_cards(view, hands, pile, drawn, source)


def _strike_off(unseen: vec[i64], cards: bytes) -> None:
    for card in cards:
        unseen[card] -= 1


def _pool(unseen: vec[i64]) -> Pile:
    cards = b""
    for card in range(i64(FACES)):
        if unseen[card] > 0:
            cards += CARD_BYTES[card] * unseen[card]
    return Pile(cards)


def _fill(view: YellowView, hands: Hands, unseen: vec[i64], source: Source) -> tuple[Pile, Card]:
    """Deal the unseen cards; when somebody just drew, tell which card that is: it came from the pile."""
    drawn = view.drawn
    draws = view.phase == DRAWN and drawn < 0
    if view.pile_of is None:
        pool = _pool(unseen)
        if draws:
            drawn = pool.draw(source)
            hands.add(view.turn, drawn)
        _fill_hands(view, hands, pool, source)
        while pool.left > view.pile_size:  # a stacked deal may hold less than a deck
            pool.draw(source)
        return pool, drawn
    pool = _pool(_at_most(unseen, view.pile_of))
    if draws:
        drawn = pool.draw(source)
        hands.add(view.turn, drawn)
        unseen[drawn] -= 1
    while pool.left > view.pile_size:
        pool.draw(source)
    _strike_off(unseen, pool.contents())
    _fill_hands(view, hands, _pool(unseen), source)
    return pool, drawn


def _at_most(unseen: vec[i64], cards: bytes) -> vec[i64]:
    limited = unseen[:]
    for card in range(i64(FACES)):
        limited[card] = min(unseen[card], i64(cards.count(CARD_BYTES[card])))
    return limited


def _fill_hands(view: YellowView, hands: Hands, pool: Pile, source: Source) -> None:
    for seat in range(view.players):
        while hands.sizes[seat] < view.hand_sizes[seat]:
            hands.add(seat, pool.draw(source))


def _with_cards(view: YellowView, hands: Hands, pile: Pile, drawn: Card, source: Source) -> YellowDeal:
    memory = _memory(view, hands, drawn)
    deal = YellowDeal(view.players, view.dealer, source, hands, pile, memory, view.level, view.mistakes, view.thanks)
    deal.over = view.outcome is not None
    deal.direction = view.direction
    deal.phase = view.phase
    deal.turn = view.turn
    deal.lies = view.lies
    deal.top = view.top
    deal.under = Pile(view.under)
    deal.drawn = drawn
    deal.debt = view.debt
    deal.racers = view.waits if view.phase == RACE else 0
    deal.receiver = view.receiver
    deal.remakes = view.remakes
    deal.idle = view.idle
    deal.winner = view.winner
    if view.outcome is not None:
        deal.last_card = view.outcome.card
    return deal


def _memory(view: YellowView, hands: Hands, drawn: Card) -> Memory:
    """The others are given no more than what everybody knows: the rest of what they saw is theirs."""
    memory = Memory(view.players)
    for observer in range(view.players + 1):
        rows = view.known if observer == view.seat else view.shown
        for holder in range(view.players):
            if holder != observer and rows[holder]:
                memory.known[observer * view.players + holder] = rows[holder]
                memory.talked_of[holder] = hands.held[holder]
    if view.pile_of is not None:
        memory.made_of = view.pile_of
        if drawn >= 0:
            memory.drew[view.turn] = CARD_BYTES[drawn]
            if view.turn == view.seat:
                memory.made_of = view.pile_of + CARD_BYTES[drawn]
    return memory
