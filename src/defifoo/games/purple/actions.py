"""Actions for those who study the game: the moves themselves."""

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Seat
from defifoo.core.bits import spread
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.rules import playable


def list_actions(deal: PurpleDeal, seat: Seat, into: vec[i64], first: i64) -> i64:
    if deal.direction:
        return spread(playable(deal.hands[seat], deal.called), into, first)
    for move in deal.moves(seat):
        into[first] = move
        first += 1
    return first
