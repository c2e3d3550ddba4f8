"""A table whose people are on several nodes: who is where is known to all of them."""

from asyncio import timeout
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, final

from defifoo.core.refusal import Refused
from defifoo.server.guest import Guest
from defifoo.server.nodes.noting import NotingRoom
from defifoo.server.seating import seats_for
from defifoo.server.telling import Post, table_message
from defifoo.server.writing import TROUBLE, Asker
from defifoo.storage.base import Conflict, StorageError
from defifoo.storage.shared import Attendance, Head
from defifoo.table.broadcast import SPECTATOR
from defifoo.table.entries import Entry, Pace, Seated, SeatLeft
from defifoo.table.phrases import check_phrase
from defifoo.table.table import Table
from defifoo.table.thinking import sooner
from defifoo.table.timetable import PACES
from defifoo.wire.codec import encode
from defifoo.wire.messages import MoveMessage, Presence, Said, Why

if TYPE_CHECKING:
    from defifoo.server.nodes.house import SharedHouse

BEHIND: Final = 400
"""Milliseconds by which a node that is not the keeper of a table lets it go first."""

TO_CATCH_UP: Final = 5
"""Seconds that somebody who enters waits for the table to be up to date."""
FAR: Final = 150
"""Milliseconds that a race waits for somebody whose line another node knows."""


