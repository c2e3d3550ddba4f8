"""`random`: the baseline."""

from defifoo.bots.bot import Budget
from defifoo.bots.sight import Sight
from defifoo.core.chance import FastSource
from defifoo.core.game import Game


class Uniform:
    """Uniform over the legal moves; it never lets a chance to move out of turn pass."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, sight: Sight, source: FastSource, budget: Budget) -> int:  # noqa: ARG002 - no thought
        return sight.moves[source.below(len(sight.moves))]
