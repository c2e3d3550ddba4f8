"""One live table: what is done at it, what goes to disk, and who is told.

An entry is folded at once and told when it is on disk: the next move can be checked meanwhile, and nobody ever hears of
something that could still be lost. If the disk refuses, the table is loaded again and everyone is shown how it stands.
"""

import asyncio
import logging
from asyncio import Future
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from defifoo.core.refusal import NOT_YOURS, STALE, Refused, Violation
from defifoo.server.guest import Guest
from defifoo.server.telling import Crowd, Post, board, full, fulls, over, returned, told
from defifoo.server.words import bot_name, refuse, sentence
from defifoo.storage.base import Storage, StorageError
from defifoo.table.broadcast import SPECTATOR
from defifoo.table.entries import Closed, Dealt, Entry, Moved, Rematched, Seated, SeatLeft, Started, from_bytes, to_bytes
from defifoo.table.fold import OVER
from defifoo.table.live import Held as HeldMove
from defifoo.table.phrases import check_phrase
from defifoo.table.presence import arrive, depart
from defifoo.table.table import Table
from defifoo.wire.codec import encode
from defifoo.wire.messages import Held, Play, Presence, Returned, Said, Undo, refusal

if TYPE_CHECKING:
    from defifoo.server.house import House

_log: Final = logging.getLogger("defifoo.room")
TROUBLE: Final = Violation("server.trouble", kind=NOT_YOURS)
UNREADABLE: Final = (Refused, msgspec.MsgspecError, AssertionError, ArithmeticError, LookupError, TypeError, ValueError)
"""What a log that is damaged may bring about when it is read."""
LONGEST_PAUSE: Final = 5


def _push(post: Post) -> None:
    for guest, payload in post:
        guest.push(payload)


