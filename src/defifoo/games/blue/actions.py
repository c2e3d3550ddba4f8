"""Actions for those who study the game: an exchange is put together card by card.

0 to 100  the moves of that number   101 to 120  put a card of that face aside   121  exchange the cards put aside

The cards of an exchange are put aside in the order of their faces, so every exchange has one sequence of actions and every
sequence one exchange. What is begun is the handful put aside.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Move, Seat
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import FACES, Handful, as_bytes, card_names, faces_of, how_many, one
from defifoo.games.blue.moves import EXCHANGE, SMALL_MOVES, move_name

ASIDE: Final = SMALL_MOVES
EXCHANGE_ASIDE: Final = SMALL_MOVES + FACES
ACTIONS: Final = EXCHANGE_ASIDE + 1


def action_name(action: i64) -> str:
    if action == EXCHANGE_ASIDE:
        return "exchange"
    if action >= ASIDE:
        return f"aside {card_names(one(action - ASIDE))[0]}"
    return move_name(action)


def actions_for(move: Move) -> list[int]:
    if move < EXCHANGE:
        return [int(move)]
    return [int(ASIDE + face) for face in as_bytes(move ^ EXCHANGE)] + [int(EXCHANGE_ASIDE)]


def put_aside(action: i64, aside: Handful) -> Handful:
    """What lies aside after this action; nothing once a move is made."""
    return aside + one(action - ASIDE) if ASIDE <= action < EXCHANGE_ASIDE else i64(0)


def move_of(action: i64, aside: Handful) -> Move:
    return EXCHANGE + aside if action == EXCHANGE_ASIDE else action


def logged(action: i64, aside: Handful) -> i64:
    """Everybody sees how many cards were exchanged, and nobody which."""
    return EXCHANGE_ASIDE + how_many(aside) if action == EXCHANGE_ASIDE else action


def list_actions(deal: BlueDeal, seat: Seat, aside: Handful, into: vec[i64], first: i64) -> i64:
    if not aside:
        for move in deal.plain_moves(seat):
            into[first] = move
            first += 1
    if how_many(aside) < deal.most_cards(seat):
        left = faces_of(deal.hands[seat] - aside)
        face = _last_aside(aside)
        left >>= 3 * face
        while left:
            if left & 1:
                into[first] = ASIDE + face
                first += 1
            left >>= 3
            face += 1
    if aside:
        into[first] = EXCHANGE_ASIDE
        first += 1
    return first


def _last_aside(aside: Handful) -> i64:
    """The highest face put aside; those below it had their turn."""
    face: i64 = 0
    aside >>= 3
    while aside:
        aside >>= 3
        face += 1
    return face
