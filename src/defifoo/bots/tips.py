"""What an expert would play here, and what it expects of the next best moves: a hint is made of these tips.

Until it has thought, there is what a net leans to at first glance.
"""

from typing import Final, NamedTuple

from defifoo.bots.bot import Budget
from defifoo.bots.expert import Expert
from defifoo.bots.learned import Learned
from defifoo.bots.sight import Sight
from defifoo.bots.teaching import Taught, Weighed, teach
from defifoo.core.chance import FastSource
from defifoo.core.game import Game

MOST_TIPS: Final = 3


class Tip(NamedTuple):
    """A move and what searching it promised. `bots/teaching.py` says why.

    move    WAIT where letting the moment pass is the advice
    points  the expected points of the deal; where the search stops before its end, only those on the table by then
    worth   0 (as bad as can be) to 1: the share in the win and the lead over the others
    share   the part of the search that was spent on it; one that left early is weighed against the best on the guesses both saw
    """

    move: int
    points: float
    worth: float
    share: float


def tips(game: Game, sight: Sight, source: FastSource, budget: Budget) -> list[Tip]:
    """The best move first, then the two next best."""
    search = Expert(game).search(sight, source, budget)
    tried = [candidate for candidate in search.ranking() if candidate.visits]
    total = sum(int(candidate.visits) for candidate in tried)
    return [
        Tip(int(candidate.move), candidate.points / float(candidate.visits), candidate.worth, int(candidate.visits) / total)
        for candidate in tried[:MOST_TIPS]
    ]


def taught_tips(game: Game, sight: Sight, source: FastSource, budget: Budget) -> list[Taught]:
    """The best move and why; the two next best, also where the search saw no need to try them, and why not."""
    weighed = [Weighed(tip.move, tip.points, tip.worth) for tip in tips(game, sight, source, budget)]
    return teach(game, sight, weighed, MOST_TIPS)


class Leaning(NamedTuple):
    """A move, WAIT among them, and how likely a net would play it."""

    move: int
    chance: float


def glance(learned: Learned, sight: Sight, source: FastSource, budget: Budget) -> list[Leaning]:
    """The likeliest move first, then the two next; where there is no net, only what is played in its place."""
    chances = learned.chances(sight)
    if not chances:
        return [Leaning(learned.choose(sight, source, budget), 1.0)]
    return sorted((Leaning(*found) for found in chances.items()), key=lambda one: -one.chance)[:MOST_TIPS]
