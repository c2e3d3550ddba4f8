"""Blue as a PettingZoo environment."""

from functools import partial

from defifoo.research.pettingzoo.table import Table, wrapped

raw_env = partial(Table, "blue")
env = partial(wrapped, "blue")
