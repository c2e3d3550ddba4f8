"""What a view of Blue says. See `core/seen.py`."""

from typing import Final, Literal, TypedDict, get_args

from defifoo.core.seen import Declaration, Open, Own

Phase = Literal["direction", "first-turn", "turn", "reply", "over"]


class BlueLine(TypedDict):
    """An open line in front of a seat."""

    weather: list[str]
    """From the bottom up: the last one counts."""
    continents: list[str]
    """In the order in which they were laid."""
    frozen: bool


class BlueMoon(TypedDict):
    """The Moon that waits for its answer."""

    attacker: int
    victim: int
    colour: str


class BlueOpen(Open):
    movers: list[int]
    rules: int
    """The version of the rules that is played by."""
    hands: list[list[str]] | None
    """By seat, once the game is over."""
    pile: int
    """How many cards are left to draw."""
    known: list[list[str]]
    """By seat: the cards in its hand that everybody saw go there."""
    lines: list[dict[str, BlueLine]]
    """By seat, then by the letter of the colour."""
    moon: BlueMoon | None
    passes: int
    """How many players in a row passed, the pile being empty."""
    idle: int
    """How many turns in a row were exchanges or passes."""
    reason: str | None
    """The rule that ended the game."""
    winner: int


class BlueOwn(Own):
    pass


class BlueSeen(BlueOpen, BlueOwn):
    pass


SEEN: Final = Declaration(BlueOpen, BlueOwn, BlueSeen, get_args(Phase))
