"""The terms of a match as a researcher names them, read in one place for all adapters.

What makes no sense raises ValueError, which says what may be chosen.
"""

from collections.abc import Mapping
from operator import index
from typing import Any, NamedTuple

from defifoo.core.game import USUAL_PLAYERS, Game, Options
from defifoo.games.shelf import GAMES
from defifoo.research.compiled.sequence import NO_LIMIT


class Terms(NamedTuple):
    game: Game
    players: int
    options: Options
    limit: int


def read_terms(game: str, players: int | None, limit: int | None, options: Mapping[str, int]) -> Terms:
    """A match is one deal long unless `length` says otherwise, and has no limit when that is None.

    Where `players` is None there are four, or as near as the game allows.
    """
    one_of("game", game, tuple(GAMES))
    rules = GAMES[game]
    seats = whole("players", rules.nearest(USUAL_PLAYERS) if players is None else players, rules.fewest, rules.most)
    chosen = {name: _option(rules, name, value) for name, value in options.items()}
    most = NO_LIMIT if limit is None else whole("limit", limit, 1, NO_LIMIT)
    return Terms(rules, seats, rules.check_options(seats, {"length": 1, **chosen}), most)


def _option(game: Game, name: str, value: int) -> int:
    known = {option.name: option for option in game.options}
    one_of(f"an option of {game.name}", name, tuple(known))
    option = known[name]
    if option.switch and isinstance(value, bool):
        return int(value)
    return whole(name, value, option.low, option.high)


def one_of(what: str, value: object, choices: tuple[object, ...]) -> None:
    if value not in choices:
        raise ValueError(f"{what} is one of {', '.join(str(choice) for choice in choices)}, not {value!r}")


def whole(what: str, value: Any, low: int, high: int | None = None) -> int:  # Any: whatever was given
    """A whole number within its bounds, of Python's or of NumPy's."""
    try:
        number = None if isinstance(value, bool) else index(value)
    except TypeError:
        number = None
    if number is None or number < low or (high is not None and number > high):
        bounds = f"from {low} on" if high is None else f"from {low} to {high}"
        raise ValueError(f"{what} is a whole number {bounds}, not {value!r}")
    return number
