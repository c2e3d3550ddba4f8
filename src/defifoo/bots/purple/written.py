"""Purple as a good player would explain it.

Every card that may be played is judged by three thoughts: would it take the trick, what would the trick cost or bring, and
how glad one is to be rid of the card. The challenge says whether tricks are wanted (most tricks), feared (no trick, least
tricks), feared for what lies in them (no 5s, no Sun ...) or only feared at the end (not the last trick).
"""

from typing import Final

from defifoo.bots.purple.outlook import PurpleOutlook
from defifoo.core.chance import FastSource
from defifoo.games.purple.deck import CARDS, LEAST, MOST, NO_TRICK, NOT_LAST, SPACECRAFT, SUN
from defifoo.games.purple.view import PurpleView

A_TRICK: Final = 10.0
"""What one trick is worth where tricks themselves count."""

RELIEF: Final = 5.0
"""How much it is worth to be rid of a card that would surely take a trick one does not want."""

BEFORE_THE_LAST: Final = 12.0
"""The same where only the last trick counts: all high cards must be gone by then."""

SAVED: Final = 6.0
"""What a card that would surely take a trick is worth in the hand of someone who wants tricks: less than a trick now."""

VOID: Final = 1.0
"""How much it is worth to play the only card of a colour: next time one throws something away."""

ESCAPE: Final = 8.0
"""What the Sun is worth in the hand: with it, nobody can be made to take a trick."""


def choose(view: PurpleView, moves: list[int], source: FastSource, remembers: bool) -> int:
    if len(moves) == 1:
        return moves[0]
    if moves[0] >= CARDS:
        return any_direction(moves, source)
    outlook = PurpleOutlook(view, remembers)
    if must_burn_the_sun(outlook, moves):
        return SUN
    best = moves[0]
    highest = -1e9
    for card in moves:
        value = judge(outlook, card) + source.below(100) / 1000
        if value > highest:
            highest, best = value, card
    return best


def any_direction(moves: list[int], source: FastSource) -> int:
    """Nothing is known of either neighbour yet, and nobody is ahead."""
    return moves[source.below(len(moves))]


def must_burn_the_sun(outlook: PurpleOutlook, moves: list[int]) -> bool:
    """Kept for the last trick it costs 50, more than any trick now."""
    return outlook.cards_left == 2 and SUN in moves


def judge(outlook: PurpleOutlook, card: int) -> float:
    wins = outlook.chance_to_win(card)
    return wins * worth_of_the_trick(outlook, card) + glad_to_be_rid_of(outlook, card, wins)


# What the trick is worth


def worth_of_the_trick(outlook: PurpleOutlook, card: int) -> float:
    """Points that taking this trick with this card brings, negative when it costs."""
    if outlook.challenge == MOST:
        return A_TRICK * (1.3 if outlook.the_leader_has_it else 1.0)
    if outlook.challenge == NO_TRICK or outlook.challenge == LEAST:
        return -A_TRICK
    if outlook.challenge == NOT_LAST:
        return -danger_of_the_lead_at_the_end(outlook)
    return -(outlook.price_so_far + outlook.price(card) + outlook.price_to_come)


def danger_of_the_lead_at_the_end(outlook: PurpleOutlook) -> float:
    """Who leads the last trick often takes it, so the trick before is nearly as bad."""
    if outlook.cards_left == 1:
        return 50.0
    if outlook.cards_left == 2:
        return 25.0
    return 10.0 if outlook.cards_left == 3 else 0.0


# Whether the card is better kept


def glad_to_be_rid_of(outlook: PurpleOutlook, card: int, wins: float) -> float:
    if card == SUN:
        return burn_the_sun(outlook)
    if outlook.challenge == MOST:
        return -SAVED * outlook.takes_later(card)
    relief = BEFORE_THE_LAST if outlook.challenge == NOT_LAST else RELIEF
    return relief * outlook.takes_later(card) + open_a_void(outlook, card) + feed(outlook, card, wins)


def burn_the_sun(outlook: PurpleOutlook) -> float:
    """A sure escape that is kept while there are bad tricks to escape from, and burnt before it costs 50."""
    if outlook.challenge == MOST:
        return 0.0
    if outlook.cards_left <= 3:
        return 3.0
    return -ESCAPE


def open_a_void(outlook: PurpleOutlook, card: int) -> float:
    """Few cards of a colour are soon gone, and then unwanted cards can be thrown away on it."""
    if card >= SPACECRAFT:
        return 0.0
    return VOID / outlook.own_length[card // 10]


def feed(outlook: PurpleOutlook, card: int, wins: float) -> float:
    """A card that costs points is best laid on somebody else's trick, the leader's above all."""
    price = outlook.price(card)
    if not price:
        return 0.0
    return price * (1.0 - wins) * (0.7 if outlook.the_leader_has_it else 0.6)
