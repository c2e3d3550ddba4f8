"""How quick everybody was in the races of late, and how much of a line's delay that leaves room for.

A program that delays all that it sends, but not its answers, looks like somebody quick on a long line, and nothing that comes
over the line tells the two apart. What does is how quick everybody else is. So where nobody but the client vouches for a line,
no more of its delay is taken off than makes its seat as quick as the others. The quicker quarter of its answers is compared
with the quicker quarter of theirs: it would have to be late, and lose, in three races of four to gain by it in the last one.
"""

from collections import deque
from collections.abc import Iterable
from math import sqrt
from typing import Final

REMEMBERED: Final = 100
"""Answers of each seat."""
ENOUGH: Final = 8
"""Answers of the seat, and of the others together: of fewer nothing can be said."""
LEEWAY: Final = 5
"""Milliseconds by which somebody may be quicker than the others."""
WAVERING: Final = 50
"""Milliseconds by which the quarter of one answer may be off; of many, less."""


def _quarter(times: Iterable[int]) -> int:
    """What a quarter of them are quicker than."""
    found = sorted(times)
    return found[len(found) // 4]


class Reactions:
    """By seat: after how many milliseconds its answers came, and how many of these were taken for its reaction."""

    def __init__(self) -> None:
        self.came: dict[int, deque[int]] = {}
        self._took: dict[int, deque[int]] = {}
        self._noted: dict[int, int] = {}

    def note(self, seat: int, race: int, came: int, took: int) -> None:
        """Of each race the first answer of a seat."""
        if self._noted.get(seat) != race:
            self._noted[seat] = race
            self.came.setdefault(seat, deque(maxlen=REMEMBERED)).append(came)
            self._took.setdefault(seat, deque(maxlen=REMEMBERED)).append(took)

    def forget(self, seat: int) -> None:
        """Somebody else sits there."""
        for known in (self.came, self._took, self._noted):
            known.pop(seat, None)

    def believed(self, seat: int, line: int) -> int:
        """How much of the delay that a seat's line has shown is taken off its answers."""
        mine = self.came.get(seat, ())
        others = [time for other, times in self._took.items() if other != seat for time in times]
        fewest = min(len(mine), len(others))
        if fewest < ENOUGH:
            return line
        room = _quarter(mine) - _quarter(others) + LEEWAY + int(WAVERING / sqrt(fewest))
        return max(0, min(line, room))
