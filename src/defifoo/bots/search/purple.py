"""Purple for the search.

Quick play goes by a few rules of thumb and a whim now and then. Playing on with the whole reckoning of the written strategy was
tried: it is slower and, at the same number of simulations, no stronger.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.bots.search.policy import Policy
from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit, lowest, members, nth, size
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.games.purple.deal import CLOCKWISE, PurpleDeal
from defifoo.games.purple.deck import (
    ALIEN_RANK,
    ALL_SPACECRAFT,
    FIVES,
    MOST,
    NO_ALIEN,
    NO_FIVES,
    NO_PLANET,
    NO_SEVENS,
    NO_SPACECRAFT,
    NO_SUN,
    NOT_LAST,
    PLANETS,
    RANKS,
    SEVENS,
    SPACECRAFT,
    SUN,
)
from defifoo.games.purple.rules import NOTHING_CALLED, OPEN, playable

# What a player wants from a trick
TAKE: Final = 0
DUCK: Final = 1
UNLOAD: Final = 2
"""To be rid of high cards, whoever takes the trick."""

_WHIMS: Final = 15
"""In so many of a hundred quick moves anything is played."""

_WIN: Final = 0.9
"""How much of a result is the win; the rest is by how much."""

_LEAD: Final = 100.0
"""So many points ahead of the others cannot be bettered."""

_SUN: Final = 1 << SUN
_COLOUR: Final = (1 << RANKS) - 1
_ALL_PLANETS: Final = (1 << SPACECRAFT) - 1
_TOP: Final = bytes([0] + [mask.bit_length() - 1 for mask in range(1, 1 << RANKS)])
"""The highest member of a set of ranks."""


def _costly(challenge: int, colour: int) -> int:
    if challenge == NO_SPACECRAFT:
        return ALL_SPACECRAFT
    if challenge == NO_FIVES:
        return FIVES
    if challenge == NO_SEVENS:
        return SEVENS
    if challenge == NO_SUN:
        return _SUN
    if challenge == NO_PLANET:
        return int(PLANETS[colour])
    if challenge == NO_ALIEN:
        return 1 << (colour * RANKS + ALIEN_RANK - 1)
    return 0


_COSTLY: vec[i64] = vec[i64]([_costly(challenge, colour) for challenge in range(10) for colour in range(5)])
_CRAFTS: vec[i64] = vec[i64]([(1 << (SPACECRAFT + c)) | (1 << (SPACECRAFT + (c + 4) % 5)) for c in range(5)])


def costly_cards(deal: PurpleDeal) -> Mask:
    """The cards that the challenge makes their winner pay for; none where the tricks themselves count."""
    return _COSTLY[deal.challenge * 5 + max(0, deal.challenge_colour)]


@final
class PurplePolicy(Policy):
    def sensible(self, deal: Deal, seat: Seat) -> list[Move]:
        """One of each run of cards that do the same, and no Sun kept for the last trick. Both directions are alike."""
        assert isinstance(deal, PurpleDeal)
        if deal.over or seat != deal.turn:
            return []
        if deal.direction == 0:
            return [CLOCKWISE]
        hand = deal.hands[seat]
        cards = playable(hand, deal.called)
        if cards & _SUN and (size(hand) == 2 or nothing_at_stake(deal)):
            return [SUN]
        if nothing_at_stake(deal):
            return [lowest(cards)]
        return members(without_twins(deal, cards))

    def step(self, deal: Deal, source: FastSource) -> None:
        assert isinstance(deal, PurpleDeal)
        seat = deal.turn
        if deal.direction == 0:
            deal.do(seat, CLOCKWISE + source.below(2))
        elif deal.trick_size == 0 and is_decided(deal):
            deal.over = True
        else:
            deal.do(seat, plausible(deal, deal.hands[seat], source))

    def reward(self, deal: Deal, seat: Seat) -> float:
        """Mostly the share in the win, measured by the share to be hoped for, and a little the lead over the others."""
        assert isinstance(deal, PurpleDeal)
        own = deal.points(seat)
        total: i64 = 0
        above: i64 = 0
        level: i64 = 0
        for other in range(deal.players):
            points = deal.points(other)
            total += points
            if points > own:
                above += 1
            elif points == own:
                level += 1
        won = 0.0
        if above == 0:
            won = min(1.0, usual_winners(deal) / float(level))
        mean = float(total - own) / float(deal.players - 1)
        lead = 0.5 + (float(own) - mean) / (2.0 * _LEAD)
        return _WIN * won + (1.0 - _WIN) * min(1.0, max(0.0, lead))


def usual_winners(deal: PurpleDeal) -> float:
    """All but one where a single card or trick costs 50; about half where several cards cost; else one."""
    if deal.challenge == NOT_LAST or deal.challenge == NO_SUN or deal.challenge == NO_ALIEN:
        return float(deal.players - 1)
    return 0.5 * float(deal.players) if costly_cards(deal) else 1.0


# What does not need a thought


def nothing_at_stake(deal: PurpleDeal) -> bool:
    """Every card that costs something has been won; only a Sun in the hand still matters."""
    costly = costly_cards(deal)
    if not costly:
        return False
    for seat in range(deal.players):
        costly &= ~deal.won[seat]
    return not costly


def is_decided(deal: PurpleDeal) -> bool:
    """Nobody holds a card that costs something or the Sun: the rest of the set changes nothing."""
    costly = costly_cards(deal)
    if not costly:
        return False
    held: Mask = 0
    for hand in deal.hands:
        held |= hand
    return not held & (costly | _SUN)


def without_twins(deal: PurpleDeal, cards: Mask) -> Mask:
    """Of neighbours in one hand, where only cards already won lie between them, just the lowest.

    A Spacecraft counts between 3 and 4, so these are neighbours only once both of the colour are gone. A card that costs points
    is no twin of one that does not.
    """
    gone: Mask = 0
    for seat in range(deal.players):
        gone |= deal.won[seat]
    costly = costly_cards(deal)
    kept = cards & ~_ALL_PLANETS
    for colour in range(i64(5)):
        base = colour * RANKS
        ranks = (cards >> base) & _COLOUR
        if ranks & (ranks - 1):
            crafts_out = gone & _CRAFTS[colour] != _CRAFTS[colour]
            ranks = _first_of_each_run(ranks, (gone >> base) & _COLOUR, (costly >> base) & _COLOUR, crafts_out)
        kept |= ranks << base
    return kept


def _first_of_each_run(ranks: Mask, gone: Mask, costly: Mask, crafts_out: bool) -> Mask:
    kept: Mask = 0
    free_run = False
    costly_run = False
    for rank in range(i64(RANKS)):
        here = bit(rank)
        if (crafts_out and rank == 3) or not (ranks | gone) & here:
            free_run = False
            costly_run = False
        if not ranks & here:
            continue
        if costly & here:
            if not costly_run:
                kept |= here
            costly_run = True
        else:
            if not free_run:
                kept |= here
            free_run = True
    return kept


# Quick play


def plausible(deal: PurpleDeal, hand: Mask, source: FastSource) -> Card:
    cards = playable(hand, deal.called)
    if not cards & (cards - 1):
        return lowest(cards)
    rest = hand & (hand - 1)
    if cards & _SUN and not rest & (rest - 1):
        return SUN
    called = deal.called
    if called >= OPEN or source.below(100) < _WHIMS:
        return nth(cards, source.below(size(cards)))
    costly = costly_cards(deal)
    wish = wanted(deal, hand, costly)
    if called == NOTHING_CALLED:
        return lead(cards, wish, source)
    ranks = (hand >> (called * RANKS)) & _COLOUR
    crafts = hand & _CRAFTS[called]
    if not ranks and not crafts:
        return throw_away(cards, wish, costly, source)
    last = deal.trick_size == deal.players - 1
    if wish == TAKE:
        return take(ranks, crafts, called, deal.best_strength, last)
    dear = (costly >> (called * RANKS)) & _COLOUR
    if wish == UNLOAD:
        return unload(ranks, crafts, called, deal.best_strength, dear)
    return duck(ranks, crafts | (cards & _SUN), called, deal.best_strength, dear, last)


def wanted(deal: PurpleDeal, hand: Mask, costly: Mask) -> i64:
    if deal.challenge == MOST:
        return TAKE
    if costly:
        return UNLOAD if is_clean_and_last(deal, costly) else DUCK
    if deal.challenge == NOT_LAST and size(hand) > 3:
        return UNLOAD
    return DUCK


def is_clean_and_last(deal: PurpleDeal, costly: Mask) -> bool:
    """Nothing in the trick costs anything, and nobody can add to it: the moment to be rid of a high card."""
    if deal.trick_size < deal.players - 1:
        return False
    lies: Mask = 0
    for place in range(deal.trick_size):
        lies |= bit(deal.trick[place])
    return not lies & costly


def lead(cards: Mask, wish: i64, source: FastSource) -> Card:
    """High to take tricks or be rid of high cards, else low: the best of a few cards that come to mind."""
    count = size(cards)
    one = nth(cards, source.below(count))
    two = nth(cards, source.below(count))
    if wish == DUCK:
        return lower(one, two)
    if wish == TAKE:
        one = higher(one, nth(cards, source.below(count)))
        one = higher(one, nth(cards, source.below(count)))
    return higher(one, two)


def throw_away(cards: Mask, wish: i64, costly: Mask, source: FastSource) -> Card:
    """What costs points goes first, then what is high; who wants tricks keeps the high cards."""
    if cards & costly:
        return lowest(cards & costly)
    count = size(cards)
    one = nth(cards, source.below(count))
    two = nth(cards, source.below(count))
    if wish == TAKE:
        return lower(lower(one, two), nth(cards, source.below(count)))
    return higher(one, two)


def take(ranks: Mask, crafts: Mask, called: i64, best: i64, last: bool) -> Card:
    """The cheapest winner as the last to play, the highest before; without one the lowest."""
    base = called * RANKS
    over = ranks & ~(bit(best) - 1)
    if over:
        return base + (lowest(over) if last else _TOP[over])
    if crafts and (last or not ranks):
        return lowest(crafts)
    return base + lowest(ranks)


def unload(ranks: Mask, crafts: Mask, called: i64, best: i64, dear: Mask) -> Card:
    """The highest of the colour, but do not win what costs points."""
    if not ranks:
        return lowest(crafts)
    over = ranks & ~(bit(best) - 1)
    cheap = over & ~dear
    return called * RANKS + _TOP[cheap or ranks]


def duck(ranks: Mask, escapes: Mask, called: i64, best: i64, dear: Mask, last: bool) -> Card:
    """Stay under as high as can be, with a gift if there is one; else escape; who must take it takes it with the highest."""
    base = called * RANKS
    under = ranks & (bit(best) - 1)
    if under:
        return base + _TOP[under & dear or under]
    if escapes & _SUN:
        return SUN
    if escapes and (not last or not ranks):
        return lowest(escapes)
    return base + (_TOP[ranks] if last else lowest(ranks))


def _rank(card: Card) -> i64:
    if card == SUN:
        return 0
    return 2 if card >= SPACECRAFT else card % RANKS


def lower(one: Card, two: Card) -> Card:
    return one if _rank(one) < _rank(two) else two


def higher(one: Card, two: Card) -> Card:
    return one if _rank(one) > _rank(two) else two
