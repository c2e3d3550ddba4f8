"""Reading what was typed on the command line."""

import hashlib
import locale
import os
import secrets
from collections.abc import Iterable
from typing import Final

from defifoo.arena.cluster import Cluster
from defifoo.arena.spread import Workers
from defifoo.bots.bot import DEFAULT_BUDGET, Bot, Budget
from defifoo.bots.levels import UnknownBotError, make_bot
from defifoo.cli.errors import UsageError
from defifoo.core.chance import SEED_BYTES
from defifoo.core.game import USUAL_PLAYERS, Game, Option, Options
from defifoo.core.refusal import Refused
from defifoo.games.shelf import GAMES, LEFT_OUT
from defifoo.words.language import LANGUAGES, USUAL, Words, words

COMMAND: Final = os.environ.get("DEFIFOO_CALLED", "defifoo")
"""What was typed to get here, as it can be typed again: whoever has only `./play` has no `defifoo`."""
MOST_MILLISECONDS: Final = 60_000
MOST_SIMULATIONS: Final = 10_000_000


def either(names: Iterable[str]) -> str:
    """ "a, b or c" """
    *first, last = names
    return f"{', '.join(first)} or {last}" if first else last


GAME_NAMES: Final = either(GAMES)
LANGUAGE_NAMES: Final = either(LANGUAGES)


def read_game(name: str) -> Game:
    game = GAMES.get(name.lower())
    if game is None:
        if name.lower() in LEFT_OUT:
            raise UsageError(f"the game {name!r} cannot be played: {LEFT_OUT[name.lower()]}")
        raise UsageError(f"there is no game called {name!r}; the games are {', '.join(GAMES)}")
    return game


def read_players(game: Game, players: int | None) -> int:
    """Where none were typed: four, or as near as the game allows."""
    if players is None:
        return game.nearest(USUAL_PLAYERS)
    if not game.fewest <= players <= game.most:
        wanted = f"{game.fewest} to {game.most}" if game.fewest < game.most else f"{game.most}"
        raise UsageError(f"{players} {'player' if players == 1 else 'players'} cannot play {game.name}: there must be {wanted}")
    return players


def read_bot(name: str, game: Game) -> Bot:
    try:
        return make_bot(name, game)
    except UnknownBotError as error:
        raise UsageError(str(error)) from None


def read_budget(milliseconds: float | None, simulations: int | None = None) -> Budget:
    """How much thought a move may cost; by default what it is everywhere."""
    if milliseconds is not None and simulations is not None:
        raise UsageError("choose either --milliseconds or --simulations")
    if milliseconds is not None and not 0 < milliseconds <= MOST_MILLISECONDS:
        raise UsageError(
            f"a move takes more than 0 and at most {MOST_MILLISECONDS} milliseconds of thought, not {milliseconds:g}"
        )
    if simulations is not None and not 1 <= simulations <= MOST_SIMULATIONS:
        raise UsageError(f"a move takes at least one simulation and at most {MOST_SIMULATIONS:,}")
    if simulations is not None:
        return Budget(simulations=simulations)
    return DEFAULT_BUDGET if milliseconds is None else Budget(milliseconds=milliseconds)


def read_workers(workers: int | None, ray: str | None) -> Workers:
    if ray is None:
        return workers
    if workers is not None:
        raise UsageError("choose either --workers or --ray: a cluster has as many workers as it has processors")
    return Cluster(ray)


def read_words(language: str | None) -> Words:
    """The words of the language asked for, or else of this computer's."""
    if language is None:
        named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        guess = next(filter(None, named), None) or locale.getlocale()[0] or ""
        return words(next((name for name in LANGUAGES if guess.lower().startswith(name)), USUAL))
    if language not in LANGUAGES:
        raise UsageError(f"there is no language {language!r}; the languages are {', '.join(LANGUAGES)}")
    return words(language)


def read_options(game: Game, players: int, chosen: list[str]) -> Options:
    """Options typed as name=value, e.g. length=3; a switch is on or off."""
    options: Options = {}
    for text in chosen:
        name, equals, value = text.partition("=")
        known = {option.name: option for option in game.options}
        if not equals or name not in known:
            raise UsageError(f"{text!r} is not an option of {game.name}; its options are {describe_options(game)}")
        options[name] = _read_value(text, value, known[name])
    try:
        return game.check_options(players, options)
    except Refused as refused:
        text = refused.violation.data["text"]
        raise UsageError(f"{text} is out of range; the options of {game.name} are {describe_options(game)}") from None


def _read_value(text: str, value: str, option: Option) -> int:
    if option.switch and value in {"on", "off"}:
        return int(value == "on")
    number = small_number(value)
    if number is not None:
        return number
    raise UsageError(f"{text!r}: the value must be {_range(option)}")


def small_number(text: str) -> int | None:
    """A whole number of a few digits; None for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else None


def describe_options(game: Game) -> str:
    return ", ".join(f"{option.name} ({_range(option)})" for option in game.options)


def _range(option: Option) -> str:
    return "on or off" if option.switch else f"{option.low} to {option.high}"


def read_seed(text: str | None) -> bytes:
    """64 hexadecimal digits are the seed itself; any other text is hashed into one; nothing is drawn afresh."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    if len(text) == 2 * SEED_BYTES and all(digit in "0123456789abcdef" for digit in text):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest()


def nth_seed(seed: bytes, number: int) -> bytes:
    """A seed of its own for each match of a series."""
    return hashlib.sha256(seed + number.to_bytes(8, "big")).digest()
