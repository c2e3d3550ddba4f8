"""The default: one SQLite file in WAL mode, `synchronous=FULL`, group commit.

By the driver that Python brings: what would write the SQL for us takes longer to load than all the rest of the storage, at
every start, and longer for a move than the disk.
"""

import asyncio
import logging
import sqlite3
from asyncio import Future
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from defifoo.storage.base import CodeTaken, Conflict, Damaged, InUse, Newer, Storage, StorageError, StoredTable, UnknownTable
from defifoo.storage.migrate import migrate
from defifoo.storage.writer import DiskWriter

_log: Final = logging.getLogger("defifoo.storage")
_APPEND: Final = (
    "INSERT INTO entries (code, version, body) SELECT ?1, ?2, ?3"
    " WHERE EXISTS (SELECT 1 FROM entries WHERE code = ?1 AND version = ?2 - 1)"
)
_SWEEP: Final = (
    "SELECT t.code, e.version, e.body FROM tables t JOIN entries e ON e.code = t.code WHERE NOT t.finished"
    " ORDER BY t.number, e.version"
)
_BEGIN: Final = "BEGIN"
_COMMIT: Final = "COMMIT"
"""Said in words, they are prepared once; the driver's own are prepared for each transaction."""
_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "cache_size=-16384")


class _Create:
    def __init__(self, code: str, entry: bytes, *, public: bool) -> None:
        self.code = code
        self.entry = entry
        self.public = public

    def write(self, connection: sqlite3.Connection) -> StorageError | None:
        try:
            connection.execute("INSERT INTO tables (code, public) VALUES (?, ?)", (self.code, self.public))
        except sqlite3.IntegrityError:
            return CodeTaken(self.code)
        connection.execute("INSERT INTO entries (code, version, body) VALUES (?, 1, ?)", (self.code, self.entry))
        return None


class _Append:
    def __init__(self, code: str, version: int, entries: list[bytes]) -> None:
        self.code = code
        self.rows = [(code, version + place, entry) for place, entry in enumerate(entries, 1)]

    def write(self, connection: sqlite3.Connection) -> StorageError | None:
        """The rows of one append name versions that follow each other: when the first goes in, so do the rest."""
        for row in self.rows:
            try:
                written = connection.execute(_APPEND, row).rowcount
            except sqlite3.IntegrityError:
                return Conflict(self.code)
            if not written:
                found = connection.execute("SELECT 1 FROM tables WHERE code = ?", (self.code,)).fetchone()
                return UnknownTable(self.code) if found is None else Conflict(self.code)
        return None


class _Finish:
    def __init__(self, code: str) -> None:
        self.code = code

    def write(self, connection: sqlite3.Connection) -> StorageError | None:
        found = connection.execute("UPDATE tables SET finished = 1 WHERE code = ?", (self.code,))
        return None if found.rowcount else UnknownTable(self.code)


_Job = _Create | _Append | _Finish


