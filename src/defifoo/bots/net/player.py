"""`net`: the bare net, instantly. A game without a net is played like `regular`."""

from defifoo.bots.bot import WAIT, Budget
from defifoo.bots.net.past import Past
from defifoo.bots.net.shelf import weights
from defifoo.bots.net.thinking import Thinker
from defifoo.bots.regular import Regular
from defifoo.core.chance import FastSource
from defifoo.core.deal import View
from defifoo.core.game import MAX_PLAYERS, Game
from defifoo.games.red.view import RedView


class Net:
    def __init__(self, game: Game) -> None:
        found = weights(game.name)
        self.mind = None if found is None else Thinker(found)
        self.regular = Regular(game)

    def choose(self, view: View, moves: list[int], source: FastSource, budget: Budget) -> int:
        if self.mind is None:
            return self.regular.choose(view, moves, source, budget)
        return self.pick(view, moves, Past(MAX_PLAYERS, known=False))

    def pick(self, view: View, moves: list[int], past: Past) -> int:
        """The net's move, given what was played before."""
        assert self.mind is not None
        return int(self.mind.best(view, answers(view, moves), past))

    def chances(self, view: View, moves: list[int], past: Past) -> dict[int, float]:
        """How likely each answer is."""
        assert self.mind is not None
        offered = answers(view, moves)
        return dict(zip(offered, self.mind.chances(view, offered, past), strict=True))


def answers(view: View, moves: list[int]) -> list[int]:
    """The moves, and WAIT where the moment may pass."""
    if isinstance(view, RedView) and view.turn != view.seat:
        return [*moves, WAIT]
    return moves
