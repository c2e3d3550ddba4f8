"""The default: one SQLite file in WAL mode, `synchronous=FULL`, group commit."""

import asyncio
import sqlite3
from asyncio import Future
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, Select, create_engine, event, insert, select, update
from sqlalchemy.exc import DatabaseError, IntegrityError

from defifoo.storage.base import CodeTaken, Conflict, Damaged, InUse, Storage, StorageError, StoredTable, UnknownTable
from defifoo.storage.migrate import migrate
from defifoo.storage.schema import ENTRIES, TABLES
from defifoo.storage.writer import DiskWriter

# In SQL of its own: SQLAlchemy's statements cost more than the insertion itself, and this one runs for every move.
_APPEND: Final = (
    "INSERT INTO entries (code, version, body) SELECT ?1, ?2, ?3"
    " WHERE EXISTS (SELECT 1 FROM entries WHERE code = ?1 AND version = ?2 - 1)"
)
_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "cache_size=-16384")


class _Create:
    def __init__(self, code: str, entry: bytes, *, public: bool) -> None:
        self.code = code
        self.entry = entry
        self.public = public

    def write(self, connection: Connection) -> StorageError | None:
        try:
            connection.execute(insert(TABLES).values(code=self.code, public=self.public))
        except IntegrityError:
            return CodeTaken(self.code)
        connection.execute(insert(ENTRIES).values(code=self.code, version=1, body=self.entry))
        return None


class _Append:
    def __init__(self, code: str, version: int, entries: list[bytes]) -> None:
        self.code = code
        self.rows = [(code, version + place, entry) for place, entry in enumerate(entries, 1)]

    def write(self, connection: Connection) -> StorageError | None:
        """The rows of one append name versions that follow each other: when the first goes in, so do the rest."""
        for row in self.rows:
            try:
                written = connection.exec_driver_sql(_APPEND, row).rowcount
            except IntegrityError:
                return Conflict(self.code)
            if not written:
                found = connection.execute(select(TABLES.c.number).where(TABLES.c.code == self.code)).first()
                return UnknownTable(self.code) if found is None else Conflict(self.code)
        return None


class _Finish:
    def __init__(self, code: str) -> None:
        self.code = code

    def write(self, connection: Connection) -> StorageError | None:
        found = connection.execute(update(TABLES).where(TABLES.c.code == self.code).values(finished=True))
        return None if found.rowcount else UnknownTable(self.code)


_Job = _Create | _Append | _Finish


