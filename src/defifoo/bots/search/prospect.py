"""What the points of a deal are worth in the match that it belongs to."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from defifoo.core.aliases import Seat

_LOGISTIC: Final = 0.78
"""The scale of the logistic curve that is closest to how two sums of chance differ, for a swing of one."""
_WIDE: Final = 2.0
"""A deal seldom brings more or less than the usual by so many swings."""
_NARROW: Final = 0.2


@final
class Prospect:
    """How likely each seat is to win the match once a deal is counted.

    In the last deal it is decided: the best share the win. Before it, every deal to come adds chance to everybody's points: the
    `swing` is the standard deviation of what a deal brings to a seat, and a lead counts by how hard it is to make up for.
    `plain` says that there is nothing to weigh but the deal itself.
    """

    def __init__(self, points: list[int], deals_left: int, lowest_wins: bool, swing: float) -> None:
        self.better = -1.0 if lowest_wins else 1.0
        self.before: vec[float] = vec[float]([self.better * float(total) for total in points])
        self.last = deals_left <= 0
        self.swing = swing
        self.scale = _LOGISTIC * swing * math.sqrt(float(max(deals_left, 0)))
        self.plain = len(set(points)) <= 1 if self.last else not points or swing <= 0.0

    def shares(self, scored: vec[float]) -> vec[float]:
        """By seat, when the deal brings them these points."""
        totals = vec[float]()
        most = -math.inf
        for seat in range(i64(len(scored))):
            total = self.before[seat] + self.better * scored[seat]
            totals = append(totals, total)
            most = max(most, total)
        whole = 0.0
        for seat in range(i64(len(totals))):
            if self.last:
                totals[seat] = 1.0 if totals[seat] == most else 0.0
            else:
                totals[seat] = math.exp((totals[seat] - most) / self.scale)
            whole += totals[seat]
        for seat in range(i64(len(totals))):
            totals[seat] /= whole
        return totals

    def reach(self, seat: Seat) -> float:
        """How far the chance of a seat can move by the deal: from 0 (hardly) to 1."""
        if self.plain:
            return 1.0
        scored = vec[float]([0.0 for _ in self.before])
        scored[seat] = self.better * _WIDE * self.swing
        high = self.shares(scored)[seat]
        scored[seat] = -scored[seat]
        return max(_NARROW, high - self.shares(scored)[seat])


def one_deal() -> Prospect:
    """There is no match: the deal is all there is to win."""
    return Prospect([], 0, lowest_wins=False, swing=0.0)
