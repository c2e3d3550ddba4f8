"""What is new at many tables, in one question: while one is on its way the next one gathers."""

import asyncio
from asyncio import Future
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from defifoo.storage.base import BadRows, StorageError

BREATH: Final = 0.002
"""Seconds from one answer to the next question. One alone is asked at once; a crowd is worth waiting for."""
Wanted = tuple[str, int]
"""The entries of a table after the first so many."""
Read = Callable[[list[Wanted]], Awaitable[Iterable[tuple[str, int, bytes]]]]
"""Answers with an entry each, and whose it is, in order."""


class Readings:
    def __init__(self, read: Read) -> None:
        self._read = read
        self._next: dict[Wanted, Future[list[bytes]]] = {}
        self._reading: asyncio.Task[None] | None = None
        self._closed = False
        self._last = 0.0

    def ask(self, code: str, after: int) -> "Future[list[bytes]]":
        loop = asyncio.get_running_loop()
        if self._closed:
            raise StorageError("the storage is closed")
        answer = self._next.get((code, after))
        if answer is None:
            answer = self._next[code, after] = loop.create_future()
            if self._reading is None:
                self._reading = loop.create_task(self._work())
        return asyncio.shield(answer)

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._next:
                pause = self._last + BREATH - loop.time()
                if pause > 0:
                    await asyncio.sleep(pause)
                asked, self._next = self._next, {}
                await self._settle_all(asked)
                self._last = loop.time()
        finally:
            self._reading = None

    async def _settle_all(self, asked: "dict[Wanted, Future[list[bytes]]]") -> None:
        try:
            found: dict[Wanted, list[bytes]] = {}
            for code, after, entry in await self._read(list(asked)):
                found.setdefault((code, after), []).append(entry)
            for wanted, answer in asked.items():
                answer.set_result(found.get(wanted, []))
        except Exception as error:  # whatever it is, everybody who waits must hear of it
            if isinstance(error, BadRows) and len(asked) > 1:
                for wanted, answer in asked.items():  # one table's trouble is not the others'
                    await self._settle_all({wanted: answer})
                return
            for answer in asked.values():
                if not answer.done():
                    answer.set_exception(error)

    async def close(self) -> None:
        """Who still waits for an answer gets none."""
        self._closed = True
        while self._reading is not None:
            await asyncio.wait([self._reading])
