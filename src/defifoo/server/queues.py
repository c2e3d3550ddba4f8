"""Work that waits its turn: one of each address after the other, and of an address one of each of its tables."""

from collections import deque
from typing import Generic, NamedTuple, TypeVar

Work = TypeVar("Work")


class Whose(NamedTuple):
    """For which address, and for which of its tables, work is done."""

    address: object
    table: str


class FairQueue(Generic[Work]):
    """However much one has put in, another waits for one piece of work of each of the others and no more."""

    def __init__(self) -> None:
        self._waiting: dict[object, dict[str, deque[Work]]] = {}

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, whose: Whose, work: Work) -> None:
        self._waiting.setdefault(whose.address, {}).setdefault(whose.table, deque()).append(work)

    def take(self) -> Work:
        """The next; whose it was goes to the end of the line."""
        address = next(iter(self._waiting))
        tables = self._waiting.pop(address)
        table = next(iter(tables))
        waiting = tables.pop(table)
        work = waiting.popleft()
        if waiting:
            tables[table] = waiting
        if tables:
            self._waiting[address] = tables
        return work
