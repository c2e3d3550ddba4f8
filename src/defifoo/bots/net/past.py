"""What was played in a deal so far, as far as a net looks back.

A move is remembered under the number of its action: what of it everybody saw is enough for all that a net looks at.
"""

from typing import Final, final

from mypy_extensions import i64

from defifoo.core.aliases import Seat
from defifoo.core.bits import bit
from defifoo.core.deal import zeros

MOST_CARDS: Final = 62
"""Actions below this are remembered as a set."""


@final
class Past:
    """`known` says whether the moves were told at all: a player who sat down in the middle has only the view.

    played  by seat, the cards below number 62 that it played (games whose moves have the numbers of the cards)
    last    by seat, its last action, -1 for none
    """

    def __init__(self, players: i64, known: bool) -> None:
        self.known = known
        self.played = zeros(players)
        self.last = zeros(players)
        for seat in range(players):
            self.last[seat] = -1

    def add(self, seat: Seat, action: i64) -> None:
        """The next move, in the order of play."""
        if action < MOST_CARDS:
            self.played[seat] |= bit(action)
        self.last[seat] = action

    def clear(self) -> None:
        for seat in range(i64(len(self.played))):
            self.played[seat] = 0
            self.last[seat] = -1
