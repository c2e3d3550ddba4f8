"""`regular`: a written strategy per game, instantly."""

from collections.abc import Callable
from typing import Any, Final

from defifoo.bots.bot import Budget
from defifoo.bots.strategies import blue, purple, red, yellow
from defifoo.core.chance import FastSource
from defifoo.core.deal import View
from defifoo.core.game import Game

# Each strategy takes the view of its own game; the game's name makes sure it gets that one.
Strategy = Callable[[Any, list[int], FastSource, bool], int]

STRATEGIES: Final[dict[str, Strategy]] = {
    "purple": purple.choose,
    "blue": blue.choose,
    "yellow": yellow.choose,
    "red": red.choose,
}


class Regular:
    def __init__(self, game: Game) -> None:
        self.strategy = STRATEGIES[game.name]

    def choose(self, view: View, moves: list[int], source: FastSource, budget: Budget) -> int:  # noqa: ARG002 - instant
        return self.strategy(view, moves, source, True)
