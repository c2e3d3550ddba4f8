"""What the cards are worth, side by side."""

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit, size
from defifoo.games.red.deck import WORTH_FIVE, WORTH_THREE


def value(cards: Mask) -> i64:
    """red.values"""
    return size(cards) + 4 * size(cards & WORTH_FIVE) + 2 * size(cards & WORTH_THREE)


def side_of(seat: Seat, players: i64, team: Mask) -> Mask:
    """Everyone who counts together with a seat; `team` is the dealer's side, empty when there are no teams."""
    if not team:
        return bit(seat)
    return team if team & bit(seat) else (bit(players) - 1) & ~team


def side_value(side: Mask, won: vec[i64]) -> i64:
    """red.score.team"""
    cards: Mask = 0
    for seat in range(i64(len(won))):
        if side & bit(seat):
            cards |= won[seat]
    return value(cards)


def side_with_most(won: vec[i64], team: Mask) -> Mask:
    """The side that the Bank goes to, empty when the best are level.  red.score.bank, red.score.bank.tie"""
    players = i64(len(won))
    most: i64 = -1
    winner: Mask = 0
    for seat in range(players):
        side = side_of(seat, players, team)
        total = side_value(side, won)
        if total > most:
            most = total
            winner = side
        elif total == most and side != winner:
            winner = 0
    return winner
