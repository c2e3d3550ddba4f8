"""The games by name: the four of this package, and those that other packages add.

A package adds a game with an entry point in the group `defifoo.games`: its name is the game's, its value a Game or a callable
that returns one. It is loaded with this module, so it must not import this module itself. One that cannot be used is told of
in `LEFT_OUT` and in the log, and the others are played all the same.
"""

import logging
import re
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from defifoo.core.game import MAX_PLAYERS, MIN_PLAYERS, Game
from defifoo.core.refusal import malformed
from defifoo.games.blue.game import Blue
from defifoo.games.purple.game import Purple
from defifoo.games.red.game import Red
from defifoo.games.yellow.game import Yellow

GROUP: Final = "defifoo.games"
_NAME: Final = re.compile("[a-z][a-z0-9]{1,15}")
_TAKEN: Final = ("all", "cli", "refusal", "server", "table", "web")
"""The chapters of the language files and rule books that are no game."""

OURS: Final[dict[str, Game]] = {"purple": Purple(), "blue": Blue(), "yellow": Yellow(), "red": Red()}
GAMES: Final[dict[str, Game]] = dict(OURS)
LEFT_OUT: Final[dict[str, str]] = {}
"""Games of other packages that cannot be played, and why."""


class Unusable(Exception):
    """What another package offers is no game that can be played here."""


def find_game(name: str) -> Game:
    game = GAMES.get(name)
    if game is None:
        raise malformed("game", name)
    return game


def add_games(points: list[EntryPoint]) -> None:
    """Put games of other packages on the shelf. Whatever goes wrong inside one of them is its own affair."""
    for point in points:
        try:
            GAMES[point.name] = _made(point)
        except Exception as error:
            why = str(error) if isinstance(error, Unusable) else f"{type(error).__name__}: {error}"
            LEFT_OUT[point.name] = why
            logging.getLogger("defifoo.games").warning("the game %r (%s) is left out: %s", point.name, point.value, why)


def _made(point: EntryPoint) -> Game:
    if not _NAME.fullmatch(point.name):
        raise Unusable("a name is 2 to 16 small letters and digits, a letter first")
    if point.name in _TAKEN or point.name in GAMES:
        raise Unusable("the name is taken")
    loaded = point.load()
    game = loaded if isinstance(loaded, Game) else loaded()
    if not isinstance(game, Game):
        raise Unusable(f"it gives no Game, but {type(game).__name__}")
    if game.name != point.name:
        raise Unusable(f"the game calls itself {game.name!r}")
    _check(game)
    return game


def _check(game: Game) -> None:
    """What a game must say of itself: without it every table would fail later, and somebody else's page with it."""
    for wanted in ("options", "lowest_wins", "start_points"):
        if not hasattr(game, wanted):
            raise Unusable(f"the game does not say its {wanted}")
    if "length" not in [option.name for option in game.options]:
        raise Unusable("the game has no option 'length'")
    if not MIN_PLAYERS <= game.fewest <= game.most <= MAX_PLAYERS:
        raise Unusable(f"{game.fewest} to {game.most} can play it, not {MIN_PLAYERS} to {MAX_PLAYERS} or some of them")


add_games(sorted(entry_points(group=GROUP), key=lambda point: point.name))
