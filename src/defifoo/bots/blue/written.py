"""Blue as a good player would explain it.

Count the turns that everybody still needs: one for each missing continent, one for each line to open, and the waiting for the
right cards. A move is good when it brings you home sooner or holds up those who would be home before you; an attack costs a
turn, so it must cost the leader more. From this follow the maxims: open early where you hold continents, lay what you lack and
never what you have, pile up on one line since only the last card can be taken, hit whoever is about to finish, keep a Rainbow.
"""

from typing import Final

from defifoo.bots.blue.outlook import BITS, BlueOutlook
from defifoo.bots.blue.search.turns import ALL, kinds_in, waiting
from defifoo.core.chance import FastSource
from defifoo.games.blue.deck import BOLT, CONTINENT, FACES, ICE, MOON, RAIN, SUN, one
from defifoo.games.blue.moves import (
    ACCEPT,
    BOLT_AT,
    CLOCKWISE,
    COVER_RAIN,
    COVER_SUN,
    EXCHANGE,
    ICE_AT,
    LAY,
    MOON_AT,
    OPEN_RAIN,
    RAINBOW,
)
from defifoo.games.blue.view import BlueView

_ANSWERED: Final = 0.15
"""How often a Moon meets a Rainbow."""

_TURN_AT_ONCE: Final = 0.5
"""What it is worth to play before those in between."""

_EXCHANGE: Final = 0.8
"""What an exchange is worth, compared with a hand that had so many more cards from the beginning."""


def choose(view: BlueView, moves: list[int], source: FastSource, remembers: bool) -> int:
    if len(moves) == 1:
        return moves[0]
    if moves[0] == CLOCKWISE:
        return moves[source.below(len(moves))]
    outlook = BlueOutlook(view, remembers)
    if view.attacker >= 0:
        return RAINBOW if worth_a_rainbow(outlook) else ACCEPT
    best, hope = -1, -1.0
    for move in moves:
        if move >= EXCHANGE:
            break
        promise = promise_of(outlook, move)
        if promise > hope:
            best, hope = move, promise
    if moves[-1] >= EXCHANGE:
        for cards in ways_to_exchange(outlook):
            promise = after_exchange(outlook, cards)
            if promise > hope:
                best, hope = EXCHANGE + cards, promise
    return best


