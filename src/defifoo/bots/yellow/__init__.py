"""Yellow's bots: the written strategy, what the search knows of the game, and what its net sees."""

from typing import Final

from defifoo.bots.yellow.net.eye import YellowEye
from defifoo.bots.yellow.search.policy import YellowPolicy
from defifoo.bots.yellow.written import choose as strategy

__all__ = ["eye", "policy", "strategy"]

policy: Final = YellowPolicy()
eye: Final = YellowEye()
