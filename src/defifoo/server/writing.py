"""A table and its log: an entry is folded at once and told when it is on disk.

So the next move can be checked meanwhile, and nobody ever hears of something that could still be lost. If the disk refuses,
the table is loaded again and everyone is shown how it stands.
"""

import asyncio
from asyncio import Future
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import mypyc_attr

from defifoo.core.refusal import NOT_YOURS, STALE, Refused, Violation
from defifoo.server.guest import Guest
from defifoo.server.seating import reseat
from defifoo.server.telling import Crowd, Post, fulls, over, returned, table_message, told
from defifoo.server.words import bot_name, sentence
from defifoo.storage.base import Conflict, Damaged, Storage, StorageError
from defifoo.table.entries import Closed, Dealt, Entry, Misread, Moved, Rematched, Revealed, Started, from_bytes, to_bytes
from defifoo.table.fold import OVER
from defifoo.table.presence import arrive, racing
from defifoo.table.table import Table
from defifoo.wire.codec import encode
from defifoo.wire.messages import refusal

if TYPE_CHECKING:
    from defifoo.server.house import House

TROUBLE: Final = Violation("server.trouble", kind=NOT_YOURS)
UNREADABLE: Final = (Refused, Misread, AssertionError, ArithmeticError, LookupError, TypeError, ValueError)
"""What a log that is damaged may bring about when it is read."""
LONGEST_PAUSE: Final = 5
NOBODY: Final = (None, 0)


class Asker(NamedTuple):
    """Who asked for something, and the number they gave it."""

    guest: Guest
    id: int


def push(post: Post) -> None:
    for guest, payload in post:
        guest.push(payload)


