"""Yellow as a good player would explain it."""

from defifoo.core.chance import FastSource
from defifoo.games.yellow.view import YellowView


def choose(view: YellowView, moves: list[int], source: FastSource, remembers: bool) -> int:
    return moves[source.below(len(moves))]
