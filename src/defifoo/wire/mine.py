"""The bodies of what is asked and answered about the matches that somebody sat in."""

from typing import Annotated

from msgspec import Meta, Struct


class SatAt(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and the token of the seat that the device had there."""

    code: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=64)]


class Remember(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables whose matches belong into the list; none, to read it."""

    tables: Annotated[list[SatAt], Meta(max_length=20)] = []


class CountedDeal(Struct, frozen=True):
    """The rule that a deal of a match was counted by first, such as its challenge, and the points of everyone."""

    rule: str
    points: tuple[int, ...]


class PlayedMatch(Struct, frozen=True):
    """A match that is over and that somebody sat in. `names` has "" for a bot; `mine` are the seats of whoever asks."""

    code: str
    match: int
    game: str
    at: int
    names: tuple[str, ...]
    mine: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    deals: tuple[CountedDeal, ...]


class Mine(Struct, frozen=True):
    """Everything in the list, the newest first."""

    matches: list[PlayedMatch]
