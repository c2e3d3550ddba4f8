"""A full Purple deal that a view allows."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from defifoo.core.bits import size
from defifoo.core.chance import Source
from defifoo.core.deal import zeros
from defifoo.core.guessing import Guesses, Scatter
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.deck import deck_mask
from defifoo.games.purple.view import PurpleView


@final
class PurpleGuesses(Guesses):
    """The unseen cards go to the other hands and to those set aside, as far as the cards shown allow."""

    def __init__(self, view: PurpleView) -> None:
        self.view = view
        hidden = deck_mask(view.short) & ~view.seen() & ~view.hand
        room = view.hand_sizes[:]
        if view.seat >= 0:
            room[view.seat] = 0
        in_hands: i64 = 0
        for cards in room:
            in_hands += cards
        self.unseen = Scatter(hidden, append(room, size(hidden) - in_hands), append(view.missing[:], i64(0)))

    def draw(self, source: Source) -> PurpleDeal:
        view = self.view
        hands = self.unseen.draw(source)[: view.players]
        if view.seat >= 0:
            hands[view.seat] = view.hand
        return _with_hands(view, hands, source)


def _with_hands(view: PurpleView, hands: vec[i64], source: Source) -> PurpleDeal:
    deal = PurpleDeal(view.players, view.dealer, source, hands, view.challenge, view.challenge_colour, view.short)
    deal.choose_readings(view.last_always, view.planet_spacecraft)
    deal.over = view.outcome is not None
    deal.direction = view.direction
    deal.turn = view.turn
    deal.leader = view.leader
    deal.trick = view.last_trick[:] if deal.over else zeros(view.players)
    deal.trick_size = i64(len(view.trick))
    for place in range(deal.trick_size):
        deal.trick[place] = view.trick[place]
    deal.called = view.called
    deal.best_seat = view.best_seat
    deal.best_strength = view.best_strength
    deal.tricks = view.tricks[:]
    deal.won = view.won[:]
    deal.missing = view.missing[:]
    deal.sun_last = view.sun_last
    deal.last_winner = view.last_winner
    return deal
