"""Copies of the tables: taken from a server that runs, and put back without writing over anything.

A copy is one SQLite file that holds every move up to one moment. SQLite's own online backup makes it, beside a server that goes
on writing. Putting it back adds what is missing: a table that is not there is added whole, one whose log goes on in the copy
goes on here too, and whatever is here stays.
"""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from defifoo.storage.base import LIST, InUse, StorageError
from defifoo.storage.migrate import HEAD, migrate, version_of
from defifoo.storage.sqlite import locked

AT_ONCE: Final = 100
"""Tables that are put back in one transaction: a server that runs waits no longer than that takes."""


class Copied(NamedTuple):
    """lists: of the matches that people played; entries: of tables and lists"""

    tables: int
    lists: int
    entries: int


class PutBack(NamedTuple):
    """added      tables that were missing
    longer     tables whose log goes on in the copy: they were made as long, unless a server is running
    same       tables that are here with all that the copy knows of them
    lists      of the matches that people played: those that were missing
    differing  tables that went on in another way here: they stay as they are
    running    whether a server has the folder open
    """

    added: int
    longer: int
    same: int
    differing: int
    lists: int
    running: bool


def copy_out(database: Path, target: Path) -> Copied:
    """The tables as they are at this moment, in a new file. Raises StorageError; the file is whole or is not there."""
    if not database.is_file():
        raise StorageError(f"there are no tables in {database.parent}")
    if target.exists():
        raise StorageError(f"{target} is there already, and nothing is written over")
    with _unfinished(target.parent, target.name) as copy:
        _copy(database, copy)
        with closing(sqlite3.connect(copy)) as opened:
            lists = _number(opened, "tables", _LISTS)
            found = Copied(_number(opened, "tables") - lists, lists, _number(opened, "entries"))
        with copy.open("rb") as file:
            os.fsync(file.fileno())
        copy.rename(target)
    return found


def put_back(copy: Path, database: Path) -> PutBack:
    """What the copy holds and the folder does not. Raises StorageError, and then nothing was changed."""
    if not copy.is_file():
        raise StorageError(f"there is no file {copy}")
    lock = None
    with suppress(InUse):
        lock = locked(database.with_suffix(".lock"))
    try:
        with _unfinished(database.parent, "copy") as workshop:
            _copy(copy, workshop)
            _bring_up_to_date(workshop, copy)
            if lock is not None:
                _bring_up_to_date(database, database)
            return _merge(workshop, database, running=lock is None)
    except sqlite3.Error as error:
        raise StorageError(f"{database}: {error}") from None
    finally:
        if lock is not None:
            lock.close()


@contextmanager
def _unfinished(folder: Path, name: str) -> Iterator[Path]:
    """A file that nobody else reads, in the same folder, which is gone afterwards unless it got another name."""
    handle, place = tempfile.mkstemp(prefix=f".{name}.", dir=folder)
    os.close(handle)
    try:
        yield Path(place)
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            Path(place + ending).unlink(missing_ok=True)


def _copy(origin: Path, target: Path) -> None:
    """One consistent moment of a database that may be in use, as one file without a log beside it."""
    try:
        with closing(_read_only(origin)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
            damage = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
            names = {name for (name,) in copy.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error as error:
        raise StorageError(f"{origin} cannot be copied: {error}") from None
    if damage != "ok":
        raise StorageError(f"{origin} is damaged: {damage.splitlines()[-1]}")
    if not {"tables", "entries", "alembic_version"} <= names:
        raise StorageError(f"{origin} holds no tables of Défifoo")


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=30)


def _bring_up_to_date(database: Path, told: Path) -> None:
    if (version_of(database) or HEAD) > HEAD:
        raise StorageError(f"{told} was written by a newer Défifoo than this one")
    migrate(database)


def _merge(copy: Path, database: Path, *, running: bool) -> PutBack:
    with closing(sqlite3.connect(database, isolation_level=None, timeout=30)) as opened:
        opened.execute("PRAGMA synchronous=FULL")
        opened.execute("ATTACH ? AS kept", (str(copy),))
        missing = _codes(opened, _MISSING)
        differing = set(_codes(opened, _DIFFERING))
        longer = [code for code in _codes(opened, _LONGER) if code not in differing]
        lists = sum(code.startswith(LIST) for code in missing)
        kept = _number(opened, "kept.tables") - _number(opened, "kept.tables", _LISTS)
        shared = kept - (len(missing) - lists)
        for start in range(0, len(missing), AT_ONCE):
            _add(opened, missing[start : start + AT_ONCE])
        for code in [] if running else longer:
            _lengthen(opened, code)
    changed = [code for code in (*longer, *differing) if not code.startswith(LIST)]
    return PutBack(len(missing) - lists, len(longer), shared - len(changed), len(differing), lists, running)


_MISSING: Final = "SELECT code FROM kept.tables WHERE code NOT IN (SELECT code FROM main.tables) ORDER BY number"
_LISTS: Final = f"code GLOB '{LIST}*'"
_SAME_PLACE: Final = "kept.entries k JOIN main.entries o ON o.code = k.code AND o.version = k.version"
_DIFFERING: Final = f"SELECT DISTINCT k.code FROM {_SAME_PLACE} WHERE o.body <> k.body"  # noqa: S608 - ours
_LONGER: Final = (
    "SELECT k.code FROM kept.entries k JOIN main.tables t ON t.code = k.code GROUP BY k.code"
    " HAVING max(k.version) > (SELECT max(version) FROM main.entries WHERE code = k.code)"
)


def _add(opened: sqlite3.Connection, codes: list[str]) -> None:
    opened.execute("BEGIN IMMEDIATE")
    for code in codes:
        opened.execute(
            "INSERT INTO main.tables (code, public, finished) SELECT code, public, finished FROM kept.tables WHERE code = ?",
            (code,),
        )
        opened.execute(
            "INSERT INTO main.entries (code, version, body) SELECT code, version, body FROM kept.entries WHERE code = ?",
            (code,),
        )
    opened.execute("COMMIT")


def _lengthen(opened: sqlite3.Connection, code: str) -> None:
    opened.execute("BEGIN IMMEDIATE")
    opened.execute(
        "INSERT INTO main.entries (code, version, body) SELECT code, version, body FROM kept.entries k WHERE code = ?1"
        " AND version > (SELECT max(version) FROM main.entries WHERE code = ?1)",
        (code,),
    )
    opened.execute(
        "UPDATE main.tables SET finished = (SELECT finished FROM kept.tables WHERE code = ?1) WHERE code = ?1", (code,)
    )
    opened.execute("COMMIT")


def _codes(opened: sqlite3.Connection, query: str) -> list[str]:
    return [code for (code,) in opened.execute(query)]


def _number(opened: sqlite3.Connection, relation: str, which: str = "true") -> int:
    return int(opened.execute(f"SELECT count(*) FROM {relation} WHERE {which}").fetchone()[0])  # noqa: S608 - names of our own
