"""What a Purple player sees on the table and reckons from it."""

from typing import Final

from defifoo.bots.purple.search.trick import CLEAN, COLOUR, CRAFTS, SHY, SUN_ONLY
from defifoo.games.purple.deck import (
    MOST,
    NO_ALIEN,
    NO_FIVES,
    NO_PLANET,
    NO_SEVENS,
    NO_SPACECRAFT,
    NO_SUN,
    NOT_LAST,
    PLANETS,
    RANKS,
    SPACECRAFT,
    deck_mask,
)
from defifoo.games.purple.rules import DOES_NOT_COUNT, OPEN, calls, strength, sweeps, takes_the_lead
from defifoo.games.purple.scoring import PRICE, challenge_points
from defifoo.games.purple.view import PurpleView

_COMING: Final = {NO_SPACECRAFT: 1.0, NO_FIVES: 5.0, NO_SEVENS: 5.0, NO_SUN: 0.3, NO_PLANET: 1.0, NO_ALIEN: 5.0}
"""How often a costly card falls on a trick, against pure chance: what can be thrown away at once is, while a whole planet first
needs a void, a Spacecraft mostly takes the trick itself, and the one Sun waits for a good moment."""


def planets_of(called: int) -> tuple[int, ...]:
    """The colours that can be followed with: two while a led Spacecraft leaves the choice."""
    return (called,) if called < OPEN else (called - OPEN, (called - OPEN + 1) % 5)


class PurpleOutlook:
    """The position through the eyes of the seat to play. A forgetful player only sees what lies open now."""

    def __init__(self, view: PurpleView, remembers: bool) -> None:
        self.view = view
        self.challenge = int(view.challenge)
        self.hand = int(view.hand)
        self.called = int(view.called)
        self.cards_left = self.hand.bit_count()
        self.own_length = [(self.hand & planets).bit_count() for planets in PLANETS]
        on_table = 0
        for card in view.trick:
            on_table |= 1 << card
        self.unseen = int(deck_mask(view.short)) & ~self.hand & ~(int(view.seen()) if remembers else on_table)
        self.to_come = self._those_to_come(remembers)
        self.costly = int(view.costly())
        self.price_each = int(PRICE[self.challenge])
        self.price_so_far = self.price_each * (on_table & self.costly).bit_count()
        self.price_to_come = self._price_to_come()
        self.the_leader_has_it = remembers and leads_the_set(view, int(view.best_seat))

    def _those_to_come(self, remembers: bool) -> list[tuple[float, int]]:
        """For each player still to play: the chance that it holds a given unseen card, and the cards it may hold."""
        view = self.view
        unseen = max(1, self.unseen.bit_count())
        players, direction, seat = int(view.players), int(view.direction), int(view.seat)
        found = []
        for ahead in range(1, players - len(view.trick)):
            other = (seat + ahead * direction) % players
            may_hold = self.unseen & ~int(view.missing[other]) if remembers else self.unseen
            found.append((min(1.0, view.hand_sizes[other] / unseen), may_hold))
        return found

    def _price_to_come(self) -> float:
        """What the others may still throw on the trick: they do so gladly."""
        out = (self.unseen & self.costly).bit_count()
        if not self.price_each:
            return 0.0
        often = _COMING[self.challenge] * self.price_each
        return often * sum(share for share, _ in self.to_come) * out / max(1.0, float(self.cards_left))

    def price(self, card: int) -> int:
        """What the card costs whoever wins it."""
        return self.price_each if self.costly >> card & 1 else 0

    # Who takes the trick

    def chance_to_win(self, card: int) -> float:
        """That nobody to come goes over the card, as far as can be reckoned from the cards not seen."""
        if self.view.last_always and sweeps(card, len(self.view.trick) + 1, self.view.players):
            return 1.0
        counts = strength(card, self.called)
        if counts == DOES_NOT_COUNT or not takes_the_lead(card, counts, self.view.best_strength):
            return 0.0
        after = int(calls(card, self.called))
        above, below = self._over_and_under(after, int(counts))
        eager = self._eagerness(card)
        chance = 1.0
        for share, may_hold in self.to_come:
            can_beat = 1.0 - (1.0 - share) ** (above & may_hold).bit_count()
            cannot_duck = (1.0 - share) ** (below & may_hold).bit_count()
            chance *= 1.0 - can_beat * (cannot_duck + (1.0 - cannot_duck) * eager)
        return chance

    def _over_and_under(self, called: int, counts: int) -> tuple[int, int]:
        """The cards that would go over one that counts so much, and those that would follow under it."""
        above, below = 0, SUN_ONLY
        for colour in planets_of(called):
            planets = PLANETS[colour]
            under = planets & (((1 << counts) - 1) << (colour * RANKS))
            below |= under
            above |= (planets & ~under) | int(CRAFTS[colour])
        return above, below

    def _eagerness(self, card: int) -> float:
        """How many of those who could stay under would rather take the trick."""
        if self.challenge == MOST:
            return 1.0
        if self.challenge == NOT_LAST:
            return 0.6 if self.cards_left > 3 else 0.1
        if self.price_each and not self.price_so_far and not self.price(card):
            return CLEAN
        return SHY

    # What a card does later

    def takes_later(self, card: int) -> float:
        """The part of the colour still out that the card beats: near 1 it takes tricks, near 0 it ducks them."""
        if card >= SPACECRAFT:
            return 0.45
        colour, rank = divmod(card, RANKS)
        out = (self.unseen >> (colour * RANKS)) & COLOUR
        if not out:
            return 0.3
        return (out & ((1 << rank) - 1)).bit_count() / out.bit_count()


def leads_the_set(view: PurpleView, seat: int) -> bool:
    """Whether a seat would win the set, alone or level, if it ended now."""
    if seat < 0:
        return False
    most, fewest = max(view.tricks), min(view.tricks)
    points = [
        challenge_points(
            view.challenge, view.costly(), view.won[other], view.tricks[other], most, fewest, other == view.last_winner
        )
        for other in range(view.players)
    ]
    return points[seat] == max(points)
