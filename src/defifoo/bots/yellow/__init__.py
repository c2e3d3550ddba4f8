"""Yellow's bots: the written strategy, and what the search knows of the game."""

from typing import Final

from defifoo.bots.yellow.search.policy import YellowPolicy
from defifoo.bots.yellow.written import choose as strategy

__all__ = ["policy", "strategy"]

policy: Final = YellowPolicy()
