"""How a table of several nodes is written: when another node was first, it is tried again on top of what that one wrote.

An entry counts as written when the log says so and never before. While that is not sure, because the line to the database
broke, the same bytes are sent again: either they are in the log already, or their place is taken, or they go in now.
"""

import asyncio
import logging
from asyncio import Future
from collections import deque
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final

from defifoo.core.refusal import Refused, Violation
from defifoo.server.guest import Guest
from defifoo.server.nodes.flights import Again, Before, Flight, Wish
from defifoo.server.nodes.noted import NotedRoom
from defifoo.server.seating import seats_for
from defifoo.server.shown import Shown
from defifoo.server.telling import Post, full
from defifoo.server.writing import TROUBLE, UNREADABLE, Asker, push
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
_PATIENCE: Final = 5.0
"""Seconds that a wish may wait while the database is away; then whoever asked is told that there is trouble."""
_MOST_WISHES: Final = 200


class RewrittenRoom(NotedRoom):
    """safe       the version that is on disk and was told; what is folded beyond is in flight
    heard      the newest version that anybody spoke of
    kept       whether this node is the keeper of the table; the others act a little later, in case the keeper is dead
    """

    __slots__ = ("_before", "_doubts", "_flights", "_owed", "_wish", "_wishes", "heard", "kept", "nodes", "safe")

    def __init__(self, house: "SharedHouse", table: Table, maker: str = "") -> None:
        super().__init__(house, table, maker)
        self.nodes = house
        self.safe = table.version
        self.heard = table.version
        self.kept = False
        self._flights: deque[Flight] = deque()
        self._owed: set[Guest] = set()
        self._wish: Wish | None = None
        self._wishes: list[Wish] = []
        self._doubts = 0
        self._before = Before(None, None, {}, {}, noted=False)

    @property
    def idle(self) -> bool:
        """Whether nothing is on its way."""
        return not (self._flights or self._wishes or self.reloading)

    # Wishes

    def grant(self, again: Again, asker: Asker) -> None:
        """Do what somebody asks for, or do it as soon as the table is up to date."""
        wish = Wish(again, asker, monotonic())
        if self.reloading:
            if len(self._wishes) >= _MOST_WISHES:
                raise Refused(TROUBLE)
            self._wishes.append(wish)
        else:
            self._do(wish)

    def _do(self, wish: Wish) -> None:
        before, self._wish = self._wish, wish
        try:
            wish.again()
        finally:
            self._wish = before
        if self._flights and wish.asker in (self.held_by, *self.laid_by.values()):
            self._flights[-1].wishes.append(wish)  # a card that lies on what may come to nothing

    def _grant_all(self) -> None:
        """In the order in which they came. One of them may set off the next catching up: then the rest waits for that."""
        while self._wishes and not self.reloading:
            wish = self._wishes.pop(0)
            if wish.asker.guest not in self.crowd.guests:
                continue
            try:
                self._do(wish)
            except Refused as refused:
                self.refuse(wish.asker.guest, refused.violation, -1, wish.asker.id)

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
        """Somebody says that the table is at this version."""
        self.heard = max(self.heard, version)
        if self.heard > self.safe and not self._flights:
            self.catch_up()

    def catch_up(self) -> None:
        if self._reload is None and not self.house.closing:
            self._reload = asyncio.get_running_loop().create_task(self._up_to_date())

    async def caught_up(self) -> None:
        """Wait until the table is up to date."""
        while self._reload is not None:
            await asyncio.shield(self._reload)

    async def on_disk(self) -> None:
        while self._flights or self.reloading:
            if self._reload is not None:
                await asyncio.shield(self._reload)
            else:
                await asyncio.wait([self._flights[-1].done])

    async def _up_to_date(self) -> None:
        """Until what the database has is folded and told, and what was in flight is written or will be asked for anew."""
        try:
            while not await self._step():
                if self.house.closing:
                    return
        except UNREADABLE as error:
            self._reload = None
            self.house.give_up(self, error)
            return
        self._reload = None
        self._repay()
        self._grant_all()
        self.play_put_off()
        self.note()
        self.house.timers.plan(self)

    async def _step(self) -> bool:
        """Whether nothing is left to do."""
        under_way = [flight.sent for flight in self._flights if flight.sent is not None and not flight.sent.done()]
        if under_way:
            await asyncio.wait(under_way)
        try:
            if self._flights:
                await self._settle(self._flights[0])
                return False
            await self._look_into_the_log()
        except StorageError as error:
            _log.debug("a table is not up to date: %s", error)  # the watch says once that the database is away
            self._doubts += 1
            self._give_up_old_wishes()
            await asyncio.sleep(min(_PAUSE, 0.02 * 2**self._doubts))
            return False
        self._doubts = 0
        return not self._flights and self.heard <= self.safe

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
            if error is not None and not isinstance(error, Conflict):
                raise error

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
        await self.read_notes()

    def _reseat_all(self) -> None:
        """Somebody who took or left a seat in what came to nothing has not."""
        for guest in list(self.crowd.guests):
            seats = seats_for(self.table, guest)
            if seats != guest.seats:
                self.crowd.leave(guest)
                guest.seats = seats
                self.crowd.enter(guest)
                self._owed.add(guest)

    async def _look_into_the_log(self) -> None:
        """What the log does not say by then was a rumour and no more."""
        heard = self.heard
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
        push(post)
        if any(isinstance(entry, Closed) for entry in entries):
            self.house.forget(self)

    def _give_up_old_wishes(self) -> None:
        """These were never sent: whoever asked may ask again."""
        old = [wish for wish in self._wishes if wish.at + _PATIENCE < monotonic()]
        self._wishes = [wish for wish in self._wishes if wish not in old]
        for wish in old:
            super().refuse(wish.asker.guest, TROUBLE, -1, wish.asker.id)

    # Telling

    def settled(self, post: Post, asker: Asker | None = None) -> None:
        """As in every room; but where what it says came to nothing, whoever asked is answered anew."""
        wish = self._wish

        def settle(done: "Future[None]") -> None:
            if not done.cancelled() and done.exception() is None:
                push(post)
            elif wish is not None and asker is not None:
                self._wishes.append(wish)
            else:
                self._owed.update(guest for guest, _ in post)

        if self._last is None:
            push(post)
        else:
            self._last.add_done_callback(settle)

    def refuse(self, guest: Guest, violation: Violation, *more: int) -> None:
        """A refusal for the sake of something that came to nothing is none: it is asked anew."""
        wish, last = self._wish, self._last
        if wish is None or last is None:
            super().refuse(guest, violation, *more)
            return

        def tell(done: "Future[None]") -> None:
            if not done.cancelled() and done.exception() is None:
                super(RewrittenRoom, self).refuse(guest, violation, *more)
            else:
                self._wishes.append(wish)

        last.add_done_callback(tell)

    def _repay(self) -> None:
        """Those who were to be shown a table that never came to be are shown how it stands."""
        owed, self._owed = self._owed, set()
        now = self.house.now()
        for guest in owed:
            if guest in self.crowd.guests:
                push([(guest, full(self.table, self.crowd, seat, now)) for seat in guest.seats or [SPECTATOR]])
        back = [entry for guest in owed for seat in guest.seats for entry in arrive(self.table, seat, now)]
        if back:
            self.write(back)
