"""What happens by itself: clocks, windows, absent people and bots, for all tables from one heap of moments."""

import asyncio
import logging
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING, Final

from defifoo.core.refusal import Refused
from defifoo.server.thinkers import Thinkers, whose
from defifoo.storage.base import Conflict
from defifoo.table.clock import SOONEST, due, people_alone, tick
from defifoo.table.entries import Entry
from defifoo.table.fold import PLAYING
from defifoo.table.thinking import INSTANT, Thought, answered, errand, next_thought, think, thinks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from defifoo.server.house import House
    from defifoo.server.writing import WrittenRoom

_log: Final = logging.getLogger("defifoo.timers")
_AT_ONCE: Final = 200
"""So many moments are worked off before sockets are looked at again."""
_STRETCH: Final = 5
"""Milliseconds after which they are looked at anyway: thirty tables of one player must not hold up the others."""
_AFTER_A_FAULT: Final = 5_000
"""Milliseconds after which a table where something went wrong is looked at again."""


class Timers:
    def __init__(self, house: "House", thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers
        self._heap: list[tuple[int, int, WrittenRoom]] = []
        self._count = 0
        self._alarm: asyncio.TimerHandle | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self._bots_alone = asyncio.Semaphore(1)

    def plan(self, room: "WrittenRoom") -> None:
        """Look when something will happen at a table; to be called whenever anything there has changed."""
        if people_alone(room.table):
            # What they bring about lies further ahead: one look every few seconds is enough, and a move need not cost one.
            self._look_at(room, room.table.questions.asked_at + SOONEST + room.behind)
            return
        at = due(room.table, self._early(room))
        if at is None:
            room.planned = None
        else:
            self._look_at(room, at + room.behind)

    def _look_at(self, room: "WrittenRoom", at: int) -> None:
        if room.planned is None or at < room.planned:
            room.planned = at
            self._count += 1
            heappush(self._heap, (at, self._count, room))
            if self._heap[0][2] is room:
                self._set_alarm()

    def _early(self, room: "WrittenRoom") -> int:
        """Bots are asked before their time, so that the answer is there when it comes."""
        return max([thinks(place.player) for place in room.table.places])

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._heap and not self._house.closing:
            pause = max(0, self._heap[0][0] - self._house.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(pause, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        now = self._house.now()
        for _ in range(_AT_ONCE):
            if not self._heap or self._heap[0][0] > now or self._house.now() - now > _STRETCH:
                break
            at, _, room = heappop(self._heap)
            if room.planned == at:
                room.planned = None
                self._try_step(room, now)
        self._set_alarm()

    def _try_step(self, room: "WrittenRoom", now: int) -> None:
        """A fault at one table, as in a game or a bot of somebody else's, is no other table's business."""
        try:
            self._step(room, now)
        except Exception:
            _log.exception("table %s: what was due there failed", room.table.code)
            self._look_at(room, now + _AFTER_A_FAULT)

    def _step(self, room: "WrittenRoom", now: int) -> None:
        """The next thing that is due at a table, and no more: other tables want their turn."""
        if room.reloading:
            return  # it is planned anew when it was read
        if not self._goes_behind(room, now):
            try:
                entries = self._next(room, now)
                if entries:
                    room.write(entries)
                    return
            except Refused as refused:
                _log.warning("table %s: %s", room.table.code, refused)
        at = due(room.table, self._early(room))
        if at is not None:
            room.planned = at = max(at + room.behind, now + 1)
            self._count += 1
            heappush(self._heap, (at, self._count, room))

    def _goes_behind(self, room: "WrittenRoom", now: int) -> bool:
        """Whether another node may still be about to do what is due."""
        if not room.behind:
            return False
        at = due(room.table, self._early(room))
        return at is not None and at + room.behind > now

    def _next(self, room: "WrittenRoom", now: int) -> list[Entry]:
        table = room.table
        thought = next_thought(table, now, self._early(room))
        if thought is None:
            return tick(table, now, with_bots=False)
        bot = self._who_thinks(room, thought, now)
        if self._thinkers.quick(bot):
            return answered(table, thought, think(table, thought._replace(bot=bot)), now)
        task = asyncio.get_running_loop().create_task(self._think(room, thought))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        return []

    def _who_thinks(self, room: "WrittenRoom", thought: Thought, now: int) -> str:
        """The bot itself, or a net where too many others think. Its moment stays the same, as does how long it is kept."""
        if self._thinkers.quick(thought.bot) or not room.table.persons:
            return thought.bot
        left = max(0, thought.at - now) / 1000
        return thought.bot if self._thinkers.in_time(whose(room), left) else INSTANT

    async def _think(self, room: "WrittenRoom", thought: Thought) -> None:
        """A bot that takes its time thinks in another process, until its moment has come. Where bots play alone there is nobody
        to whom the time could tell anything: they think as long as they like, one at a time."""
        if room.table.persons:
            answer = await self._in_time(room, thought)
        else:
            async with self._bots_alone:
                answer = await self._thinkers.run(errand(room.table, thought), whose(room))
        try:
            entries = answered(room.table, thought, answer, self._house.now())
            if entries:
                room.write(entries)
        except (Refused, Conflict) as refused:
            _log.info("table %s: %s", room.table.code, refused)
        self.plan(room)

    async def _in_time(self, room: "WrittenRoom", thought: Thought) -> str:
        left = max(0, thought.at - self._house.now()) / 1000
        try:
            return await asyncio.wait_for(self._thinkers.run(errand(room.table, thought), whose(room)), left)
        except TimeoutError:
            if thought.version < room.table.questions.asked or room.table.state != PLAYING:
                return ""
            return think(room.table, thought._replace(bot=INSTANT))

    def forget(self, rooms: "Sequence[WrittenRoom]") -> None:
        """Nothing happens there any more, and nobody needs them."""
        gone = set(rooms)
        for room in gone:
            room.planned = None
        self._heap = [moment for moment in self._heap if moment[2] not in gone]
        heapify(self._heap)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._errands:
            task.cancel()
