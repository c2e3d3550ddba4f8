"""The four games by name."""

from typing import Final

from defifoo.core.game import Game
from defifoo.core.refusal import malformed
from defifoo.games.blue.game import Blue
from defifoo.games.purple.game import Purple
from defifoo.games.red.game import Red
from defifoo.games.yellow.game import Yellow

GAMES: Final[dict[str, Game]] = {"purple": Purple(), "blue": Blue(), "yellow": Yellow(), "red": Red()}


def find_game(name: str) -> Game:
    game = GAMES.get(name)
    if game is None:
        raise malformed("game", name)
    return game
