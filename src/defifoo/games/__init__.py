"""The four games: each a folder that knows nothing of the others.

`GAMES` has them by name, with those that other packages add; `find_game` refuses a name that there is not.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from defifoo.games.shelf import GAMES, find_game

__all__ = ["GAMES", "find_game"]


if not TYPE_CHECKING:  # or every name would pass for an object

    def __getattr__(name: str) -> object:
        """Loaded when it is asked for: the shelf loads every game, and each game this module."""
        if name in __all__:
            return getattr(import_module("defifoo.games.shelf"), name)
        raise AttributeError(f"module 'defifoo.games' has no attribute {name!r}")
