"""What a node does all the time: it says that it is alive, looks for news and for tables that nobody looks after."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from defifoo.core.refusal import Refused
from defifoo.server.nodes.ending import end
from defifoo.server.nodes.room import SharedRoom
from defifoo.server.nodes.rumours import Rumours
from defifoo.server.outages import Outage
from defifoo.storage.base import StorageError
from defifoo.storage.shared import SILENCE
from defifoo.table.clock import due

if TYPE_CHECKING:
    from defifoo.server.nodes.house import SharedHouse

_log: Final = logging.getLogger("defifoo.nodes")
BEAT: Final = 0.4
"""Seconds from one sign of life to the next; each time AT_ONCE tables of a dead node are claimed."""
_LOOK: Final = 2.0
"""Seconds from one look at the log to the next: a rumour that got lost is caught up with by then."""
_LOOK_WITHOUT_RUMOURS: Final = 0.12
_MEET: Final = 1.0
_PLAN: Final = 0.5
_OVERDUE: Final = 3_000
"""Milliseconds after which another node takes a table over where something should have happened."""
AT_ONCE: Final = 100
_SIDE_BY_SIDE: Final = 10
"""So many tables are taken over one after the other; the next so many beside them."""
_TO_WAIT: Final = 1.0
"""Seconds after its first failure, which takes a while by itself, until a node without a database lets its guests go."""
TRY_ELSEWHERE: Final = 1013
_QUIET: Final = 60_000
"""A table where nobody is and nothing happens for so long is dropped."""


class Watch:
    def __init__(self, house: "SharedHouse", redis: str) -> None:
        self._house = house
        self._rumours = Rumours(redis, house.shared.node, self._heed, self._look_now) if redis else None
        self._tasks: list[asyncio.Task[None]] = []
        self._planned: dict[str, int | None] = {}
        self._looked = asyncio.Event()
        self._met = 0.0
        self._away = Outage("the database does not answer", logging.WARNING)
        self._failing: set[str] = set()
        self._lost_at = 0.0
        self._others = 0

    def start(self) -> None:
        if self._rumours is not None:
            self._rumours.start()
        loop = asyncio.get_running_loop()
        rounds: list[tuple[Callable[[], Awaitable[None]], float]] = [(self._beat, BEAT), (self._plan, _PLAN)]
        self._tasks = [loop.create_task(self._again(what, pause)) for what, pause in rounds]
        self._tasks.append(loop.create_task(self._look_on()))

    async def stop(self) -> None:
        await end(self._tasks)
        if self._rumours is not None:
            await self._rumours.stop()
        with contextlib.suppress(StorageError):
            await self._house.shared.release([room.table.code for room in self._rooms() if room.kept])

    def missing(self) -> list[str]:
        found = ["database"] if self._failing else []
        return found if self._rumours is None or self._rumours.up else [*found, "redis"]

    def _rooms(self) -> list[SharedRoom]:
        return [room for room in self._house.rooms.values() if isinstance(room, SharedRoom)]

    async def _again(self, what: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await what()
                self._back(what.__name__)
            except StorageError as error:
                self._lost(what.__name__, error)
                self._let_go()
            except Exception:
                _log.exception("a round of the watch failed")  # the next may go better, and nobody else does this
            await asyncio.sleep(pause)

    def _lost(self, what: str, error: StorageError) -> None:
        if not self._failing:
            self._lost_at = monotonic()
        self._failing.add(what)
        self._away.noticed(error)

    def _back(self, what: str) -> None:
        """Once it answers again, so does this node, whether or not anybody plays here whose moves would show it."""
        self._failing.discard(what)
        if not self._failing:
            self._away.over()
            self._house.disk.over()

    def _let_go(self) -> None:
        """A node that has lost its database for a while sends its guests to the others, if there were any."""
        if self._others and monotonic() > self._lost_at + _TO_WAIT:
            for room in self._rooms():
                for guest in list(room.crowd.guests):
                    guest.close(TRY_ELSEWHERE)

    # Rumours

    def tell(self, code: str, kind: str, rest: bytes) -> None:
        if self._rumours is not None:
            self._rumours.tell(code, kind, rest)

    def _heed(self, code: str, kind: str, rest: bytes) -> None:
        room = self._house.rooms.get(code)
        if not isinstance(room, SharedRoom):
            return
        if kind == "v":
            room.hear_of(int(rest))
        elif kind == "n":
            position, _, revision = rest.partition(b" ")
            room.hear_of_notes(int(position), int(revision))
        elif kind == "p":
            self._house.meet_soon(code)
            room.tell_pace()
        elif kind == "s":
            room.hear_said(rest)
        elif kind == "c":
            at, _, pace = rest.partition(b" ")
            room.hear_pace(int(at), pace.decode())
        elif kind == "h":
            room.hear_hurry(int(rest))

    # Looking for news

    def _look_now(self) -> None:
        """Redis has gone or come: what was told meanwhile went unheard."""
        self._looked.set()
        for room in self._rooms():
            room.tell_pace()

    async def _look_on(self) -> None:
        while True:
            try:
                await self._look()
            except StorageError as error:
                _log.debug("no look at the log: %s", error)  # that the database is away is said by the other rounds
            except Exception:
                _log.exception("a look at the log failed")  # the next may go better, and nobody else does this
            hears = self._rumours is not None and self._rumours.up
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._looked.wait(), _LOOK if hears else _LOOK_WITHOUT_RUMOURS)
            self._looked.clear()

    async def _look(self) -> None:
        rooms = {room.table.code: room for room in self._rooms()}
        if not rooms:
            return
        told = {code: room.safe for code, room in rooms.items()}
        for code, head in (await self._house.shared.heads(list(rooms))).items():
            if head.version < told[code]:
                self._house.read_anew(rooms[code], head.version)
            else:
                rooms[code].stands(head)
        if monotonic() > self._met + _MEET:
            self._met = monotonic()
            await self._house.meet(list(rooms))

    # Being alive

    async def _beat(self) -> None:
        pulse = await self._house.beat()
        self._others = pulse.others
        if pulse.asleep > SILENCE:
            for room in self._rooms():  # others have taken them over meanwhile
                room.kept = False
            self._look_now()
        claimed = await self._house.shared.claim(pulse.now - _OVERDUE, AT_ONCE)
        for start in range(0, len(claimed), _SIDE_BY_SIDE):
            self._house.start(self._take_over(claimed[start : start + _SIDE_BY_SIDE]))

    async def _take_over(self, codes: list[str]) -> None:
        """Beside everything else: a node that first read all tables of a dead one would be taken for dead, too."""
        left = deque(codes)
        while left and not self._house.closing:
            code = left.popleft()
            try:
                await self._house.fetch(code)
            except Refused:
                left.append(code)  # the others need not wait for what cannot be read now
                await self._house.pause()
                continue
            except Exception:
                _log.exception("table %s cannot be taken over", code)  # the others can
                continue
            found = self._house.rooms.get(code)
            if isinstance(found, SharedRoom):
                found.kept = True
                self._planned.pop(code, None)
                self._house.timers.plan(found)

    async def _plan(self) -> None:
        """Tell the others when something is due at the tables here, where that has changed; and drop those that are quiet."""
        now = self._house.now()
        news: dict[str, int | None] = {}
        for room in self._rooms():
            code, at = room.table.code, due(room.table)
            if self._quiet(room, at, now):
                continue
            told = self._planned.get(code, 0)
            if told == 0 or not room.kept or (at is None) != (told is None) or self._misleads(told, at, now):
                news[code] = at
        for start in range(0, len(news), 200):
            part = dict(list(news.items())[start : start + 200])
            kept = await self._house.shared.plan(part)
            for code, at in part.items():
                found = self._house.rooms.get(code)
                if isinstance(found, SharedRoom):
                    found.kept = code in kept
                    self._planned[code] = at
        self._planned = {code: at for code, at in self._planned.items() if code in self._house.rooms}
        await self._drop([room for room in self._rooms() if self._quiet(room, due(room.table), now)], now)

    @staticmethod
    def _misleads(told: int | None, at: int | None, now: int) -> bool:
        """Sooner than the others know, or they would think that it is overdue."""
        return told is not None and at is not None and (at < told or told < now - _OVERDUE // 3) and at != told

    @staticmethod
    def _quiet(room: SharedRoom, at: int | None, now: int) -> bool:
        """Nor did anybody ask for it just now, who is perhaps about to come in."""
        quiet = not room.crowd.guests and room.idle and (at is None or at > now + _QUIET)
        return quiet and max(room.table.last_at, room.wanted) < now - _QUIET

    async def _drop(self, rooms: list[SharedRoom], now: int) -> None:
        kept = {room.table.code: due(room.table) for room in rooms if room.kept}
        if kept:
            await self._house.shared.plan(kept)
            await self._house.shared.release(list(kept))
            for room in rooms:
                room.kept = False
        self._house.drop(*[room for room in rooms if self._quiet(room, due(room.table), now)])
