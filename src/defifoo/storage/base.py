"""What every back end does; `tests/storage/contract.py` proves that it does.

StorageError
    Conflict        somebody else wrote that version first: load again and try again
    InDoubt         nobody knows whether it was written: load again and look
    BadRows         the database answers that it cannot do this with one of these rows; with others it may
    Damaged         what the disk has of a table is broken; of others it need not be
    UnknownTable    there is no table of that code
    CodeTaken       there is one already
    InUse           another server has the data open
    Newer           the data were written by a later Défifoo than this one
"""

from abc import ABC, abstractmethod
from asyncio import Future
from collections.abc import AsyncIterator
from typing import Final, NamedTuple

LIST: Final = "mine "
"""What the code of a log begins with that is no table, but the list of matches that somebody keeps."""


class StorageError(Exception):
    """It could not be written or read; nothing was changed."""


class Conflict(StorageError):
    """The table is not at the version that was named."""


class InDoubt(StorageError):
    """The line to the database broke before it answered: it may have been written, or still be."""


class BadRows(StorageError):
    pass


class Damaged(StorageError):
    pass


class UnknownTable(StorageError):
    pass


class CodeTaken(StorageError):
    pass


class InUse(StorageError):
    pass


class Newer(StorageError):
    pass


class StoredTable(NamedTuple):
    code: str
    entries: list[bytes]


class Storage(ABC):
    """Logs by the code of their table. An entry is bytes here: storage knows no rules.

    What a call answers is on disk. Calls may overlap; those for one table take effect in the order in which they were made,
    and when an append fails, so do those to the same table that were made before this was known: they were made on top of it.
    """

    @abstractmethod
    def create(self, code: str, entry: bytes, *, public: bool = False) -> "Future[None]":
        """A new table at version 1. Raises CodeTaken."""

    @abstractmethod
    def append(self, code: str, version: int, entries: list[bytes]) -> "Future[None]":
        """Write entries after the first `version` ones, all of them or none. Raises Conflict or UnknownTable."""

    @abstractmethod
    async def load(self, code: str, after: int = 0) -> list[bytes]:
        """The entries of a table after the first so many, in order. Raises UnknownTable where there are none at all."""

    @abstractmethod
    def finish(self, code: str) -> "Future[None]":
        """The table is no longer open; its log is kept."""

    @abstractmethod
    def open_tables(self) -> AsyncIterator[StoredTable]:
        """Every table that is not finished, oldest first; without entries, one that is damaged. It may block while it reads:
        for the start of a server."""

    @abstractmethod
    async def public_tables(self, most: int) -> list[str]:
        """The codes of open public tables, newest first."""

    @abstractmethod
    async def count(self, start: str) -> int:
        """How many logs there are whose code begins so."""

    @abstractmethod
    async def close(self) -> None:
        """Wait until everything is written, and let go of the disk."""
