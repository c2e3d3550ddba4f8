"""What storage does beside where several nodes share it: who is where, what is held, and who looks after which table.

A node is one server process, by a name of its own that it gets when it starts. It is taken for dead when it has not been heard
of for a while; if it was only asleep, the key of the log keeps it from doing harm.
"""

from abc import abstractmethod
from asyncio import Future
from typing import Final, NamedTuple

from defifoo.storage.base import Storage

SILENCE: Final = 1_500
"""Milliseconds after which a node that is not heard of is taken for dead."""


class Head(NamedTuple):
    """Where a table stands: its version, and its notes."""

    version: int
    noted: int
    revision: int


class Notes(NamedTuple):
    """What a table knows of the moment beside its log: written down for the position of this version, and void after it."""

    version: int
    revision: int
    body: bytes


NO_NOTES: Final = Notes(0, 0, b"")


class Attendance(NamedTuple):
    """So many guests of one node are in a seat of a table, since then; 0: the last of them left then."""

    code: str
    node: str
    seat: int
    many: int
    at: int


class Pulse(NamedTuple):
    """now       the time of the database, in milliseconds since 1970
    others    how many other nodes are alive
    asleep    for how long this node was not heard of before this
    """

    now: int
    others: int
    asleep: int


class SharedStorage(Storage):
    """A table also has a keeper, the node that looks after what happens there by itself, and the moment when that is due."""

    node: str

    @abstractmethod
    def append_noted(self, code: str, version: int, entries: list[bytes], noted: int, revision: int) -> "Future[None]":
        """Like `append`, for entries that hang on the notes of the table, which are void afterwards.

        Raises Conflict, too, where the notes are others by now."""

    @abstractmethod
    async def heads(self, codes: list[str]) -> dict[str, Head]:
        """Where these tables stand."""

    @abstractmethod
    async def notes(self, code: str) -> Notes:
        """The last notes of a table, for whatever position."""

    @abstractmethod
    def note(self, code: str, noted: int, revision: int, body: bytes) -> "Future[None]":
        """Write notes number `revision + 1` for the position of version `noted`. Raises Conflict when it has others already."""

    @abstractmethod
    def attend(self, code: str, seat: int, many: int) -> None:
        """So many guests of this node are in a seat now. It is written down soon."""

    @abstractmethod
    async def attended(self) -> None:
        """Wait until it is written down. Raises StorageError when that takes too long."""

    @abstractmethod
    async def attendance(self, codes: list[str]) -> list[Attendance]:
        """Who is at these tables, and since when those are gone who were there; of dead nodes everyone is gone."""

    @abstractmethod
    async def beat(self) -> Pulse:
        """This node is alive."""

    @abstractmethod
    async def plan(self, due: dict[str, int | None]) -> set[str]:
        """When something happens by itself at these tables next; the codes of those of which this node is the keeper.

        It becomes the keeper of those that have none."""

    @abstractmethod
    async def release(self, codes: list[str]) -> None:
        """This node no longer looks after these tables."""

    @abstractmethod
    async def claim(self, before: int, most: int) -> list[str]:
        """Become the keeper of tables whose keeper is dead, and of those where something should have happened by then."""
