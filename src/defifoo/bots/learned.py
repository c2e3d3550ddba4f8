"""`net`: the bare net, instantly. A game without a net is played like `regular`."""

from defifoo.bots.bot import Budget
from defifoo.bots.lore import mind_of
from defifoo.bots.regular import Regular
from defifoo.bots.sight import Sight
from defifoo.core.chance import FastSource
from defifoo.core.game import Game


class Learned:
    def __init__(self, game: Game) -> None:
        self.mind = mind_of(game)
        self.regular = Regular(game)

    def choose(self, sight: Sight, source: FastSource, budget: Budget) -> int:
        if self.mind is None:
            return self.regular.choose(sight, source, budget)
        return int(self.mind.best(sight.view, list(sight.moves), self.mind.past(list(sight.history))))

    def chances(self, sight: Sight) -> dict[int, float]:
        """How likely it would play each move, WAIT among them where the moment may pass; nothing without a net."""
        if self.mind is None:
            return {}
        found = self.mind.chances(sight.view, list(sight.moves), self.mind.past(list(sight.history)))
        return {int(move): chance for move, chance in found.items()}