class SqliteStorage(Storage):
    """The file is made, and brought up to date, on opening."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = locked(path.with_suffix(".lock"))
        self._engine = connect(path)
        try:
            migrate(self._engine)
        except DatabaseError as error:
            self._lock.close()
            raise StorageError(f"{path}: {error.orig}") from None
        self._appending = self._engine.raw_connection()
        driver = self._appending.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        self._driver = driver
        self._writer: DiskWriter[_Job] = DiskWriter(self._commit)

    # Writing, in the writer's thread

    def _commit(self, jobs: list[_Job]) -> list[StorageError | None]:
        if self._appended(jobs):
            return [None] * len(jobs)
        with self._engine.connect() as connection:
            with suppress(DatabaseError):
                if self._together(connection, jobs):
                    return [None] * len(jobs)
            connection.rollback()
            failed: set[str] = set()
            return [self._alone(connection, job, failed) for job in jobs]

    def _appended(self, jobs: list[_Job]) -> bool:
        """The usual case, moves and nothing else, as fast as can be: SQLAlchemy takes as long as the disk. Otherwise nothing is
        written."""
        rows: list[tuple[str, int, bytes]] = []
        for job in jobs:
            if not isinstance(job, _Append):
                return False
            rows += job.rows
        with suppress(sqlite3.Error):
            if self._driver.executemany(_APPEND, rows).rowcount == len(rows):
                self._driver.commit()
                return True
        self._driver.rollback()
        return False

    @staticmethod
    def _together(connection: Connection, jobs: list[_Job]) -> bool:
        """Nothing is refused. Otherwise nothing is written: one table's trouble is not the
        others', who are written one by one."""
        rows: list[Any] = []
        for job in jobs:
            if isinstance(job, _Append):
                rows += job.rows
            elif job.write(connection) is not None:
                connection.rollback()
                return False
        if rows and not _written(connection, rows):
            connection.rollback()
            return False
        connection.commit()
        return True

    @staticmethod
    def _alone(connection: Connection, job: _Job, failed: set[str]) -> StorageError | None:
        if isinstance(job, _Append) and job.code in failed:
            return Conflict(job.code)
        try:
            error = job.write(connection)
            if error is None:
                connection.commit()
                return None
        except DatabaseError as refused:
            error = told(refused)
        connection.rollback()
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
        log = select(ENTRIES.c.version, ENTRIES.c.body).where(ENTRIES.c.code == code, ENTRIES.c.version > after)
        try:
            with self._engine.connect() as connection:
                rows = connection.execute(log.order_by(ENTRIES.c.version)).all()
        except DatabaseError as error:
            raise told(error) from None
        if not rows and not after:
            raise UnknownTable(code)
        if rows and rows[-1][0] != after + len(rows):
            raise Damaged(f"{code}: entries are missing")
        return [body for _, body in rows]

    async def open_tables(self) -> AsyncIterator[StoredTable]:
        """In one sweep, which a damaged page ends: what is left is then read table by table."""
        done: set[str] = set()
        with suppress(DatabaseError), self._engine.connect() as connection:
            rows: Iterable[Any] = connection.execution_options(yield_per=2000).execute(self._sweep())
            for code, found in groupby(rows, key=itemgetter(0)):
                log = list(found)
                done.add(code)
                yield StoredTable(code, [row[2] for row in log] if log[-1][1] == len(log) else [])
            return
        for code in self._open_codes():
            if code not in done:
                yield StoredTable(code, self._readable(code))

    @staticmethod
    def _sweep() -> Select[tuple[str, int, bytes]]:
        return (
            select(TABLES.c.code, ENTRIES.c.version, ENTRIES.c.body)
            .join(ENTRIES, ENTRIES.c.code == TABLES.c.code)
            .where(TABLES.c.finished.is_(False))
            .order_by(TABLES.c.number, ENTRIES.c.version)
        )

    def _open_codes(self) -> list[str]:
        """Those that can be read, from both ends and without the help of an index."""
        ends: list[list[str]] = []
        for order in ("ASC", "DESC"):
            found: list[str] = []
            ends.append(found)
            with suppress(DatabaseError), self._engine.connect() as connection:
                codes = f"SELECT code FROM tables NOT INDEXED WHERE NOT finished ORDER BY number {order}"  # noqa: S608 - ours
                for row in connection.exec_driver_sql(codes):
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
        newest = TABLES.c.number.desc()
        codes = select(TABLES.c.code).where(TABLES.c.finished.is_(False), TABLES.c.public).order_by(newest).limit(most)
        with self._engine.connect() as connection:
            return list(connection.execute(codes).scalars())

    async def close(self) -> None:
        await self._writer.stop()
        self._appending.close()
        self._engine.dispose()
        self._lock.close()


def told(error: DatabaseError) -> StorageError:
    """What the driver says, as one of ours."""
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
    kind = Damaged if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) else StorageError
    return kind(str(error.orig))


def _written(connection: Connection, rows: list[Any]) -> bool:
    try:
        return connection.exec_driver_sql(_APPEND, rows).rowcount == len(rows)
    except IntegrityError:
        return False


def locked(path: Path) -> sqlite3.Connection:
    """Held as long as it is open, and let go of by a process that dies: two servers would write over each other's tables."""
    lock = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        raise InUse(f"{path.parent}: {error}") from None
    return lock


def connect(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}")

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:  # the driver's own connection
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    return engine
