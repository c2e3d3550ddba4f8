"""What every view says, whatever the game.

A view is declared once. Each game extends the two parts in its own `seen.py`; mypy holds `View.common` and `View.own` to them,
and the messages, the browser's types, the readers of the client and the observations follow or are tested against them.

A seat is a number from 0, -1 nobody. A card is a text in the notation of its game. These modules are never compiled: their
types are read while the program runs.
"""

from typing import Final, NamedTuple, TypedDict


class Open(TypedDict):
    """What lies open: the same for every reader, a spectator included."""

    game: str
    players: int
    dealer: int
    phase: str
    """What the table waits for: one of the phases of the game, or "over"."""
    direction: int
    """1 clockwise, -1 counter-clockwise, 0 not chosen yet."""
    waits_for: list[int]
    """The seats without whom nothing goes on."""
    hand_sizes: list[int]
    """By seat."""
    over: bool
    points: list[int] | None
    """What each seat scored by the deal; null while it runs."""


class Own(TypedDict):
    """What one reader knows beside."""

    seat: int
    """Whose view it is; -1 is a spectator."""
    hand: list[str]
    """Empty for a spectator."""


class Seen(Open, Own):
    """A whole view."""

    movers: list[int]
    """The seats that may move, as far as the reader knows."""


class Declaration(NamedTuple):
    """All that the views of one game are made of: what `common` and `own` return, both together, and every phase."""

    open: type
    own: type
    whole: type
    phases: tuple[str, ...]


ANY_GAME: Final = Declaration(Open, Own, Seen, ())
"""A game that adds nothing to what every view says."""
