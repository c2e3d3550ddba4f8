"""`expert`: information-set Monte Carlo tree search."""

from typing import Final

from defifoo.bots.bot import Budget
from defifoo.bots.lore import mind_of, policy_of
from defifoo.bots.net.thinking import Thinker
from defifoo.bots.search.insight import Believed, Insight, Ways
from defifoo.bots.search.prospect import Prospect
from defifoo.bots.search.tree import Search
from defifoo.bots.sight import Sight
from defifoo.core.chance import FastSource
from defifoo.core.game import Game
from defifoo.core.guessing import Guesses

_SAFETY: Final = 0.9
"""The part of a budget in milliseconds that is spent thinking; the rest is for setting up and answering."""


class Expert:
    """`ways` say how a net helps it, for a game that has one."""

    def __init__(self, game: Game, ways: Ways | None = None, mind: Thinker | None = None) -> None:
        self.game = game
        self.policy = policy_of(game)
        self.ways = ways
        self.mind = mind if mind is not None or ways is None else mind_of(game)

    def choose(self, sight: Sight, source: FastSource, budget: Budget) -> int:
        return int(self.search(sight, source, budget).best())

    def search(self, sight: Sight, source: FastSource, budget: Budget) -> Search:
        view, score = sight.view, sight.score
        prospect = Prospect(list(score.points), score.deals_left, self.game.lowest_wins, self.policy.swing)
        guesses, insight = self._helped(sight)
        search = Search(guesses, self.policy, view.seat, sight.moves, source, prospect, insight)
        seconds = -1.0 if budget.milliseconds is None else budget.milliseconds / 1000 * _SAFETY
        search.run(-1 if budget.simulations is None else budget.simulations, seconds)
        return search

    def _helped(self, sight: Sight) -> tuple[Guesses, Insight | None]:
        """The guesses to play, and the net at the side of the search."""
        view, ways, mind = sight.view, self.ways, self.mind
        guesses = self.game.guesses(view)
        if ways is None or mind is None or len(sight.moves) == 1:
            return guesses, None
        past = mind.past(list(sight.history))
        if ways.tries > 1:
            guesses = Believed(guesses, mind, view, past, ways)
        return guesses, Insight(mind, view, sight.moves, past, ways, self.game.lowest_wins)
