"""Blue's bots: the written strategy, what the search knows of the game, and what its net sees."""

from typing import Final

from defifoo.bots.blue.net.eye import BlueEye
from defifoo.bots.blue.search.policy import BluePolicy
from defifoo.bots.blue.written import choose as strategy

__all__ = ["eye", "policy", "strategy"]

policy: Final = BluePolicy()
eye: Final = BlueEye()
