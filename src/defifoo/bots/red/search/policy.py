"""Red for the search."""

from typing import Final, final

from mypy_extensions import i64

from defifoo.bots.red.search.careful import DEAR, ORDINARY, careful_card
from defifoo.bots.search.policy import Policy
from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit, lowest, members, size
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import BANK, BOMB, GANG_SIZE, POLICE
from defifoo.games.red.rules import partners
from defifoo.games.red.scoring import side_of, side_value, value

_SCALE: Final = 40.0
"""So many points of lead are as good as can be."""


@final
class RedPolicy(Policy):
    swing = 25.0
    tree: i64 = 1

    def sensible(self, deal: Deal, seat: Seat) -> list[Move]:
        """Of cards that do the same only the lowest; in turn, the Bank and the Bomb only when the round can grow no more."""
        assert isinstance(deal, RedDeal)
        moves = deal.moves(seat)
        if deal.direction == 0 or len(moves) < 2 or seat != deal.turn:
            return moves
        cards: Mask = 0
        for move in moves:
            cards |= bit(move)
        if cards & ORDINARY and deal.trick_size < deal.players - 1:
            cards &= ORDINARY
        return members(_different(cards, _live(deal, seat)))

    def step(self, deal: Deal, source: FastSource) -> None:
        assert isinstance(deal, RedDeal)
        seat = deal.turn
        if deal.direction == 0:
            deal.do(seat, deal.random_move(seat, source))
            return
        if deal.holders and deal.trick_size == deal.players - 1 and _slammed(deal):
            return
        hand = deal.hands[seat]
        deal.do(seat, careful_card(deal, seat) if hand & ORDINARY else lowest(hand))

    def pass_by(self, deal: Deal, seat: Seat, source: FastSource) -> None:
        """Quick play would slam for the seat in the very moment that it lets pass."""
        assert isinstance(deal, RedDeal)
        waiting = deal.holders & bit(seat)
        deal.holders ^= waiting
        self.step(deal, source)
        if not deal.over:
            deal.holders |= waiting

    def reward(self, deal: Deal, seat: Seat) -> float:
        """Half for winning, half for the lead over the best other side. The Bank goes to the winner, so it decides nothing."""
        assert isinstance(deal, RedDeal)
        players = deal.players
        own = side_of(seat, players, deal.team)
        most: i64 = 0
        if deal.team:
            most = side_value((bit(players) - 1) & ~own, deal.won)
        else:
            for other in range(players):
                if other != seat:
                    most = max(most, value(deal.won[other]))
        lead = side_value(own, deal.won) - most
        won = 0.5
        if lead > 0:
            won = 1.0
        elif lead < 0:
            won = 0.0
        return 0.5 * won + 0.5 * min(1.0, max(0.0, 0.5 + float(lead) / (2.0 * _SCALE)))


# Which cards are worth a thought


def _live(deal: RedDeal, seat: Seat) -> Mask:
    """The cards that this seat neither holds nor has seen leave the game."""
    gone = deal.bank | deal.hands[seat]
    for other in range(deal.players):
        gone |= deal.won[other]
    return deal.deck & ~gone


def _different(cards: Mask, live: Mask) -> Mask:
    """The lowest of each run of neighbours that are worth the same, with nothing live in between."""
    kept: Mask = 0
    last: Card = -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if last < 0 or not _same(last, card, live):
            kept |= bit(card)
        last = card
    return kept


def _same(low: Card, high: Card, live: Mask) -> bool:
    if high >= BANK or (bit(low) | bit(high)) & DEAR or live & (bit(high) - bit(low)):
        return False
    if high >= POLICE:
        return low >= POLICE
    return low // GANG_SIZE == high // GANG_SIZE


# Playing on quickly


def _slammed(deal: RedDeal) -> bool:
    """Whoever holds the Bomb or the Bank stops a fat round just before a rival gets it."""
    loot = value(deal.trick_cards)
    holders = deal.holders
    while holders:
        seat = lowest(holders)
        holders &= holders - 1
        if _ours(deal, seat):
            continue
        hand = deal.hands[seat]
        rounds = size(hand) - 2
        if rounds <= 0 or 5 * loot >= 6 * (deal.players - 1) + min(10, rounds):
            deal.do(seat, BOMB if hand & bit(BOMB) else BANK)
            return True
    return False


def _ours(deal: RedDeal, seat: Seat) -> bool:
    """Whether the round is going to this seat's side so far."""
    best = deal.best_seat
    return best == seat or partners(deal.team, best, seat)
