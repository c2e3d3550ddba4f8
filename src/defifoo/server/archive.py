"""Logs of tables read once more: for records, replays, moments to try again and the list of one's matches.

Whoever knows a code may ask for what was played there, and a log can be very long: bots that play for nobody write thousands of
entries in a second. So each address has one log read at a time. A short one is read at once, and its entries are counted; a
long one is read where hints are thought about, in a process of its own, and holds up no table.
"""

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from defifoo.core.refusal import Refused, Violation
from defifoo.server.limits import Address, too_many
from defifoo.server.queues import Whose
from defifoo.server.thinkers import Thinkers
from defifoo.server.words import RefusedAt, refuse
from defifoo.storage.base import Storage, UnknownTable
from defifoo.table.code import parse_code
from defifoo.table.infos import PlaceInfo

SHORT: Final = 600
"""Entries that are read in a few milliseconds: many more than a match of people has."""
Wish = TypeVar("Wish")
Found = TypeVar("Found")
Read = Callable[[list[bytes], Wish], Found]
"""Makes something of a log. It may be called in another process: a function of a module, whose answer can be sent there."""


class Archive:
    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self._storage = storage
        self._thinkers = thinkers

    async def read(self, read: Read[Wish, Found], code: str, wish: Wish, address: Address) -> Found:
        """Raises Refused."""
        async with address.reading:
            log = await self._log(parse_code(code))
            if len(log) > SHORT:
                return await self._elsewhere(read, log, wish, Whose(address, code))
            if not address.entries.take(monotonic(), len(log)):
                raise too_many("requests")
            return await asyncio.to_thread(read, log, wish)

    async def _log(self, code: str) -> list[bytes]:
        try:
            return await self._storage.load(code)
        except UnknownTable:
            raise refuse("no-table") from None

    async def _elsewhere(self, read: Read[Wish, Found], log: list[bytes], wish: Wish, whose: Whose) -> Found:
        found = await self._thinkers.look_back(_read, (read, log, wish), whose)
        if isinstance(found, _Refusal):
            raise found.raised()
        answer: Found = found
        return answer


class _Refusal(NamedTuple):
    """A refusal as plain data, on its way between processes."""

    rule: str
    data: dict[str, str]
    kind: str
    game: str = ""
    places: Sequence[PlaceInfo] = ()

    def raised(self) -> Refused:
        violation = Violation(self.rule, self.data, self.kind)
        return RefusedAt(violation, self.game, self.places) if self.game else Refused(violation)


def _read(errand: tuple[Read[Any, Any], list[bytes], Any]) -> Any:  # Any: its callers know what they asked for
    read, log, wish = errand
    try:
        return read(log, wish)
    except RefusedAt as refused:
        violation = refused.violation
        return _Refusal(violation.rule, violation.data, violation.kind, refused.game, refused.places)
    except Refused as refused:
        return _Refusal(refused.violation.rule, refused.violation.data, refused.violation.kind)
    except Exception as error:
        raise RuntimeError(repr(error)) from None  # as it is, it might not survive the way back
