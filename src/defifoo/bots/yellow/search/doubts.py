"""What those who did not lay a card in Yellow can hardly hold."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Seat
from defifoo.core.deal import zeros
from defifoo.core.event import Event
from defifoo.games.yellow.deck import ALL_JOKERS, JOKER
from defifoo.games.yellow.rules import NOTHING, following

_SWAPS: Final = 0x20_8208_2082_0820
_FORGOTTEN: Final = 2
"""After more cards than this have come into a hand, only what was seen last still counts."""


@final
class Doubts:
    """By seat: the faces that it would have laid, had it held them, and how many cards it got since that nothing is known of.

    Jokers and Swaps are often kept on purpose, so they are never doubted.
    """

    def __init__(self, players: i64, level: i64, history: list[Event]) -> None:
        self.level = level
        self.lies: i64 = NOTHING
        self.faces: vec[i64] = zeros(players)
        self.fresh: vec[i64] = zeros(players)
        for event in history:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        name, seat = event.name, event.seat
        if name == "played":
            self.lies = i64(event.cards[0]) // 6
        elif name == "joker":
            self.lies = 3 * (i64(event.count) - 1) + i64(event.cards[0]) - JOKER
        elif name == "drew":
            self.fresh[seat] += event.count
        elif name == "kept" or name == "passed":
            self._could_not(seat)
        elif name == "gave":
            self.fresh[event.other] += 1
        elif name == "swapped":
            other = event.other
            self.faces[seat], self.faces[other] = self.faces[other], self.faces[seat]
            self.fresh[seat], self.fresh[other] = self.fresh[other], self.fresh[seat]

    def _could_not(self, seat: Seat) -> None:
        if self.lies == NOTHING:
            return
        if self.fresh[seat] > _FORGOTTEN or not self.faces[seat]:
            self.faces[seat] = 0
            self.fresh[seat] = 0
        self.faces[seat] |= following(self.lies, self.level) & ~ALL_JOKERS & ~_SWAPS
