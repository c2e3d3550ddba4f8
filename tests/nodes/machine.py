"""How long everything that plays here waited for a processor: then nobody can be blamed for standing still."""

import asyncio
import os
import time
from bisect import bisect
from collections.abc import Callable
from pathlib import Path

TICK = 0.1
Who = Callable[[], list[int]]
"""The processes that play here, beside this one."""


class Machine:
    """Of all processes the one that waited the longest counts, and at most the time that went by. One that waits for an answer,
    a lock or a moment does not wait for a processor: what stalls by itself is not excused. Where the kernel does not tell, only
    this program's own lateness counts."""

    def __init__(self, who: Who = list) -> None:
        self._who = who
        self._at: list[int] = []
        self._total: list[float] = []
        self._before: dict[int, int] = {}

    async def watch(self) -> None:
        started = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            ended = time.monotonic()
            self.note(time.time_ns() // 1_000_000, 1000 * (ended - started), self._lost(1000 * (ended - started - TICK)))
            started = ended

    def note(self, at: int, lasted: float, lost: float) -> None:
        """Until now, for so many milliseconds; no moment is lost twice."""
        if not self._at:
            self._at, self._total = [at - int(lasted)], [0.0]
        self._at.append(at)
        self._total.append(self._total[-1] + max(0.0, min(lost, lasted)))

    def waited(self, since: int = 0, until: int = 1 << 62) -> int:
        """Milliseconds in all between two moments."""
        return round(self._until(until) - self._until(since))

    def _until(self, moment: int) -> float:
        place = bisect(self._at, moment)
        if place in (0, len(self._at)):
            return self._total[-1] if place else 0.0
        start, end = self._at[place - 1], self._at[place]
        share = (moment - start) / max(1, end - start)
        return self._total[place - 1] + share * (self._total[place] - self._total[place - 1])

    def _lost(self, late: float) -> float:
        before, self._before = self._before, {}
        return max(late, *(self._delay(process, before) for process in (os.getpid(), *self._who())))

    def _delay(self, process: int, before: dict[int, int]) -> float:
        """Milliseconds since the last time."""
        try:
            total = int(Path(f"/proc/{process}/schedstat").read_text().split()[1])
        except (OSError, IndexError, ValueError):
            return 0.0
        self._before[process] = total
        return (total - before.get(process, total)) / 1_000_000


def children(process: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []
