"""What a node has sent to the log of a table and does not know the fate of yet."""

from asyncio import Future
from collections.abc import Callable
from typing import NamedTuple

from defifoo.server.writing import Asker
from defifoo.table.waiting import HeldMove, Laid

Again = Callable[[], None]


class Wish(NamedTuple):
    """What `asker` asked for: `again` asks anew, for a table that has moved on meanwhile."""

    again: Again
    asker: Asker
    at: float


class Before(NamedTuple):
    """What was held and laid, and by whom, before entries were folded; `noted`: they play it, and hang on the notes of it."""

    held: HeldMove | None
    held_by: Asker | None
    laid: dict[int, Laid]
    laid_by: dict[int, Asker]
    noted: bool


class Flight:
    """Entries on their way.

    version   how many entries the table has before these
    lines     the entries, as they are written
    wishes    what they came from, unless it happened by itself or its sender asks anew; and the cards laid on top of them since
    before    what they put an end to
    done      whether they are written, told when that is sure
    sent      the storage's answer
    """

    __slots__ = ("before", "done", "lines", "sent", "version", "wishes")

    def __init__(self, version: int, lines: list[bytes], wish: Wish | None, before: Before, done: "Future[None]") -> None:
        self.version = version
        self.lines = lines
        self.wishes = [] if wish is None else [wish]
        self.before = before
        self.done = done
        self.sent: Future[None] | None = None

    @property
    def end(self) -> int:
        return self.version + len(self.lines)
