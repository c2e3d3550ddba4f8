"""Red's bots: the written strategy, what the search knows of the game, and what its net sees."""

from typing import Final

from defifoo.bots.red.net.eye import RedEye
from defifoo.bots.red.search.policy import RedPolicy
from defifoo.bots.red.written import choose as strategy

__all__ = ["eye", "policy", "strategy"]

policy: Final = RedPolicy()
eye: Final = RedEye()
