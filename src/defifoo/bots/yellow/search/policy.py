"""Yellow for the search."""

from typing import Final, final

from mypy_extensions import i64

from defifoo.bots.search.policy import Policy
from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit, lowest, members, nth, size
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, pick
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.deck import ALL_JOKERS, SKULL
from defifoo.games.yellow.moves import (
    AGAIN,
    CLOCKWISE,
    DRAW,
    KEEP,
    PASS,
    REVERSE,
    SWAP_WITH,
    TAKE,
    THANKS,
    give_move,
    plain_move,
)
from defifoo.games.yellow.phases import DEBT, DIRECTION, DRAWN, GIVING, LEAD, RACE, REPLAYING, SWAPPING, THANKING, TURN
from defifoo.games.yellow.rules import NOTHING, answering, following, only_skulls

# The cards as sets, written out so that they are machine constants.
_REPLAYS: Final = 0x2_0820_8208_2082
_GIVES: Final = 0x10_4104_1041_0410
_SWAPS: Final = 0x20_8208_2082_0820
_SKULL: Final = 0x200_0000_0000_0000
_DEAR: Final = _REPLAYS | _GIVES | 0x1C0_0000_0000_0000
"""What is never given away while there is something else: agains, Gives and Jokers."""

_WIN: Final = 0.75
"""The part of a result that is the win; the rest is for the points left in the hand."""

_MANY_POINTS: Final = 250.0


@final
class YellowPolicy(Policy):
    swing = 47.0

    def sensible(self, deal: Deal, seat: Seat) -> list[Move]:
        """No mistakes, no silence, no Joker while an ordinary card follows; gifts that make sense."""
        assert isinstance(deal, YellowDeal)
        if not deal.waits_mask() & bit(seat):
            return []
        phase = deal.phase
        if phase == THANKING:
            return [THANKS]
        if phase == DIRECTION:
            return [CLOCKWISE]
        if phase == GIVING:
            return sensible_gifts(deal, seat)
        if phase == REPLAYING or phase == SWAPPING:
            return deal.moves(seat)
        return sensible_cards(deal, seat)

    def step(self, deal: Deal, source: FastSource) -> None:
        assert isinstance(deal, YellowDeal)
        phase = deal.phase
        if phase == TURN or phase == LEAD:
            take_turn(deal, source)
        elif phase == RACE:
            race(deal, source)
        elif phase == DRAWN:
            lay_or_keep(deal, source)
        elif phase == DEBT:
            answer(deal, source)
        else:
            choose_for_event(deal, source)

    def reward(self, deal: Deal, seat: Seat) -> float:
        """Mostly the win, a little the points left in the hand."""
        assert isinstance(deal, YellowDeal)
        if deal.winner == seat:
            return 1.0
        won = 0.0 if deal.winner >= 0 else 1.0 / float(deal.players)
        return _WIN * won + (1.0 - _WIN) * max(0.0, 1.0 - float(deal.points(seat)) / _MANY_POINTS)


# What is worth a thought


def sensible_cards(deal: YellowDeal, seat: Seat) -> list[Move]:
    hand = deal.hands.faces[seat]
    phase = deal.phase
    if phase == DRAWN:
        cards = bit(deal.drawn) & following(deal.lies, deal.level)
    elif phase == DEBT:
        cards = hand & answering(deal.lies, deal.level)
    else:
        cards = hand & following(deal.lies, deal.level)
    left = deal.hands.sizes[seat]
    if left == 1 and cards:
        return [plain_move(lowest(cards))]
    if left == 2 and cards & _GIVES:
        return [lowest(cards & _GIVES)]
    ordinary = cards & ~ALL_JOKERS
    found = members(ordinary)
    jokers = cards & ALL_JOKERS
    if jokers and not ordinary & ~_SWAPS:
        first = plain_move(highest(jokers))
        found.append(first)
        found.append(first + 1)
        found.append(first + 2)
    instead = not_laying(deal, seat)
    if instead >= 0:
        found.append(instead)
    return found


def highest(cards: Mask) -> Card:
    while cards & (cards - 1):
        cards &= cards - 1
    return lowest(cards)


def not_laying(deal: YellowDeal, seat: Seat) -> Move:
    """-1 where a card must be laid."""
    phase = deal.phase
    if phase == TURN:
        return DRAW
    if phase == RACE:
        return PASS
    if phase == DEBT:
        return TAKE
    if phase == DRAWN:
        return -1 if deal.lies == NOTHING and deal.drawn != SKULL else KEEP
    return DRAW if only_skulls(deal.hands.faces[seat]) else -1


