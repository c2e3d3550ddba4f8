"""A full Red deal that a view allows."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask
from defifoo.core.chance import Source
from defifoo.core.guessing import Guesses, Scatter
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.view import RedView


@final
class RedGuesses(Guesses):
    """The unseen cards go to the other hands and face down into the Bank, as far as the cards shown allow."""

    def __init__(self, view: RedView) -> None:
        self.view = view
        room = view.hand_sizes[:]
        if view.seat >= 0:
            room[view.seat] = 0
        room = append(room, view.face_down)
        self.unseen = Scatter(view.unseen(), room, append(view.missing[:], i64(0)))

    def draw(self, source: Source) -> RedDeal:
        view = self.view
        places = self.unseen.draw(source)
        hands = places[: view.players]
        if view.seat >= 0:
            hands[view.seat] = view.hand
        return _with_cards(view, hands, places[view.players], source)


def _with_cards(view: RedView, hands: vec[i64], face_down: Mask, source: Source) -> RedDeal:
    deal = RedDeal(view.players, view.dealer, source, hands, face_down, view.charmer)
    deal.over = view.outcome is not None
    deal.deck = view.deck
    deal.bank = view.bank
    deal.team = view.team
    deal.direction = view.direction
    deal.turn = view.turn
    deal.leader = view.leader
    deal.trick_size = i64(len(view.trick))
    for place in range(deal.trick_size):
        deal.trick[place] = view.trick[place]
    deal.trick_cards = view.trick_cards()
    deal.led = view.led
    deal.best_seat = view.best_seat
    deal.best_strength = view.best_strength
    deal.won = view.won[:]
    deal.missing = view.missing[:]
    deal.bewitched = view.bewitched
    deal.ended_by = view.ended_by
    if view.outcome is not None:
        deal.last_card = view.outcome.card
    return deal
