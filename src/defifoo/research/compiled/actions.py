"""The research actions: a fixed set of numbers for each game, and the table moves they stand for.

Almost every action is the table's own move under its own number. Two things are not one move at the table:

Red     63       let the moment pass: the answer of a seat that is asked out of turn and slams nothing down
Blue    101-120  put a card aside for an exchange: 101 + face
        121      exchange the cards put aside

The cards of an exchange are put aside in the order of their faces, so every exchange has one sequence of actions and every
sequence one exchange. Purple and Yellow need nothing beside their moves.
"""

from typing import Final

from mypy_extensions import i64

from defifoo.core.aliases import Move
from defifoo.core.game import Game
from defifoo.games.blue.deck import FACES, as_bytes, one
from defifoo.games.blue.deck import card_names as blue_names
from defifoo.games.blue.moves import EXCHANGE, SMALL_MOVES
from defifoo.games.purple.deal import MOVES as PURPLE_MOVES
from defifoo.games.red.moves import MOVES as RED_MOVES
from defifoo.games.red.moves import TEAM
from defifoo.games.yellow.moves import MOVES as YELLOW_MOVES

PURPLE: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
RED: Final = 3
NAMES: Final = ("purple", "blue", "yellow", "red")

LET_PASS: Final = TEAM
"""Red: a team without partners is no move, so its number is free."""

ASIDE: Final = SMALL_MOVES
EXCHANGE_ASIDE: Final = SMALL_MOVES + FACES

ACTIONS: Final = (PURPLE_MOVES, EXCHANGE_ASIDE + 1, YELLOW_MOVES, RED_MOVES)
"""How many actions each game has."""


def kind_of(game: Game) -> i64:
    return NAMES.index(game.name)


def actions_for(kind: i64, move: Move) -> list[int]:
    """The actions that make a move of the table, one after the other."""
    if kind == BLUE and move >= EXCHANGE:
        return [int(ASIDE + face) for face in as_bytes(move ^ EXCHANGE)] + [int(EXCHANGE_ASIDE)]
    return [int(move)]


def move_for(kind: i64, actions: list[int]) -> Move:
    """The move of the table that these actions make; the other way round of `actions_for`."""
    if kind != BLUE or actions[-1] != EXCHANGE_ASIDE:
        return actions[0]
    move: Move = EXCHANGE
    for action in actions[:-1]:
        move += one(i64(action) - ASIDE)
    return move


def action_name(game: Game, action: i64) -> str:
    """The action in the notation of the table, as far as it has one."""
    kind = kind_of(game)
    if kind == RED and action == LET_PASS:
        return "let pass"
    if kind == BLUE and action == EXCHANGE_ASIDE:
        return "exchange"
    if kind == BLUE and action >= ASIDE:
        return f"aside {blue_names(one(action - ASIDE))[0]}"
    return game.move_name(action)
