"""Purple's bots: the written strategy, and what the search knows of the game."""

from typing import Final

from defifoo.bots.purple.search.policy import PurplePolicy
from defifoo.bots.purple.written import choose as strategy

__all__ = ["policy", "strategy"]

policy: Final = PurplePolicy()
