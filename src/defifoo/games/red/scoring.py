"""What the cards are worth, side by side."""

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import as_bytes, bit, members, size
from defifoo.core.outcome import Accounts, ScoreLine, each
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


def accounts(won: vec[i64], team: Mask, bank: Mask) -> Accounts:
    """How everyone's points came about, once all that nobody won lies in the Bank.  red.score.each"""
    most = max([side_value(side_of(seat, len(won), team), won) for seat in range(i64(len(won)))])
    return tuple([_account(seat, won, team, bank, most) for seat in range(i64(len(won)))])


def _account(seat: Seat, won: vec[i64], team: Mask, bank: Mask, most: i64) -> tuple[ScoreLine, ...]:
    """The cards one won oneself, those of each partner, the Bank."""
    side = side_of(seat, len(won), team)
    lines = _loot(won[seat])
    for partner in members(side & ~bit(seat)):
        cards = won[partner]
        lines.append(ScoreLine("red.score.each", int(value(cards)), int(size(cards)), cards=as_bytes(cards), seat=partner))
    if side_with_most(won, team) == side:
        lines.append(ScoreLine("red.score.bank", int(value(bank)), int(size(bank)), cards=as_bytes(bank)))
    elif side_value(side, won) == most:
        lines.append(ScoreLine("red.score.bank.tie", 0, int(size(bank)), cards=as_bytes(bank)))
    return tuple(lines)


def _loot(cards: Mask) -> list[ScoreLine]:
    """By what they are worth; at least the line of the ones.  red.score.team, red.values"""
    lines: list[ScoreLine] = []
    for worth, kind in ((5, WORTH_FIVE), (3, WORTH_THREE)):
        dear = cards & kind
        cards ^= dear
        if dear:
            lines.append(each("red.score.team", int(size(dear)), worth, as_bytes(dear)))
    if cards or not lines:
        lines.append(each("red.score.team", int(size(cards)), 1, as_bytes(cards)))
    return lines
