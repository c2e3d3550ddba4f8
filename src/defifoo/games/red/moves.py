"""The moves as numbers and in notation.

0 to 60 play that card, then the two directions, then the teams: TEAM plus the set of the dealer's partners.
"""

from typing import Final

from mypy_extensions import i64

from defifoo.core.aliases import Mask, Move
from defifoo.core.bits import bit, members
from defifoo.core.refusal import malformed
from defifoo.games.red.deck import CARD_NAMES

CLOCKWISE: Final = 61
COUNTER: Final = 62
TEAM: Final = 63
"""On its own it would be a team without partners, which is no move."""

MOVES: Final = 127


def team_move(partners: Mask) -> Move:
    return TEAM + partners


def is_move(move: Move) -> bool:
    return 0 <= move < MOVES and move != TEAM


def move_name(move: Move) -> str:
    if move < CLOCKWISE:
        return CARD_NAMES[move]
    if move < TEAM:
        return "cw" if move == CLOCKWISE else "ccw"
    return " ".join(["team"] + [str(seat) for seat in members(move - TEAM)])


def _parse_partners(text: str) -> Mask:
    """Seats in rising order, e.g. "1 3"."""
    partners: Mask = 0
    for seat in text.split(" "):
        if len(seat) != 1 or seat not in "012345":
            raise malformed("move", f"team {text}")
        one = bit(i64(int(seat)))
        if one <= partners:
            raise malformed("move", f"team {text}")
        partners |= one
    return partners


_FIXED: Final = {name: card for card, name in enumerate((*CARD_NAMES, "cw", "ccw"))}


def parse_move(text: str) -> Move:
    move = _FIXED.get(text)
    if move is not None:
        return move
    if not text.startswith("team "):
        raise malformed("move", text)
    return team_move(_parse_partners(text.removeprefix("team ")))
