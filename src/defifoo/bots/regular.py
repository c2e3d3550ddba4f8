"""`regular`: the game's strategy, instantly."""

from defifoo.bots.bot import Budget
from defifoo.bots.lore import strategy_of
from defifoo.bots.sight import Sight
from defifoo.core.chance import FastSource
from defifoo.core.game import Game


class Regular:
    def __init__(self, game: Game) -> None:
        self.strategy = strategy_of(game)

    def choose(self, sight: Sight, source: FastSource, budget: Budget) -> int:  # noqa: ARG002 - instant
        return self.strategy(sight.view, sight.moves, source, remembers=True)
