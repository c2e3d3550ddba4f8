"""`random`: the baseline."""

from defifoo.bots.bot import Budget
from defifoo.core.chance import FastSource
from defifoo.core.deal import View
from defifoo.core.game import Game


class Uniform:
    """Uniform over the legal moves; it never lets a chance to move out of turn pass."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, moves: list[int], source: FastSource, budget: Budget) -> int:  # noqa: ARG002 - no thought
        return moves[source.below(len(moves))]