@final
class SharedRoom(NotingRoom):
    """wanted   when somebody last asked for this table here
    paced    when somebody last chose the pace, on whichever node
    met      the number of the newest look at who is here
    """

    __slots__ = ("met", "paced", "wanted")

    def __init__(self, house: "SharedHouse", table: Table, maker: str = "") -> None:
        super().__init__(house, table, maker)
        self.wanted = house.now()
        self.paced = 0
        self.met = 0

    @property
    def behind(self) -> int:
        """A card that a guest of this node laid is this node's business, whoever keeps the table."""
        return 0 if self.kept or self.held_by is not None else BEHIND

    # What is asked for

    def play(self, guest: Guest, message: MoveMessage) -> None:
        self.grant(partial(super().play, guest, message), Asker(guest, message.id))
        self.note()

    def why(self, guest: Guest, message: Why) -> None:
        self.grant(partial(super().why, guest, message), Asker(guest, message.id))

    def ready(self, guest: Guest, seat: int) -> None:
        self.grant(partial(super().ready, guest, seat), Asker(guest, 0))
        self.note()

    def promise(self, guest: Guest, seat: int, promise: str) -> None:
        self.grant(partial(super().promise, guest, seat, promise), Asker(guest, 0))

    def open_number(self, guest: Guest, seat: int, number: str) -> None:
        self.grant(partial(super().open_number, guest, seat, number), Asker(guest, 0))

    def look(self, guest: Guest, seat: int) -> None:
        self.grant(partial(super().look, guest, seat), Asker(guest, 0))

    def say(self, guest: Guest, seat: int, phrase: str) -> None:
        self.grant(partial(self._say, guest, seat, phrase), Asker(guest, 0))

    def _say(self, guest: Guest, seat: int, phrase: str) -> None:
        """It is not written down: whoever is on a node that does not hear of it has missed it."""
        super().say(guest, seat, phrase)
        self.nodes.tell(self.table.code, "s", encode(Said(seat=seat, phrase=check_phrase(phrase), at=self.house.now())))

    def set_pace(self, guest: Guest, seat: int, pace: Pace) -> None:
        super().set_pace(guest, seat, pace)
        self.paced = self.house.now()
        self.tell_pace()

    def hurry(self, guest: Guest, seat: int) -> None:
        super().hurry(guest, seat)
        if seat in self.table.live.hurried:
            self.nodes.tell(self.table.code, "h", b"%d" % seat)

    # Where it stands

    def stands(self, head: Head) -> None:
        """How the table stands in the database."""
        self.hear_of(head.version)
        self.forget_notes_beyond(head.version)
        self.hear_of_notes(head.noted, head.revision)

    def abandon(self) -> None:
        """The log is not the one that was told here: what is on its way to it came to nothing."""
        self.abandoned = True
        self.stop_noting()
        self._wishes.clear()
        self._owed.clear()
        while self._flights:
            done = self._flights.popleft().done
            if not done.done():
                done.set_exception(Conflict(self.table.code))
                done.exception()

    # Who is here

    async def expect(self, guest: Guest) -> None:
        """Who was shown the table is known to be here, on every node: else a match could start without their number."""
        seats = seats_for(self.table, guest)
        for seat in seats:
            self.nodes.shared.attend(self.table.code, seat, len(self.crowd.by_seat.get(seat, ())) + 1)
        try:
            await self.nodes.shared.attended()
            async with timeout(TO_CATCH_UP):
                await self.reached(self.heard)
        except (StorageError, TimeoutError, Refused):
            if seats:
                self.attend(seats)  # they did not come in: nobody is to wait for them
            raise Refused(TROUBLE) from None

    def enter(self, guest: Guest) -> None:
        try:
            super().enter(guest)
        except Refused:
            if seats := seats_for(self.table, guest):
                self.attend(seats)  # as in `expect`
            raise
        if self.reloading:
            self._owed.add(guest)
            self._unseen.add(guest)
            for seat in guest.seats or [SPECTATOR]:
                self.crowd.shown.whole(self.table, seat)  # what changes until then is told from here
        self.attend(guest.seats)

    def leave(self, guest: Guest) -> None:
        seats = guest.seats
        super().leave(guest)
        self.attend(seats)
        self.nodes.meet_soon(self.table.code)

    def _folded(self, entry: Entry, asker: Asker | None) -> Post:
        post = super()._folded(entry, asker)
        if isinstance(entry, Seated | SeatLeft) and self.crowd.guests:
            self.attend([entry.seat, SPECTATOR])
        return post

    def attend(self, seats: list[int]) -> None:
        """Tell the other nodes how many are in these seats now; none: among the spectators."""
        for seat in seats or [SPECTATOR]:
            self.nodes.shared.attend(self.table.code, seat, len(self.crowd.by_seat.get(seat, ())))
        self.nodes.start(self._attended())

    async def _attended(self) -> None:
        try:
            await self.nodes.shared.attended()
        except StorageError:
            return  # it is, later; the others look by themselves
        self.nodes.tell(self.table.code, "p")

    def meet(self, found: list[Attendance], look: int) -> None:
        """Who is here on all nodes together; guests of this one are told what is new. One look may overtake another."""
        if look < self.met:
            return
        self.met = look
        table, live, now = self.table, self.table.live, self.house.now()
        there = {one.seat: one.at for one in found if one.many and one.node != self.nodes.shared.node}
        gone: dict[int, int] = {}
        for one in found:
            gone[one.seat] = max(one.at, gone.get(one.seat, 0))
        self.crowd.afar = sum(one.many for one in found if one.seat == SPECTATOR and one.node != self.nodes.shared.node)
        for seat in range(table.players):
            here = table.places[seat].person and (seat in there or seat in self.crowd.by_seat)
            if seat in there and seat not in self.crowd.by_seat:
                live.lines.setdefault(seat, FAR)
            if here and seat not in live.here:
                live.here[seat] = there.get(seat, now)
                live.gone.pop(seat, None)
                self._tell_all(Presence(seat=seat, here=True, watchers=self.crowd.watchers))
            elif not here and seat in live.here:
                del live.here[seat]
                live.ready.discard(seat)
                live.gone[seat] = gone.get(seat, now)
                self._tell_all(Presence(seat=seat, here=False, watchers=self.crowd.watchers))
            elif not here and seat in gone:
                live.gone.setdefault(seat, gone[seat])
        if there:
            first = min(there.values())
            live.since = min(live.since, first) if any(seat >= 0 for seat in self.crowd.by_seat) else first
        self.house.timers.plan(self)

    # What is not written down

    def hear_said(self, payload: bytes) -> None:
        for guest in self.crowd.guests:
            guest.push(payload)

    def tell_pace(self) -> None:
        """It is told again whenever somebody comes or goes: to a node that has the table since then it is news."""
        if self.paced:
            self.nodes.tell(self.table.code, "c", b"%d %s" % (self.paced, self.table.pace.encode()))

    def hear_pace(self, paced: int, pace: str) -> None:
        if paced > self.paced and pace in PACES:
            self.paced = paced
            self.table.live.pace = None if pace == self.table.opened.pace else pace
            payload = table_message(self.table, self.house.now())
            self.settled([(guest, payload) for guest in self.crowd.guests])
            self.house.timers.plan(self)

    def hear_hurry(self, seat: int) -> None:
        with suppress(Refused):
            self.table.hurry(seat)
            sooner(self.table, self.house.now())
            self.house.timers.plan(self)
