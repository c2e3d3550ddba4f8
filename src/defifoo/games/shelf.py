"""The four games by name."""

from typing import Final

from defifoo.core.game import Game
from defifoo.core.refusal import malformed
from defifoo.games.purple.game import Purple

GAMES: Final[dict[str, Game]] = {"purple": Purple()}


def find_game(name: str) -> Game:
    game = GAMES.get(name)
    if game is None:
        raise malformed("game", name)
    return game
