"""Players that are programs, all behind one interface: `Bot`.

`bot_names` tells which there are, with those that other packages add; `make_bot` makes one for a game.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from defifoo.bots.bot import Bot, Budget
    from defifoo.bots.levels import UnknownBotError, bot_names, make_bot

__all__ = ["Bot", "Budget", "UnknownBotError", "bot_names", "make_bot"]


if not TYPE_CHECKING:  # or every name would pass for an object

    def __getattr__(name: str) -> object:
        """Loaded when it is asked for: the levels load every bot, and each bot this module."""
        if name in __all__:
            return getattr(import_module("defifoo.bots.bot" if name in ("Bot", "Budget") else "defifoo.bots.levels"), name)
        raise AttributeError(f"module 'defifoo.bots' has no attribute {name!r}")
