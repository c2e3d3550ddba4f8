"""An update, put together from parts, so that what is the same for every reader is encoded once.

Byte for byte it is what encoding a whole `Update` would give.
"""

from typing import Final

from defifoo.table.broadcast import Count, Told
from defifoo.table.entries import MovedBy
from defifoo.wire.changes import Changes
from defifoo.wire.codec import encode
from defifoo.wire.messages import Reaction


def _field(name: str, value: object) -> bytes:
    """Nothing where it is empty."""
    return b',"%b":%b' % (name.encode(), encode(value)) if value else b""


def _inside(changes: Changes) -> bytes:
    return encode(changes)[1:-1] if changes else b""


class CommonUpdate:
    """What everyone at the table is told alike of a move."""

    __slots__ = ("_after", "_before", "_count", "_events", "_lies_open")

    def __init__(
        self, version: int, at: int, waits: tuple[int, ...], due: int, by: MovedBy, changes: Changes, count: Count | None
    ) -> None:
        self._before: Final = b',"version":%d,"at":%d' % (version, at)
        after = _field("waits", waits)
        if due:
            after += b',"due":%d' % due
        if by != "person":
            after += b',"by":"%b"' % by.encode()
        self._after: Final = after
        self._lies_open: Final = _inside(changes)
        self._count: Final = _field("count", count)
        self._events: dict[tuple[Told, ...], bytes] = {}

    def to(
        self, seat: int, events: tuple[Told, ...], moves: list[str], changes: Changes, reactions: tuple[Reaction, ...] = ()
    ) -> "SeatUpdate":
        """The same with what one seat is told: the events as it may know them, its moves, what changed for it alone."""
        told = self._events.get(events)
        if told is None:
            told = self._events[events] = _field("events", events)
        text = b'{"t":"update","seat":%d%b%b%b%b' % (seat, self._before, told, _field("moves", moves), self._after)
        own = _inside(changes)
        both = b"%b,%b" % (self._lies_open, own) if self._lies_open and own else self._lies_open or own
        return SeatUpdate(text, both, self._count + _field("reactions", reactions) + b"}")


class SeatUpdate:
    """An update for one seat, in every form that somebody there wants it in."""

    __slots__ = ("_changes", "_count", "_text", "_written")

    def __init__(self, text: bytes, changes: bytes, count: bytes) -> None:
        self._text = text
        self._changes = changes
        self._count = count
        self._written: dict[tuple[bool, int], bytes] = {}

    def written(self, *, changes: bool, ack: int) -> bytes:
        """Without changes for whoever does not follow them, with its number for whoever made the move."""
        written = self._written.get((changes, ack))
        if written is None:
            text = self._text
            if changes and self._changes:
                text += b',"changes":{%b}' % self._changes
            if ack:
                text += b',"ack":%d' % ack
            written = self._written[changes, ack] = text + self._count
        return written
