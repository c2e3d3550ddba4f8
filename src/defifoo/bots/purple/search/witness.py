"""What the cards played in Purple say about the cards that are still held."""

from typing import Final, final

from mypy_extensions import i64

from defifoo.bots.purple.search.trick import Trick
from defifoo.bots.search.weighed import Witness, log_share
from defifoo.core.aliases import Mask
from defifoo.core.bits import bit, lowest
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, zeros
from defifoo.core.event import Event
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.rules import playable
from defifoo.games.purple.view import PurpleView

_WIDTH: Final = 2.0
"""How many points a player is unsure about a card."""

_LATEST: Final = 16
"""So many of the others' cards are asked about, the latest ones: the older say little about what is left."""


@final
class PurpleWitness(Witness):
    def __init__(self, view: PurpleView, history: list[Event]) -> None:
        self.seat = view.seat
        self.seats: list[i64] = []
        self.cards: list[i64] = []
        self.played = zeros(view.players)
        self.others: i64 = 0
        for event in history:
            if event.name == "played":
                card: i64 = event.cards[0]
                self.seats.append(event.seat)
                self.cards.append(card)
                self.played[event.seat] |= bit(card)
                if event.seat != view.seat:
                    self.others += 1
        told: Mask = 0
        for cards in self.played:
            told |= cards
        self.complete = told == view.seen() and self.others > 0 and view.outcome is None
        """Whether the history tells of every card on the table."""

    def log_likelihood(self, guess: Deal) -> float:
        assert isinstance(guess, PurpleDeal)
        deal = self._as_dealt(guess)
        left = self.others
        total = 0.0
        for place in range(len(self.cards)):
            if self.seats[place] != self.seat:
                if left <= _LATEST:
                    total += inclination(deal, self.cards[place])
                left -= 1
            deal.do(self.seats[place], self.cards[place])
        return total

    def _as_dealt(self, guess: PurpleDeal) -> PurpleDeal:
        """The deal before the first card, if the guess is true."""
        hands = guess.hands[:]
        for seat in range(guess.players):
            hands[seat] |= self.played[seat]
        colour, short = guess.challenge_colour, guess.short
        deal = PurpleDeal(guess.players, guess.dealer, FastSource(0), hands, guess.challenge, colour, short)
        deal.choose_readings(guess.last_always, guess.planet_spacecraft)
        deal.direction = guess.direction
        return deal


def inclination(deal: PurpleDeal, card: i64) -> float:
    """The logarithm of the chance that the seat whose turn it is plays this card of its hand."""
    cards = playable(deal.hands[deal.turn], deal.called)
    if cards & (cards - 1) == 0:
        return 0.0
    trick = Trick(deal)
    values: list[float] = []
    chosen = 0.0
    while cards:
        other = lowest(cards)
        cards &= cards - 1
        value = trick.judge(other)
        values.append(value)
        if other == card:
            chosen = value
    return log_share(values, chosen, _WIDTH)
