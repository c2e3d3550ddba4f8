"""The levels that come with the package, and those that other packages add.

A package adds a bot with an entry point in the group `defifoo.bots`: a callable that takes a Game and returns a Bot.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from defifoo.bots.bot import Bot
from defifoo.bots.expert import Expert
from defifoo.bots.learned import Learned
from defifoo.bots.novice import Novice
from defifoo.bots.regular import Regular
from defifoo.bots.uniform import Uniform
from defifoo.core.game import Game

LEVELS: Final[dict[str, Callable[[Game], Bot]]] = {
    "random": Uniform,
    "novice": Novice,
    "regular": Regular,
    "net": Learned,
    "expert": Expert,
}
GROUP: Final = "defifoo.bots"


class UnknownBotError(Exception):
    """There is no bot of that name, or it cannot be made."""


@cache
def bot_names() -> tuple[str, ...]:
    return (*LEVELS, *sorted(point.name for point in entry_points(group=GROUP) if point.name not in LEVELS))


def make_bot(name: str, game: Game) -> Bot:
    """Raises UnknownBotError, also for whatever goes wrong inside another package."""
    if name in LEVELS:
        return LEVELS[name](game)
    for point in entry_points(group=GROUP):
        if point.name == name:
            return _made(point, game)
    raise UnknownBotError(f"there is no bot called {name!r}; the bots are {', '.join(bot_names())}")


def _made(point: EntryPoint, game: Game) -> Bot:
    try:
        made: Bot = point.load()(game)
    except Exception as error:
        raise UnknownBotError(f"the bot {point.name!r} cannot be made: {type(error).__name__}: {error}") from error
    return made
