"""Blue's bots: the written strategy, and what the search knows of the game."""

from typing import Final

from defifoo.bots.blue.search.policy import BluePolicy
from defifoo.bots.blue.written import choose as strategy

__all__ = ["policy", "strategy"]

policy: Final = BluePolicy()
