"""What a game brings along so that a net can play it."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from defifoo.bots.net.active import Active
from defifoo.bots.net.past import Past
from defifoo.core.aliases import Move, Seat
from defifoo.core.deal import View
from defifoo.core.event import Event

PLACES: Final = 6
"""Where a card may be that a seat does not see: with the five others, counted from oneself, or with nobody."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Eye(ABC):
    """number   of the game in the files of nets
    version  of the inputs: a net made for another one cannot be used
    inputs   how many there are;  actions  and of these;  faces  cards are numbered from 0 to one less than this
    """

    number: i64
    version: i64
    inputs: i64
    actions: i64
    faces: i64

    @abstractmethod
    def write(self, view: View, past: Past, active: Active, begun: i64) -> None:
        """Begin anew with the inputs that are on. `begun` is what the seat has begun of a move that takes several actions."""

    @abstractmethod
    def remember(self, history: list[Event], past: Past) -> None:
        """Put what everybody saw happen in the deal into the past."""

    def relative(self, action: i64, me: Seat, players: i64) -> i64:  # noqa: ARG002 - where an action names a seat
        """The number of an action for a net: seats are counted from the one that decides."""
        return action

    def steps(self, view: View, moves: list[Move], begun: i64) -> list[i64]:  # noqa: ARG002 - where a move takes several actions
        """The legal actions of a seat that has these moves and has begun so much, in rising order."""
        return moves
