"""One clock for all nodes: the database's. What the clock of a machine says, or that it jumps, plays no part."""

from time import monotonic_ns
from typing import Final

_KEPT: Final = 16


def stopwatch() -> int:
    return monotonic_ns() // 1_000_000


class SharedClock:
    """It never goes back and never stands still: where this node is ahead of the database, because another has written a later
    time into a log or the clock of the database was put back, it goes on at half the speed until the others are there."""

    def __init__(self) -> None:
        self._offset = 0
        self._measured: list[tuple[int, int]] = []
        self._ahead = 0
        self._since = 0

    def measure(self, asked: int, answered: int, theirs: int) -> None:
        """The database said `theirs` some time between two moments of the stopwatch: the quickest answers are the truest."""
        now = self.now()
        self._measured = [*self._measured[1 - _KEPT :], (answered - asked, theirs - (asked + answered) // 2)]
        quickest = min(self._measured)[0]
        newest = [offset for took, offset in self._measured if took <= 2 * quickest + 1]
        self._offset = newest[-1]
        self._not_before(now)

    def see(self, at: int) -> None:
        """Somebody else has written this time into a log: it is past."""
        if at > self.now():
            self._not_before(at)

    def _not_before(self, at: int) -> None:
        self._ahead, self._since = at, stopwatch()

    def now(self) -> int:
        watch = stopwatch()
        return max(watch + self._offset, self._ahead + (watch - self._since) // 2)
