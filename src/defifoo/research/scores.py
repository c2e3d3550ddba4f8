"""Points as rewards.

A reward is what a seat scored, in units that keep one deal roughly between -1 and 1, and turned round where few points win:
more is always better. Teams need nothing of their own: every player scores the points of their side.
"""

from defifoo.core.game import Game


def scaled(game: Game, points: int) -> float:
    return game.reward_scale() * points


def reward_range(game: Game, deals: int) -> tuple[float, float]:
    """The least and the greatest sum of rewards of a match of so many deals."""
    worst, best = game.points_of_a_deal()
    ends = (scaled(game, worst) * deals, scaled(game, best) * deals)
    return min(0.0, *ends), max(0.0, *ends)
