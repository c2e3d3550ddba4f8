"""How a good player of Red chooses a card, quickly enough to play deals to the end thousands of times.

The same thoughts as the written strategy: what the round is likely to bring with a card, less what the card could do later.
Nobody looks into another hand: who can beat what is reckoned from the cards that the player has not seen.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from defifoo.core.aliases import Card, Mask, Seat
from defifoo.core.bits import bit, lowest, size
from defifoo.core.deal import step
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import BANK, CHARMER, GANG_SIZE, GODFATHER, POLICE, POLICE_SUIT
from defifoo.games.red.rules import LOWEST_POLICE, follows, partners, suit_of
from defifoo.games.red.scoring import value

USUAL_CARD: Final = 1.6
"""What a card that someone else will play is worth on average."""
RESCUE: Final = 0.3
"""How often a partner who plays later takes a round that seemed lost."""

# Sets of cards, written out so that they are machine constants.
ORDINARY: Final = 0x07FF_FFFF_FFFF_FFFF
_POLICE: Final = 0x07FF_F000_0000_0000
DEAR: Final = 0x0400_1C01_8030_0600
"""Every ordinary card worth more than one: the figures, Police 1 and Police 15."""

_SUITS: Final[vec[i64]] = vec[i64]([0x7FF << GANG_SIZE * gang for gang in range(4)] + [_POLICE])
_MOST: Final = 16
"""More cards than any suit has."""


def power(card: int) -> float:
    """What a card may still win if it is kept."""
    if card >= POLICE:
        return 1.0 + 0.3 * (card - POLICE)
    rank = card % GANG_SIZE
    if rank == GODFATHER:
        return 4.0
    return 2.0 if rank == CHARMER else 0.1 * rank


def _elsewhere(players: int, cards: int) -> float:
    """The chance that none of so many unseen cards lies in one given hand; with two players all but one lie there."""
    one = 0.04 if players < 3 else (players - 2) / (players - 1)
    return float(one**cards)


_POWER: Final[vec[float]] = vec[float]([power(card) for card in range(BANK)])
_POINTS: Final[vec[float]] = vec[float]([float(value(bit(card))) for card in range(BANK)])
_ELSEWHERE: Final[vec[float]] = vec[float]([_elsewhere(players, cards) for players in range(7) for cards in range(_MOST)])


@final
@mypyc_attr(free_list_len=1)
class Round:
    """A round as the player sees it whose turn it is."""

    def __init__(self, deal: RedDeal, seat: Seat) -> None:
        self.deal = deal
        self.seat = seat
        self.row = deal.players * _MOST
        self.later: i64 = deal.players - deal.trick_size - 1
        self.rivals: Mask = 0
        self.unseen = deal.face_down
        team = deal.team
        other = seat
        for after in range(1, deal.players):
            other = step(other, deal.direction, deal.players)
            self.unseen |= deal.hands[other]
            if after <= self.later and not partners(team, other, seat):
                self.rivals |= bit(other)

    def stands(self, led: i64, card: Card) -> float:
        """The chance that no rival who still plays beats this card, the best of the round."""
        suit = _SUITS[led]
        higher = -bit(card + 1)
        chance = 1.0
        rivals = self.rivals
        while rivals:
            out = self.unseen & ~self.deal.missing[lowest(rivals)]
            rivals &= rivals - 1
            follow = out & suit
            beaten = 1.0 - _ELSEWHERE[self.row + size(follow & higher)]
            if led != POLICE_SUIT:
                police = 1.0 - _ELSEWHERE[self.row + size(out & _POLICE & higher)]
                beaten += _ELSEWHERE[self.row + size(follow)] * police
            chance *= 1.0 - min(1.0, beaten)
        return chance

    def with_help(self, ours: float) -> float:
        """A partner who plays later may still save the round."""
        return ours + (1.0 - ours) * RESCUE if size(self.rivals) < self.later else ours


def careful_card(deal: RedDeal, seat: Seat) -> Card:
    """The card with the best balance, of those that are neither Bank nor Bomb; there must be one."""
    led = deal.led
    hand = deal.hands[seat] & ORDINARY
    cards = hand if led < 0 else follows(hand, led)
    if cards & (cards - 1) == 0:
        return lowest(cards)
    table = Round(deal, seat)
    best = _best(deal)
    lost = 0.0
    if best >= 0 and partners(deal.team, deal.best_seat, seat):
        lost = table.stands(led, best)
    lost = table.with_help(lost)
    stakes = float(value(deal.trick_cards)) + USUAL_CARD * float(table.later)
    keep = min(1.0, 0.2 * float(size(hand) - 1))
    sides = 1.0 if deal.team else float(deal.players - 1)
    cards = _worth_a_thought(cards, best)
    chosen: Card = -1
    most = 0.0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        suit = suit_of(card)
        ours = lost
        if card > best and (led < 0 or suit == led or suit == POLICE_SUIT):
            ours = table.with_help(table.stands(suit if led < 0 else led, card))
        swing = ours - (1.0 - ours) / sides
        balance = swing * (stakes + _POINTS[card]) - keep * _POWER[card]
        if chosen < 0 or balance > most:
            most = balance
            chosen = card
    return chosen


def _best(deal: RedDeal) -> Card:
    """The card that wins the round so far; for a bewitching Charmer one above her Godfather. -1 before the lead."""
    if deal.led < 0:
        return -1
    strength = deal.best_strength
    return POLICE + strength - LOWEST_POLICE if strength >= LOWEST_POLICE else deal.led * GANG_SIZE + strength


def _worth_a_thought(cards: Mask, best: Card) -> Mask:
    """Dear cards; of the others in each suit the lowest, the highest and the lowest that takes the lead."""
    kept = cards & DEAR
    plain = cards & ~DEAR
    while plain:
        low = lowest(plain)
        suit = plain & _SUITS[suit_of(low)]
        plain ^= suit
        above = suit & -bit(best + 1)
        kept |= bit(low) | (above & -above)
        while suit & (suit - 1):
            suit &= suit - 1
        kept |= suit
    return kept
