"""Yellow as a good player would explain it.

Count what your hand still costs you: a card is a turn, a Skull is many, a Give or an "again" is a turn saved, and a Joker never
waits. Every choice leaves you with a hand and the others with theirs; take the one after which you are lightest and those
about to go out are heaviest. From this follow the maxims: play rather than draw, Jokers last, the Skull to whoever leads,
swap big for small and never small for big.
"""

from typing import Final

from defifoo.bots.yellow.outlook import LOADS, YellowOutlook
from defifoo.core.chance import FastSource
from defifoo.games.yellow.deck import CARD_BYTES, GIVE, PLUS3, REPLAY, SKULL, SPEED, SWAP, event_of
from defifoo.games.yellow.moves import (
    AGAIN,
    DRAW,
    KEEP,
    REVERSE,
    SWAP_WITH,
    TAKE,
    THANKS,
    card_of,
    give_move,
    lies_after,
    plain_move,
)
from defifoo.games.yellow.phases import DIRECTION, GIVING, REPLAYING, SWAPPING, THANKING
from defifoo.games.yellow.rules import PENALTY
from defifoo.games.yellow.view import YellowView

OUT: Final = 100.0
"""Going out beats everything."""

_A_DRAW: Final = 0.55
"""A card more, but often one that can be laid at once."""


def choose(view: YellowView, moves: list[int], source: FastSource, remembers: bool) -> int:
    if len(moves) == 1:
        return moves[0]
    phase = view.phase
    if phase == THANKING:
        return THANKS
    if phase == DIRECTION:
        return moves[source.below(len(moves))]
    outlook = YellowOutlook(view, remembers)
    if phase == REPLAYING:
        return again_or_reverse(outlook)
    if phase == SWAPPING:
        return SWAP_WITH + best_swap(outlook, outlook.hand)[1]
    if phase == GIVING:
        _, card, seat = best_gift(outlook, outlook.hand)
        return give_move(card, seat)
    return lay_or_not(outlook, moves)


# Laying a card


def lay_or_not(outlook: YellowOutlook, moves: list[int]) -> int:
    """The card that leaves most hope, or none if the hand is better kept together."""
    best, hope = -1, -10 * OUT
    for move in moves:
        if move < DRAW:
            if not outlook.may_lay(card_of(move)):
                continue  # never a mistake on purpose
            promise = after_laying(outlook, outlook.hand, move)
        else:
            promise = after_not_laying(outlook, move)
        if promise > hope:
            best, hope = move, promise
    return best


def after_not_laying(outlook: YellowOutlook, move: int) -> float:
    """The hand stays as it is, or grows; and so does what the next player has to follow."""
    as_it_is = -outlook.burden(outlook.hand)
    if move == DRAW:
        return as_it_is - _A_DRAW + hold_up(outlook, outlook.lies)
    if move == TAKE:
        return as_it_is - outlook.debt
    return as_it_is + hold_up(outlook, outlook.lies) if move == KEEP else as_it_is


def after_laying(outlook: YellowOutlook, hand: bytes, move: int) -> float:
    """How things stand once this card lies there and its event is done."""
    card = card_of(move)
    left = _without(hand, card)
    if not left:
        return OUT
    lies = lies_after(move)
    event = event_of(card)
    if event == GIVE:
        return best_gift(outlook, left)[0]
    if event == SWAP:
        return best_swap(outlook, left)[0]
    if event == REPLAY:
        return max(play_on(outlook, left, lies), -outlook.burden(left) + hold_up(outlook, lies))
    if event == SPEED:
        return -outlook.burden(left) - open_a_race(outlook)
    if event == PLUS3:
        return -outlook.burden(left) + (outlook.debt + PENALTY) * 0.8 * outlook.danger(outlook.next_seat)
    return -outlook.burden(left) + hold_up(outlook, lies)


def hold_up(outlook: YellowOutlook, lies: int) -> float:
    """A card that few can follow holds up the next player, which matters if they are about to go out."""
    return 0.8 * outlook.danger(outlook.next_seat) * (0.5 - outlook.likely_to_follow(lies))


def open_a_race(outlook: YellowOutlook) -> float:
    """Somebody else gets a turn for nothing; the worse the closer one of them is to going out."""
    return 1.0 if outlook.somebody_is_down_to(1) else 0.3


# Again or reverse


def again_or_reverse(outlook: YellowOutlook) -> int:
    stay = play_on(outlook, outlook.hand, outlook.lies)
    return AGAIN if stay >= -outlook.burden(outlook.hand) else REVERSE


def play_on(outlook: YellowOutlook, hand: bytes, lies: int) -> float:
    """Again, if there is something to lay on one's own card: it may be a whole chain that goes out."""
    best = -10 * OUT
    for card in sorted(set(hand)):
        if outlook.follows(card, lies):
            best = max(best, after_laying(outlook, hand, int(plain_move(card))))
    return best


# Giving


def _without(hand: bytes, card: int) -> bytes:
    return hand.replace(CARD_BYTES[card], b"", 1)


def best_gift(outlook: YellowOutlook, hand: bytes) -> tuple[float, int, int]:
    """The card that is heaviest to keep, to the player who is closest to going out."""
    seat = outlook.most_dangerous()
    if len(hand) == 1:
        return OUT, hand[0], seat
    best, gift = -10 * OUT, -1
    for card in sorted(set(hand)):
        promise = -outlook.burden(_without(hand, card)) + outlook.danger(seat) * nuisance(card)
        if promise > best:
            best, gift = promise, card
    return best, gift, seat


def nuisance(card: int) -> float:
    """What a card costs the one who gets it."""
    return 3.0 if card == SKULL else LOADS[card]


# Swapping


def best_swap(outlook: YellowOutlook, hand: bytes) -> tuple[float, int]:
    """The lightest hand at the table. What one leaves there counts as well: a hand that is nearly out is a present."""
    mine = outlook.burden(hand)
    best, partner = -10 * OUT, -1
    for seat in outlook.rivals:
        theirs = outlook.burden_of(seat)
        promise = -theirs + outlook.danger(seat) * (mine - theirs) * 0.5
        if promise > best:
            best, partner = promise, seat
    return best, partner
