"""`expert`: information-set Monte Carlo tree search."""

from math import inf
from numbers import Real
from typing import Final

from defifoo.bots.bot import Budget
from defifoo.bots.lore import mind_of, policy_of, ways_of
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
    """`ways` say how a net helps it, for a game that has one; else the game itself says so."""

    def __init__(self, game: Game, ways: Ways | None = None, mind: Thinker | None = None) -> None:
        self.game = game
        self.policy = policy_of(game)
        self.ways = ways
        self.mind = mind if mind is not None else mind_of(game)

    def choose(self, sight: Sight, source: FastSource, budget: Budget) -> int:
        guesses, insight = self._helped(sight)
        if insight is not None and insight.ways.net_decides():
            return int(insight.favourite)
        return int(self._searched(guesses, insight, sight, source, budget).best())

    def search(self, sight: Sight, source: FastSource, budget: Budget) -> Search:
        """What every move promises. Where the net alone decides, it has no part in this: a search shows what it found."""
        guesses, insight = self._helped(sight)
        if insight is not None and insight.ways.net_decides():
            insight = None
        return self._searched(guesses, insight, sight, source, budget)

    def _searched(self, guesses: Guesses, insight: Insight | None, sight: Sight, source: FastSource, budget: Budget) -> Search:
        score = sight.score
        prospect = Prospect(list(score.points), score.deals_left, self.game.lowest_wins, self.policy.swing)
        search = Search(guesses, self.policy, sight.view.seat, sight.moves, source, prospect, insight)
        _check(budget)
        seconds = -1.0 if budget.milliseconds is None else budget.milliseconds / 1000 * _SAFETY
        search.run(-1 if budget.simulations is None else budget.simulations, seconds)
        return search

    def _helped(self, sight: Sight) -> tuple[Guesses, Insight | None]:
        """The guesses to play, and the net at the side of the search.

        A net plays for the deal. In the last one of a match in which somebody is ahead, the search goes without it.
        """
        view, mind = sight.view, self.mind
        guesses = self.game.guesses(view)
        ways = ways_of(self.game, int(guesses.draw(FastSource(0)).players)) if self.ways is None else self.ways
        decider = sight.score.deals_left == 0 and len(set(sight.score.points)) > 1
        if ways is None or mind is None or len(sight.moves) == 1 or decider:
            return guesses, None
        past = mind.past(list(sight.history))
        if ways.tries > 1:
            guesses = Believed(guesses, mind, view, past, ways)
        return guesses, Insight(mind, view, sight.moves, past, ways, self.game.lowest_wins)


def _check(budget: Budget) -> None:
    """A thought without an end would never be told of."""
    limits = [limit for limit in budget if limit is not None]
    if not limits or not all(isinstance(limit, Real) and 0 <= limit < inf for limit in limits):
        raise ValueError(f"a thought ends after so many milliseconds or simulations, from 0 on: {budget} has no end")
