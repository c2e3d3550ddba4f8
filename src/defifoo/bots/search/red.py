"""Red for the search."""

from typing import Final, final

from mypy_extensions import i64

from defifoo.bots.search.policy import Policy
from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit, lowest, members, nth, size
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, step
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import BANK, BOMB, GANG_SIZE, POLICE, POLICE_SUIT
from defifoo.games.red.scoring import side_of, side_value, value

# Sets of cards, written out so that they are machine constants.
_ORDINARY: Final = 0x07FF_FFFF_FFFF_FFFF
_POLICE: Final = 0x07FF_F000_0000_0000
_FIGURES: Final = 0x0000_0C01_8030_0600
"""Charmers and Godfathers."""
_DEAR: Final = 0x0400_1C01_8030_0600
"""Every ordinary card worth more than one: the figures, Police 1 and Police 15."""

_LOWEST_POLICE: Final = 20
_WHIM: Final = 12
"""One card in so many is played for no reason, so that nothing is ruled out."""

_SCALE: Final = 40.0
"""So many points of lead are as good as can be."""


@final
class RedPolicy(Policy):
    def sensible(self, deal: Deal, seat: Seat) -> list[Move]:
        """Of cards that do the same only the lowest; in turn, the Bank and the Bomb only when the round can grow no more."""
        assert isinstance(deal, RedDeal)
        moves = deal.moves(seat)
        if deal.direction == 0 or len(moves) < 2 or seat != deal.turn:
            return moves
        cards: Mask = 0
        for move in moves:
            cards |= bit(move)
        if cards & _ORDINARY and deal.trick_size < deal.players - 1:
            cards &= _ORDINARY
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
        ordinary = hand & _ORDINARY
        if ordinary == 0:
            deal.do(seat, lowest(hand))
        elif deal.trick_size == 0:
            deal.do(seat, _lead(deal, seat, ordinary, source))
        else:
            deal.do(seat, _follow(deal, seat, ordinary, source))

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
    if high >= BANK or (bit(low) | bit(high)) & _DEAR or live & (bit(high) - bit(low)):
        return False
    if high >= POLICE:
        return low >= POLICE
    return low // GANG_SIZE == high // GANG_SIZE


# Playing on quickly: everyone knows who can still beat what in this round, and thinks no further


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


def _lead(deal: RedDeal, seat: Seat, hand: Mask, source: FastSource) -> Card:
    """The top of a gang that nobody can beat, else something that costs little."""
    if source.below(_WHIM):
        gang = source.below(4)
        for _ in range(4):
            cards = hand & _gang(gang)
            if cards:
                top = _highest(cards)
                if _stands(deal, seat, gang, top):
                    return top
            gang = (gang + 1) & 3
    cheap = hand & ~_DEAR
    return _any(cheap if cheap else hand, source)


def _follow(deal: RedDeal, seat: Seat, hand: Mask, source: FastSource) -> Card:
    """Feed a round that is ours, take it if that can be done, else give as little as possible."""
    led = deal.led
    cards = hand & _gang(led)
    if not cards:
        cards = hand & _POLICE
    strength = deal.best_strength
    best = POLICE + strength - _LOWEST_POLICE if strength >= _LOWEST_POLICE else led * GANG_SIZE + strength
    if not cards:
        return _discard(hand, _ours(deal, seat) and _stands(deal, seat, led, best), source)
    if cards & (cards - 1) == 0:
        return lowest(cards)
    if source.below(_WHIM) == 0:
        return _any(cards, source)
    if _ours(deal, seat) and _stands(deal, seat, led, best):
        return _richest(cards)
    return _take(deal, seat, cards, cards & -bit(best + 1))


def _take(deal: RedDeal, seat: Seat, cards: Mask, winning: Mask) -> Card:
    """In a gang the highest card, for its points; of the Police the lowest that does it."""
    if not winning:
        return _cheapest(cards)
    top = _highest(winning)
    if not _stands(deal, seat, deal.led, top):
        return _cheapest(cards)
    if top < POLICE:
        return top
    low = lowest(winning)
    return low if _stands(deal, seat, deal.led, low) else top


def _discard(hand: Mask, ours: bool, source: FastSource) -> Card:
    """Figures for a round that is ours, none for a rival's."""
    wanted = hand & _FIGURES if ours else hand & ~_FIGURES
    return _any(wanted if wanted else hand, source)


def _ours(deal: RedDeal, seat: Seat) -> bool:
    """Whether the round is going to this seat's side so far."""
    best = deal.best_seat
    return best == seat or _partners(deal.team, best, seat)


def _partners(team: Mask, one: Seat, other: Seat) -> bool:
    return team != 0 and (team >> one ^ team >> other) & 1 == 0


def _stands(deal: RedDeal, seat: Seat, led: i64, card: Card) -> bool:
    """Whether no rival who plays after this seat can beat this card, the best of the round."""
    gang = _gang(led)
    higher = -bit(card + 1)
    other = seat
    for _ in range(deal.players - deal.trick_size - 1):
        other = step(other, deal.direction, deal.players)
        if _partners(deal.team, other, seat):
            continue
        hand = deal.hands[other]
        follow = hand & gang
        if (follow if follow else hand & _POLICE) & higher:
            return False
    return True


def _gang(suit: i64) -> Mask:
    """The cards of a gang; of the Police none."""
    if suit == POLICE_SUIT:
        return 0
    return bit(suit * GANG_SIZE + GANG_SIZE) - bit(suit * GANG_SIZE)


def _any(cards: Mask, source: FastSource) -> Card:
    return nth(cards, source.below(size(cards)))


def _highest(cards: Mask) -> Card:
    while cards & (cards - 1):
        cards &= cards - 1
    return lowest(cards)


def _richest(cards: Mask) -> Card:
    figures = cards & _FIGURES
    return _highest(figures) if figures else lowest(cards)


def _cheapest(cards: Mask) -> Card:
    cheap = cards & ~_DEAR
    return lowest(cheap if cheap else cards)
