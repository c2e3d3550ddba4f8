"""PettingZoo environments: `from defifoo.research.pettingzoo import NAME_v0`, then `NAME_v0.env(players=4)`.

There is a module for every game on the shelf, made here: `env` has PettingZoo's usual checks, `raw_env` none.
"""

import sys
from functools import partial
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from defifoo.research.extras import missing

if find_spec("pettingzoo") is None:
    raise missing("PettingZoo", "pettingzoo")

from defifoo.games.shelf import GAMES
from defifoo.research.pettingzoo.environment import Environment, wrapped


class Environments(ModuleType):
    """What researchers import by the name of a game."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{__name__}.{game}_v0", f"{game.capitalize()} as a PettingZoo environment.")
        self.raw_env = partial(Environment, game)
        self.env = partial(wrapped, game)


_MODULES = {f"{game}_v0": Environments(game) for game in GAMES}
sys.modules.update({module.__name__: module for module in _MODULES.values()})


def __getattr__(name: str) -> Any:  # Any: mypy takes the modules for attributes, and knows them by no other way
    if name in _MODULES:
        return _MODULES[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