def sensible_gifts(deal: YellowDeal, seat: Seat) -> list[Move]:
    """A Skull if there is one, else no card that is dear; to a smallest hand or to the next player."""
    hand = deal.hands.faces[seat]
    cards = _SKULL if hand & _SKULL else hand & ~_DEAR
    if not cards:
        cards = hand
    smallest = deal.hands.sizes[smallest_rival(deal, seat)]
    found: list[Move] = []
    for other in range(deal.players):
        if other != seat and deal.hands.sizes[other] <= smallest + 1:
            rest = cards
            while rest:
                found.append(give_move(lowest(rest), other))
                rest &= rest - 1
    return found


def smallest_rival(deal: YellowDeal, seat: Seat) -> Seat:
    best: Seat = -1
    least: i64 = 1000
    for other in range(deal.players):
        if other != seat and deal.hands.sizes[other] < least:
            best = other
            least = deal.hands.sizes[other]
    return best


# Quick play


def take_turn(deal: YellowDeal, source: FastSource) -> None:
    seat = deal.turn
    hand = deal.hands.faces[seat]
    cards = hand & following(deal.lies, deal.level)
    if cards:
        move = plausible(deal, seat, cards, source)
        if move >= 0:
            deal.do(seat, move)
            return
    if deal.phase == LEAD and not only_skulls(hand):
        deal.do(seat, deal.random_move(seat, source))
        return
    deal.do(seat, DRAW)
    if deal.phase == DRAWN and not bit(deal.drawn) & following(deal.lies, deal.level):
        deal.do(seat, KEEP)


def lay_or_keep(deal: YellowDeal, source: FastSource) -> None:
    seat = deal.turn
    cards = bit(deal.drawn) & following(deal.lies, deal.level)
    if not cards:
        deal.do(seat, KEEP)
        return
    move = plausible(deal, seat, cards, source)
    if move < 0:
        move = not_laying(deal, seat)
        if move < 0:
            move = plain_move(deal.drawn)
    deal.do(seat, move)


def race(deal: YellowDeal, source: FastSource) -> None:
    """Whoever can lays a card, in an order drawn by chance."""
    while deal.phase == RACE:
        seat = pick(deal.racers, source)
        cards = deal.hands.faces[seat] & following(deal.lies, deal.level)
        if cards:
            move = plausible(deal, seat, cards, source)
            if move >= 0:
                deal.do(seat, move)
                return
        deal.do(seat, PASS)


def answer(deal: YellowDeal, source: FastSource) -> None:
    """A +3 for a +3 if there is one, else a Joker."""
    seat = deal.turn
    cards = deal.hands.faces[seat] & answering(deal.lies, deal.level)
    if cards & ~ALL_JOKERS:
        deal.do(seat, lowest(cards))
    elif cards:
        deal.do(seat, a_joker(cards, source))
    else:
        deal.do(seat, TAKE)


def choose_for_event(deal: YellowDeal, source: FastSource) -> None:
    phase = deal.phase
    seat = deal.turn
    if phase == GIVING:
        give(deal, source)
    elif phase == SWAPPING:
        deal.do(seat, SWAP_WITH + smallest_rival(deal, seat))
    elif phase == REPLAYING:
        deal.do(seat, AGAIN if deal.hands.faces[seat] & following(deal.lies, deal.level) else REVERSE)
    elif phase == THANKING:
        deal.do(deal.receiver, THANKS)
    else:
        deal.do(seat, CLOCKWISE + source.below(2))


def plausible(deal: YellowDeal, seat: Seat, cards: Mask, source: FastSource) -> Move:
    """One of these cards that follow; -1 if none is worth it."""
    left = deal.hands.sizes[seat]
    if left == 1:
        return plain_move(lowest(cards))
    gives = cards & _GIVES
    if gives and (left == 2 or deal.hands.faces[seat] & _SKULL):
        return lowest(gives)
    if cards & _SWAPS:
        if deal.hands.sizes[smallest_rival(deal, seat)] < left - 1:
            return lowest(cards & _SWAPS)
        cards &= ~_SWAPS
    ordinary = cards & ~ALL_JOKERS
    if ordinary:
        if ordinary & (ordinary - 1) == 0:
            return lowest(ordinary)
        return nth(ordinary, source.below(size(ordinary)))
    if cards:
        return a_joker(cards, source)
    return -1


def a_joker(cards: Mask, source: FastSource) -> Move:
    return plain_move(lowest(cards & ALL_JOKERS)) + source.below(3)


def give(deal: YellowDeal, source: FastSource) -> None:
    seat = deal.turn
    hand = deal.hands.faces[seat]
    if hand & _SKULL:
        card: i64 = SKULL
    else:
        cards = hand & ~_DEAR
        if not cards:
            cards = hand
        card = nth(cards, source.below(size(cards)))
    deal.do(seat, give_move(card, smallest_rival(deal, seat)))
