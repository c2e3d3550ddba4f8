"""Bots that think hard do so in processes of their own, so that no table waits for another's bot.

Each address and each of its tables has its turn. A thought that is not there in time is answered by a net, which needs none,
and one that cannot be there in time is not begun: so a server full of tables plays hard without any thinkers.
Hints are thought about elsewhere, so that whoever asks for them keeps no bot from playing.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from asyncio import Future
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from defifoo.bots.bot import DEFAULT_BUDGET
from defifoo.bots.leaving import leave_with_parent
from defifoo.server.limits import too_many
from defifoo.server.queues import FairQueue, Whose
from defifoo.table.thinking import INSTANT, Advised, Errand, advise, run

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from defifoo.server.writing import WrittenRoom

_log: Final = logging.getLogger("defifoo.thinkers")
_QUICK: Final = {"", "random", "novice", "regular", "net"}
"""Nobody, too, answers in no time."""
THOUGHT_SECONDS: Final = 1.0
"""From the question to the answer, waiting included."""
HINT_SECONDS: Final = 15.0
"""The net's chances stand there meanwhile; where there is much to do the first thinker alone takes seconds to start."""
REVIEW_SECONDS: Final = 30.0
_NICE: Final = 5
"""Thinkers give way to the server itself, and those who think about hints to the others."""
_LATELY: Final = 0.2
"""The weight of the last thought when it comes to how long one lasts."""
NOBODYS: Final = Whose("", "")
Task = TypeVar("Task")
Answer = TypeVar("Answer")


def whose(room: "WrittenRoom") -> Whose:
    """A table counts towards the address that made it; after a restart, towards that of somebody who is there."""
    table = room.table.code
    if room.maker:
        return Whose(room.house.addresses.of(room.maker, monotonic()), table)
    return Whose(next((guest.allowance.address for guest in room.crowd.guests if guest.seats), table), table)


def _settle_in(nice: int, line: "Connection") -> None:
    """A thinker leaves when its server has gone, however that went, and when it hangs up; an interrupt from the terminal is the
    server's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):  # not everywhere, and not everywhere allowed
        os.nice(nice)
    leave_with_parent()
    threading.Thread(target=_leave_with, args=(line,), daemon=True).start()


def _leave_with(line: "Connection") -> None:
    with contextlib.suppress(EOFError, OSError):
        line.recv()
    os._exit(0)


class _Job(NamedTuple, Generic[Task, Answer]):
    work: Callable[[Task], Answer]
    errand: Task
    done: "Future[Answer]"


class Pool:
    """So many processes, and whoever waits for one."""

    def __init__(self, processes: int, nice: int) -> None:
        self.processes = processes
        self._nice = nice
        self._free = processes
        self._lasts = (DEFAULT_BUDGET.milliseconds or 0) / 1000
        self._waiting: FairQueue[_Job[Any, Any]] = FairQueue()  # Any: thoughts of every kind wait here
        self._pool: ProcessPoolExecutor | None = None
        self._line: Connection | None = None
        self._under_way: set[Future[Any]] = set()
        self._stopped = False

    def in_time(self, whose: Whose, seconds: float) -> bool:
        """Whether what is asked for now is likely to be there so soon. While a process is free it is worth trying."""
        if self._free and not self._waiting:
            return seconds > 0
        return self._lasts * (1 + (1 + self._waiting.before(whose)) / self.processes) <= seconds

    async def do(self, work: Callable[[Task], Answer], errand: Task, whose: Whose, seconds: float) -> Answer:
        """Raises TimeoutError when it takes longer, or when nobody thinks any more, and BrokenProcessPool when the process was
        killed."""
        if self._stopped:
            raise TimeoutError
        done: Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.put(whose, _Job(work, errand, done))
        self._hand_out()
        return await asyncio.wait_for(done, seconds)

    def _hand_out(self) -> None:
        while self._free and self._waiting:
            job = self._waiting.take()
            if job.done.done():
                continue  # nobody waits for it any more
            pool = self._ready()
            try:
                thought = asyncio.wrap_future(pool.submit(job.work, job.errand))
            except BrokenProcessPool as error:
                self._broken(pool)
                job.done.set_exception(error)
                continue
            self._free -= 1
            self._under_way.add(thought)
            thought.add_done_callback(partial(self._thought, pool, job, monotonic()))

    def _thought(self, pool: ProcessPoolExecutor, job: _Job[Any, Any], since: float, thought: "Future[Any]") -> None:
        self._free += 1
        self._under_way.discard(thought)
        self._lasts += _LATELY * (monotonic() - since - self._lasts)
        error = TimeoutError() if thought.cancelled() else thought.exception()
        if isinstance(error, BrokenProcessPool):
            self._broken(pool)
        if not job.done.done():
            if error is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(thought.result())
        self._hand_out()

    def _broken(self, pool: ProcessPoolExecutor) -> None:
        """A thinker was killed, by whomever: the next errand starts new ones."""
        if self._pool is pool:
            self._pool = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned: a forked child would share the sockets and the database of the server.
            context = multiprocessing.get_context("spawn")
            line, self._line = context.Pipe(duplex=False)
            about = (self._nice, line)
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=_settle_in, initargs=about)
        return self._pool

    def stop(self) -> None:
        """Whoever waits is told at once, and no thought is waited for: Python would, for as long as it takes."""
        self._stopped = True
        while self._waiting:
            done = self._waiting.take().done
            if not done.done():
                done.set_exception(TimeoutError())
        for thought in self._under_way:
            thought.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        if self._line is not None:
            self._line.close()


class Thinkers:
    def __init__(self) -> None:
        self.bots = Pool(max(1, (os.cpu_count() or 2) - 1), _NICE)
        self.advisers = Pool(1, 2 * _NICE)

    def quick(self, bot: str) -> bool:
        """Whether a bot answers in no time; of one that came with another package nobody knows."""
        return bot in _QUICK

    def in_time(self, whose: Whose, seconds: float) -> bool:
        """Whether a thought that is asked for now is likely to be there so soon; else a net may as well answer at once."""
        return self.bots.in_time(whose, min(seconds, THOUGHT_SECONDS))

    async def run(self, errand: Errand, whose: Whose = NOBODYS) -> str:
        try:
            return await self.bots.do(run, errand, whose, THOUGHT_SECONDS)
        except (TimeoutError, BrokenProcessPool):
            pass
        except Exception:
            _log.exception("a bot could not think")  # the table waits for its move all the same
        return run(errand._replace(bot=INSTANT))

    async def advise(self, errand: Errand, whose: Whose = NOBODYS) -> list[Advised]:
        """Raises Refused when too many ask."""
        try:
            with contextlib.suppress(BrokenProcessPool):
                return await self.advisers.do(advise, errand, whose, HINT_SECONDS)
            return await self.advisers.do(advise, errand, whose, HINT_SECONDS)
        except TimeoutError:
            raise too_many("hints") from None

    async def look_back(self, work: Callable[[Task], Answer], task: Task, whose: Whose) -> Answer:
        """Raises Refused when too many ask."""
        try:
            with contextlib.suppress(BrokenProcessPool):
                return await self.advisers.do(work, task, whose, REVIEW_SECONDS)
            return await self.advisers.do(work, task, whose, REVIEW_SECONDS)
        except TimeoutError:
            raise too_many("hints") from None

    def stop(self) -> None:
        self.bots.stop()
        self.advisers.stop()
