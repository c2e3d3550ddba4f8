"""What a view of Yellow says. See `core/seen.py`."""

from typing import Final

from defifoo.core.seen import Declaration, Open, Own
from defifoo.games.yellow.phases import PHASES


class YellowOpen(Open):
    movers: list[int]
    level: int
    mistakes: bool
    """Whether a wrong card is accepted and paid for."""
    thanks: bool
    """Whether a gift must be thanked for."""
    turn: int
    """Whose turn it is; in a race who opened it, when thanks are owed who gave."""
    receiver: int
    """Who owes thanks."""
    top: str | None
    """The card on top of the played pile."""
    symbol: str | None
    """What the top card counts as."""
    colour: str | None
    """In which colour."""
    under: list[str]
    """The played pile below its top card, the last one played at the end."""
    pile_size: int
    """How many cards are left to draw."""
    debt: int
    """How many cards are owed for +3."""
    remakes: int
    """How often the draw pile was made anew."""
    idle: int
    """How many turns in a row nothing was played or drawn."""
    shown: list[list[str]]
    """By seat: the cards that everybody is sure it holds."""
    hands: list[list[str]] | None
    """By seat, once the game is over."""
    winner: int
    reason: str | None
    """The rule that ended the game."""


class YellowOwn(Own):
    drawn: str | None
    """The card just drawn, for who drew it."""
    known: list[list[str]]
    """By seat: the cards that the reader is sure it holds, given, swapped or shown."""
    pile_of: list[str] | None
    """What may still lie in a draw pile made anew, as far as the reader knows; null while it is the first one."""


class YellowSeen(YellowOpen, YellowOwn):
    pass


SEEN: Final = Declaration(YellowOpen, YellowOwn, YellowSeen, PHASES)
