"""Bots that think hard do so in processes of their own, so that no table waits for another's bot."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from defifoo.table.thinking import Errand, advise, run

_QUICK: Final = {"", "random", "novice", "regular", "net"}
"""Nobody, too, answers in no time."""
_PATIENCE: Final = 3
"""So many errands may wait for each thinker. An expert that would wait longer answers as a net does, which needs none."""
Answer = TypeVar("Answer")


def _settle_in() -> None:
    """A thinker leaves when its server has gone, however that went; an interrupt from the terminal is the server's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def stay() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=stay, daemon=True).start()


class Thinkers:
    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._processes = max(1, (os.cpu_count() or 2) - 1)
        self._errands = 0

    def quick(self, bot: str) -> bool:
        """Whether a bot answers in no time; of one that came with another package nobody knows."""
        return bot in _QUICK

    async def run(self, errand: Errand) -> str:
        if errand.bot == "expert" and self._errands >= _PATIENCE * self._processes:
            return run(errand._replace(bot="net"))
        self._errands += 1
        try:
            return await self._elsewhere(run, errand)
        except BrokenProcessPool:
            return run(errand._replace(bot="net"))
        finally:
            self._errands -= 1

    async def advise(self, errand: Errand) -> list[tuple[str, float, float]]:
        try:
            return await self._elsewhere(advise, errand)
        except BrokenProcessPool:
            return await self._elsewhere(advise, errand)

    async def _elsewhere(self, work: Callable[[Errand], Answer], errand: Errand) -> Answer:
        pool = self._ready()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, errand)
        except BrokenProcessPool:
            # A worker was killed, by whomever: the next errand starts new ones.
            if self._pool is pool:
                self._pool = None
            raise

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned: a forked child would share the sockets and the database of the server.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_settle_in)
        return self._pool

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
