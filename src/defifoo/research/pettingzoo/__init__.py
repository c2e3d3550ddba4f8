"""PettingZoo environments: `from defifoo.research.pettingzoo import red_v0`, then `red_v0.env(players=4)`."""

from importlib.util import find_spec

from defifoo.research.extras import missing

if find_spec("pettingzoo") is None:
    raise missing("PettingZoo", "pettingzoo")
