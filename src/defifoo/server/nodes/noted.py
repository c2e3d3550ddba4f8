"""A room whose held and laid cards are written down beside the log, where every node finds them."""

from abc import ABC, abstractmethod
from asyncio import Future

from defifoo.server.room import Room
from defifoo.table.entries import Entry


class NotedRoom(Room, ABC):
    """What the pen asks of the notes."""

    __slots__ = ()

    @abstractmethod
    def hangs_on_notes(self, entries: list[Entry]) -> bool:
        """Whether entries play what the notes hold."""

    @abstractmethod
    def append_noted(self, version: int, lines: list[bytes]) -> "Future[None]":
        """Write entries that hold only if the notes are still those that are known here."""

    @abstractmethod
    def misses_notes(self) -> bool:
        """Whether others have written notes that were not read yet."""

    @abstractmethod
    def note(self) -> None:
        """Write down what is held and laid, if it is other than the notes say."""

    @abstractmethod
    async def noted(self) -> None:
        """Wait until what is being written down is."""

    @abstractmethod
    async def read_notes(self) -> None:
        """Take over what the notes say."""
