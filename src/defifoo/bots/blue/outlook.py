"""What a Blue player counts at a glance: how many turns everybody still needs to come home, and who is ahead.

A tour needs one turn for every missing continent, one for every line still to be opened, and the waiting until the right
cards come.
"""

import math
from typing import Final

from defifoo.bots.blue.search.turns import kinds_in, turns_unseen, turns_with
from defifoo.games.blue.deck import SUN, one
from defifoo.games.blue.lines import Lines
from defifoo.games.blue.view import BlueView

BITS: Final = bytes(mask.bit_count() for mask in range(32))

# The weights were found by playing thousands of games against themselves. All but the first are counted in turns.
_HASTE: Final = 0.4
"""What a turn less is worth: the chances of two players differ by a factor of e for 1 / _HASTE turns."""
_RAINBOW: Final = 0.5
_LIGHT: Final = 0.07
_MOON: Final = 0.3
_STORM: Final = 0.15
_READY: Final = 0.1
"""A missing continent that could be laid at once."""
_SHELTERED: Final = 0.3
"""A line under a Rainbow."""
_AT_RISK: Final = 0.15
"""A continent that a single Moon or Lightning would take."""


class Tour:
    """How far one seat is.

    kinds     the continents laid
    single    those of them that lie there only once
    last      the last continent of each line, as a set; empty for a line without any
    live      the colours it can lay on
    openable  the colours it could open, or free of a Moon
    safe      those that a Rainbow shelters
    """

    __slots__ = ("kinds", "last", "live", "openable", "safe", "single")

    def __init__(self, lines: Lines, seat: int) -> None:
        shift = 3 * seat
        routes = lines.routes
        kinds = twice = 0
        self.last = [0, 0, 0]
        for colour in range(3):
            route = int(routes[shift + colour])
            if route:
                self.last[colour] = 1 << ((route & 7) - 1)
            while route:
                kind = 1 << ((route & 7) - 1)
                twice |= kinds & kind
                kinds |= kind
                route >>= 3
        self.kinds = kinds
        self.single = kinds & ~twice
        opened = int(lines.opened) >> shift & 7
        stopped = int(lines.stopped) >> shift & 7
        frozen = int(lines.frozen) >> shift & 7
        self.live = opened & ~stopped & ~frozen
        self.openable = (~opened | stopped) & ~frozen & 7
        self.safe = int(lines.rainbowed) >> shift & 7

    def without_last(self, colour: int) -> int:
        """The continents left when the last one of a line is lost."""
        return self.kinds & ~(self.last[colour] & self.single)

    def at_risk(self) -> int:
        """How many continents a single Moon or Lightning would cost: the last of a line, lying there once, without shelter."""
        return sum(1 for colour in range(3) if self.last[colour] & self.single and not self.safe >> colour & 1)

    def at_risk_after(self, colour: int, kind: int) -> int:
        """The same once another continent lies on top of a line."""
        single = self.single & ~kind if self.kinds & kind else self.single | kind
        last = [kind if c == colour else self.last[c] for c in range(3)]
        return sum(1 for c in range(3) if last[c] & single and not self.safe >> c & 1)


def good_cards(hand: int) -> float:
    """What the cards without a continent are good for: a Rainbow in reserve, Suns, attacks."""
    rainbows = hand >> 3 & 7
    good = _LIGHT * min(3, (hand & 7) + rainbows) + _MOON * min(2, hand >> 6 & 7)
    if rainbows:
        good += _RAINBOW
    if hand >> 9 & 7:
        good += _STORM
    if hand >> 12 & 7:
        good += _STORM
    return good


class BlueOutlook:
    """One seat's estimate of everybody's turns. Without memory the stolen cards in the other hands are forgotten."""

    def __init__(self, view: BlueView, remembers: bool) -> None:
        self.view = view
        self.lines = view.lines
        self.seat = int(view.seat)
        self.players = int(view.players)
        self.hand = int(view.hand)
        self.remembers = remembers
        self.tours = [Tour(view.lines, seat) for seat in range(self.players)]
        self.mine = self.tours[self.seat]
        self.rivals = [seat for seat in range(self.players) if seat != self.seat]
        way = int(view.direction or 1)
        self.ahead = [((seat - self.seat) * way - 1) % self.players for seat in range(self.players)]
        self.chances = [0.0] * self.players
        for seat in self.rivals:
            tour = self.tours[seat]
            self.chances[seat] = self.chance_of(seat, tour.kinds, tour.live, tour.openable)
        self.rival_chances = sum(self.chances)

    def chance_of(self, seat: int, kinds: int, live: int, openable: int) -> float:
        """How the hopes of a rival weigh, as far as one can know."""
        turns = turns_unseen(kinds, live, openable)
        if self.remembers:
            known = int(self.view.known[seat])
            if known:
                turns = min(turns, turns_with(known + one(SUN), kinds, live, openable))
        return math.exp(-_HASTE * (turns + self.ahead[seat] / self.players))

    # One's own tour

    def my_turns(self, hand: int, kinds: int, live: int, openable: int, safe: int, at_risk: int) -> float:
        """Turns left, less what the rest of the hand and the lines are good for."""
        turns = turns_with(hand, kinds, live, openable) - good_cards(hand)
        ready = 0
        for colour in range(3):
            if live >> colour & 1:
                ready |= kinds_in(hand, colour)
        turns -= _READY * BITS[ready & ~kinds]
        return turns - _SHELTERED * BITS[safe & live] + _AT_RISK * at_risk

    def hope(self, turns: float, rival_chances: float) -> float:
        """The share of the win when one's own turns are so many."""
        own = math.exp(-_HASTE * (turns + (self.players - 1) / self.players))
        return own / (own + rival_chances)
