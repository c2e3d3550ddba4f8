"""The moves of a turn in which any cards of the hand may be exchanged: up to 127 exchanges, counted and not listed."""

from collections.abc import Iterator
from typing import final

from mypy_extensions import i64

from defifoo.core.aliases import Mask, Move
from defifoo.core.bits import bit, nth, size
from defifoo.games.blue.deck import Handful, holds, nth_part, parts
from defifoo.games.blue.moves import EXCHANGE, ICE_AT, MOON_AT


@final
class TurnMoves:
    """home    the legal moves below 60, as a set
    abroad  those from 60 to 95, less 60
    hand    any of its cards may be exchanged
    """

    def __init__(self, home: Mask, abroad: Mask, hand: Handful) -> None:
        self.home = home
        self.abroad = abroad
        self.hand = hand
        self.at_home = size(home)
        self.plain: i64 = self.at_home + size(abroad)
        self.number: i64 = self.plain + parts(hand) - 1

    def nth(self, number: i64) -> Move:
        """The move with this number, from 0 up to, but not, how many there are."""
        if number >= self.plain:
            return EXCHANGE + nth_part(self.hand, number - self.plain + 1)
        if number >= self.at_home:
            return MOON_AT + nth(self.abroad, number - self.at_home)
        return nth(self.home, number)

    def __len__(self) -> int:
        return int(self.number)

    def __getitem__(self, number: int, /) -> int:
        place = i64(number)
        if place < 0:
            place += self.number
        if not 0 <= place < self.number:
            raise IndexError(f"there are {self.number} moves, and none has the number {number}")
        return int(self.nth(place))

    def __iter__(self) -> Iterator[int]:
        for number in range(int(self.number)):
            yield self[number]

    def __contains__(self, move: object, /) -> bool:
        if not isinstance(move, int) or not 0 <= move < 2 * EXCHANGE:
            return False
        wanted = i64(move)
        if wanted >= EXCHANGE:
            return wanted > EXCHANGE and holds(self.hand, wanted ^ EXCHANGE)
        if wanted >= MOON_AT:
            return wanted < ICE_AT + 18 and self.abroad & bit(wanted - MOON_AT) != 0
        return self.home & bit(wanted) != 0
