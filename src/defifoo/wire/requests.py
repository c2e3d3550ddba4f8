"""The bodies of the HTTP requests and answers."""

from typing import Annotated

from msgspec import Meta, Struct

from defifoo.bots.told import ToldFact
from defifoo.table.entries import ClockName, Pace
from defifoo.table.infos import FairInfo, TableInfo
from defifoo.table.opening import MAX_WINDOW
from defifoo.table.places import MAX_NAME
from defifoo.wire.messages import Kind

Name = Annotated[str, Meta(min_length=1, max_length=12 * MAX_NAME)]
"""Before it is tidied: accents may come as signs of their own, and one emoji is joined of up to eleven signs."""
Avatar = Annotated[str, Meta(max_length=24, pattern="^[A-Za-z0-9-]*$")]
PromiseDigits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]


class MakeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table; the options that are not named have the values of the printed rules.

    Without `players` it is for four, or as many as come nearest to it where the game allows no four.
    """

    game: Annotated[str, Meta(max_length=16)]
    players: Annotated[int, Meta(ge=2, le=6)] | None = None
    options: dict[str, bool | int] = {}
    public: bool = False
    clock: ClockName = "off"
    pace: Pace = "normal"
    window: Annotated[int, Meta(ge=0, le=MAX_WINDOW)] = 1500
    watching: bool = True
    hints: bool = True
    recall: bool = True


class TableMade(Struct, frozen=True):
    """`token` is the host's: it starts the match, seats bots and may also take seats."""

    code: str
    token: str
    table: TableInfo


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`promise` is the hash of the person's part of the shuffle, in hexadecimal. Without `seat` the first free one is taken."""

    name: Name
    promise: PromiseDigits
    avatar: Avatar = ""
    seat: SeatNumber | None = None


class SeatTaken(Struct, frozen=True):
    """`token` is the one that was sent, or a new one; it is shown once and must be kept by the client."""

    seat: int
    token: str
    table: TableInfo


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    bot: Annotated[str, Meta(max_length=32)] = "regular"
    seat: SeatNumber | None = None


class TableLine(Struct, frozen=True):
    """One line of the list of public tables."""

    code: str
    game: str
    players: int
    state: str
    names: list[str]
    free: int


class Tables(Struct, frozen=True):
    tables: list[TableLine]


class Advice(Struct, frozen=True):
    """A move, "" for waiting, and what an expert expects of it: points in this deal, and 0 to 1 for how good that is.

    why  of the best move, what speaks for it; of the others, what speaks against them
    """

    move: str
    points: float
    worth: float
    why: list[ToldFact]


class Hint(Struct, frozen=True):
    """The move that the strongest bot would make with what this seat may know, and the two next best."""

    seat: int
    version: int
    move: str
    moves: list[Advice]


class Chance(Struct, frozen=True):
    """A move, "" for waiting, and how likely a net would make it, 0 to 1."""

    move: str
    chance: float


class Glance(Struct, frozen=True):
    """What a net leans to at first glance with what this seat may know, until the hint is there: the likeliest move, and the
    two next.
    """

    seat: int
    version: int
    move: str
    moves: list[Chance]


class MatchRecord(Struct, frozen=True):
    """A match that is over: its setup, what its seed was made of, and its moves, each behind its seat."""

    defifoo: int
    game: str
    rules: int
    shuffle: int
    players: int
    options: dict[str, bool | int]
    seed: str
    deals: list[list[str]]
    fair: FairInfo


class OptionInfo(Struct, frozen=True):
    name: str
    rule: str
    default: int
    low: int
    high: int
    switch: bool


class GameInfo(Struct, frozen=True):
    """A game of this server. One of another package brings its `words` and `rules` along, in these languages.

    lessons  of how many steps each of its lessons is: that of the game first, then those of smaller ones made of it
    """

    name: str
    players: list[int]
    options: list[OptionInfo]
    lowest_wins: bool
    start_points: int
    points_tell: bool
    puzzles: int
    words: list[str]
    rules: list[str]
    lessons: dict[str, int] = {}


class Offer(Struct, frozen=True):
    """What this server has: its games with their options, its bots, what can be said at a table, and how others get here."""

    games: list[GameInfo]
    bots: list[str]
    phrases: list[str]
    emotes: list[str]
    languages: list[str]
    version: str
    public: list[str] = []
    ways: list[str] = []


class Health(Struct, frozen=True, omit_defaults=True):
    """`ok`, or `trouble` and what is `missing`."""

    status: str
    version: str
    engine: str
    tables: int
    low_disk: bool = False
    missing: tuple[str, ...] = ()


class Arrival(Struct, frozen=True):
    """A request as it got here: `host` as it was called, where it came from, whether a proxy told of another address, the path
    that the server is below, and its clock."""

    host: str
    address: str
    port: int
    forwarded: bool
    base: str
    at: int


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused; the same as a `refused` message."""

    kind: Kind
    rule: str
    text: str
    detail: str = ""
