"""Any game for the search: every legal move is worth a thought, and deals are played on at random."""

from typing import Final, final

from defifoo.bots.search.policy import Policy
from defifoo.core.aliases import Seat
from defifoo.core.deal import Deal

_WIN: Final = 0.75
"""The part of a result that is the win; the rest is for leaving others behind."""


@final
class GenericPolicy(Policy):
    def __init__(self, lowest_wins: bool) -> None:
        self.lowest_wins = lowest_wins

    def reward(self, deal: Deal, seat: Seat) -> float:
        """Mostly the share in the win, a little how many others did worse; level seats share a place."""
        outcome = deal.outcome()
        assert outcome is not None
        own = outcome.points[seat]
        behind = 0.0
        for points in outcome.points:
            if points == own:
                behind += 0.5
            elif (points > own) == self.lowest_wins:
                behind += 1.0
        others = float(len(outcome.points) - 1)
        return _WIN * outcome.share(seat) + (1.0 - _WIN) * (behind - 0.5) / others
