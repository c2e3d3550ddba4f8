"""What was played in a deal so far, as far as a net looks back.

An entry is 1024 * seat + action, in the numbers of the research actions; an exchange in Blue is 121 + the number of cards, a
card given between two others in Yellow 428 + the receiver.
"""

from typing import Final, final

from mypy_extensions import i64

from defifoo.core.bits import bit
from defifoo.core.deal import zeros
from defifoo.games.blue.deck import how_many
from defifoo.games.blue.moves import EXCHANGE

EXCHANGED: Final = 121
"""Blue: an exchange of n cards is remembered as this plus n."""


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

    def add(self, entry: i64) -> None:
        """The next move, in the order of play."""
        seat = entry // 1024
        action = entry % 1024
        if action < 62:
            self.played[seat] |= bit(action)
        self.last[seat] = action

    def clear(self) -> None:
        for seat in range(i64(len(self.played))):
            self.played[seat] = 0
            self.last[seat] = -1


def past_of(moves: list[tuple[int, int]], players: i64) -> Past:
    """The moves of a deal, (seat, move) of the table in the order of play.

    Of what a seat did not see (the cards of an exchange, a card given between two others) nothing is remembered.
    """
    past = Past(players, known=True)
    for seat, move in moves:
        action: i64 = EXCHANGED + how_many(i64(move) ^ EXCHANGE) if move >= EXCHANGE else i64(move)
        past.add(1024 * i64(seat) + action)
    return past
