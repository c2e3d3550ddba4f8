"""The parts of an observation, in order, and how many bytes each has.

`docs/research.md` has the same as a table. First come the parts that are bits (0 or 1), then the numbers.
"""

from typing import Final

from defifoo.core.game import Game
from defifoo.core.observing import Part, Parts, size_of
from defifoo.research.compiled.sequence import LOG

WINDOW: Final = 8
"""So many of the last moves are in an observation; an information state has LOG of them."""

assert WINDOW <= LOG


def layout(game: Game, players: int, window: int = WINDOW) -> Parts:
    """The parts that are bits and the parts that are numbers, in order."""
    bits, numbers = game.parts(players)
    asked: list[Part] = [("asked", 1), ("asked_out_of_turn", 1)]
    match: list[Part] = [("scores", players), ("deal", 1), ("deals_left", 1), ("history", 3 * window)]
    return bits + asked, numbers + match


def sizes(game: Game, players: int, window: int = WINDOW) -> tuple[int, int]:
    """How many bytes are bits and how many are numbers."""
    bits, numbers = layout(game, players, window)
    return size_of(bits), size_of(numbers)
