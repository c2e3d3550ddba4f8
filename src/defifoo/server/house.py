"""All the tables of a server."""

import logging
import random
import secrets
import time
from typing import Final

from defifoo.server.archive import Archive
from defifoo.server.limits import Addresses, too_many
from defifoo.server.lists import Lists
from defifoo.server.metrics import Metrics
from defifoo.server.outages import Outage
from defifoo.server.reviews import Reviews
from defifoo.server.room import Room
from defifoo.server.security import token_hash
from defifoo.server.settings import Settings
from defifoo.server.thinkers import Thinkers
from defifoo.server.timers import Timers
from defifoo.server.words import refuse
from defifoo.server.writing import UNREADABLE, WrittenRoom
from defifoo.storage.base import CodeTaken, Storage
from defifoo.table.code import new_code, parse_code
from defifoo.table.entries import from_bytes, to_bytes
from defifoo.table.fold import CLOSED
from defifoo.table.opening import open_table
from defifoo.table.table import Table
from defifoo.wire.requests import MakeTable, TableLine

_log: Final = logging.getLogger("defifoo.house")
_LISTED: Final = 100
NO_TABLE: Final = 4404


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


def stopwatch() -> int:
    return time.monotonic_ns() // 1_000_000


class House:
    def __init__(self, settings: Settings, storage: Storage, addresses: Addresses | None = None) -> None:
        self.settings = settings
        self.storage = storage
        self.metrics = Metrics()
        self.addresses = addresses or Addresses(settings.limits)
        self.thinkers = Thinkers()
        self.reviews = Reviews(self.thinkers)
        self.lists = Lists(storage, settings.limits.all_lists)
        self.archive = Archive(storage, self.thinkers)
        self.timers = Timers(self, self.thinkers)
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.disk = Outage("nothing can be written to the disk")
        self._ahead = 0

    def now(self) -> int:
        """Milliseconds since 1970. It never goes back and never stands still, whatever the clock of the machine does."""
        watch = stopwatch()
        self._ahead = max(self._ahead, wall_clock() - watch)
        return watch + self._ahead

    # Opening and closing

    async def recover(self) -> None:
        """Put every open table back as it was."""
        async for stored in self.storage.open_tables():
            if not stored.entries:
                _log.error("table %s is damaged on disk; defifoo salvage brings out what can be read", stored.code)
                continue
            try:
                table = Table.replay([from_bytes(line) for line in stored.entries])
            except UNREADABLE as error:
                # One log that cannot be read must not keep all the others closed; it stays on disk as it is.
                _log.error("table %s cannot be replayed: %r", stored.code, error)
                continue
            self._ahead = max(self._ahead, table.last_at - stopwatch())
            if table.state != CLOSED:
                self._look_after(self.new_room(table))

    def new_room(self, table: Table, maker: str = "") -> Room:
        return Room(self, table, maker)

    def _look_after(self, room: Room) -> None:
        self.rooms[room.table.code] = room
        self.metrics.tables = len(self.rooms)
        self.timers.plan(room)

    def forget(self, room: WrittenRoom) -> None:
        """A table was closed."""
        if self._let_go(room):
            self.storage.finish(room.table.code).add_done_callback(lambda done: done.exception())

    def _let_go(self, room: WrittenRoom) -> bool:
        """Whether it was here until now."""
        if self.rooms.pop(room.table.code, None) is None:
            return False
        self.metrics.tables = len(self.rooms)
        if room.maker:
            self.addresses.count_table(room.maker, time.monotonic(), -1)
        return True

    def give_up(self, room: WrittenRoom, why: Exception) -> None:
        """A table whose log cannot be read any more: it stays on disk as it is, and the others go on."""
        _log.error("table %s cannot go on: %r; defifoo salvage brings out what can be read", room.table.code, why)
        self._let_go(room)
        for guest in list(room.crowd.guests):
            guest.close(NO_TABLE)

    async def close(self) -> None:
        self.closing = True
        self.timers.stop()
        self.thinkers.stop()
        await self.storage.close()

    # Finding and making tables

    async def make(self, wish: MakeTable, token: str, address: str) -> Room:
        """One after the other for each address: so none gets more than it may, and nobody's moves wait for a crowd of them."""
        async with self.addresses.of(address, time.monotonic()).making:
            return await self._make(wish, token, address)

    async def _make(self, wish: MakeTable, token: str, address: str) -> Room:
        now = time.monotonic()
        if len(self.rooms) >= self.settings.limits.all_tables:
            raise too_many("tables")
        self.addresses.open_table(address, now)
        while True:
            opened = open_table(
                code=new_code(random.SystemRandom()),
                game=wish.game,
                players=wish.players,
                options=dict(wish.options),
                secret=secrets.token_hex(32),
                host=token_hash(token),
                now=self.now(),
                public=wish.public,
                clock=wish.clock,
                pace=wish.pace,
                window=wish.window,
                watching=wish.watching,
                hints=wish.hints,
                recall=wish.recall,
            )
            try:
                await self.storage.create(opened.code, to_bytes(opened), public=wish.public)
                break
            except CodeTaken:
                continue
        self.disk.over()
        room = self.new_room(Table.replay([opened]), address)
        self.addresses.count_table(address, now, 1)
        self._look_after(room)
        return room

    def room(self, code: str) -> Room:
        """Raises Refused when there is no such open table."""
        room = self.rooms.get(parse_code(code))
        if room is None:
            raise refuse("no-table")
        return room

    async def fetch(self, code: str) -> None:
        """Have a table here that somebody asks for: on a node alone every open table always is."""

    def missing(self) -> list[str]:
        """What cannot be reached and is needed for all to be well."""
        return []

    async def lines(self) -> list[TableLine]:
        """Public tables, those that wait for people first, the newest first."""
        return self.lines_of([room.table for room in self.rooms.values() if room.table.opened.public])

    def lines_of(self, found: list[Table]) -> list[TableLine]:
        found.sort(key=lambda table: (table.state != "gathering", -table.opened.at))
        return [
            TableLine(
                code=table.code,
                game=table.game.name,
                players=table.players,
                state=table.state,
                names=[place.name for place in table.places if place.name],
                free=sum(not place.person for place in table.places) if table.state == "gathering" else 0,
            )
            for table in found[:_LISTED]
        ]
