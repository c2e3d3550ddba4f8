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

    def before(self, whose: Whose) -> int:
        """How much is taken, at the most, before what this one would put in now."""
        tables = self._waiting.get(whose.address, {})
        own = len(tables.get(whose.table, ()))
        turns = own + sum(min(len(waiting), own + 1) for table, waiting in tables.items() if table != whose.table)
        others = [sum(map(len, theirs.values())) for address, theirs in self._waiting.items() if address != whose.address]
        return turns + sum(min(theirs, turns + 1) for theirs in others)

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
