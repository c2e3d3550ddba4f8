"""`novice`: plausible, forgetful, beatable by a child."""

from typing import Final

from defifoo.bots.bot import Budget
from defifoo.bots.lore import strategy_of
from defifoo.bots.sight import Sight
from defifoo.core.chance import FastSource
from defifoo.core.game import Game

_WHIMS_IN_TEN: Final = 5


class Novice:
    """Half the time it plays whatever comes to mind, else the regular strategy without remembering what was played.

    It never acts out of turn on a whim: that would throw away the best cards of a hand as soon as they can be played.
    """

    def __init__(self, game: Game) -> None:
        self.strategy = strategy_of(game)

    def choose(self, sight: Sight, source: FastSource, budget: Budget) -> int:  # noqa: ARG002 - instant
        waits = sight.view.common()["waits_for"]
        assert isinstance(waits, list)
        if sight.view.seat in waits and source.below(10) < _WHIMS_IN_TEN:
            return sight.moves[source.below(len(sight.moves))]
        return self.strategy(sight.view, sight.moves, source, remembers=False)
