"""How a game is played well: what the game brings along itself, or what does for any game."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final, Protocol

from defifoo.bots.net.brain import Weights
from defifoo.bots.net.eye import Eye
from defifoo.bots.net.thinking import Thinker
from defifoo.bots.search.generic import GenericPolicy
from defifoo.bots.search.insight import Ways
from defifoo.bots.search.policy import Policy
from defifoo.bots.search.prospect import one_deal
from defifoo.bots.search.tree import Search
from defifoo.core.chance import FastSource
from defifoo.core.deal import View
from defifoo.core.game import Game

_TRIES: Final = 12
"""So often a generic strategy plays each move to the end before it chooses."""

_MOST_TRIES: Final = 240


class Strategy(Protocol):
    """Each takes the view of its own game, hence Any; the game that names it makes sure that it gets that one."""

    def __call__(self, view: Any, moves: list[int], source: FastSource, remembers: bool) -> int: ...


class ShortSearch:
    """The strategy for a game that nobody wrote one for: a glance ahead with every move."""

    def __init__(self, game: Game, policy: Policy) -> None:
        self.game = game
        self.policy = policy

    def __call__(self, view: View, moves: list[int], source: FastSource, remembers: bool) -> int:
        tries = min(_TRIES * len(moves), _MOST_TRIES)
        search = Search(self.game.guesses(view), self.policy, view.seat, moves, source, one_deal())
        search.run(tries if remembers else tries // 4, -1.0)
        return int(search.best())


def strategy_of(game: Game) -> Strategy:
    if not game.bots:
        return ShortSearch(game, policy_of(game))
    strategy: Strategy = import_module(game.bots).strategy
    return strategy


def policy_of(game: Game) -> Policy:
    if not game.bots:
        return GenericPolicy(game.lowest_wins)
    policy: Policy = import_module(game.bots).policy
    return policy


def eye_of(game: Game) -> Eye | None:
    """What the net of a game sees; None for a game that has none."""
    eye: Eye | None = getattr(import_module(game.bots), "eye", None) if game.bots else None
    return eye


def mind_of(game: Game) -> Thinker | None:
    """Whoever plays a game by the net that it brings along; None where there is none."""
    eye = eye_of(game)
    weights = None if eye is None else _weights(game.bots)
    return None if eye is None or weights is None else Thinker(game, eye, weights)


def ways_of(game: Game, players: int) -> Ways | None:
    """How its net helps the search at a table of so many, as a game says for the next smaller one; None where it does not."""
    told: dict[int, Ways] = getattr(import_module(game.bots), "ways", {}) if game.bots else {}
    fitting = [number for number in told if number <= players]
    return told[max(fitting)] if fitting else None


@cache
def _weights(bots: str) -> Weights | None:
    """Read once, when they are first needed."""
    found = files(bots).joinpath("net", "weights.net")
    return Weights(found.read_bytes()) if found.is_file() else None
