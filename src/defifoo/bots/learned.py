"""`net`: the bare net, instantly. A game without a net is played like `regular`."""

from defifoo.bots.bot import Budget
from defifoo.bots.lore import mind_of
from defifoo.bots.net.past import Past
from defifoo.bots.regular import Regular
from defifoo.bots.sight import Sight
from defifoo.core.chance import FastSource
from defifoo.core.game import MAX_PLAYERS, Game


class Learned:
    def __init__(self, game: Game) -> None:
        self.mind = mind_of(game)
        self.regular = Regular(game)

    def choose(self, sight: Sight, source: FastSource, budget: Budget) -> int:
        if self.mind is None:
            return self.regular.choose(sight, source, budget)
        return int(self.mind.best(sight.view, list(sight.moves), self.past(sight)))

    def chances(self, sight: Sight) -> dict[int, float]:
        """How likely it would play each move, WAIT among them where the moment may pass; nothing without a net."""
        if self.mind is None:
            return {}
        found = self.mind.chances(sight.view, list(sight.moves), self.past(sight))
        return {int(move): chance for move, chance in found.items()}

    def past(self, sight: Sight) -> Past:
        """What was played, for somebody who was there."""
        past = Past(MAX_PLAYERS, known=bool(sight.history))
        if self.mind is not None:
            self.mind.eye.remember(list(sight.history), past)
        return past
