"""Red's bots: the written strategy, and what the search knows of the game."""

from typing import Final

from defifoo.bots.red.search.policy import RedPolicy
from defifoo.bots.red.written import choose as strategy

__all__ = ["policy", "strategy"]

policy: Final = RedPolicy()
