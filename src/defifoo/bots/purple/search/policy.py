"""Purple for the search.

Only cards that a player who reckons might play are searched, and a set is played on by the same reckoning with a whim now and
then. That is slower than rules of thumb and, as far as could be measured, at least as strong in the same time.
"""

from typing import Final, final

from mypy_extensions import i64

from defifoo.bots.purple.search.trick import COLOUR, CRAFTS, SUN_ONLY, Trick
from defifoo.bots.search.policy import Policy
from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit, lowest, members, nth, size
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.games.purple.deal import CLOCKWISE, PurpleDeal
from defifoo.games.purple.deck import NO_ALIEN, NO_SUN, NOT_LAST, RANKS, SPACECRAFT, SUN
from defifoo.games.purple.rules import playable

_WHIMS: Final = 10
"""In so many of a hundred quick moves anything is played."""

_MARGIN: Final = 6.0
"""A card judged so much worse than the best is not searched."""

_WIN: Final = 0.9
"""How much of a result is the win; the rest is by how much."""

_LEAD: Final = 100.0
"""So many points ahead of the others cannot be bettered."""

_ALL_PLANETS: Final = (1 << SPACECRAFT) - 1


@final
class PurplePolicy(Policy):
    swing = 25.0
    tree: i64 = 1

    def sensible(self, deal: Deal, seat: Seat) -> list[Move]:
        """The promising cards, one of each run that do the same; no Sun kept for the last trick. Both directions are alike."""
        assert isinstance(deal, PurpleDeal)
        if deal.over or seat != deal.turn:
            return []
        if deal.direction == 0:
            return [CLOCKWISE]
        hand = deal.hands[seat]
        cards = playable(hand, deal.called)
        if cards & SUN_ONLY and (size(hand) == 2 or nothing_at_stake(deal)):
            return [SUN]
        if nothing_at_stake(deal):
            return [lowest(cards)]
        return promising(deal, without_twins(deal, cards))

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
    return 0.5 * float(deal.players) if deal.costly else 1.0


# What does not need a thought


def nothing_at_stake(deal: PurpleDeal) -> bool:
    """Every card that costs something has been won; only a Sun in the hand still matters."""
    costly = deal.costly
    if not costly:
        return False
    for seat in range(deal.players):
        costly &= ~deal.won[seat]
    return not costly


def is_decided(deal: PurpleDeal) -> bool:
    """Nobody holds a card that costs something or the Sun: the rest of the set changes nothing."""
    costly = deal.costly
    if not costly:
        return False
    in_hands: Mask = 0
    for hand in deal.hands:
        in_hands |= hand
    return not in_hands & (costly | SUN_ONLY)


def without_twins(deal: PurpleDeal, cards: Mask) -> Mask:
    """Of neighbours in one hand, where only cards already won lie between them, just the lowest.

    A Spacecraft counts between 3 and 4, so these are neighbours only once both of the colour are gone. A card that costs points
    is no twin of one that does not.
    """
    gone: Mask = 0
    for seat in range(deal.players):
        gone |= deal.won[seat]
    costly = deal.costly
    kept = cards & ~_ALL_PLANETS
    for colour in range(i64(5)):
        base = colour * RANKS
        ranks = (cards >> base) & COLOUR
        if ranks & (ranks - 1):
            crafts_out = gone & CRAFTS[colour] != CRAFTS[colour]
            ranks = _first_of_each_run(ranks, (gone >> base) & COLOUR, (costly >> base) & COLOUR, crafts_out)
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


# Reckoning


def promising(deal: PurpleDeal, cards: Mask) -> list[Move]:
    """The cards that are judged nearly as good as the best."""
    if not cards & (cards - 1):
        return [lowest(cards)]
    trick = Trick(deal)
    found = members(cards)
    values: list[float] = []
    best = -1.0e9
    for card in found:
        value = trick.judge(card)
        values.append(value)
        best = max(best, value)
    kept: list[Move] = []
    for place in range(len(found)):
        if values[place] >= best - _MARGIN:
            kept.append(found[place])
    return kept


def plausible(deal: PurpleDeal, hand: Mask, source: FastSource) -> Card:
    """The card judged best, give or take a point; or a whim."""
    cards = playable(hand, deal.called)
    if not cards & (cards - 1):
        return lowest(cards)
    if cards & SUN_ONLY and size(hand) == 2:
        return SUN
    if source.below(100) < _WHIMS:
        return nth(cards, source.below(size(cards)))
    trick = Trick(deal)
    chosen: Card = -1
    highest = -1.0e9
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        value = trick.judge(card) + float(source.below(64)) / 64.0
        if value > highest:
            highest = value
            chosen = card
    return chosen
