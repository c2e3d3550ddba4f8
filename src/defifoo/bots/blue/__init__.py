"""Blue's bots: the written strategy, what the search knows of the game, and what its net sees."""

import math
from typing import Final

from defifoo.bots.blue.net.eye import BlueEye
from defifoo.bots.blue.search.policy import BluePolicy
from defifoo.bots.blue.written import choose as strategy
from defifoo.bots.search.insight import Ways

__all__ = ["eye", "policy", "strategy", "ways"]

policy: Final = BluePolicy()
eye: Final = BlueEye()
ways: Final = {2: Ways(lean=math.inf), 3: Ways()}
"""By the number of players from which on it holds: how the net helps the search, as measured (docs/bots.md)."""
