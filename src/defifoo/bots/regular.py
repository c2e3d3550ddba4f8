"""`regular`: a written strategy per game, instantly."""

from typing import Any, Final, Protocol

from defifoo.bots.bot import Budget
from defifoo.bots.strategies import blue, purple, red, yellow
from defifoo.core.chance import FastSource
from defifoo.core.deal import View
from defifoo.core.game import Game


class Strategy(Protocol):
    """Each takes the view of its own game, hence Any; the game's name makes sure that it gets that one."""

    def __call__(self, view: Any, moves: list[int], source: FastSource, remembers: bool) -> int: ...


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
        return self.strategy(view, moves, source, remembers=True)
