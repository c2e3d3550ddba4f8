"""What is held, laid and ready at a table is written down beside its log, where every node finds it."""

import asyncio
from asyncio import Future, Task, get_running_loop
from functools import partial
from typing import TYPE_CHECKING, Final

from defifoo.core.refusal import Refused
from defifoo.server.guest import Guest
from defifoo.server.nodes.notes import NOTHING, Jotting, from_body, jotted, read, to_body
from defifoo.server.nodes.pen import RewrittenRoom
from defifoo.server.telling import returned
from defifoo.server.words import refuse
from defifoo.server.writing import NOBODY, Asker, push
from defifoo.storage.base import Conflict, StorageError
from defifoo.table.entries import Entry, Moved
from defifoo.table.table import Table
from defifoo.wire.messages import Presence, Undo

if TYPE_CHECKING:
    from defifoo.server.nodes.house import SharedHouse

_NONE: Final = (0, 0)


class NotingRoom(RewrittenRoom):
    """position   the version that the notes are for: void as soon as the table's is another
    revision   the number of the notes that are known
    jotting    what they say
    _trying    position and revision of notes with a held card that are on their way: others may know of them already
    """

    __slots__ = ("_heard_notes", "_noting", "_reading_notes", "_trying", "jotting", "position", "revision")

    def __init__(self, house: "SharedHouse", table: Table, maker: str = "") -> None:
        super().__init__(house, table, maker)
        self.position = 0
        self.revision = 0
        self.jotting = NOTHING
        self._noting: Task[None] | None = None
        self._reading_notes = False
        self._heard_notes = _NONE
        self._trying = _NONE

    def undo(self, guest: Guest, message: Undo) -> None:
        """The notes are the first to know: after that no node plays the card."""
        self.grant(partial(self._undo, guest, message), Asker(guest, message.id))

    def _undo(self, guest: Guest, message: Undo) -> None:
        held = self.table.live.held
        if held is None or held.seat != message.seat or held.by != "person" or message.seat not in guest.seats:
            super().undo(guest, message)
            return
        self.nodes.start(self._take_back(guest, message))

    async def _take_back(self, guest: Guest, message: Undo) -> None:
        try:
            await self._settled_down()
        except Refused as refused:
            self.refuse(guest, refused.violation, message.seat, message.id)
            return
        held, position, revision = self.table.live.held, self.table.questions.moved, self.revision
        wanted = jotted(self.table.live, without_held=True)
        try:
            if held is None or self.position != position:
                raise Conflict(self.table.code)
            await self.nodes.shared.note(self.table.code, position, revision, to_body(wanted))
        except StorageError:
            await self._read_notes_again()
            if held is None or self.jotting.held is not None or self.table.questions.moved != position:
                self.refuse(guest, refuse("nothing-held").violation, message.seat, message.id)
                return
            self.table.live.held = held  # taken back after all: it is told as always
        else:
            self._know(position, revision + 1, wanted)
        self._tell_of_notes()
        super().undo(guest, message)

    async def _settled_down(self) -> None:
        """What the table stands on is on disk, and what is held there is noted."""
        while self._flights or self.reloading:
            if self.reloading:
                await self.caught_up()
            else:
                await asyncio.wait([self._flights[-1].done])
        await self.noted()

    # What hangs on them

    def hangs_on_notes(self, entries: list[Entry]) -> bool:
        """Notes that others may know of: nobody can have taken back what nobody else was told of."""
        known, moved = self._noted_before(), self.table.questions.moved
        if known is NOTHING and self._trying[0] != moved:
            return False
        held = (known.held is not None or self._trying[0] == moved) and any(self._is_held(entry) for entry in entries)
        laid = {one.seat for one in known.laid}
        return held or any(isinstance(entry, Moved) and entry.seat in laid for entry in entries)

    def append_noted(self, version: int, lines: list[bytes]) -> "Future[None]":
        position, revision = max((self.position, self.revision), self._trying)
        return self.nodes.shared.append_noted(self.table.code, version, lines, position, revision)

    # Writing them down

    def note(self) -> None:
        """Write down what has changed; soon, and once for all that changes meanwhile. Of a position that is not in the log yet
        nothing is noted: another node may be first, and its position would have the same number."""
        if self._noting is None and self._is_news():
            self._noting = get_running_loop().create_task(self._note())

    def _is_news(self) -> bool:
        waits = self._flights or self.reloading or self.house.closing
        return not waits and jotted(self.table.live) != self._noted_before()

    def _noted_before(self) -> Jotting:
        return self.jotting if self.position == self.table.questions.moved else NOTHING

    async def _note(self) -> None:
        try:
            while self._is_news():
                position, wanted = self.table.questions.moved, jotted(self.table.live)
                revision = self.revision if self.position == position else 0
                self._trying = _NONE if wanted.held is None else (position, revision + 1)
                try:
                    await self.nodes.shared.note(self.table.code, position, revision, to_body(wanted))
                except StorageError:
                    await self._read_notes_again()
                    continue
                finally:
                    self._trying = _NONE
                self._know(position, revision + 1, wanted)
                self._tell_of_notes()
        finally:
            self._noting = None

    def _know(self, position: int, revision: int, jotting: Jotting) -> None:
        """Answers overtake each other: what is known may be newer."""
        if (position, revision) > (self.position, self.revision):
            self.position, self.revision, self.jotting = position, revision, jotting

    async def noted(self) -> None:
        while self._noting is not None:
            await asyncio.wait([self._noting])

    def stop_noting(self) -> None:
        if self._noting is not None:
            self._noting.cancel()

    def _tell_of_notes(self) -> None:
        self.nodes.tell(self.table.code, "n", b"%d %d" % (self.position, self.revision))

    # Reading them

    async def _read_notes_again(self) -> None:
        while not (self.house.closing or self.abandoned):
            try:
                await self.read_notes()
                return
            except StorageError:
                await self.nodes.pause()

    async def read_notes(self) -> None:
        """What other nodes noted is added to what this one knows; of two held cards that of the notes counts."""
        found = await self.nodes.shared.notes(self.table.code)
        if self._flights:
            return  # what is in flight may come to nothing: they are read when that is known
        if found.version > self.table.questions.moved:
            self.hear_of(found.version)  # whoever noted that was further
        if found.version != self.table.questions.moved or (found.version, found.revision) <= (self.position, self.revision):
            return
        self._know(found.version, found.revision, from_body(found.body))
        ready = set(self.table.live.ready)
        back = read(self.table.live, self.jotting)
        if back is not None:
            push(returned(self.table, self.crowd, back, *(self.held_by or NOBODY)))
        if back is not None or self.table.live.held is None:
            self.held_by = None
        for seat in self.table.live.ready - ready:
            self._tell_all(Presence(seat=seat, here=True, watchers=self.crowd.watchers, ready=True))
        if self.table.live.held is not None:
            for guest in self.crowd.by_seat.get(self.table.live.held.seat, ()):
                push(self._held_note(guest))
        self.house.timers.plan(self)

    def hear_of_notes(self, position: int, revision: int) -> None:
        """They may be for a position that this node has yet to hear of."""
        self._heard_notes = max(self._heard_notes, (position, revision))
        if self.misses_notes() and not self._reading_notes:
            self._reading_notes = True
            self.nodes.start(self._read_what_was_told_of())

    async def _read_what_was_told_of(self) -> None:
        """Once for all that is told meanwhile."""
        try:
            heard = _NONE
            while self.misses_notes() and heard != self._heard_notes:
                heard = self._heard_notes
                await self._read_notes_again()
        finally:
            self._reading_notes = False

    def misses_notes(self) -> bool:
        return self._heard_notes[0] == self.table.questions.moved and self._heard_notes > (self.position, self.revision)

    def forget_notes_beyond(self, version: int) -> None:
        """The log does not reach so far: it was a rumour and no more."""
        if self._heard_notes[0] > version:
            self._heard_notes = _NONE
