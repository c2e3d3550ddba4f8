"""How a table of several nodes is written: when another node was first, it is tried again on top of what that one wrote.

An entry counts as written when the log says so and never before. While that is not sure, because the line to the database
broke, the same bytes are sent again: either they are in the log already, or their place is taken, or they go in now.
"""

import asyncio
import logging
from asyncio import Future
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Final

from defifoo.core.refusal import Refused
from defifoo.server.nodes.flights import Before, Flight, Wish
from defifoo.server.nodes.wishes import WishingRoom
from defifoo.server.seating import seats_for
from defifoo.server.shown import Shown
from defifoo.server.telling import Post, full
from defifoo.server.writing import TROUBLE, Asker, push
from defifoo.storage.base import Conflict, StorageError
from defifoo.table.broadcast import SPECTATOR
from defifoo.table.entries import Closed, Entry, from_bytes, to_bytes
from defifoo.table.presence import arrive
from defifoo.table.table import Table

if TYPE_CHECKING:
    from defifoo.server.nodes.house import SharedHouse

_log: Final = logging.getLogger("defifoo.nodes")
_PAUSE: Final = 0.4
"""Seconds until a database that did not answer is asked again, at most."""


class RewrittenRoom(WishingRoom):
    """safe       the version that is on disk and was told; what is folded beyond is in flight
    heard      the newest version that anybody spoke of
    kept       whether this node is the keeper of the table; the others act a little later, in case the keeper is dead
    abandoned  whether what is known here is not what the log says: nothing of it may be written any more
    """

    __slots__ = ("_before", "_doubts", "_flights", "abandoned", "heard", "kept", "safe")

    def __init__(self, house: "SharedHouse", table: Table, maker: str = "") -> None:
        super().__init__(house, table, maker)
        self.safe = table.version
        self.heard = table.version
        self.kept = False
        self.abandoned = False
        self._flights: deque[Flight] = deque()
        self._doubts = 0
        self._before = Before(None, None, {}, {}, noted=False)

    @property
    def reloading(self) -> bool:
        """Also from the moment at which what was sent last was refused, though nobody was told of that yet: an entry on top of
        it would go in on top of what another node wrote."""
        return self._reload is not None or self.abandoned or self._in_vain

    @property
    def _in_vain(self) -> bool:
        sent = self._flights[-1].sent if self._flights else None
        return sent is not None and sent.done() and (sent.cancelled() or sent.exception() is not None)

    @property
    def idle(self) -> bool:
        return not (self._flights or self._wishes or self.reloading)

    def _granted(self, wish: Wish) -> None:
        if self._flights and wish.asker in (self.held_by, *self.laid_by.values()):
            self._flights[-1].wishes.append(wish)  # a card that lies on what may come to nothing

    # Writing

    def write(self, entries: list[Entry], asker: Asker | None = None) -> "Future[None]":
        """Raises Conflict while the table is not up to date."""
        if self.reloading:
            raise Conflict(self.table.code)
        live = self.table.live
        self._before = Before(live.held, self.held_by, dict(live.laid), dict(self.laid_by), self.hangs_on_notes(entries))
        done = super().write(entries, asker)
        self.note()
        return done

    def _append(self, version: int, entries: list[Entry]) -> "Future[None]":
        done: Future[None] = asyncio.get_running_loop().create_future()
        flight = Flight(version, [to_bytes(entry) for entry in entries], self._wish, self._before, done)
        self._flights.append(flight)
        self._send(flight)
        return done

    def _send(self, flight: Flight) -> None:
        if self.abandoned:
            raise Conflict(self.table.code)
        if flight.before.noted:
            flight.sent = self.append_noted(flight.version, flight.lines)
        else:
            flight.sent = self.storage.append(self.table.code, flight.version, flight.lines)
        flight.sent.add_done_callback(partial(self._landed, flight))

    def _landed(self, flight: Flight, sent: "Future[None]") -> None:
        if sent is not flight.sent or flight.done.done():
            return
        if sent.cancelled() or sent.exception() is not None or not self._flights or flight is not self._flights[0]:
            self.catch_up()
        else:
            self._confirm(flight)
            if self._flights:
                return
            if self.heard > self.safe or self.misses_notes():
                self.catch_up()
            else:
                self.note()

    def _confirm(self, flight: Flight) -> None:
        self._flights.popleft()
        self.safe = flight.end
        self.heard = max(self.heard, self.safe)
        self._doubts = 0
        if not flight.done.done():
            flight.done.set_result(None)
        self.nodes.tell(self.table.code, "v", b"%d" % self.safe)

    def _not_written(self, done: "Future[None]", asker: Asker | None) -> None:
        """It was not: another node was first. The wish is granted anew, and nobody need be told."""

    # Catching up

    def hear_of(self, version: int) -> None:
        self.heard = max(self.heard, version)
        if self.heard > self.safe and not self._flights:
            self.catch_up()

    def catch_up(self) -> None:
        if self._reload is None and not self.abandoned and not self.house.closing:
            self._reload = asyncio.get_running_loop().create_task(self._up_to_date())

    async def caught_up(self) -> None:
        while self.reloading:
            self.catch_up()
            if self._reload is None or self.abandoned or self.house.closing:
                raise Refused(TROUBLE)
            await asyncio.shield(self._reload)

    async def reached(self, version: int) -> None:
        """Wait until this much of the log is known here. Where something happens all the time there is more by then."""
        while self.safe < version <= self.heard:
            self.catch_up()
            if self._reload is None or self.abandoned or self.house.closing:
                raise Refused(TROUBLE)
            await asyncio.shield(self._reload)

    async def on_disk(self) -> None:
        """Raises Conflict when what the table stands on now came to nothing."""
        if self._flights:
            await asyncio.shield(self._flights[-1].done)

    async def _up_to_date(self) -> None:
        """Until what the database has is folded and told, and what was in flight is written or will be asked for anew."""
        try:
            while not (self.abandoned or await self._step()):
                if self.house.closing:
                    return
            self._reload = None
            if self.abandoned:
                return
            self._repay()
            self._grant_all()
            self.play_put_off()
        except Exception as error:  # whatever it is, nothing would ever happen here again
            self._reload = None
            if not self.abandoned:
                self.house.give_up(self, error)
            return
        self.note()
        self.house.timers.plan(self)
        if self.heard > self.safe and not self._flights:
            self.catch_up()

    async def _step(self) -> bool:
        """Whether the table is now as far as anybody had spoken of when this began."""
        under_way = [flight.sent for flight in self._flights if flight.sent is not None and not flight.sent.done()]
        if under_way:
            await asyncio.wait(under_way)
        try:
            if self._flights:
                await self._settle(self._flights[0])
                return False
            heard = self.heard
            await self._look_into_the_log()
        except StorageError as error:
            _log.debug("a table is not up to date: %s", error)  # the watch says once that the database is away
            self._doubts += 1
            self._give_up_old_wishes()
            await asyncio.sleep(min(_PAUSE, 0.02 * 2**self._doubts))
            return False
        self._doubts = 0
        return not self._flights and min(heard, self.heard) <= self.safe

    async def _settle(self, first: Flight) -> None:
        """The oldest flight: it is in the log, it goes in now, or another node was first."""
        if first.sent is not None and not first.sent.cancelled() and first.sent.exception() is None:
            self._confirm(first)
            return
        refused = first.sent is not None and isinstance(first.sent.exception(), Conflict)
        news = await self.storage.load(self.table.code, self.safe)
        if news[: len(first.lines)] == first.lines:
            self._confirm(first)
        elif news or (refused and first.before.noted):
            await self._roll_back()
        else:
            self._send(first)
            assert first.sent is not None
            await asyncio.wait([first.sent])
            error = first.sent.exception()
            if error is not None:
                raise error  # after a moment it is looked who was first; where nobody was, the watch will see why

    async def _roll_back(self) -> None:
        """What is in flight was made on top of something that never came to be."""
        log = await self.storage.load(self.table.code)
        live = self.table.live
        live.moved_on()
        self.table = Table.replay([from_bytes(line) for line in log[: self.safe]], live)
        lost, self._flights = list(self._flights), deque()
        before = lost[0].before
        live.held, self.held_by, self.laid_by = before.held, before.held_by, before.laid_by
        live.laid.update(before.laid)
        self._reseat_all()
        self.crowd.shown = Shown()
        for seat in self.crowd.by_seat:
            self.crowd.shown.whole(self.table, seat)
        lying = (before.held_by, *before.laid_by.values())  # these cards lie there again
        wishes: list[Wish] = []
        for flight in lost:
            flight.done.set_exception(Conflict(self.table.code))
            flight.done.exception()  # whoever waits for it is told; where nobody does, all is well
            wishes += [wish for wish in flight.wishes if wish not in wishes and wish.asker not in lying]
        self._last = None
        self._wishes = wishes + self._wishes
        self.nodes.metrics.conflicts += 1
        self._fold_news(log[self.safe :])
        await self.noted()
        await self.read_notes()

    def _reseat_all(self) -> None:
        for guest in list(self.crowd.guests):
            seats = seats_for(self.table, guest)
            if seats != guest.seats:
                self.crowd.leave(guest)
                guest.seats = seats
                self.crowd.enter(guest)
                self._owed.add(guest)

    async def _look_into_the_log(self) -> None:
        heard = self.heard  # what the log does not say by then was a rumour and no more
        await self._read_news()
        if self.heard == heard:
            self.heard = self.safe

    async def _read_news(self) -> None:
        news = await self.storage.load(self.table.code, self.safe)
        if self._flights or self.table.version != self.safe:
            return  # something was written meanwhile: it is looked at first
        self._fold_news(news)
        if self.misses_notes():
            await self.read_notes()

    def _fold_news(self, lines: list[bytes]) -> None:
        """What other nodes wrote is on disk: it is told as it is folded."""
        entries = [from_bytes(line) for line in lines]
        if entries:
            self.nodes.clock.see(entries[-1].at)
        post: Post = []
        for entry in entries:
            post += self._folded(entry, self._laid_before(entry))
            post += self._news_of_the_table([entry])
        self.safe = self.table.version
        self.heard = max(self.heard, self.safe)
        push([one for one in post if one[0] not in self._unseen] if self._unseen else post)
        if any(isinstance(entry, Closed) for entry in entries):
            self.house.forget(self)

    # Telling

    def _repay(self) -> None:
        """Those who were to be shown a table that never came to be are shown how it stands."""
        owed, self._owed = self._owed, set()
        self._unseen.clear()
        now = self.house.now()
        for guest in owed:
            if guest in self.crowd.guests:
                push([(guest, full(self.table, self.crowd, seat, now)) for seat in guest.seats or [SPECTATOR]])
        back = [
            entry
            for seat in sorted({seat for guest in owed for seat in guest.seats})
            for entry in arrive(self.table, seat, now)
        ]
        if back:
            self.write(back)
