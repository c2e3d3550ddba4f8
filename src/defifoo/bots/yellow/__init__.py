"""Yellow's bots: the written strategy, what the search knows of the game, and what its net sees."""

import math
from typing import Final

from defifoo.bots.search.insight import Ways
from defifoo.bots.yellow.net.eye import YellowEye
from defifoo.bots.yellow.search.policy import YellowPolicy
from defifoo.bots.yellow.written import choose as strategy

__all__ = ["eye", "policy", "strategy", "ways"]

policy: Final = YellowPolicy()
eye: Final = YellowEye()
ways: Final = {2: Ways(lean=math.inf), 3: Ways()}
"""By the number of players from which on it holds: how the net helps the search, as measured (docs/bots.md)."""
