"""What a view of Purple says. See `core/seen.py`."""

from typing import Final, Literal, get_args

from defifoo.core.seen import Declaration, Open, Own

Phase = Literal["direction", "play", "over"]


class PurpleOpen(Open):
    movers: list[int]
    short: bool
    """Whether the threes were left out."""
    last_always: bool
    """Whether a Spacecraft played last wins even when thrown away."""
    planet_spacecraft: bool
    """Whether a Spacecraft counts among the cards of its planets in No Planet."""
    challenge: str
    """The last part of the rule that scores it, such as "no-fives"."""
    challenge_colour: str | None
    """A letter where the challenge names a colour."""
    leader: int
    trick: list[str]
    """In the order of play, from the leader on."""
    called: str
    """No letter, one, or two while a led Spacecraft leaves the choice open."""
    best_seat: int
    """Who is ahead in the trick."""
    tricks: list[int]
    """How many each seat has won."""
    won: list[list[str]]
    """By seat: the cards won, which everybody has seen."""
    missing: list[list[str]]
    """By seat: the cards that it has shown not to hold."""
    sun_last: int
    """Who kept the Sun for the last trick."""
    last_winner: int
    """Who won the trick before this one."""
    last_trick: list[str]
    """The last trick in the order of play, once the set is over; empty until then."""


class PurpleOwn(Own):
    pass


class PurpleSeen(PurpleOpen, PurpleOwn):
    pass


SEEN: Final = Declaration(PurpleOpen, PurpleOwn, PurpleSeen, get_args(Phase))
