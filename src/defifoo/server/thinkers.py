"""Bots that think hard do so in processes of their own, so that no table waits for another's bot."""

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from defifoo.bots.bot import Budget
from defifoo.table.thinking import Errand, advise, run

_QUICK: Final = {"", "random", "novice", "regular"}
"""Nobody, too, answers in no time."""
BUDGET: Final = Budget(milliseconds=150)


def _work(errand: Errand) -> str:
    return run(errand, BUDGET)


def _advise(errand: Errand) -> list[tuple[str, float, float]]:
    return advise(errand, BUDGET)


class Thinkers:
    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def quick(self, bot: str) -> bool:
        """Whether a bot answers in no time; of one that came with another package nobody knows."""
        return bot in _QUICK

    async def run(self, errand: Errand) -> str:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._ready(), _work, errand)
        except BrokenProcessPool:
            # A worker was killed, by whomever: the others start again, and this bot plays like a quick one.
            self._pool = None
            return run(errand._replace(bot="regular"), BUDGET)

    async def advise(self, errand: Errand) -> list[tuple[str, float, float]]:
        return await asyncio.get_running_loop().run_in_executor(self._ready(), _advise, errand)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned: a forked child would share the sockets and the database of the server.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(max(1, (os.cpu_count() or 2) - 1), mp_context=context)
        return self._pool

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
