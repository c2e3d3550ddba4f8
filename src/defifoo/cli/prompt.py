"""Asking at the terminal: one line at a time."""

import sys

from defifoo.cli.arguments import small_number
from defifoo.cli.harmless import harmless
from defifoo.core.game import Game
from defifoo.games.shelf import GAMES
from defifoo.words.language import LANGUAGES, Words, words


class QuitGame(BaseException):
    """The player has had enough; like KeyboardInterrupt it is nobody's error."""


def read_line() -> str:
    """What was typed. Whoever says q, or says nothing more, leaves."""
    if sys.stdin is None:
        raise QuitGame
    try:
        answer = input("> ").strip()
    except EOFError:
        raise QuitGame from None
    if answer.lower() in {"q", "quit"}:
        raise QuitGame
    return answer


def not_understood(words: Words, answer: str) -> None:
    print(words.say("cli-unknown", text=harmless(answer, 40)))


def ask_for_game(words: Words) -> Game:
    games = list(GAMES.values())
    names = _names()
    _offer_games(words, games)
    while True:
        answer = read_line()
        number = small_number(answer)
        if number is not None and 1 <= number <= len(games):
            return games[number - 1]
        if answer.casefold() in names:
            return names[answer.casefold()]
        if answer == "?":
            print(words.say("cli-menu-help"))
            _offer_games(words, games)
        else:
            not_understood(words, answer)


def _offer_games(words: Words, games: list[Game]) -> None:
    print(words.say("cli-which-game"))
    for number, game in enumerate(games, 1):
        tagline = words.say(f"{game.name}-tagline") if words.has(f"{game.name}-tagline") else ""
        print(words.say("cli-game", number=number, name=_title(words, game), tagline=tagline))


def _title(words: Words, game: Game) -> str:
    """What a game is called; one that brings no words along is called by its name on the command line."""
    return words.say(f"{game.name}-name") if words.has(f"{game.name}-name") else game.name


def _names() -> dict[str, Game]:
    """Whatever a game may be called: in any of the languages, and on the command line."""
    names = dict(GAMES)
    for language in LANGUAGES:
        names |= {_title(words(language), game).casefold(): game for game in GAMES.values()}
    return names