def promise_of(outlook: BlueOutlook, move: int) -> float:
    """The share of the win that one may hope for after a move that is no exchange."""
    if move >= ICE_AT:
        return after_iceberg(outlook, move - ICE_AT)
    if move >= MOON_AT:
        return after_moon(outlook, move - MOON_AT)
    if move >= LAY:
        return after_laying(outlook, move // 3)
    if BOLT_AT <= move < COVER_RAIN:
        return after_lightning(outlook, move - BOLT_AT)
    return after_opening(outlook, move % 3, SUN if move < OPEN_RAIN or COVER_SUN <= move < BOLT_AT else RAIN)


# Going on with one's own tour


def after_laying(outlook: BlueOutlook, card: int) -> float:
    """A continent that is missing is worth a turn; one that is there already only covers the one below."""
    mine = outlook.mine
    colour, continent = divmod(card - CONTINENT, 5)
    kind = 1 << continent
    kinds = mine.kinds | kind
    if kinds == ALL:
        return 2.0
    risk = mine.at_risk_after(colour, kind)
    turns = outlook.my_turns(outlook.hand - one(card), kinds, mine.live, mine.openable, mine.safe, risk)
    return outlook.hope(turns, outlook.rival_chances)


def after_opening(outlook: BlueOutlook, colour: int, card: int) -> float:
    """Open, or free of a Moon, where continents wait in the hand. The Rainbow shelters the line but is gone from the hand."""
    mine = outlook.mine
    line = 1 << colour
    safe = mine.safe | line if card == RAIN else mine.safe
    turns = outlook.my_turns(
        outlook.hand - one(card), mine.kinds, mine.live | line, mine.openable & ~line, safe, mine.at_risk()
    )
    return outlook.hope(turns, outlook.rival_chances)


# Holding up the others


def after_moon(outlook: BlueOutlook, place: int) -> float:
    """The victim loses the line and its last continent; the thief may need just that one. A Rainbow may spoil it all."""
    seat, colour = divmod(place, 3)
    victim = outlook.tours[seat]
    line = 1 << colour
    kinds = victim.without_last(colour)
    held_up = outlook.chance_of(seat, kinds, victim.live & ~line, victim.openable | line)
    hand = outlook.hand - one(MOON)
    if victim.last[colour]:
        hand += one(CONTINENT + 5 * colour + BITS[victim.last[colour] - 1])
    turns = my_turns_holding(outlook, hand)
    rivals = outlook.rival_chances - outlook.chances[seat] + held_up
    spoilt = _ANSWERED
    return (1 - spoilt) * outlook.hope(turns, rivals) + spoilt * outlook.hope(turns + 1, outlook.rival_chances)


def after_iceberg(outlook: BlueOutlook, place: int) -> float:
    """An Iceberg takes nothing away but closes a colour for good: it hurts where no other line is left."""
    seat, colour = divmod(place, 3)
    victim = outlook.tours[seat]
    line = 1 << colour
    held_up = outlook.chance_of(seat, victim.kinds, victim.live & ~line, victim.openable & ~line)
    turns = my_turns_holding(outlook, outlook.hand - one(ICE))
    return outlook.hope(turns, outlook.rival_chances - outlook.chances[seat] + held_up)


def after_lightning(outlook: BlueOutlook, colour: int) -> float:
    """Everybody else loses the last continent of a colour: the more it is their only one, the better."""
    rivals = 0.0
    for seat in outlook.rivals:
        victim = outlook.tours[seat]
        if victim.last[colour] & victim.single and not victim.safe >> colour & 1:
            rivals += outlook.chance_of(seat, victim.without_last(colour), victim.live, victim.openable)
        else:
            rivals += outlook.chances[seat]
    return outlook.hope(my_turns_holding(outlook, outlook.hand - one(BOLT)), rivals)


def my_turns_holding(outlook: BlueOutlook, hand: int) -> float:
    mine = outlook.mine
    return outlook.my_turns(hand, mine.kinds, mine.live, mine.openable, mine.safe, mine.at_risk())


# Answering a Moon


def worth_a_rainbow(outlook: BlueOutlook) -> bool:
    """It is, when the line or its last continent saves more turns than the Rainbow would elsewhere.

    The answer brings a card and a full turn at once, which with more than two players is ahead of everybody in between.
    """
    mine = outlook.mine
    colour = int(outlook.view.attacked) % 3
    line = 1 << colour
    hand = outlook.hand - one(RAIN)
    kept = outlook.my_turns(hand, mine.kinds, mine.live | line, mine.openable & ~line, mine.safe | line, mine.at_risk())
    lost = outlook.my_turns(outlook.hand, mine.without_last(colour), mine.live, mine.openable, mine.safe, mine.at_risk())
    return kept - _TURN_AT_ONCE * (outlook.players > 2) < lost


# Exchanging


def ways_to_exchange(outlook: BlueOutlook) -> list[int]:
    """Throw away what is of no use; or that and the attacks; or, if nothing is left to want, a fresh hand."""
    idle = useless(outlook)
    pile = int(outlook.view.pile)
    ways = []
    for wished in (idle, idle + attacks(outlook.hand)):
        cards = at_most(wished, pile)
        if cards and cards not in ways:
            ways.append(cards)
    if not ways and pile:
        ways.append(at_most(outlook.hand, 1))
    return ways


def useless(outlook: BlueOutlook) -> int:
    """Continents that one has, has twice in hand or can never lay; more Suns than there are lines to open."""
    mine = outlook.mine
    hand = outlook.hand
    wanted = ALL & ~mine.kinds
    keep = 0
    kinds = [kinds_in(hand, colour) for colour in range(3)]
    for colours in (mine.live, mine.openable):
        for colour in range(3):
            if colours >> colour & 1:
                for continent in range(5):
                    if kinds[colour] & wanted & 1 << continent:
                        keep += one(CONTINENT + 5 * colour + continent)
                wanted &= ~kinds[colour]
    suns = min(hand & 7, BITS[mine.openable] + 1, 2)
    return hand - keep - suns - (hand & 0o77770)


def attacks(hand: int) -> int:
    return hand & 0o77700


def at_most(cards: int, number: int) -> int:
    """So many of the cards, the continents first."""
    taken = 0
    for face in range(FACES - 1, -1, -1):
        copies = min(cards >> 3 * face & 7, number)
        taken += copies * one(face)
        number -= copies
    return taken


def after_exchange(outlook: BlueOutlook, cards: int) -> float:
    """A missing continent that comes saves the waiting for it."""
    mine = outlook.mine
    missing = BITS[ALL & ~mine.kinds]
    fresh = sum(cards >> 3 * face & 7 for face in range(FACES))
    lines = BITS[mine.live] or (1 if mine.openable else 0)
    turns = my_turns_holding(outlook, outlook.hand - cards)
    gain = waiting(missing, lines, 0) - waiting(missing, lines, fresh)
    return outlook.hope(turns - _EXCHANGE * gain, outlook.rival_chances)
