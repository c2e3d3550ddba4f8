"""What a seat may know as bytes of fixed length, for those who learn to play.

An observation has named parts: first those that are bits (0 or 1), then numbers (0 to 255, cut off at the ends). Seats count
from the observer: 0 is oneself, 1 the next seat clockwise.

It is written straight from the deal into bytes that are 0: most of them stay so, and nothing is kept between two
observations. Whoever writes must take no more from the deal than the view of the seat holds.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit, lowest
from defifoo.core.deal import step

Part = tuple[str, int]
"""The name of a part and how many bytes it has."""

Parts = tuple[list[Part], list[Part]]
"""The parts that are bits, and those that are numbers."""


@final
class Row:
    """The place of one observation among many.

    out      the bytes of all of them; this one begins at `start`, its numbers at `numbers`
    end      where an ordinary observation ends; what an all-seeing one adds comes after it
    """

    def __init__(self, out: vec[u8], bits: i64, numbers: i64, hidden: i64) -> None:
        self.out = out
        self.bits = bits
        self.size = bits + numbers
        self.hidden = hidden
        self.move_to(0)

    def move_to(self, row: i64) -> None:
        """The row with this number is written next."""
        self.start: i64 = row * (self.size + self.hidden)
        self.numbers: i64 = self.start + self.bits
        self.end: i64 = self.start + self.size


def from_me(seat: Seat, me: Seat, players: i64) -> i64:
    return seat - me if seat >= me else seat - me + players


# Bits; each function tells where the next part begins


def put_seat(out: vec[u8], place: i64, seat: Seat, me: Seat, players: i64) -> i64:
    """One bit for a seat, none for nobody."""
    if seat >= 0:
        out[place + from_me(seat, me, players)] = 1
    return place + players


def put_one(out: vec[u8], place: i64, value: i64, choices: i64) -> i64:
    """One bit of several, none for a negative value."""
    if value >= 0:
        out[place + value] = 1
    return place + choices


def put_way(out: vec[u8], place: i64, direction: i64) -> i64:
    if direction > 0:
        out[place] = 1
    elif direction < 0:
        out[place + 1] = 1
    return place + 2


def put_flag(out: vec[u8], place: i64, value: bool) -> i64:
    if value:
        out[place] = 1
    return place + 1


def put_set(out: vec[u8], place: i64, members: Mask, choices: i64) -> i64:
    """A bit for each member of a set."""
    while members:
        out[place + lowest(members)] = 1
        members &= members - 1
    return place + choices


def put_sets(out: vec[u8], place: i64, sets: vec[i64], me: Seat, players: i64, choices: i64) -> i64:
    """A set for each seat."""
    for seat in range(players):
        if sets[seat]:
            put_set(out, place + from_me(seat, me, players) * choices, sets[seat], choices)
    return place + players * choices


def put_trick(
    out: vec[u8], place: i64, trick: vec[i64], played: i64, leader: Seat, way: i64, me: Seat, n: i64, choices: i64
) -> i64:
    """The card that each seat has in the trick."""
    seat = leader
    for number_in_trick in range(played):
        out[place + from_me(seat, me, n) * choices + trick[number_in_trick]] = 1
        seat = step(seat, way, n)
    return place + n * choices


def turned(members: Mask, by: i64, of: i64) -> Mask:
    """A set of `of` places, counted from the place `by` on."""
    return (members >> by) | (members << (of - by)) & (bit(of) - 1)


# Numbers


def number(out: vec[u8], place: i64, value: i64) -> None:
    # Not a conditional expression: mypyc would make objects of its branches.
    if value > 255:
        value = 255
    elif value < 0:
        value = 0
    out[place] = u8(value)


def numbers_of_seats(out: vec[u8], place: i64, values: vec[i64], me: Seat, players: i64) -> i64:
    """A number for each seat; where the next part begins."""
    for seat in range(players):
        number(out, place + from_me(seat, me, players), values[seat])
    return place + players


def size_of(parts: list[Part]) -> int:
    return sum([size for _, size in parts])
