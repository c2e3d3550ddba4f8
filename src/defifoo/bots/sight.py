"""What a player may go by: the own view, what everybody saw happen in the deal, and how the match stands."""

from typing import Final, NamedTuple

from defifoo.core.deal import View
from defifoo.core.event import Event
from defifoo.core.match import Match


class Score(NamedTuple):
    """How a match stands: the points of every seat before this deal, and how many deals come after it."""

    points: tuple[int, ...]
    deals_left: int


ONE_DEAL: Final = Score((), 0)
"""Nothing is known of a match: the deal is all there is to win."""


class Sight(NamedTuple):
    """All that a seat may know when it is asked for a move.

    moves    its legal moves, never empty
    history  what happened in this deal, as a spectator saw it: the same for every seat; empty for one who was not there
    """

    view: View
    moves: list[int]
    history: tuple[Event, ...] = ()
    score: Score = ONE_DEAL


def sight_of(match: Match, seat: int) -> Sight:
    deal = match.deal
    score = Score(tuple(match.points), match.length - match.number)
    return Sight(deal.view(seat), [int(move) for move in deal.moves(seat)], tuple(match.history), score)
