"""What the cards played in Red say about the cards that are still held."""

from typing import Final, final

from mypy_extensions import i64

from defifoo.bots.red.search.careful import ORDINARY, Round, attachment, best_card
from defifoo.bots.search.weighed import Witness, log_share
from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit, lowest
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, zeros
from defifoo.core.event import Event
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.rules import follows
from defifoo.games.red.view import RedView

_WIDTH: Final = 1.5
"""How many points a player is unsure about a card."""

_LATEST: Final = 16
"""So many of the others' cards are asked about, the latest ones: the older say little about what is left."""


@final
class RedWitness(Witness):
    def __init__(self, view: RedView, history: list[Event]) -> None:
        self.seat = view.seat
        self.seats: list[i64] = []
        self.cards: list[i64] = []
        self.played = zeros(view.players)
        self.others: i64 = 0
        for event in history:
            if event.name == "played" or event.name == "slammed":
                card: i64 = event.cards[0]
                self.seats.append(event.seat)
                self.cards.append(card)
                self.played[event.seat] |= bit(card)
                if event.seat != view.seat:
                    self.others += 1
        seen = view.bank
        for cards in view.won:
            seen |= cards
        for card in view.trick:
            seen |= bit(card)
        told: Mask = 0
        for cards in self.played:
            told |= cards
        self.complete = told == seen and self.others > 0 and view.outcome is None
        """Whether the history tells of every card on the table."""

    def log_likelihood(self, guess: Deal) -> float:
        assert isinstance(guess, RedDeal)
        deal = self._as_dealt(guess)
        left = self.others
        total = 0.0
        for place in range(len(self.cards)):
            seat = self.seats[place]
            if seat != self.seat:
                if left <= _LATEST and seat == deal.turn:
                    total += inclination(deal, seat, self.cards[place])
                left -= 1
            deal.do(seat, self.cards[place])
        return total

    def _as_dealt(self, guess: RedDeal) -> RedDeal:
        """The deal before the first card, if the guess is true."""
        hands = guess.hands[:]
        for seat in range(guess.players):
            hands[seat] |= self.played[seat]
        deal = RedDeal(guess.players, guess.dealer, FastSource(0), hands, guess.face_down, guess.charmer)
        deal.team = guess.team
        deal.direction = guess.direction
        return deal


def inclination(deal: RedDeal, seat: Seat, card: i64) -> float:
    """The logarithm of the chance that the seat plays this card of its hand; nothing is said by a card without a choice."""
    led = deal.led
    hand = deal.hands[seat] & ORDINARY
    cards = hand if led < 0 else follows(hand, led)
    if cards & (cards - 1) == 0 or not cards & bit(card):
        return 0.0
    table = Round(deal, seat)
    best = best_card(deal)
    lost, stakes, keep = table.if_lost(best), table.stakes(), attachment(hand)
    values: list[float] = []
    chosen = 0.0
    while cards:
        other = lowest(cards)
        cards &= cards - 1
        value = table.balance(other, best, lost, stakes, keep)
        values.append(value)
        if other == card:
            chosen = value
    return log_share(values, chosen, _WIDTH)