@mypyc_attr(allow_interpreted_subclasses=True)
class WrittenRoom:
    """planned   when the timers will look after this table next
    maker      the address that opened the table in this run of the server
    held_by    who laid the card that is held
    laid_by    by seat: who laid a card in the race that runs
    """

    __slots__ = ("_failures", "_last", "_reload", "crowd", "held_by", "house", "laid_by", "maker", "planned", "table")

    def __init__(self, house: "House", table: Table, maker: str = "") -> None:
        self.house = house
        self.table = table
        self.maker = maker
        self.crowd = Crowd()
        self.planned: int | None = None
        self.held_by: Asker | None = None
        self.laid_by: dict[int, Asker] = {}
        self._last: Future[None] | None = None
        self._reload: asyncio.Task[None] | None = None
        self._failures = 0

    @property
    def storage(self) -> Storage:
        return self.house.storage

    @property
    def behind(self) -> int:
        """By how many milliseconds the timers let another node go first."""
        return 0

    @property
    def reloading(self) -> bool:
        """Whether what is folded may not be on disk: everyone is told how things stand when it was loaded again."""
        return self._reload is not None

    # Writing

    def write(self, entries: list[Entry], asker: Asker | None = None) -> "Future[None]":
        """Send entries to disk. They count from now on, and whoever they concern is told when they are there."""
        if self.reloading:
            raise Refused(Violation("version", kind=STALE))
        version = self.table.version
        live = self.table.live
        if live.held is not None or live.laid:
            asker = next((found for entry in entries if (found := self._laid_before(entry)) is not None), asker)
        post: Post = []
        for entry in entries:
            post += self._folded(entry, asker)
        post += self._news_of_the_table(entries)
        done = self._append(version, entries)
        self._last = done
        done.add_done_callback(partial(self._written, entries, post, perf_counter(), asker))
        self.house.timers.plan(self)
        return done

    def _append(self, version: int, entries: list[Entry]) -> "Future[None]":
        return self.storage.append(self.table.code, version, [to_bytes(entry) for entry in entries])

    def _folded(self, entry: Entry, asker: Asker | None) -> Post:
        """What each of those who are here has to hear of an entry, now that it counts."""
        table, held, laid = self.table, self.table.live.held, list(self.table.live.laid.values())
        if held is None and not laid and isinstance(entry, Moved):
            return told(table, self.crowd, entry, table.apply(entry), *(asker or NOBODY))
        played_held = self._is_held(entry)
        post = told(table, self.crowd, entry, table.apply(entry), *(asker or NOBODY))
        for one in laid:
            by = None if one.seat in table.live.laid else self.laid_by.pop(one.seat, None)
            if by is not None and not (isinstance(entry, Moved) and entry.seat == one.seat):
                post += returned(table, self.crowd, one, *by)
        if held is not None and table.live.held is None:
            if not played_held:
                post += returned(table, self.crowd, held, *(self.held_by or NOBODY))
            self.held_by = None
        return post + reseat(table, self.crowd, entry)

    def _laid_before(self, entry: Entry) -> Asker | None:
        """Who asked for the move of this entry, if it was held or laid in a race until now."""
        if self._is_held(entry):
            return self.held_by
        if isinstance(entry, Moved) and entry.seat in self.table.live.laid:
            return self.laid_by.get(entry.seat)
        return None

    def _is_held(self, entry: Entry) -> bool:
        """Whether this entry plays the card that is held."""
        held = self.table.live.held
        return held is not None and isinstance(entry, Moved) and (entry.seat, entry.move) == (held.seat, held.move)

    def _news_of_the_table(self, entries: list[Entry]) -> Post:
        """What is the same for everyone: who sits where and how it stands, unless a full view says so, and the end."""
        table, last = self.table, entries[-1]
        post: Post = []
        if _tells_of_the_table(entries):
            payload = table_message(table, last.at)
            post += [(guest, payload) for guest in self.crowd.guests]
        if table.state == OVER and isinstance(last, Moved):
            post += over(table, self.crowd, last.at)
        return post

    def _written(self, entries: list[Entry], post: Post, since: float, asker: Asker | None, done: "Future[None]") -> None:
        if done is self._last:
            self._last = None
        if done.cancelled() or done.exception() is not None:
            self._not_written(done, asker)
            return
        metrics = self.house.metrics
        self._failures = 0
        if self.house.disk.on:
            self.house.disk.over()
        metrics.commit_seconds += perf_counter() - since
        for entry in entries:
            if isinstance(entry, Moved):
                metrics.moves[entry.by] += 1
            elif isinstance(entry, Closed):
                self.house.forget(self)
        push(post)
        if racing(self.table):
            for guest in self.crowd.guests:
                if guest.measure is not None and guest.seats:
                    guest.measure()

    def _not_written(self, done: "Future[None]", asker: Asker | None) -> None:
        self.house.metrics.commits_failed += 1
        error = None if done.cancelled() else done.exception()
        if asker is not None:
            self.refuse(asker.guest, TROUBLE, ack=asker.id)
        if error is not None and not isinstance(error, Conflict | Damaged):
            self.house.disk.noticed(error)
        if self._reload is None and not self.house.closing:
            self._reload = asyncio.get_running_loop().create_task(self._load_again(error))

    async def caught_up(self) -> None:
        """Wait until the table is as its log says; where one node has it alone, it is, and a conflict is trouble."""
        raise Refused(TROUBLE)

    async def on_disk(self) -> None:
        """Wait until everything that the table stands on now is on disk. Raises Refused when that came to nothing."""
        if self.reloading:
            raise Refused(Violation("version", kind=STALE))
        if self._last is not None:
            try:
                await asyncio.shield(self._last)
            except StorageError:
                raise Refused(TROUBLE) from None

    # Reading again

    async def _load_again(self, refused: BaseException | None) -> None:
        """Until the disk answers; meanwhile everything is refused as stale, and for good where the log is damaged."""
        live = self.table.live
        try:
            if isinstance(refused, Damaged):
                raise refused
            log = await self._log_on_disk()
            live.moved_on()
            self.table = Table.replay([from_bytes(line) for line in log], live)
        except Exception as error:  # whatever it is, nothing would ever happen here again
            self.house.give_up(self, error)
            return
        self._reload = None
        self.held_by = None
        self.laid_by.clear()
        push(fulls(self.table, self.crowd, self.house.now()))
        back = self._back_meanwhile()
        if back:
            self.write(back)
        self.house.timers.plan(self)

    def _back_meanwhile(self) -> list[Entry]:
        """That they came back could not be written down when they did."""
        table, now = self.table, self.house.now()
        came = [seat for seat, heard in table.live.here.items() if heard > table.places[seat].away_since]
        return [entry for seat in came if table.places[seat].away for entry in arrive(table, seat, now)]

    async def _log_on_disk(self) -> list[bytes]:
        """Tried less and less often."""
        while True:
            await asyncio.sleep(min(LONGEST_PAUSE, 0.025 * 2**self._failures))
            self._failures = min(self._failures + 1, 20)
            try:
                return await self.storage.load(self.table.code)
            except Damaged:
                raise
            except StorageError as error:
                self.house.disk.noticed(error)

    # Telling

    def settled(self, post: Post, asker: Asker | None = None) -> None:
        """Send what was said about the table as it stands when all that it stands on is on disk, and before what comes next.

        If that comes to nothing, whoever asked is told; the others are shown the table anyway, and all are
        when it is loaded again.
        """
        if self.reloading:
            return

        def settle(done: "Future[None]") -> None:
            if not done.cancelled() and done.exception() is None:
                push(post)
            elif asker is not None:
                self.refuse(asker.guest, TROUBLE, ack=asker.id)

        if self._last is None:
            push(post)
        else:
            self._last.add_done_callback(settle)

    def sentence(self, violation: Violation, guest: Guest) -> str:
        """A refusal in the words of a guest, with the names of those who sit here."""
        names = [place.name or bot_name(seat, guest.lang) for seat, place in enumerate(self.table.places)]
        return sentence(violation, guest.lang, self.table.game.name, names)

    def refuse(self, guest: Guest, violation: Violation, seat: int = -1, ack: int = 0, reaction: int = 0) -> None:
        """Said after the update that a move came too late for, so that its reader knows by how much."""
        self.house.metrics.refused(violation.kind)
        text = self.sentence(violation, guest)
        payload = encode(refusal(violation, text, self.house.now(), self.table.version, seat, ack, reaction))
        if self._last is None:
            guest.push(payload)
        else:
            self._last.add_done_callback(lambda _: guest.push(payload))


def _tells_of_the_table(entries: list[Entry]) -> bool:
    """Whether something but the cards has changed since the last full view; that tells of the table, too."""
    changed = False
    for entry in entries:
        if not isinstance(entry, Moved | Revealed):
            changed = not isinstance(entry, Started | Dealt | Rematched)
    return changed
