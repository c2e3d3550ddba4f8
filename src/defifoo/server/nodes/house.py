"""The tables of all nodes, as one of them sees them: loaded when somebody asks for one, dropped when it is quiet."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Final, Self

from defifoo.core.refusal import Refused
from defifoo.server.house import House
from defifoo.server.limits import Addresses
from defifoo.server.nodes.room import SharedRoom
from defifoo.server.nodes.timekeeping import SharedClock, stopwatch
from defifoo.server.nodes.watch import TRY_ELSEWHERE, Watch
from defifoo.server.room import Room
from defifoo.server.settings import Settings
from defifoo.server.writing import TROUBLE, UNREADABLE, WrittenRoom
from defifoo.storage.base import StorageError, UnknownTable
from defifoo.storage.postgres.storage import PostgresStorage
from defifoo.storage.shared import Attendance, Pulse, SharedStorage
from defifoo.table.code import parse_code
from defifoo.table.entries import from_bytes
from defifoo.table.fold import CLOSED, GATHERING, OVER
from defifoo.table.table import Table
from defifoo.wire.requests import TableLine

_log: Final = logging.getLogger("defifoo.nodes")
_PAUSE: Final = 0.2
_LISTED: Final = 100
_LIST_AGE: Final = 2.0
"""Seconds after which public tables are looked at anew."""


class SharedHouse(House):
    """shared    the storage, with all that several nodes need of it
    missing   what this node cannot reach at the moment
    """

    def __init__(self, settings: Settings, storage: SharedStorage, addresses: Addresses | None = None) -> None:
        super().__init__(settings, storage, addresses)
        self.shared = storage
        self.clock = SharedClock()
        self.watch = Watch(self, settings.redis)
        self._fetching: dict[str, asyncio.Task[None]] = {}
        self._unreadable: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._lines: tuple[float, list[TableLine]] = (-_LIST_AGE, [])
        self._seen: dict[str, Table] = {}
        self._looks = 0
        self._to_meet: set[str] = set()
        self._meeting = False

    @classmethod
    async def opened(cls, settings: Settings, addresses: Addresses | None = None) -> Self:
        """Raises StorageError when the database is not there or does not fit."""
        house = cls(settings, await PostgresStorage.opened(settings.database), addresses)
        for _ in range(3):
            await house.beat()
        house.watch.start()
        return house

    def now(self) -> int:
        return self.clock.now()

    async def beat(self) -> Pulse:
        asked = stopwatch()
        pulse = await self.shared.beat()
        self.clock.measure(asked, stopwatch(), pulse.now)
        return pulse

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Something that goes on by itself."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @staticmethod
    async def pause() -> None:
        await asyncio.sleep(_PAUSE)

    def missing(self) -> list[str]:
        return self.watch.missing()

    def tell(self, code: str, kind: str, rest: bytes = b"") -> None:
        self.watch.tell(code, kind, rest)

    # Tables

    async def recover(self) -> None:
        """Nothing: a table is loaded when somebody asks for it, or when something is due there."""

    def new_room(self, table: Table, maker: str = "") -> Room:
        room = SharedRoom(self, table, maker)
        room.kept = True
        return room

    async def fetch(self, code: str) -> None:
        """Have a table here, up to date; where there is none of that code, or it is closed, nothing happens.

        Raises Refused while the database does not answer."""
        try:
            code = parse_code(code)
        except Refused:
            return
        try:
            await self._have(code)
        except StorageError:
            raise Refused(TROUBLE) from None

    async def _have(self, code: str) -> None:
        room = self.rooms.get(code)
        if room is None:
            loading = self._fetching.get(code)
            if loading is None:
                loading = self._fetching[code] = asyncio.get_running_loop().create_task(self._load(code))
                loading.add_done_callback(lambda _: self._fetching.pop(code, None))
            await asyncio.shield(loading)
            return
        assert isinstance(room, SharedRoom)
        room.wanted = self.now()
        head = (await self.shared.heads([code]))[code]
        room.stands(head)
        await room.reached(head.version)
        if room.table.state in (GATHERING, OVER):
            await self.meet([code])  # who is here has a say in the deal

    async def _load(self, code: str) -> None:
        try:
            log = await self.storage.load(code)
            table = Table.replay([from_bytes(line) for line in log])
        except UnknownTable:
            return
        except UNREADABLE as error:
            if code not in self._unreadable:
                self._unreadable.add(code)
                _log.error("table %s cannot be replayed: %r", code, error)
            return
        if table.state == CLOSED:
            self.storage.finish(code).add_done_callback(lambda done: done.exception())
            return
        self.clock.see(table.last_at)
        room = SharedRoom(self, table)
        await room.read_notes()
        self._look_after(room)
        head = (await self.shared.heads([code]))[code]
        room.stands(head)  # what was told before it was here went unheard
        await room.reached(head.version)
        await self.meet([code])

    async def meet(self, codes: list[str]) -> None:
        """Look who is at these tables."""
        self._looks += 1
        look = self._looks
        with contextlib.suppress(StorageError):
            there: dict[str, list[Attendance]] = {code: [] for code in codes}
            for one in await self.shared.attendance(codes):
                there[one.code].append(one)
            for code, people in there.items():
                room = self.rooms.get(code)
                if isinstance(room, SharedRoom):
                    room.meet(people, look)

    def meet_soon(self, code: str) -> None:
        """Somebody came or went: one question for all who do meanwhile."""
        self._to_meet.add(code)
        if not self._meeting:
            self._meeting = True
            self.start(self._meet_all())

    async def _meet_all(self) -> None:
        try:
            while self._to_meet:
                codes, self._to_meet = sorted(self._to_meet), set()
                await self.meet(codes)
        finally:
            self._meeting = False

    def drop(self, *rooms: SharedRoom) -> None:
        """Nobody is there and nothing is due: they are loaded again when that changes."""
        for room in rooms:
            if self.rooms.get(room.table.code) is room:
                del self.rooms[room.table.code]
            room.abandon()  # whoever still knows of it may not write there any more: nobody tells it what is new
        self.timers.forget(rooms)
        self.metrics.tables = len(self.rooms)

    def give_up(self, room: WrittenRoom, why: Exception) -> None:
        """A node of a newer version may have written what this one cannot read, and can go on with it."""
        for guest in list(room.crowd.guests):
            guest.close(TRY_ELSEWHERE)
        super().give_up(room, why)
        if isinstance(room, SharedRoom):
            self.drop(room)

    def read_anew(self, room: SharedRoom, version: int) -> None:
        """Its log is shorter than what was told of it: the database is another one, or was put back. Whoever comes again is
        shown what the log says."""
        code, told = room.table.code, room.safe
        if self.rooms.get(code) is not room:
            return
        _log.error("table %s was told up to %d and the log ends at %d: it is of an earlier moment", code, told, version)
        self.drop(room)
        for guest in list(room.crowd.guests):
            guest.close(TRY_ELSEWHERE)

    async def lines(self) -> list[TableLine]:
        """Public tables of all nodes, as they stood a moment ago."""
        loop = asyncio.get_running_loop()
        if loop.time() > self._lines[0] + _LIST_AGE:
            self._lines = (loop.time(), self._lines[1])  # one at a time
            codes = await self.shared.public_tables(_LISTED)
            self._seen = {code: self._seen[code] for code in codes if code in self._seen}
            found = await asyncio.gather(*map(self._glance, codes))
            self._lines = (loop.time(), self.lines_of([table for table in found if table is not None]))
        return self._lines[1]

    async def _glance(self, code: str) -> Table | None:
        """One that is not here is read on from where it was seen last: many look at the list, again and again."""
        room = self.rooms.get(code)
        if room is not None:
            return room.table
        table = self._seen.get(code)
        try:
            news = [from_bytes(line) for line in await self.storage.load(code, 0 if table is None else table.version)]
            if table is None:
                table = self._seen[code] = Table.replay(news)
            else:
                for entry in news:
                    table.apply(entry)
        except (UnknownTable, *UNREADABLE):
            self._seen.pop(code, None)
            return None
        return None if table.state == CLOSED else table  # closed while the database could not be told so

    async def close(self) -> None:
        self.closing = True
        await self.watch.stop()
        for task in list(self._tasks):
            task.cancel()
        await super().close()
