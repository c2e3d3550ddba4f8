"""Actions for those who study the game: the moves, and letting the moment for the Bank or the Bomb pass."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit, spread
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import SPECIALS
from defifoo.games.red.moves import TEAM, move_name
from defifoo.games.red.rules import round_under_way

LET_PASS: Final = TEAM
"""A team without partners is no move, so its number is free."""


def action_name(action: i64) -> str:
    return "let pass" if action == LET_PASS else move_name(action)


def list_actions(deal: RedDeal, seat: Seat, into: vec[i64], first: i64) -> i64:
    if deal.direction:
        return spread(deal._playable(seat), into, first)
    for move in deal.moves(seat):
        into[first] = move
        first += 1
    return first


def interrupters(deal: RedDeal) -> Mask:
    """After every card of a round all the other seats, whatever they hold, until everybody has seen both cards go.

    It follows from what everybody knows, not from what anybody holds.  red.interrupt
    """
    if not round_under_way(deal.trick_size, deal.players):
        return 0
    shown = deal.bank
    for seat in range(deal.players):
        shown |= deal.won[seat]
    return i64(0) if shown & SPECIALS == SPECIALS else (bit(deal.players) - 1) ^ bit(deal.turn)
