"""Moves that wait until they are folded, seen, decided or said. Nodes read those of each other by the types declared here."""

from typing import NamedTuple

from defifoo.table.entries import Moved, MovedBy


class Judged(NamedTuple):
    """An entry whose move was read and found legal in the position that it will be folded into, and that move."""

    entry: Moved
    move: int


class HeldMove(NamedTuple):
    """A move that was accepted and waits until everyone had time to react. Only its player knows of it.

    `judged` is the move as a number, found legal.
    """

    seat: int
    move: str
    until: int
    by: MovedBy
    judged: int


class Laid(NamedTuple):
    """A move in a race, until it is known who was first: they come in this order.

    `acted` is when its player acted, `lot` decides between those who were equally quick, `judged` is the move as a number.
    """

    acted: int
    lot: int
    seat: int
    move: str
    by: MovedBy
    judged: int


class Answer(NamedTuple):
    """What a bot decided, and when it says so: the time it took to think must not tell anything."""

    move: str
    version: int
    at: int
