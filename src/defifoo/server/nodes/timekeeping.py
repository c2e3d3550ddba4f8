"""One clock for all nodes: the database's. What the clock of a machine says, or that it jumps, plays no part."""

from time import monotonic_ns
from typing import Final

_KEPT: Final = 16


def stopwatch() -> int:
    return monotonic_ns() // 1_000_000


class SharedClock:
    """It never goes back; where this node was ahead it goes on slowly until the others are there."""

    def __init__(self) -> None:
        self._offset = 0
        self._measured: list[tuple[int, int]] = []
        self._last = 0

    def measure(self, asked: int, answered: int, theirs: int) -> None:
        """The database said `theirs` some time between two moments of the stopwatch: the quickest answers are the truest."""
        self._measured = [*self._measured[1 - _KEPT :], (answered - asked, theirs - (asked + answered) // 2)]
        quickest = min(self._measured)[0]
        newest = [offset for took, offset in self._measured if took <= 2 * quickest + 1]
        self._offset = newest[-1]

    def see(self, at: int) -> None:
        """Somebody else has written this time into a log: it is past."""
        self._last = max(self._last, at)

    def now(self) -> int:
        self._last = max(self._last, stopwatch() + self._offset)
        return self._last
