"""What a table tells, as structs. Whoever fills them in is compiled; of these the types are read while the program runs."""

import msgspec

from defifoo.table.timetable import HURRIED


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event as one reader may know it: `cards` is empty where they are secret. Words: `<game>-event-<event>`."""

    event: str
    seat: int = -1
    other: int = -1
    cards: tuple[str, ...] = ()
    count: int = 0


class PlaceInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat: nobody, a person or a bot."""

    name: str = ""
    avatar: str = ""
    bot: str = ""
    away: bool = False
    here: bool = False
    ready: bool = False


class ScoreInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a seat's score sheet: so many `points` by this `rule`. With a `factor` they are `count` times that."""

    rule: str
    points: int
    count: int = 0
    factor: int = 0
    cards: tuple[str, ...] = ()
    seat: int = -1


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a deal or a match ended, and why. The lines of each seat's account add up to its points."""

    reason: str
    points: tuple[int, ...]
    winners: tuple[int, ...]
    accounts: tuple[tuple[ScoreInfo, ...], ...] = ()
    by: int = -1
    card: str = ""


class Count(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal is over: its result, and the points of everyone so far. `outcome` is there when the match is over, too."""

    state: str
    result: Result
    totals: tuple[int, ...]
    outcome: Result | None = None


class FairInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The commitment and the promises from the start; what was committed to and promised when the match is over.

    Of the promises and numbers there is one for each seat, "" where it has none.
    """

    commitment: str
    version: int = 1
    """2: numbers are promised first and opened later. In matches of version 1 they were told on sitting down."""
    secret: str = ""
    promises: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    seed: str = ""
    round: int = 0
    """How many rounds before this one came to nothing since a number was not opened."""
    unopened: tuple[str, ...] = ()
    """The names of those who did not open their numbers in them."""


class Timetable(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long the events named here are looked at, in milliseconds, and how many hundredths of that by who is in a hurry."""

    travel: int = 0
    look: int = 0
    hurried: int = HURRIED
    lays: tuple[str, ...] = ()
    gathers: tuple[str, ...] = ()


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that everybody may know of a table beside the cards."""

    code: str
    game: str
    players: int
    options: dict[str, object]
    state: str
    clock: str
    pace: str
    window: int
    places: tuple[PlaceInfo, ...]
    fair: FairInfo
    public: bool = False
    watching: bool = True
    """Whether people without a seat may watch, once the cards are dealt."""
    hints: bool = True
    recall: bool = True
    """Whether the pages show which cards have been played."""
    match: int = 0
    """Which match of this table, from 1; 0 before the first."""
    deal: int = 0
    deals: int = 0
    totals: tuple[int, ...] = ()
    results: tuple[Result, ...] = ()
    """How each deal of the match ended so far."""
    outcome: Result | None = None
    lowest_wins: bool = False
    anybody_starts: bool = False
    """While people gather: whether everybody seated, and not the host alone, may seat bots and start."""
    timetable: Timetable = Timetable()
    """How long what happens is looked at: bots wait by it, and pages move by it."""
