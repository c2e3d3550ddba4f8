"""One live table and the people at it: who comes and goes, and what each of them asks for."""

from asyncio import Future
from time import monotonic
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from defifoo.core.refusal import STALE, Refused, Violation
from defifoo.server.guest import Guest
from defifoo.server.lines import RoundTrips
from defifoo.server.seating import make_room_for, seats_for
from defifoo.server.telling import Post, full, table_message
from defifoo.server.words import refuse
from defifoo.server.writing import Asker, WrittenRoom, push
from defifoo.table.broadcast import SPECTATOR
from defifoo.table.entries import Entry, Moved, Pace, SeatLeft
from defifoo.table.fold import OPENING
from defifoo.table.phrases import check_phrase
from defifoo.table.presence import arrive, depart
from defifoo.table.table import Table
from defifoo.table.thinking import sooner
from defifoo.wire.codec import encode
from defifoo.wire.messages import Because, Held, MoveMessage, Presence, Reason, Returned, Said, Undo, Why, reason

if TYPE_CHECKING:
    from defifoo.server.house import House


@mypyc_attr(allow_interpreted_subclasses=True)
class Room(WrittenRoom):
    """lines     how long the line of each seat is
    put_off   what the seat in turn played while it was being decided who slammed first
    """

    __slots__ = ("lines", "put_off")

    def __init__(self, house: "House", table: Table, maker: str = "") -> None:
        super().__init__(house, table, maker)
        self.lines = RoundTrips()
        self.put_off: list[tuple[Guest, MoveMessage]] = []

    # Coming and going

    async def expect(self, guest: Guest) -> None:
        """Somebody is about to enter; where there are other nodes, these know of it first."""

    def enter(self, guest: Guest) -> None:
        """Somebody has said hello and is among those who are here. Raises Refused where there are too many."""
        now = self.house.now()
        seats = seats_for(self.table, guest)
        make_room_for(self.table, self.crowd, guest, seats, self.house.settings.limits)
        new = [seat for seat in seats if seat not in self.crowd.by_seat] if seats else [SPECTATOR]
        guest.seats = seats
        self.crowd.enter(guest)
        back = [entry for seat in seats for entry in arrive(self.table, seat, now)]
        if self.reloading:
            return
        self._welcome(guest, new, now)
        if back:
            self.write(back)
        self.house.timers.plan(self)

    def _welcome(self, guest: Guest, new: list[int], now: int) -> None:
        """A guest is shown the table, and the others are told of the seats that came to life."""
        post = [(guest, full(self.table, self.crowd, seat, now, with_past=guest.past)) for seat in guest.seats or [SPECTATOR]]
        for seat in new:
            post += self._presence(seat, but=guest, here=True)
        self.settled(post + self._held_note(guest))

    def leave(self, guest: Guest) -> None:
        self.crowd.leave(guest)
        now = self.house.now()
        post: Post = []
        for seat in guest.seats or [SPECTATOR]:
            if seat == SPECTATOR:
                post += self._presence(seat, but=guest, here=False)
            elif seat not in self.crowd.by_seat:
                depart(self.table, seat, now)
                post += self._presence(seat, but=guest, here=False)
        self.settled(post)
        self.house.timers.plan(self)

    def _presence(self, seat: int, but: Guest, *, here: bool) -> Post:
        payload = encode(Presence(seat=seat, here=here, watchers=self.crowd.watchers))
        return [(guest, payload) for guest in self.crowd.guests if guest is not but]

    # Cards

    def _folded(self, entry: Entry, asker: Asker | None) -> Post:
        if isinstance(entry, SeatLeft):
            self.lines.forget(entry.seat)
        return super()._folded(entry, asker)

    def show_line(self, guest: Guest, round_trip: int, now: int | None = None, *, vouched: bool = False) -> None:
        """The line of a guest has shown how quick it can be. All the sockets of a seat have one voice, and one line."""
        live = self.table.live
        at = self.house.now() if now is None else now
        for seat in guest.seats:
            live.lines[seat] = self.lines.show(seat, at, round_trip)
            if vouched:
                live.vouched.add(seat)

    def time_line(self, guest: Guest, pong: int, kernel: int | None) -> None:
        """Two round trips: what the guest made of a ping, and what the kernel saw, where it can be asked."""
        self.show_line(guest, pong if kernel is None else min(pong, kernel), vouched=kernel is not None)

    def play(self, guest: Guest, message: MoveMessage) -> None:
        reaction = 0
        try:
            self._own(guest, message.seat)
            self._check_loaded()
            if self.table.puts_off(message.seat, message.move):
                self._put_off(guest, message)
                return
            now = self.house.now()
            live = self.table.live
            asker = Asker(guest, message.id)
            reaction = self.table.late_by(message.seat, message.move, message.version, now)
            entries = self.table.move(message.seat, message.move, message.version, now)
            if message.version >= self.table.questions.moved:
                self.show_line(guest, now - self.table.moved_at, now)
            if message.seat in live.laid:
                self.laid_by[message.seat] = asker
            elif not any(isinstance(entry, Moved) for entry in entries):
                self._hold(asker, message.seat)
            if entries:
                self.write(entries, asker)
            else:
                self.house.timers.plan(self)
            live.here[message.seat] = now
        except Refused as refused:
            late = reaction if refused.violation.kind == STALE else 0
            self.refuse(guest, refused.violation, message.seat, message.id, late)

    def _put_off(self, guest: Guest, message: MoveMessage) -> None:
        """One for each seat: then it is judged as everything is."""
        if all(other.seat != message.seat for _, other in self.put_off):
            self.put_off.append((guest, message))
        else:
            raise Refused(Violation("version", kind=STALE))

    def write(self, entries: list[Entry], asker: Asker | None = None) -> "Future[None]":
        done = super().write(entries, asker)
        self.play_put_off()
        return done

    def play_put_off(self) -> None:
        if self.put_off and not self.table.slammed:
            waited, self.put_off = self.put_off, []
            for guest, message in waited:
                self.play(guest, message)

    def _hold(self, asker: Asker, seat: int) -> None:
        """A card lies there that the others do not see yet; its player is told, on every device."""
        self.held_by = asker
        for one in self.crowd.by_seat[seat]:
            push(self._held_note(one, asker.id if one is asker.guest else 0))

    def undo(self, guest: Guest, message: Undo) -> None:
        """The card goes back on every device of its player; the others notice nothing."""
        try:
            self._own(guest, message.seat)
            held = self.table.take_back(message.seat)
            self.held_by = None
            now = self.house.now()
            for one in self.crowd.by_seat[message.seat]:
                ack = message.id if one is guest else 0
                one.push(encode(Returned(held.seat, self.table.version, now, held.move, ack, undone=True)))
            self.table.live.here[message.seat] = now
            self.house.timers.plan(self)
        except Refused as refused:
            self.refuse(guest, refused.violation, message.seat, message.id)

    def _held_note(self, guest: Guest, ack: int = 0) -> Post:
        """Its player, on every device and on coming back, knows of a card that lies there unseen by the others."""
        held = self.table.live.held
        if held is None or held.by != "person" or held.seat not in guest.seats:
            return []
        return [(guest, encode(Held(held.seat, self.table.version, held.until, held.move, ack)))]

    def why(self, guest: Guest, message: Why) -> None:
        """Asked without playing: nothing changes, it counts as no refusal and is no sign of life."""
        try:
            self._own(guest, message.seat)
            guest.allowance.question(monotonic(), len(message.moves))
            self._check_loaded()
            reasons = tuple(self._reason(guest, message.seat, move) for move in message.moves)
            payload = encode(Because(message.seat, self.table.version, reasons, message.id))
            self.settled([(guest, payload)], Asker(guest, message.id))
        except Refused as refused:
            self.refuse(guest, refused.violation, message.seat, message.id)

    def _reason(self, guest: Guest, seat: int, move: str) -> Reason:
        violation = self.table.why_not(seat, move)
        return Reason(move) if violation is None else reason(move, violation, self.sentence(violation, guest))

    # Words

    def say(self, guest: Guest, seat: int, phrase: str) -> None:
        self._own(guest, seat)
        self.table.check_open()
        payload = encode(Said(seat=seat, phrase=check_phrase(phrase), at=self.house.now()))
        self._alive(seat)
        for one in self.crowd.guests:
            one.push(payload)

    def ready(self, guest: Guest, seat: int) -> None:
        self._own(guest, seat)
        self.table.ready(seat)
        self._alive(seat)
        payload = encode(Presence(seat=seat, here=True, watchers=self.crowd.watchers, ready=True))
        self.settled([(one, payload) for one in self.crowd.guests])
        self.house.timers.plan(self)

    def set_pace(self, guest: Guest, seat: int, pace: Pace) -> None:
        """Everybody is told, since everybody's page moves by it."""
        self._own(guest, seat)
        self.table.set_pace(seat, pace)
        payload = table_message(self.table, self.house.now())
        self.settled([(one, payload) for one in self.crowd.guests])
        self.house.timers.plan(self)

    def hurry(self, guest: Guest, seat: int) -> None:
        self._own(guest, seat)
        self.table.hurry(seat)
        sooner(self.table, self.house.now())
        self.house.timers.plan(self)

    def promise(self, guest: Guest, seat: int, promise: str) -> None:
        """Of several devices in a seat the first to promise has its number in the deal; the others learn of it in the list."""
        self._own(guest, seat)
        if not self.table.places[seat].promise or len(self.crowd.by_seat[seat]) == 1:
            self._write_any(self.table.promise(seat, promise, self.house.now()))

    def open_number(self, guest: Guest, seat: int, number: str) -> None:
        self._own(guest, seat)
        if self.table.state == OPENING:
            self.show_line(guest, self.house.now() - self.table.locked_at)
        self._write_any(self.table.open_number(seat, number, self.house.now()))

    def _write_any(self, entries: list[Entry]) -> None:
        if entries:
            self.write(entries)

    def look(self, guest: Guest, seat: int) -> None:
        if seat != SPECTATOR or guest.seats:
            self._own(guest, seat)
        self.settled([(guest, full(self.table, self.crowd, seat, self.house.now()))])

    def _own(self, guest: Guest, seat: int) -> None:
        if seat not in guest.seats:
            raise refuse("not-your-seat")

    def _check_loaded(self) -> None:
        """What is folded may never come to be: nobody is to learn from it, not even by a refusal."""
        if self.reloading:
            raise Refused(Violation("version", kind=STALE))

    def _alive(self, seat: int) -> None:
        back = arrive(self.table, seat, self.house.now())
        if back:
            self.write(back)
