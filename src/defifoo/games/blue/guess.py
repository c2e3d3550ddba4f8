"""A full game of Blue that a view allows."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.chance import Source
from defifoo.core.deal import zeros
from defifoo.core.guessing import Guesses
from defifoo.core.pile import Pile
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import FACES, count, how_many, one
from defifoo.games.blue.view import BlueView


@final
class BlueGuesses(Guesses):
    """The unseen cards are shuffled; the other hands are dealt from them, after the cards known to be there."""

    def __init__(self, view: BlueView) -> None:
        self.view = view
        self.certain = zeros(view.players)
        if view.outcome is not None:
            self.certain = view.shown_hands[:]
        else:
            for seat in range(view.players):
                self.certain[seat] = view.hand if seat == view.seat else view.known[seat]
        self.hidden = _hidden(view, self.certain)

    def draw(self, source: Source) -> BlueDeal:
        hands = self.certain[:]
        pile = self.hidden.clone()
        for seat in range(self.view.players):
            for _ in range(self.view.hand_sizes[seat] - how_many(hands[seat])):
                hands[seat] += one(pile.draw(source))
        return _with_hands(self.view, hands, pile, source)


def _hidden(view: BlueView, hands: vec[i64]) -> Pile:
    """All cards that are neither on the table nor in these hands."""
    unseen = view.unseen()
    cards: list[int] = []
    for face in range(i64(FACES)):
        copies = unseen[face]
        for seat in range(view.players):
            if seat != view.seat:
                copies -= count(hands[seat], face)
        for _ in range(copies):
            cards.append(int(face))
    return Pile(bytes(cards))


def _with_hands(view: BlueView, hands: vec[i64], pile: Pile, source: Source) -> BlueDeal:
    deal = BlueDeal(view.players, view.dealer, source, view.deck, hands, pile, view.lines.clone())
    deal.rules = view.rules
    deal.known = view.known[:]
    deal.lights = view.lights
    deal.direction = view.direction
    deal.turn = view.turn
    deal.first_turn = view.first_turn
    deal.attacker = view.attacker
    deal.attacked = view.attacked
    deal.passes = view.passes
    deal.idle = view.idle
    deal.winner = view.winner
    if view.outcome is not None:
        deal.over = True
        deal.reason = view.outcome.reason
        deal.last_card = view.outcome.card
    return deal
