"""Purple's bots: the written strategy, what the search knows of the game, and what its net sees."""

from typing import Final

from defifoo.bots.purple.net.eye import PurpleEye
from defifoo.bots.purple.search.policy import PurplePolicy
from defifoo.bots.purple.written import choose as strategy

__all__ = ["eye", "policy", "strategy"]

policy: Final = PurplePolicy()
eye: Final = PurpleEye()
