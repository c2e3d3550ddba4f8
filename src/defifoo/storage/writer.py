"""Group commit: everything that waits to be written goes to disk in one transaction."""

import asyncio
import contextlib
import threading
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Final, Generic, NamedTuple, TypeVar

from defifoo.storage.base import StorageError

Job = TypeVar("Job")
BREATH: Final = 0.003
"""Seconds from one transaction to the next. One alone is written at once; in a crowd it saves more work than it takes time."""


class Pending(NamedTuple, Generic[Job]):
    job: Job
    loop: AbstractEventLoop
    done: "Future[None]"


Commit = Callable[[list[Job]], Sequence[StorageError | None]]
"""Writes jobs in their order in one transaction, and answers for each with None or why it was refused."""


class DiskWriter(Generic[Job]):
    """One thread that writes. While a transaction is on its way to the disk the next one gathers."""

    def __init__(self, commit: Commit[Job]) -> None:
        self._commit = commit
        self._next: list[Pending[Job]] = []
        self._handed_over = 0.0
        self._waiting: SimpleQueue[list[Pending[Job]] | None] = SimpleQueue()
        self._hand = threading.Thread(target=self._write, name="storage-writer", daemon=True)
        self._hand.start()

    def put(self, job: Job) -> "Future[None]":
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        if not self._next:
            # Waking a thread and syncing a disk cost as much as a move: once for all that come together.
            loop.call_later(max(0, self._handed_over + BREATH - loop.time()), self._hand_over)
        self._next.append(Pending(job, loop, done))
        return done

    def _hand_over(self) -> None:
        if self._next:
            self._handed_over = self._next[0].loop.time()
            self._waiting.put(self._next)
            self._next = []

    async def stop(self) -> None:
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._hand.join)

    def _write(self) -> None:
        going_on = True
        while going_on:
            group, going_on = self._gather()
            if not group:
                continue
            try:
                answers = self._commit([pending.job for pending in group])
            except Exception as error:
                answers = [StorageError(str(error))] * len(group)
            _report(group, answers)

    def _gather(self) -> tuple[list[Pending[Job]], bool]:
        """All that waits, at least one; and whether more may come."""
        group: list[Pending[Job]] = []
        waiting = self._waiting
        following = waiting.get()
        while following is not None:
            group += following
            if waiting.empty():
                return group, True
            following = waiting.get()
        return group, False


def _report(group: Sequence[Pending[Job]], answers: Sequence[StorageError | None]) -> None:
    """Tell each loop once, however many were waiting in it."""
    by_loop: dict[AbstractEventLoop, list[tuple[Future[None], StorageError | None]]] = {}
    for pending, answer in zip(group, answers, strict=True):
        by_loop.setdefault(pending.loop, []).append((pending.done, answer))
    for loop, told in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop was closed: nobody waits there any more
            loop.call_soon_threadsafe(_settle, told)


def _settle(told: "list[tuple[Future[None], StorageError | None]]") -> None:
    for done, error in told:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
