"""What a seat may know as bytes of fixed length, for those who learn to play.

An observation has named parts: first those that are bits (0 or 1), then numbers (0 to 255, cut off at the ends). Seats count
from the observer: 0 is oneself, 1 the next seat clockwise.

A row is the observation of one seat of one match. It is kept from one question to the next, and only what has changed in
between is written: a card that was won lies there until the deal is over.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit, lowest
from defifoo.core.deal import Deal, step, zeros

Part = tuple[str, int]
"""The name of a part and how many bytes it has."""

Parts = tuple[list[Part], list[Part]]
"""The parts that are bits, and those that are numbers."""

SLOT: Final = 32
"""The first slot of a row that a game may use. Before it stand the marks: how many there are, then their places."""

_SLOTS: Final = 128


@final
class Row:
    """out      the bytes of many rows; this one begins at `start`, its numbers at `numbers`
    end      where an ordinary observation ends; what an all-seeing one adds comes after it, up to `stop`
    old      what was written last, in slots that a game uses as it likes: 0 when a deal begins
    texts    the same for cards as bytes: none when a deal begins
    fresh    the deal is new to this row, and all its bytes are 0
    """

    def __init__(self, out: vec[u8], start: i64, bits: i64, numbers: i64, hidden: i64) -> None:
        self.out = out
        self.start = start
        self.numbers = start + bits
        self.end = start + bits + numbers
        self.stop = self.end + hidden
        self.old = zeros(_SLOTS)
        self.texts: list[bytes] = []
        self.fresh = True
        self.deal: Deal | None = None

    def turn_to(self, deal: Deal) -> None:
        """Make ready for what is known of this deal now."""
        out, old = self.out, self.old
        if deal is self.deal:
            self.fresh = False
            for mark_number in range(i64(1), old[0] + 1):
                out[old[mark_number]] = 0
            old[0] = 0
            return
        if self.deal is not None:
            for place in range(self.start, self.stop):
                out[place] = 0
            self.old = zeros(_SLOTS)
            self.texts = []
        self.fresh = True
        self.deal = deal


# Bits that are set anew each time: whose turn it is, what lies on the table


def mark(out: vec[u8], old: vec[i64], place: i64) -> None:
    """A bit that is taken back before the row is written again."""
    marks = old[0] + 1
    old[0] = marks
    old[marks] = place
    out[place] = 1


def from_me(seat: Seat, me: Seat, players: i64) -> i64:
    return seat - me if seat >= me else seat - me + players


def mark_seat(out: vec[u8], old: vec[i64], place: i64, seat: Seat, me: Seat, players: i64) -> i64:
    """One bit for a seat, none for nobody; where the next part begins."""
    if seat >= 0:
        mark(out, old, place + from_me(seat, me, players))
    return place + players


def mark_one(out: vec[u8], old: vec[i64], place: i64, value: i64, choices: i64) -> i64:
    """One bit of several, none for a negative value; where the next part begins."""
    if value >= 0:
        mark(out, old, place + value)
    return place + choices


def mark_way(out: vec[u8], old: vec[i64], place: i64, direction: i64) -> i64:
    if direction:
        mark(out, old, place + (0 if direction > 0 else 1))
    return place + 2


def mark_trick(
    out: vec[u8], old: vec[i64], place: i64, trick: vec[i64], played: i64, leader: Seat, way: i64, me: Seat, n: i64, cards: i64
) -> i64:
    """The card that each seat has in the trick; where the next part begins."""
    seat = leader
    for number in range(played):
        mark(out, old, place + from_me(seat, me, n) * cards + trick[number])
        seat = step(seat, way, n)
    return place + n * cards


# Sets that grow and shrink by a few members


def flip(out: vec[u8], old: vec[i64], slot: i64, place: i64, members: Mask) -> None:
    """A set, one bit for each member it may have."""
    changed = old[slot] ^ members
    if changed:
        old[slot] = members
        while changed:
            there = place + lowest(changed)
            out[there] = 1 - out[there]
            changed &= changed - 1


def flip_sets(out: vec[u8], old: vec[i64], slot: i64, place: i64, sets: vec[i64], me: Seat, players: i64, wide: i64) -> i64:
    """A set of cards for each seat, in as many slots; where the next part begins."""
    there = place
    for seat in range(me, players):
        if old[slot + seat] != sets[seat]:
            flip(out, old, slot + seat, there, sets[seat])
        there += wide
    for seat in range(me):
        if old[slot + seat] != sets[seat]:
            flip(out, old, slot + seat, there, sets[seat])
        there += wide
    return there


def turned(members: Mask, by: i64, of: i64) -> Mask:
    """A set of `of` places, counted from the place `by` on."""
    return (members >> by) | (members << (of - by)) & (bit(of) - 1)


# Numbers


def number(out: vec[u8], place: i64, value: i64) -> None:
    out[place] = u8(255 if value > 255 else (0 if value < 0 else value))


def numbers_of_seats(out: vec[u8], place: i64, values: vec[i64], me: Seat, players: i64) -> i64:
    """A number for each seat; where the next part begins."""
    for seat in range(players):
        number(out, place + from_me(seat, me, players), values[seat])
    return place + players


def size_of(parts: list[Part]) -> int:
    return sum([size for _, size in parts])
