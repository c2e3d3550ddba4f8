"""An update, put together from parts, so that what is the same for every reader is encoded once.

Byte for byte it is what encoding a whole `Update` would give.
"""

from collections.abc import Sequence
from typing import Final

from defifoo.table.entries import MovedBy
from defifoo.table.infos import Count, Told
from defifoo.wire.changes import Changes
from defifoo.wire.codec import encode
from defifoo.wire.messages import Reaction


def _field(name: bytes, value: object) -> bytes:
    """Nothing where it is empty."""
    return b',"%b":%b' % (name, encode(value)) if value else b""


class CommonUpdate:
    """What everyone at the table is told alike of a move. Most readers are told nothing else, and all of it is written once."""

    __slots__ = ("_after", "_before", "_changes", "_count", "_events", "_lies_open", "_same", "_told")

    def __init__(
        self,
        version: int,
        at: int,
        events: tuple[Told, ...],
        waits: tuple[int, ...],
        due: int,
        by: MovedBy,
        changes: Changes,
        count: Count | None,
    ) -> None:
        self._before: Final = b',"version":%d,"at":%d' % (version, at)
        self._events: Final = events
        self._told: Final = _field(b"events", events)
        after = _field(b"waits", waits)
        if due:
            after += b',"due":%d' % due
        if by != "person":
            after += b',"by":"%b"' % by.encode()
        self._after: Final = after
        self._lies_open: Final = encode(changes)[1:-1] if changes else b""
        self._changes: Final = b',"changes":{%b}' % self._lies_open if changes else b""
        self._count: Final = _field(b"count", count)
        start = self._before + self._told + after
        self._same: Final = (start + self._count + b"}", start + self._changes + self._count + b"}")

    def to_one_of_many(self, seat: int, *, changes: bool) -> bytes:
        """For a seat that is told no more than all the others."""
        return b'{"t":"update","seat":%d%b' % (seat, self._same[changes])

    def to(
        self,
        seat: int,
        events: tuple[Told, ...],
        moves: Sequence[str],
        own: Changes,
        reactions: tuple[Reaction, ...] = (),
        *,
        changes: bool,
        ack: int = 0,
    ) -> bytes:
        """With what one seat is told beside: its moves, what changed for it alone, and the events as it may know them.

        Without changes for whoever does not follow them, with its number for whoever made the move.
        """
        told = self._told if events is self._events else _field(b"events", events)
        text = b'{"t":"update","seat":%d%b%b%b%b' % (seat, self._before, told, _field(b"moves", moves), self._after)
        if changes:
            if own and self._lies_open:
                text += b',"changes":{%b,%b' % (self._lies_open, encode(own)[1:])
            else:
                text += _field(b"changes", own) or self._changes
        if ack:
            text += b',"ack":%d' % ack
        return text + self._count + _field(b"reactions", reactions) + b"}"
