"""SQLite: the contract, and what is its own."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect

from defifoo.storage.base import Conflict, Storage, StorageError, UnknownTable
from defifoo.storage.migrate import HEAD, migrate, version_of
from defifoo.storage.schema import METADATA
from defifoo.storage.sqlite import SqliteStorage
from storage.contract import Reopen, StorageContract


class TestSqlite(StorageContract):
    @pytest.fixture
    async def storage(self, tmp_path: Path) -> AsyncIterator[Storage]:
        storage = SqliteStorage(tmp_path / "data" / "tables.sqlite")
        yield storage
        await storage.close()

    @pytest.fixture
    async def reopen(self, storage: Storage, tmp_path: Path) -> AsyncIterator[Reopen]:
        opened: list[Storage] = []

        async def again() -> Storage:
            await storage.close()
            opened.append(SqliteStorage(tmp_path / "data" / "tables.sqlite"))
            return opened[-1]

        yield again
        for one in opened:
            await one.close()

    async def test_it_waits_for_the_disk(self, storage: Storage) -> None:
        assert isinstance(storage, SqliteStorage)
        assert storage._pen.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert storage._pen.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL

    async def test_what_waits_together_is_committed_together(self, storage: Storage) -> None:
        assert isinstance(storage, SqliteStorage)
        await storage.create("A", b"1")
        groups: list[int] = []
        commit = storage._writer._commit

        def counted(jobs: list[Any]) -> Sequence[StorageError | None]:
            groups.append(len(jobs))
            return commit(jobs)

        storage._writer._commit = counted
        await asyncio.gather(*[storage.append("A", version, [b"x"]) for version in range(1, 501)])
        assert sum(groups) == 500
        assert len(groups) < 100

    async def test_an_entry_that_is_alone_is_a_transaction_by_itself(self, storage: Storage) -> None:
        assert isinstance(storage, SqliteStorage)
        await storage.create("A", b"1")
        said: list[str] = []
        storage._pen.set_trace_callback(lambda statement: said.append(statement.split()[0]))
        await storage.append("A", 1, [b"2"])
        await storage.append("A", 2, [b"3", b"4"])
        storage._pen.set_trace_callback(None)
        assert said == ["INSERT", "BEGIN", "INSERT", "INSERT", "COMMIT"]
        assert not storage._pen.in_transaction
        with pytest.raises(Conflict):
            await storage.append("A", 3, [b"late"])
        with pytest.raises(UnknownTable):
            await storage.append("B", 1, [b"nowhere"])
        assert not storage._pen.in_transaction
        assert await storage.load("A") == [b"1", b"2", b"3", b"4"]

    async def test_a_full_disk_is_told_and_leaves_nothing_half_written(self, storage: Storage) -> None:
        assert isinstance(storage, SqliteStorage)
        await storage.create("A", b"1")
        (pages,) = storage._pen.execute("PRAGMA page_count").fetchone()
        storage._pen.execute(f"PRAGMA max_page_count={pages}")
        with pytest.raises(StorageError):
            await storage.append("A", 1, [b"2", bytes(1_000_000)])
        assert await storage.load("A") == [b"1"]
        await storage.append("A", 1, [b"2"])


def test_the_migrations_make_the_schema_of_today(tmp_path: Path) -> None:
    migrated, made = create_engine(f"sqlite:///{tmp_path}/a"), create_engine(f"sqlite:///{tmp_path}/b")
    migrate(tmp_path / "a")
    METADATA.create_all(made)
    for name in METADATA.tables:
        ours, theirs = inspect(migrated), inspect(made)
        assert repr(ours.get_columns(name)) == repr(theirs.get_columns(name))
        assert ours.get_indexes(name) == theirs.get_indexes(name)
        assert ours.get_pk_constraint(name) == theirs.get_pk_constraint(name)
    assert version_of(tmp_path / "a") == HEAD
    migrate(tmp_path / "a")  # a second time changes nothing


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(b"not a database, however long it may be" * 100)
    with pytest.raises(Exception, match="not a database"):
        SqliteStorage(path)
    assert path.read_bytes().startswith(b"not a database")
    with pytest.raises(sqlite3.DatabaseError):
        sqlite3.connect(path).execute("SELECT 1 FROM entries")
