"""The inputs of a net: a list of those that are on.

Every input is a bit. A set of cards is one bit for each, a seat one bit counted from the observer (0 is oneself, 1 the next
seat clockwise), a number a thermometer: one bit for every step it reaches. So the first layer of a net is a sum of rows, and
whole numbers are enough for all of it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit, lowest
from defifoo.core.game import MAX_PLAYERS

MOST_ACTIVE: Final = 384
"""No position has more inputs on than this."""

SEATS: Final = MAX_PLAYERS

_ROOM: Final[vec[i64]] = vec[i64]([0] * MOST_ACTIVE)


@final
class Active:
    """The first `count` places of `at` hold the inputs that are on; `base` is where the next part begins."""

    def __init__(self, me: Seat, players: i64) -> None:
        self.at = _ROOM[:]
        self.count: i64 = 0
        self.base: i64 = 0
        self.me = me
        self.players = players

    def begin(self, me: Seat, players: i64) -> None:
        """Forget everything, for another position."""
        self.count = 0
        self.base = 0
        self.me = me
        self.players = players

    def from_me(self, seat: Seat) -> i64:
        return seat - self.me if seat >= self.me else seat - self.me + self.players

    def on(self, index: i64) -> None:
        """One bit of the part that begins at `base`."""
        self.at[self.count] = self.base + index
        self.count += 1

    def cards(self, cards: Mask, faces: i64) -> None:
        """A set of cards, and on to the next part."""
        first = self.base
        while cards:
            self.at[self.count] = first + lowest(cards)
            self.count += 1
            cards &= cards - 1
        self.base = first + faces

    def cards_of_seats(self, hands: vec[i64], faces: i64) -> None:
        """A set of cards for each seat. What is beyond the last card is none: a past remembers directions too."""
        first = self.base
        deck = bit(faces) - 1
        for seat in range(self.players):
            self.base = first + self.from_me(seat) * faces
            self.cards(hands[seat] & deck, faces)
        self.base = first + SEATS * faces

    def seat(self, seat: Seat) -> None:
        """One bit for a seat, none for nobody."""
        if seat >= 0:
            self.on(self.from_me(seat))
        self.base += SEATS

    def seats(self, seats: Mask) -> None:
        for seat in range(self.players):
            if seats & bit(seat):
                self.on(self.from_me(seat))
        self.base += SEATS

    def one_of(self, value: i64, choices: i64) -> None:
        """One bit for a value from 0 on, none for one below or beyond."""
        if 0 <= value < choices:
            self.on(value)
        self.base += choices

    def flag(self, value: bool) -> None:
        if value:
            self.on(0)
        self.base += 1

    def way(self, direction: i64) -> None:
        if direction:
            self.on(0 if direction > 0 else 1)
        self.base += 2

    def height(self, value: i64, steps: i64) -> None:
        """A thermometer with a mark at every whole number from 1 on."""
        for mark in range(value if value < steps else steps):
            self.on(mark)
        self.base += steps

    def reach(self, value: i64, marks: vec[i64]) -> None:
        """A thermometer with marks of its own, in rising order."""
        steps = i64(len(marks))
        for mark in range(steps):
            if value < marks[mark]:
                break
            self.on(mark)
        self.base += steps
