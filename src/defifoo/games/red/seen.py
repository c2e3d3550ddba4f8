"""What a view of Red says. See `core/seen.py`."""

from typing import Final, Literal, get_args

from defifoo.core.seen import Declaration, Open, Own

Phase = Literal["team", "direction", "play", "over"]


class RedOpen(Open):
    charmer: bool
    """Whether the Charmers bewitch."""
    bewitched: bool
    """Whether a Godfather has been bewitched in this game."""
    team: list[int]
    """The dealer and partners; empty where everyone plays alone and before the choice."""
    leader: int
    trick: list[str]
    """In the order of play, from the leader on."""
    led: str
    """The letter of the gang led, P for the Police, or no letter."""
    best_seat: int
    """Who is ahead in the round."""
    won: list[list[str]]
    """By seat: the cards won, which everybody has seen."""
    bank: list[str]
    """What everybody saw go into the Bank."""
    bank_size: int
    """How many cards lie in the Bank, the one dealt face down included."""
    missing: list[list[str]]
    """By seat: the cards that it has shown not to hold."""
    ended_by: int
    """Who played a last card."""
    bank_to: list[int]
    """Who got the Bank; empty while the game runs and where nobody did."""


class RedOwn(Own):
    movers: list[int]
    """Whose turn it is, and the reader where it may slam the Bank or the Bomb: nobody else knows who holds them."""


class RedSeen(RedOpen, RedOwn):
    pass


SEEN: Final = Declaration(RedOpen, RedOwn, RedSeen, get_args(Phase))
