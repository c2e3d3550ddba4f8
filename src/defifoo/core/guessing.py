"""Dealing the cards that a seat cannot see to the places where they may be."""

from abc import ABC, abstractmethod
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from defifoo.core.aliases import Mask
from defifoo.core.bits import bit, lowest
from defifoo.core.chance import Source
from defifoo.core.deal import Deal, zeros


@mypyc_attr(allow_interpreted_subclasses=True)
class Guesses(ABC):
    """All the full states that give exactly one view, every way to place the unseen cards being equally likely."""

    @abstractmethod
    def draw(self, source: Source) -> Deal: ...


@final
class Scatter:
    """The ways to spread hidden cards over places with `room` for so many each, some cards being `barred` from some places.

    The room adds up to the number of hidden cards. Cards that are barred from the same places are of one kind; kind 0 is barred
    from none. The places that bar something are filled first, card by card: `ways` tells, for each of these steps and for each
    number of cards left of each kind, how many ways there are to go on, and a card is drawn in proportion to that. So every
    fitting way comes out equally often. The count is kept in floats: 61 cards can lie in 61! orders, about 5e83.
    """

    def __init__(self, hidden: Mask, room: vec[i64], barred: vec[i64]) -> None:
        self.room = room
        self.cards: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()
        self.fits = zeros(len(room))
        self.fussy: vec[i64] = vec[i64]()
        self.easy: vec[i64] = vec[i64]()
        self.stride: vec[i64] = vec[i64]()
        self.states: i64 = 1
        self.ways: vec[float] = vec[float]()
        self._sort_by_kind(hidden, barred)
        if len(self.fussy):
            self._count_ways()

    def _sort_by_kind(self, hidden: Mask, barred: vec[i64]) -> None:
        kinds = _kinds(hidden, self.room, barred)
        for kind in range(i64(len(kinds))):
            cards = kinds[kind]
            self.first = append(self.first, i64(len(self.cards)))
            card = cards & -cards
            for place in range(i64(len(self.room))):
                if not cards or not barred[place] & card:
                    self.fits[place] |= bit(kind)
            while cards:
                self.cards = append(self.cards, lowest(cards))
                cards &= cards - 1
            self.count = append(self.count, i64(len(self.cards)) - self.first[kind])
        for place in range(i64(len(self.room))):
            if self.room[place] == 0:
                continue
            if self.fits[place] == bit(len(kinds)) - 1:
                self.easy = append(self.easy, place)
            else:
                self.fussy = append(self.fussy, place)

    def _count_ways(self) -> None:
        """From the last step back to the first; kind 0 is what is left beside the others."""
        self.stride = zeros(len(self.count))
        for kind in range(i64(1), i64(len(self.count))):
            self.stride[kind] = self.states
            self.states *= self.count[kind] + 1
        steps: i64 = 0
        for place in self.fussy:
            steps += self.room[place]
        self.ways = vec[float]([1.0] * int((steps + 1) * self.states))
        step = steps
        for turn in range(i64(len(self.fussy)) - 1, i64(-1), i64(-1)):
            place = self.fussy[turn]
            for _ in range(self.room[place]):
                step -= 1
                self._count_step(step, self.fits[place])
        if self.ways[self.states - 1] == 0.0:
            raise AssertionError("no way to deal the hidden cards fits what was seen")

    def _count_step(self, step: i64, fits: i64) -> None:
        left = zeros(len(self.count))
        left[0] = i64(len(self.cards)) - step
        here, there = step * self.states, (step + 1) * self.states
        for state in range(self.states):
            total = 0.0
            if 0 <= left[0] <= self.count[0]:
                for kind in range(i64(len(left))):
                    if left[kind] > 0 and fits & bit(kind):
                        total += float(left[kind]) * self.ways[there + state - self.stride[kind]]
            self.ways[here + state] = total
            kind = i64(1)
            while kind < len(left) and left[kind] == self.count[kind]:
                left[0] += left[kind]
                left[kind] = 0
                kind += 1
            if kind < len(left):
                left[kind] += 1
                left[0] -= 1

    def draw(self, source: Source) -> vec[i64]:
        """The cards of each place."""
        found = zeros(len(self.room))
        cards = self.cards[:]
        left = self.count[:]
        state = self.states - 1
        step: i64 = 0
        for place in self.fussy:
            for _ in range(self.room[place]):
                step += 1
                kind = self._kind_for(step, state, self.fits[place], left, source)
                state -= self.stride[kind]
                found[place] |= bit(_take(cards, self.first[kind], left[kind], source))
                left[kind] -= 1
        self._fill_the_rest(found, cards, left, source)
        return found

    def _kind_for(self, step: i64, state: i64, fits: i64, left: vec[i64], source: Source) -> i64:
        """The kind of the card for this step, in proportion to the ways that are left after it."""
        ticket = source.fraction() * self.ways[(step - 1) * self.states + state]
        there = step * self.states + state
        chosen: i64 = -1
        for kind in range(i64(len(left))):
            if left[kind] > 0 and fits & bit(kind):
                ways = float(left[kind]) * self.ways[there - self.stride[kind]]
                if ways > 0.0:
                    chosen = kind
                    ticket -= ways
                    if ticket < 0.0:
                        break
        return chosen

    def _fill_the_rest(self, found: vec[i64], cards: vec[i64], left: vec[i64], source: Source) -> None:
        """The places that bar nothing take whatever is left; the last of them without a choice."""
        loose = left[0]
        for kind in range(i64(1), i64(len(left))):
            for place in range(self.first[kind], self.first[kind] + left[kind]):
                cards[loose] = cards[place]
                loose += 1
        for place in self.easy:
            for _ in range(self.room[place]):
                found[place] |= bit(_take(cards, 0, loose, source))
                loose -= 1


def _take(cards: vec[i64], first: i64, count: i64, source: Source) -> i64:
    """One of the cards from `first` on; the last of them takes its place."""
    place = first
    if count > 1:
        place += source.below(count)
    card = cards[place]
    cards[place] = cards[first + count - 1]
    return card


def _kinds(hidden: Mask, room: vec[i64], barred: vec[i64]) -> vec[i64]:
    """The hidden cards by the places they are barred from; first those that are barred from none, even if there are none."""
    kinds = vec[i64]([hidden])
    for place in range(i64(len(room))):
        if room[place] == 0 or not barred[place] & hidden:
            continue
        for kind in range(i64(len(kinds))):
            out = kinds[kind] & barred[place]
            if out and (kind == 0 or out != kinds[kind]):
                kinds[kind] ^= out
                kinds = append(kinds, out)
    return kinds
