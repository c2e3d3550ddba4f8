"""Points as rewards.

A reward is what a seat scored, in units that keep one deal roughly between -1 and 1, and turned round where few points win
(Yellow): more is always better. Teams need nothing of their own: in Red every player scores the points of their side.
"""

from typing import Final

from defifoo.core.game import Game

SCALE: Final = {"purple": 0.01, "blue": 0.02, "yellow": -0.005, "red": 0.01}
"""reward = SCALE * points"""

WORST: Final = {"purple": -330, "blue": 0, "yellow": 0, "red": 0}
BEST: Final = {"purple": 50, "blue": 192, "yellow": 2430, "red": 99}
"""The fewest and the most points of one deal. Purple: all 28 tricks and the Sun in the last one. Blue: all cards of four
continents. Yellow: the whole deck in one hand. Red: everything."""


def scaled(game: Game, points: int) -> float:
    return SCALE[game.name] * points


def reward_range(game: Game, deals: int) -> tuple[float, float]:
    """The least and the greatest sum of rewards of a match of so many deals."""
    ends = (scaled(game, WORST[game.name]) * deals, scaled(game, BEST[game.name]) * deals)
    return min(0.0, *ends), max(0.0, *ends)
