"""Red as a good player would explain it."""

from defifoo.core.chance import FastSource
from defifoo.games.red.view import RedView


def choose(view: RedView, moves: list[int], source: FastSource, remembers: bool) -> int:
    return moves[source.below(len(moves))]
