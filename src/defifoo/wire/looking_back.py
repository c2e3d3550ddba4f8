"""The bodies of what is asked and answered about matches that are over, and about puzzles."""

from typing import Annotated

from msgspec import Meta, Struct

from defifoo.bots.told import ToldFact
from defifoo.table.infos import TableInfo
from defifoo.wire.messages import Full, Update
from defifoo.wire.requests import SeatNumber

Notation = Annotated[str, Meta(max_length=200)]


class Reel(Struct, frozen=True):
    """A deal as one seat (-1: a spectator) saw it: the messages of its socket, from `full` on."""

    seat: int
    full: Full
    updates: list[Update]


class DealReplay(Struct, frozen=True):
    """A deal of a match that is over, for every reader: the spectator first, then seat by seat.

    table   the table as it stood when the deal began, its fair deal opened
    totals  the points of everyone at the start of the match and after each of its deals
    """

    table: TableInfo
    deal: int
    totals: list[list[int]]
    reels: list[Reel]


class DiskMatch(Struct, frozen=True):
    """All of a match, in a page that needs no server. `words` are those of a game of another package, by language."""

    deals: list[DealReplay]
    words: dict[str, str]


class TryAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit in a seat at a moment of a match that is over, and play on.

    step   so many moves of the deal stay as they were
    moves  what was played since, each behind its seat, as it was answered; nothing at first
    move   what the seat plays now; "" to let the others go on, or to look
    anew   0: the hidden cards are where they were; any other number draws them anew, always alike
    """

    deal: Annotated[int, Meta(ge=1, le=1000)]
    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    moves: Annotated[list[Notation], Meta(max_length=2000)] = []
    move: Notation = ""
    anew: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Tried(Struct, frozen=True):
    """What came of it: the position before, an update for each move, and all moves since the moment for the next request."""

    table: TableInfo
    reel: Reel
    moves: list[str]
    over: bool


class PuzzleInfo(Struct, frozen=True):
    """A position and the question for its best move. `place` counts from 0; `today` is everybody's puzzle of the day."""

    game: str
    place: int
    count: int
    today: int
    grade: int
    table: TableInfo
    full: Full


class PuzzleMove(Struct, frozen=True, forbid_unknown_fields=True):
    move: Notation


class PuzzleAnswer(Struct, frozen=True):
    """Whether it was the answer, and why that is best: what it is worth more than the next best move.

    found    how many of a hundred novices, regulars, nets and quick experts found it
    facts    what speaks for the answer
    against  what speaks against the move that was tried, or against the next best if it was the answer
    """

    right: bool
    answer: str
    other: str
    points: float
    worth: float
    why: str
    found: list[int]
    facts: list[ToldFact]
    against: list[ToldFact]