class Room:
    """planned   when the timers will look after this table next
    maker      the address that opened the table in this run of the server
    """

    __slots__ = ("_failures", "_held_by", "_last", "_reload", "crowd", "house", "maker", "planned", "table")

    def __init__(self, house: "House", table: Table, maker: str = "") -> None:
        self.house = house
        self.table = table
        self.maker = maker
        self.crowd = Crowd()
        self.planned: int | None = None
        self._held_by: tuple[Guest, int] | None = None
        self._last: Future[None] | None = None
        self._reload: asyncio.Task[None] | None = None
        self._failures = 0

    @property
    def storage(self) -> Storage:
        return self.house.storage

    # Writing

    def write(self, entries: list[Entry], mover: Guest | None = None, ack: int = 0) -> "Future[None]":
        """Fold entries, send them to disk, and tell everyone when they are there."""
        if self._reload is not None:
            raise Refused(Violation("version", kind=STALE))
        table = self.table
        version = table.version
        post: Post = []
        boarded = False
        for entry in entries:
            before = table.live.held
            if before is not None and self._held_by is not None and isinstance(entry, Moved) and entry.seat == before.seat:
                mover, ack = self._held_by
            events = table.apply(entry)
            post += told(table, self.crowd, entry, events, mover, ack)
            if before is not None and table.live.held is None:
                post += self._let_go(entry, before)
            post += self._reseat(entry)
            if isinstance(entry, Started | Dealt | Rematched):
                boarded = False  # a full view tells of the table, too
            elif not isinstance(entry, Moved):
                boarded = True
        at = entries[-1].at
        if boarded:
            payload = board(table, at)
            post += [(guest, payload) for guest in self.crowd.guests]
        if table.state == OVER and isinstance(entries[-1], Moved):
            post += over(table, self.crowd, at)
        done = self.storage.append(table.code, version, [to_bytes(entry) for entry in entries])
        self._last = done
        done.add_done_callback(partial(self._written, entries, post, perf_counter(), mover, ack))
        self.house.timers.plan(self)
        return done

    def _let_go(self, entry: Entry, held: HeldMove) -> Post:
        """The held move was played by this entry, or somebody was faster."""
        table = self.table
        _, ack = self._held_by or (None, 0)
        self._held_by = None
        if isinstance(entry, Moved) and (entry.seat, entry.move) == (held.seat, held.move):
            return []
        return returned(table, self.crowd, held, ack)

    def _written(
        self, entries: list[Entry], post: Post, since: float, mover: Guest | None, ack: int, done: "Future[None]"
    ) -> None:
        metrics = self.house.metrics
        if done is self._last:
            self._last = None
        if done.cancelled() or done.exception() is not None:
            metrics.commits_failed += 1
            if not done.cancelled():
                _log.error("table %s: not written: %r", self.table.code, done.exception())
            if mover is not None:
                self.refuse(mover, TROUBLE, ack=ack)
            self._load_again()
            return
        self._failures = 0
        metrics.commit_seconds += perf_counter() - since
        for entry in entries:
            if isinstance(entry, Moved):
                metrics.moves[entry.by] += 1
            elif isinstance(entry, Closed):
                self.house.forget(self)
        _push(post)

    def _load_again(self) -> None:
        if self._reload is None and not self.house.closing:
            self._reload = asyncio.get_running_loop().create_task(self._loaded_again())

    async def _loaded_again(self) -> None:
        """Try until the disk answers, less and less often; meanwhile everything is refused as stale."""
        while True:
            await asyncio.sleep(min(LONGEST_PAUSE, 0.025 * 2**self._failures))
            self._failures = min(self._failures + 1, 20)
            try:
                log = await self.storage.load(self.table.code)
                break
            except StorageError as error:
                _log.warning("table %s: not read: %r", self.table.code, error)
        live = self.table.live
        live.moved_on()
        try:
            self.table = Table.replay([from_bytes(line) for line in log], live)
        except UNREADABLE as error:
            _log.error("table %s cannot be replayed: %r", self.table.code, error)
            self.house.give_up(self)
            return
        self._reload = None
        self._held_by = None
        _push(fulls(self.table, self.crowd, self.house.now()))
        self.house.timers.plan(self)

    def settled(self, post: Post) -> None:
        """Send what was said about the table as it stands when all that it stands on is on disk, and before what comes next."""
        if self._last is None:
            _push(post)
        else:
            self._last.add_done_callback(lambda done: None if done.cancelled() or done.exception() else _push(post))

    # Coming and going

    def enter(self, guest: Guest) -> None:
        """Somebody has said hello."""
        now = self.house.now()
        mine = self.table.seats_of(guest.token) if guest.token else []
        guest.seats = mine if guest.only is None else [seat for seat in mine if seat in guest.only]
        most = self.house.settings.limits.guests_of_a_seat
        if any(len(self.crowd.by_seat.get(seat, ())) >= most for seat in guest.seats or [SPECTATOR]):
            raise refuse("too-many-guests")
        new = [seat for seat in guest.seats if seat not in self.crowd.by_seat]
        self.crowd.enter(guest)
        back = [entry for seat in guest.seats for entry in arrive(self.table, seat, now)]
        if self._reload is not None:
            return  # what is folded may not be on disk; everyone here is told when it was loaded again
        post = [(guest, full(self.table, self.crowd, seat, now, with_past=guest.past)) for seat in guest.seats or [SPECTATOR]]
        for seat in new if guest.seats else [SPECTATOR]:
            post += self._presence(seat, but=guest, here=True)
        self.settled(post + self._held_note(guest))
        if back:
            self.write(back)
        self.house.timers.plan(self)

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

    def _reseat(self, entry: Entry) -> Post:
        """A device that is connected gets the seat that it took, and no longer plays for one that it left."""
        post: Post = []
        if isinstance(entry, Seated | SeatLeft):
            for guest in list(self.crowd.guests):
                mine = self.table.seats_of(guest.token) if guest.token else []
                seats = mine if guest.only is None else [seat for seat in mine if seat in guest.only]
                if seats != guest.seats:
                    self.crowd.leave(guest)
                    fresh = [seat for seat in seats if seat not in guest.seats] if seats else [SPECTATOR]
                    guest.seats = seats
                    self.crowd.enter(guest)
                    for seat in seats:
                        arrive(self.table, seat, entry.at)
                    post += [(guest, full(self.table, self.crowd, seat, entry.at)) for seat in fresh]
        return post

    # What a guest asks for

    def play(self, guest: Guest, message: Play) -> None:
        try:
            self._own(guest, message.seat)
            now = self.house.now()
            table = self.table
            entries = table.move(message.seat, message.move, message.version, now)
            if not any(isinstance(entry, Moved) for entry in entries):
                self._held_by = (guest, message.id)
                _push(
                    [
                        note
                        for one in self.crowd.by_seat[message.seat]
                        for note in self._held_note(one, message.id if one is guest else 0)
                    ]
                )
            if entries:
                self.write(entries, guest, message.id)
            else:
                self.house.timers.plan(self)
            table.live.here[message.seat] = now
        except Refused as refused:
            self.refuse(guest, refused.violation, message.seat, message.id)

    def undo(self, guest: Guest, message: Undo) -> None:
        """The card goes back on every device of its player; the others notice nothing."""
        try:
            self._own(guest, message.seat)
            held = self.table.take_back(message.seat)
            self._held_by = None
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

    def say(self, guest: Guest, seat: int, phrase: str) -> None:
        self._own(guest, seat)
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

    def look(self, guest: Guest, seat: int) -> None:
        if seat != SPECTATOR or guest.seats:
            self._own(guest, seat)
        self.settled([(guest, full(self.table, self.crowd, seat, self.house.now()))])

    def _own(self, guest: Guest, seat: int) -> None:
        if seat not in guest.seats:
            raise refuse("not-your-seat")

    def _alive(self, seat: int) -> None:
        back = arrive(self.table, seat, self.house.now())
        if back:
            self.write(back)

    def refuse(self, guest: Guest, violation: Violation, seat: int = -1, ack: int = 0) -> None:
        """Said after the update that a move came too late for, so that its reader knows by how much."""
        house, table = self.house, self.table
        house.metrics.refused(violation.kind)
        names = [place.name or bot_name(seat, guest.lang) for seat, place in enumerate(table.places)]
        text = sentence(violation, guest.lang, table.game.name, names)
        payload = encode(refusal(violation, text, house.now(), table.version, seat, ack))
        if self._last is None:
            guest.push(payload)
        else:
            self._last.add_done_callback(lambda _: guest.push(payload))