class SqliteStorage(Storage):
    """The file is made, and brought up to date, on opening."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._lock = locked(path.with_suffix(".lock"))
        try:
            migrate(path)
            self._pen = connect(path)
            self._pen.isolation_level = None  # transactions begin and end where it says so here
            self._look_through()
        except (sqlite3.DatabaseError, StorageError) as error:
            self._lock.close()
            kind = Newer if isinstance(error, Newer) else StorageError
            raise kind(f"{path}: {error}") from None
        self._writer: DiskWriter[_Job] = DiskWriter(self._commit)

    def _look_through(self) -> None:
        """Raises Damaged when nothing of the list of tables can be read: it would look as if there were none."""
        try:
            self._pen.execute("SELECT sum(length(code)) FROM tables NOT INDEXED").fetchone()
        except sqlite3.DatabaseError as error:
            if not self._open_codes():
                self._pen.close()
                raise Damaged(f"the list of tables cannot be read: {error}") from None
            _log.warning("the list of tables is damaged, some may be missing; defifoo salvage brings out what can be read")

    # Writing, in the writer's thread

    def _commit(self, jobs: list[_Job]) -> list[StorageError | None]:
        pen = self._pen
        with suppress(sqlite3.DatabaseError):
            if self._together(pen, jobs):
                return [None] * len(jobs)
        pen.rollback()
        failed: set[str] = set()
        return [self._alone(pen, job, failed) for job in jobs]

    @staticmethod
    def _together(pen: sqlite3.Connection, jobs: list[_Job]) -> bool:
        """The usual case, as fast as can be: nothing is refused. Otherwise nothing is written: one table's trouble is not the
        others', who are written one by one. An entry that is alone needs no transaction around it: it is one by itself."""
        if len(jobs) == 1 and isinstance(jobs[0], _Append) and len(jobs[0].rows) == 1:
            return pen.execute(_APPEND, jobs[0].rows[0]).rowcount == 1
        pen.execute(_BEGIN)
        rows: list[Any] = []
        for job in jobs:
            if isinstance(job, _Append):
                rows += job.rows
            elif job.write(pen) is not None:
                pen.rollback()
                return False
        if rows and not _written(pen, rows):
            pen.rollback()
            return False
        pen.execute(_COMMIT)
        return True

    @staticmethod
    def _alone(pen: sqlite3.Connection, job: _Job, failed: set[str]) -> StorageError | None:
        if isinstance(job, _Append) and job.code in failed:
            return Conflict(job.code)
        try:
            pen.execute(_BEGIN)
            error = job.write(pen)
            if error is None:
                pen.execute(_COMMIT)
                return None
        except sqlite3.DatabaseError as refused:
            error = told(refused)
        pen.rollback()
        failed.add(job.code)
        return error

    # The interface

    def create(self, code: str, entry: bytes, *, public: bool = False) -> "Future[None]":
        return self._writer.put(_Create(code, entry, public=public))

    def append(self, code: str, version: int, entries: list[bytes]) -> "Future[None]":
        return self._writer.put(_Append(code, version, entries))

    def finish(self, code: str) -> "Future[None]":
        return self._writer.put(_Finish(code))

    async def load(self, code: str, after: int = 0) -> list[bytes]:
        return await asyncio.to_thread(self._load, code, after)

    def _load(self, code: str, after: int) -> list[bytes]:
        log = "SELECT version, body FROM entries WHERE code = ? AND version > ? ORDER BY version"
        rows = self._found(log, code, after)
        if not rows and not after:
            raise UnknownTable(code)
        if rows and rows[-1][0] != after + len(rows):
            raise Damaged(f"{code}: entries are missing")
        return [body for _, body in rows]

    async def open_tables(self) -> AsyncIterator[StoredTable]:
        """In one sweep, which a damaged page ends: what is left is then read table by table."""
        done: set[str] = set()
        with suppress(sqlite3.DatabaseError), closing(connect(self._path)) as reader:
            for code, found in groupby(reader.execute(_SWEEP), key=itemgetter(0)):
                log = list(found)
                done.add(code)
                yield StoredTable(code, [row[2] for row in log] if log[-1][1] == len(log) else [])
            return
        for code in self._open_codes():
            if code not in done:
                yield StoredTable(code, self._readable(code))

    def _open_codes(self) -> list[str]:
        """Those that can be read, from both ends and without the help of an index."""
        ends: list[list[str]] = []
        for order in ("ASC", "DESC"):
            found: list[str] = []
            ends.append(found)
            with suppress(sqlite3.DatabaseError), closing(connect(self._path)) as reader:
                codes = f"SELECT code FROM tables NOT INDEXED WHERE NOT finished ORDER BY number {order}"  # noqa: S608 - ours
                for row in reader.execute(codes):
                    found.append(row[0])  # what was read before the damage counts
        return list(dict.fromkeys(ends[0] + ends[1][::-1]))

    def _readable(self, code: str) -> list[bytes]:
        try:
            return self._load(code, 0)
        except StorageError:
            return []

    async def public_tables(self, most: int) -> list[str]:
        return await asyncio.to_thread(self._public_tables, most)

    def _public_tables(self, most: int) -> list[str]:
        codes = "SELECT code FROM tables WHERE NOT finished AND public ORDER BY number DESC LIMIT ?"
        return [code for (code,) in self._found(codes, most)]

    async def count(self, start: str) -> int:
        return await asyncio.to_thread(self._counted, start)

    def _counted(self, start: str) -> int:
        return int(self._found("SELECT count(*) FROM tables WHERE substr(code, 1, ?) = ?", len(start), start)[0][0])

    def _found(self, question: str, *values: object) -> list[Any]:
        try:
            with closing(connect(self._path)) as reader:
                return reader.execute(question, values).fetchall()
        except sqlite3.DatabaseError as error:
            raise told(error) from None

    async def close(self) -> None:
        await self._writer.stop()
        self._pen.close()
        self._lock.close()


def told(error: sqlite3.DatabaseError) -> StorageError:
    """What the driver says, as one of ours."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    kind = Damaged if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) else StorageError
    return kind(str(error))


def _written(pen: sqlite3.Connection, rows: list[Any]) -> bool:
    try:
        return pen.executemany(_APPEND, rows).rowcount == len(rows)
    except sqlite3.IntegrityError:
        return False


def locked(path: Path) -> sqlite3.Connection:
    """Held as long as it is open, and let go of by a process that dies: two servers would write over each other's tables.

    Raises InUse when somebody has it, and StorageError when it cannot be made or read at all.
    """
    try:
        lock = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise StorageError(f"{path}: {error}") from None
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        taken = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
        raise (InUse(f"{path.parent}: {error}") if taken else StorageError(f"{path}: {error}")) from None
    return lock


def connect(path: Path) -> sqlite3.Connection:
    """For whichever thread uses it next: two never do at once."""
    connection = sqlite3.connect(path, check_same_thread=False)
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection
