"""Purple as a good player would explain it."""

from defifoo.core.chance import FastSource
from defifoo.games.purple.view import PurpleView


def choose(view: PurpleView, moves: list[int], source: FastSource, remembers: bool) -> int:
    return moves[source.below(len(moves))]
