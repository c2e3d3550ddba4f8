"""How a Purple player in the search reckons: the thoughts of the written strategy, fast enough to play on with."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from defifoo.core.aliases import Card, Mask
from defifoo.core.bits import bit, size
from defifoo.core.deal import step
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.deck import (
    CARDS,
    MOST,
    NO_SUN,
    NOT_LAST,
    RANKS,
    SPACECRAFT,
    SUN,
    deck_mask,
)
from defifoo.games.purple.rules import DOES_NOT_COUNT, OPEN, calls, strength, sweeps, takes_the_lead
from defifoo.games.purple.scoring import PRICE

SUN_ONLY: Final = 1 << SUN
COLOUR: Final = (1 << RANKS) - 1
_SIZE: Final = bytes([mask.bit_count() for mask in range(1 << RANKS)])

_COMING: Final[vec[i64]] = vec[i64]([0, 0, 10, 50, 50, 3, 10, 0, 0, 50])
"""How often a costly card falls on a trick, in tenths of pure chance, by challenge."""


CLEAN: Final = 0.4
"""How many would rather take a trick in which nothing costs anything."""

SHY: Final = 0.05
"""How many take a trick that hurts though they could stay under."""

CRAFTS: Final[vec[i64]] = vec[i64]([(1 << (SPACECRAFT + c)) | (1 << (SPACECRAFT + (c + 4) % 5)) for c in range(5)])
"""The two Spacecraft of each colour."""

_MOST_IN_QUESTION: Final = 24
"""Two colours, their three Spacecraft, and none: so many numbers of cards may lie between a card and the trick."""


def _lacks(in_hand: int, unseen: int) -> list[float]:
    """The chance that a hand of so many of the unseen cards holds none of 0, 1, 2 ... of them."""
    lacks_one = 1.0 - min(1.0, in_hand / max(1, unseen))
    chances = [1.0]
    for _ in range(_MOST_IN_QUESTION - 1):
        chances.append(chances[-1] * lacks_one)
    return chances


_LACKS: Final[vec[float]] = vec[float](
    [chance for in_hand in range(CARDS // 2 + 1) for unseen in range(CARDS) for chance in _lacks(in_hand, unseen)]
)
"""By the cards in a hand and the number unseen: multiplied out once, for every card that is judged asks for several of them."""


@final
@mypyc_attr(free_list_len=1)
class Trick:
    """The trick as the seat to play sees it: its own hand, the table, and what was played before."""

    def __init__(self, deal: PurpleDeal) -> None:
        self.deal = deal
        self.hand = deal.hands[deal.turn]
        self.costly = deal.costly
        self.cards_left = size(self.hand)
        self.to_come = deal.players - 1 - deal.trick_size
        lies: Mask = 0
        for place in range(deal.trick_size):
            lies |= bit(deal.trick[place])
        seen = lies | self.hand
        for won in deal.won:
            seen |= won
        self.lies = lies
        self.out = deck_mask(deal.short) & ~seen
        unseen = size(self.out)
        if unseen == 0:
            unseen = 1
        self.unseen = float(unseen)
        # Whoever has yet to play holds as many cards as the seat itself.
        self.lacks: i64 = (self.cards_left * CARDS + unseen) * _MOST_IN_QUESTION
        self.price_each = float(PRICE[deal.challenge])
        self.worth = self._worth()

    def _worth(self) -> float:
        """What taking the trick brings, but for the card it is taken with."""
        challenge = self.deal.challenge
        if challenge == MOST:
            return 10.0
        if challenge == NOT_LAST:
            if self.cards_left > 3:
                return 0.0
            return -25.0 if self.cards_left == 2 else -10.0
        if not self.costly:
            return -10.0
        price = float(size(self.lies & self.costly))
        if self.to_come:
            falls = 0.1 * float(_COMING[challenge]) * float(size(self.out & self.costly)) / self.unseen
            price += falls * float(self.to_come)
        return -price * self.price_each

    def judge(self, card: Card) -> float:
        """What playing the card is worth, in points or nearly so."""
        if card == SUN:
            return self._burn()
        wins = self.wins(card)
        value = wins * self.worth
        challenge = self.deal.challenge
        if challenge == MOST:
            return value - 6.0 * self._takes_later(card)
        value += (12.0 if challenge == NOT_LAST else 5.0) * self._takes_later(card)
        if card < SPACECRAFT:
            value += 1.0 / float(_SIZE[(self.hand >> (card // RANKS * RANKS)) & COLOUR])
        if self.costly & bit(card):
            value += self.price_each * (0.65 - 1.65 * wins)
        return value

    def _burn(self) -> float:
        if self.deal.challenge == MOST or self.deal.challenge == NO_SUN:
            return 0.0
        return 3.0 if self.cards_left <= 3 else -8.0

    def _takes_later(self, card: Card) -> float:
        if card >= SPACECRAFT:
            return 0.45
        base = card // RANKS * RANKS
        out = (self.out >> base) & COLOUR
        if not out:
            return 0.3
        return float(_SIZE[out & (bit(card - base) - 1)]) / float(_SIZE[out])

    def wins(self, card: Card) -> float:
        """The chance that nobody to come goes over the card."""
        deal = self.deal
        if deal.last_always and sweeps(card, deal.trick_size + 1, deal.players):
            return 1.0
        counts = strength(card, deal.called)
        if counts == DOES_NOT_COUNT or not takes_the_lead(card, counts, deal.best_strength):
            return 0.0
        if self.to_come == 0:
            return 1.0
        after = calls(card, deal.called)
        first = after if after < OPEN else after - OPEN
        under = (bit(counts) - 1) << (first * RANKS)
        follow = (COLOUR << (first * RANKS)) | CRAFTS[first]
        if after >= OPEN:
            second = (first + 1) % 5
            under |= (bit(counts) - 1) << (second * RANKS)
            follow |= (COLOUR << (second * RANKS)) | CRAFTS[second]
        over = follow & ~under & self.out
        return self._nobody_goes_over(over, (under | SUN_ONLY) & self.out, self._eagerness(card))

    def _nobody_goes_over(self, over: Mask, under: Mask, eager: float) -> float:
        usual = self._stays_under(over, under, eager)
        chance = 1.0
        deal = self.deal
        other = deal.turn
        for _ in range(self.to_come):
            other = step(other, deal.direction, deal.players)
            missing = deal.missing[other]
            if missing & (over | under):
                chance *= self._stays_under(over & ~missing, under & ~missing, eager)
            else:
                chance *= usual
        return chance

    def _stays_under(self, over: Mask, under: Mask, eager: float) -> float:
        cannot_beat = _LACKS[self.lacks + size(over)]
        cannot_duck = _LACKS[self.lacks + size(under)]
        return 1.0 - (1.0 - cannot_beat) * (cannot_duck + (1.0 - cannot_duck) * eager)

    def _eagerness(self, card: Card) -> float:
        """How many of those who could stay under would rather take the trick."""
        if self.deal.challenge == MOST:
            return 1.0
        if self.deal.challenge == NOT_LAST:
            return 0.6 if self.cards_left > 3 else 0.05
        if self.costly and not (self.lies | bit(card)) & self.costly:
            return CLEAN
        return SHY
