"""Group commit for a database elsewhere: while one batch of appends is on its way the next one gathers."""

import asyncio
import logging
from asyncio import Future
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, NamedTuple

from defifoo.storage.base import Conflict, InDoubt, StorageError

_log: Final = logging.getLogger("defifoo.storage")
BREATH: Final = 0.002
"""Seconds from one batch to the next. One alone is written at once; in a crowd it saves more work than it takes time."""
NOT_NOTED: Final = -1


class Addition(NamedTuple):
    """Entries after the first `version` ones of a table; `noted` and `revision` name the notes that they hang on."""

    code: str
    version: int
    entries: list[bytes]
    noted: int
    revision: int
    done: "Future[None]"


Batch = list[Addition]
"""For each table one addition, or several that follow each other; one that hangs on notes stands alone."""
Write = Callable[[Batch], Awaitable[dict[str, StorageError]]]
"""Writes a batch, and says of which tables nothing was written and why."""


class Batches:
    def __init__(self, write: Write) -> None:
        self._write = write
        self._next: Batch = []
        self._writing: asyncio.Task[None] | None = None
        self._last = 0.0

    def put(self, code: str, version: int, entries: list[bytes], noted: int = NOT_NOTED, revision: int = 0) -> "Future[None]":
        loop = asyncio.get_running_loop()
        done: Future[None] = loop.create_future()
        self._next.append(Addition(code, version, entries, noted, revision, done))
        if self._writing is None:
            self._writing = loop.create_task(self._work())
        return done

    async def settled(self) -> None:
        while self._writing is not None:
            await asyncio.wait([self._writing])

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._next:
                pause = self._last + BREATH - loop.time()
                if pause > 0:
                    await asyncio.sleep(pause)
                batch = self._gather()
                failed = await self._written(batch)
                self._last = loop.time()
                self._report(batch, failed)
        finally:
            self._writing = None

    async def _written(self, batch: Batch) -> dict[str, StorageError]:
        try:
            return await self._write(batch)
        except Exception as error:  # whatever it is, everybody who waits must hear of it
            _log.exception("a batch could not be written")
            return dict.fromkeys([addition.code for addition in batch], InDoubt(repr(error)))

    def _gather(self) -> Batch:
        """Everything that can go together; what cannot waits for the next batch, in its order."""
        batch: Batch = []
        ends: dict[str, int] = {}
        later: Batch = []
        put_off: set[str] = set()
        for addition in self._next:
            code, end = addition.code, ends.get(addition.code)
            follows = end is None or (end == addition.version and addition.noted == NOT_NOTED)
            if code in put_off or not follows:
                put_off.add(code)
                later.append(addition)
                continue
            batch.append(addition)
            ends[code] = addition.version + len(addition.entries) if addition.noted == NOT_NOTED else -1
        self._next = later
        return batch

    def _report(self, batch: Batch, failed: dict[str, StorageError]) -> None:
        """Those that were made on top of what was not written were made in vain."""
        for addition in batch:
            error = failed.get(addition.code)
            if addition.done.done():
                continue
            if error is None:
                addition.done.set_result(None)
            else:
                addition.done.set_exception(error)
        if failed:
            vain = [addition for addition in self._next if addition.code in failed]
            self._next = [addition for addition in self._next if addition.code not in failed]
            refuse(vain)


def refuse(additions: Iterable[Addition]) -> None:
    for addition in additions:
        if not addition.done.done():
            addition.done.set_exception(Conflict(addition.code))
