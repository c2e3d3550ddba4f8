"""What a move wins, loses, keeps or risks, as data; its words are in the language files.

A game says it of a view and of what was foreseen: guesses at the hidden cards, played on with the move. So it knows no more
than the seat.
These modules are never compiled: they are asked now and then, and read like sentences.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from defifoo.core.bits import members
from defifoo.core.deal import Deal
from defifoo.core.event import Event

TEN: Final = 10
"""Of so many games a child can think."""
SURE: Final = 11
"""Not only ten times in ten tries: it cannot be otherwise."""

FEW: Final = 3
"""So many cards are named; of more, only how many they are."""

FOR: Final = 1
AGAINST: Final = -1


class Fact(NamedTuple):
    """One sentence about a move.

    name    `<game>-fact-<name>` in the language files, or `all-fact-<name>`; one that begins with "end-" promises
            something good for the end, so often
    seat    who it is about, -1 nobody; `seats` where they are several
    cards   the cards it names
    colour  the letter of a colour, `symbol` that of a symbol
    times   so often in ten games, from 0 (hardly ever) to 10 (nearly always), 11 for sure; -1 where it does not matter
    many    a number that goes with it
    points  points, never below zero
    speaks  1 for the move, -1 against it, 0 neither
    """

    name: str
    seat: int = -1
    seats: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    colour: str = ""
    symbol: str = ""
    times: int = -1
    many: int = 0
    points: int = 0
    speaks: int = 0


def may_be_beaten(over: dict[int, int], names: Sequence[str]) -> Fact:
    """Who may still go over a card: for each such seat the set of cards that it may hold and that would."""
    cards = 0
    for held in over.values():
        cards |= held
    found, seats = tuple(names[card] for card in members(cards)), tuple(sorted(over))
    return Fact("beaten", seats=seats, many=len(found)) if len(found) > FEW else Fact("beaten-by", seats=seats, cards=found)


class Foreseen(NamedTuple):
    """A guess, played on with a move: what happened from then on, and the deal as it stood in the end."""

    events: list[Event]
    deal: Deal

    def first(self, *names: str) -> Event | None:
        """The first event of one of these names."""
        return next((event for event in self.events if event.name in names), None)


def in_ten(part: float) -> int:
    """A part of all as so many times in ten; only what never happened is never, only what always did is always."""
    if part <= 0:
        return 0
    return TEN if part >= 1 else max(1, min(TEN - 1, round(part * TEN)))


def how_often(futures: Iterable[bool]) -> int:
    """How many times in ten it is true."""
    found = list(futures)
    return in_ten(sum(found) / len(found)) if found else 0


def most_often(seats: Iterable[int]) -> int:
    """The seat that comes most often, the lowest of several; -1 where there is none."""
    found = list(seats)
    return max(sorted(set(found)), key=found.count, default=-1)
