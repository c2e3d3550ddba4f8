"""PostgreSQL: a log whose key (table, version) is the fence between the nodes."""

import asyncio
import contextlib
import secrets
from asyncio import Future
from collections.abc import AsyncIterator, Coroutine
from typing import Final, Self

from defifoo.storage.base import BadRows, CodeTaken, Conflict, InDoubt, StorageError, StoredTable, UnknownTable
from defifoo.storage.postgres import line as lines
from defifoo.storage.postgres import schema
from defifoo.storage.postgres.batches import NOT_NOTED, Addition, Batch, Batches
from defifoo.storage.postgres.line import Line
from defifoo.storage.postgres.readings import Readings, Wanted
from defifoo.storage.shared import NO_NOTES, SILENCE, Attendance, Head, Notes, Pulse, SharedStorage

_READERS: Final = 2
_PAUSE: Final = 0.25
"""Seconds until what could not be written down is tried again."""


class PostgresStorage(SharedStorage):
    """Open it with `PostgresStorage.opened`. The relations are made where there are none."""

    def __init__(self, address: str) -> None:
        self.node = secrets.token_hex(4)
        self._writer = Line(address)
        self._readers = [Line(address) for _ in range(_READERS)]
        self._turn = 0
        self._batches = Batches(self._write)
        self._readings = Readings(self._read_news)
        self._attending: dict[tuple[str, int], int] = {}
        self._said = self._noted = 0
        self._waiting: list[tuple[int, Future[None]]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._noting_down: asyncio.Task[None] | None = None

    @classmethod
    async def opened(cls, address: str) -> Self:
        """Raises StorageError, in one sentence, when there is no database that fits."""
        storage = cls(address)
        try:
            for line in (storage._writer, *storage._readers):
                await line.open()
            await storage._check_schema()
        except BaseException:
            await storage._hang_up()
            raise
        return storage

    async def _check_schema(self) -> None:
        if not (await self._writer.ask("SELECT to_regclass('schema')"))[0][0]:
            try:
                await self._writer.run(schema.RELATIONS)
            except InDoubt:
                # Another node that started at the same moment made them; if not, the next question says what is wrong.
                if not (await self._writer.ask("SELECT to_regclass('schema')"))[0][0]:
                    raise
        rows = await self._writer.ask("SELECT max(number) FROM schema")
        if rows[0][0] != schema.SCHEMA:
            raise StorageError(f"its schema has the number {rows[0][0]}, and this version of Défifoo needs {schema.SCHEMA}")
        await self._writer.ask(schema.BURY)

    def _reader(self) -> Line:
        self._turn = (self._turn + 1) % _READERS
        return self._readers[self._turn]

    # Appending

    async def _write(self, batch: Batch) -> dict[str, StorageError]:
        failed: dict[str, StorageError] = {}
        plain = [addition for addition in batch if addition.noted == NOT_NOTED]
        if plain:
            await self._write_plain(plain, failed)
        for addition in batch:
            if addition.noted != NOT_NOTED:
                await self._write_noted(addition, failed)
        return failed

    async def _write_plain(self, batch: Batch, failed: dict[str, StorageError]) -> None:
        rows: dict[str, list[tuple[int, bytes]]] = {}
        for addition in batch:
            numbered = enumerate(addition.entries, addition.version + 1)
            rows.setdefault(addition.code, []).extend(numbered)
        first = [(code, *found[0]) for code, found in rows.items()]
        rest = [(code, *row) for code, found in rows.items() for row in found[1:]]
        columns = [[row[place] for row in part] for part in (first, rest) for place in range(3)]
        try:
            written = {row[0] for row in await self._writer.ask(schema.APPEND, *columns)}
        except BadRows as error:
            await self._write_one_by_one(batch, failed, error)
            return
        except StorageError as error:
            failed.update(dict.fromkeys(rows, error))
            return
        for code in rows:
            if code not in written:
                failed[code] = await self._refusal(code)

    async def _write_one_by_one(self, batch: Batch, failed: dict[str, StorageError], error: StorageError) -> None:
        """One table's trouble is not the others'."""
        codes = {addition.code for addition in batch}
        if len(codes) == 1:
            failed.update(dict.fromkeys(codes, error))
            return
        for code in codes:
            await self._write_plain([addition for addition in batch if addition.code == code], failed)

    async def _write_noted(self, addition: Addition, failed: dict[str, StorageError]) -> None:
        code, version, entries, noted, revision, _ = addition
        try:
            if not await self._writer.ask(schema.APPEND_NOTED, code, version + 1, entries, noted, revision):
                failed[code] = Conflict(code)
        except StorageError as error:
            failed[code] = error

    async def _refusal(self, code: str) -> StorageError:
        try:
            return Conflict(code) if await self._writer.ask(schema.KNOWN, code) else UnknownTable(code)
        except StorageError:
            return Conflict(code)

    def append(self, code: str, version: int, entries: list[bytes]) -> "Future[None]":
        return self._batches.put(code, version, entries)

    def append_noted(self, code: str, version: int, entries: list[bytes], noted: int, revision: int) -> "Future[None]":
        return self._batches.put(code, version, entries, noted, revision)

    # The rest of the log

    def create(self, code: str, entry: bytes, *, public: bool = False) -> "Future[None]":
        return self._start(self._one(CodeTaken(code), schema.CREATE, code, entry, public, self.node))

    def finish(self, code: str) -> "Future[None]":
        return self._start(self._finish(code))

    async def _finish(self, code: str) -> None:
        await self._one(UnknownTable(code), schema.FINISH, code)
        await self._reader().ask(schema.LEAVE, code)

    async def _one(self, otherwise: StorageError, question: str, *values: object) -> None:
        """A statement that answers with a row when it was done."""
        if not await self._reader().ask(question, *values):
            raise otherwise

    def _start(self, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def load(self, code: str, after: int = 0) -> list[bytes]:
        if after:
            return await self._readings.ask(code, after)
        entries = [bytes(row[0]) for row in await self._reader().ask(schema.LOAD, code)]
        if not entries:
            raise UnknownTable(code)
        return entries

    async def _read_news(self, wanted: list[Wanted]) -> list[tuple[str, int, bytes]]:
        columns = [code for code, _ in wanted], [after for _, after in wanted]
        return [(row[0], row[1], bytes(row[2])) for row in await self._reader().ask(schema.NEWS, *columns)]

    async def open_tables(self) -> AsyncIterator[StoredTable]:
        for row in await self._reader().ask(schema.OPEN):
            yield StoredTable(row[0], await self.load(row[0]))

    async def public_tables(self, most: int) -> list[str]:
        return [row[0] for row in await self._reader().ask(schema.PUBLIC, most)]

    async def count(self, start: str) -> int:
        return int((await self._reader().ask(schema.COUNT, start))[0][0])

    # Notes

    async def heads(self, codes: list[str]) -> dict[str, Head]:
        return {row[0]: Head(*row[1:4]) for row in await self._reader().ask(schema.HEADS, codes)}

    async def notes(self, code: str) -> Notes:
        rows = await self._reader().ask(schema.NOTES, code)
        return Notes(rows[0][0], rows[0][1], bytes(rows[0][2])) if rows else NO_NOTES

    def note(self, code: str, noted: int, revision: int, body: bytes) -> "Future[None]":
        return self._start(self._one(Conflict(code), schema.NOTE, code, noted, revision, body))

    # Who is where

    def attend(self, code: str, seat: int, many: int) -> None:
        self._attending[code, seat] = many
        self._said += 1
        if self._noting_down is None:
            self._noting_down = asyncio.get_running_loop().create_task(self._note_down())

    async def _note_down(self) -> None:
        try:
            while self._attending:
                taken, self._attending = self._attending, {}
                said = self._said
                try:
                    keys = sorted(taken)
                    columns = [code for code, _ in keys], [seat for _, seat in keys], [taken[key] for key in keys]
                    await self._reader().ask(schema.ATTEND, self.node, *columns)
                    self._noted_down(said)
                except StorageError:
                    self._attending = taken | self._attending
                    await asyncio.sleep(_PAUSE)
        finally:
            self._noting_down = None

    def _noted_down(self, said: int) -> None:
        self._noted = said
        for number, waiting in self._waiting:
            if number <= said and not waiting.done():
                waiting.set_result(None)

    async def attended(self) -> None:
        """What is said later is nothing to wait for: in a crowd there is always more."""
        said = self._said
        if said <= self._noted:
            return
        one = (said, asyncio.get_running_loop().create_future())
        self._waiting.append(one)
        try:
            done, _ = await asyncio.wait([one[1]], timeout=lines.TO_ANSWER)
        finally:
            self._waiting.remove(one)
        if not done:
            raise StorageError("who is here cannot be written down")

    async def attendance(self, codes: list[str]) -> list[Attendance]:
        return [Attendance(*row) for row in await self._reader().ask(schema.ATTENDANCE, codes, SILENCE)]

    # Who looks after what

    async def beat(self) -> Pulse:
        rows = await self._reader().ask(schema.BEAT, self.node, SILENCE)
        return Pulse(*rows[0])

    async def plan(self, due: dict[str, int | None]) -> set[str]:
        codes = sorted(due)
        rows = await self._reader().ask(schema.PLAN, self.node, codes, [due[code] for code in codes])
        return {row[0] for row in rows}

    async def release(self, codes: list[str]) -> None:
        await self._reader().ask(schema.RELEASE, self.node, codes)

    async def claim(self, before: int, most: int) -> list[str]:
        return [row[0] for row in await self._reader().ask(schema.CLAIM, self.node, before, most, SILENCE)]

    # Closing

    async def close(self) -> None:
        await self._batches.settled()
        await self._readings.close()
        if self._tasks:
            await asyncio.wait(self._tasks)
        if self._noting_down is not None:
            await asyncio.wait([self._noting_down], timeout=1)
        with contextlib.suppress(StorageError):  # the others will notice by themselves
            await self._reader().ask(schema.FAREWELL, self.node)
        await self._hang_up()

    async def _hang_up(self) -> None:
        for line in (self._writer, *self._readers):
            await line.close()
