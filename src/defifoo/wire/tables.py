"""A table as everyone may know it."""

from typing import Literal

from msgspec import Struct

State = Literal["gathering", "playing", "between", "over"]
SeatKind = Literal["empty", "person", "bot"]
Clock = Literal["off", "relaxed", "fast"]
Pace = Literal["human", "instant"]


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits where.

    `here` is false while a person has no open connection; `away` is true while a bot plays for them.
    """

    kind: SeatKind
    name: str = ""
    avatar: str = ""
    bot: str = ""
    here: bool = True
    away: bool = False
    ready: bool = False


class TableInfo(Struct, frozen=True):
    """What is written on the board beside the table; `deal` counts from 1 and is 0 before the first start."""

    code: str
    game: str
    players: int
    options: dict[str, int]
    state: State
    public: bool
    clock: Clock
    pace: Pace
    window: int
    seats: list[SeatInfo]
    match: int
    deal: int
    deals: int
    points: list[int]
    commitment: str
    numbers: list[str | None]
    watchers: int


class TableLine(Struct, frozen=True):
    """One line of the list of public tables."""

    code: str
    game: str
    players: int
    state: State
    names: list[str]
    free: int
