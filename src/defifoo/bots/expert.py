"""`expert`: information-set Monte Carlo tree search."""

from typing import Final

from defifoo.bots.bot import Budget
from defifoo.bots.lore import policy_of
from defifoo.bots.search.prospect import Prospect
from defifoo.bots.search.tree import Search
from defifoo.bots.sight import Sight
from defifoo.core.chance import FastSource
from defifoo.core.game import Game

_SAFETY: Final = 0.9
"""The part of a budget in milliseconds that is spent thinking; the rest is for setting up and answering."""


class Expert:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.policy = policy_of(game)

    def choose(self, sight: Sight, source: FastSource, budget: Budget) -> int:
        return int(self.search(sight, source, budget).best())

    def search(self, sight: Sight, source: FastSource, budget: Budget) -> Search:
        view, score = sight.view, sight.score
        prospect = Prospect(list(score.points), score.deals_left, self.game.lowest_wins, self.policy.swing)
        search = Search(self.game.guesses(view), self.policy, view.seat, sight.moves, source, prospect)
        seconds = -1.0 if budget.milliseconds is None else budget.milliseconds / 1000 * _SAFETY
        search.run(-1 if budget.simulations is None else budget.simulations, seconds)
        return search
