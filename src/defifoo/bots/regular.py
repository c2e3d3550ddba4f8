"""`regular`: the game's strategy, instantly."""

from defifoo.bots.bot import Budget
from defifoo.bots.lore import strategy_of
from defifoo.core.chance import FastSource
from defifoo.core.deal import View
from defifoo.core.game import Game


class Regular:
    def __init__(self, game: Game) -> None:
        self.strategy = strategy_of(game)

    def choose(self, view: View, moves: list[int], source: FastSource, budget: Budget) -> int:  # noqa: ARG002 - instant
        return self.strategy(view, moves, source, remembers=True)
