"""Blue as a good player would explain it."""

from defifoo.core.chance import FastSource
from defifoo.games.blue.view import BlueView


def choose(view: BlueView, moves: list[int], source: FastSource, remembers: bool) -> int:
    return moves[source.below(len(moves))]
