"""How a careful player of Blue moves, quickly enough to play games to the end thousands of times.

The same thoughts as the written strategy: everybody's turns are counted, and the move is made that leaves the best chance.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.bots.blue.search.laid import (
    ATTACKS,
    LIGHTS,
    OF_COLOURS,
    SIZE,
    WANTED,
    colours_of,
    kinds_laid,
    laid_once,
    losable,
    useless,
)
from defifoo.bots.blue.search.turns import turns_unseen, turns_with, waiting
from defifoo.core.aliases import Mask, Move, Seat
from defifoo.core.bits import bit, lowest, size
from defifoo.core.chance import FastSource
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import BOLT, CONTINENT, ICE, MOON, RAIN, SUN, Handful, count, faces_of, how_many, one
from defifoo.games.blue.lines import Lines
from defifoo.games.blue.moves import BOLT_AT, COVER_RAIN, COVER_SUN, EXCHANGE, ICE_AT, MOON_AT, OPEN_RAIN, OPEN_SUN
from defifoo.games.blue.rules import coverable, freezable, layable, moonable, of_colour, openable, strikeable

# All but the first are counted in turns.
_HASTE: Final = 0.4
_RAINBOW: Final = 0.5
_MOON: Final = 0.3
_STORM: Final = 0.15
_SHELTERED: Final = 0.3
_AT_RISK: Final = 0.15
_READY: Final = 0.1
_ANSWERED: Final = 0.15
_EXCHANGE: Final = 0.8
_TURN_AT_ONCE: Final = 0.5


def _saved(missing: int, colours: int, fresh: int) -> float:
    """The turns that fresh cards save."""
    if missing == 0 or colours == 0:
        return 0.0
    return _EXCHANGE * (waiting(missing, colours, 0) - waiting(missing, colours, fresh))


_SAVED: Final[vec[float]] = vec[float]([_saved(m, k, fresh) for m in range(6) for k in range(4) for fresh in range(8)])


def _likely(turns: float) -> float:
    return math.exp(-_HASTE * turns)


@final
class Choice:
    """The best move so far. `rivals` is how the chances of all the others weigh together."""

    def __init__(self, rivals: float) -> None:
        self.rivals = rivals
        self.move: Move = -1
        self.hope = -1.0

    def offer(self, move: Move, turns: float, rivals: float) -> None:
        mine = _likely(turns)
        hope = mine / (mine + rivals)
        if hope > self.hope:
            self.hope = hope
            self.move = move


def careful_move(deal: BlueDeal, seat: Seat, source: FastSource) -> Move:
    """The move of a player whose turn it is."""
    hand, lines = deal.hands[seat], deal.lines
    faces = faces_of(hand)
    kinds = kinds_laid(lines, seat)
    live = colours_of(seat, layable(seat, lines))
    dark = colours_of(seat, openable(seat, lines) | coverable(seat, lines))
    wanted = faces & WANTED[kinds] & OF_COLOURS[live | dark]
    lays = wanted & OF_COLOURS[live]
    if lays and SIZE[kinds] == 4:
        return lowest(lays)
    choice = Choice(all_rivals(deal, seat))
    lay(choice, seat, hand, lines, kinds, live, dark, lays)
    if faces & LIGHTS:
        open_up(choice, seat, hand, lines, kinds, live, dark, wanted)
    if deal.first_turn:
        return choice.move if choice.move >= 0 else deal.random_move(seat, source)
    if faces & ATTACKS:
        attack(choice, deal, seat, hand, kinds, live, dark)
    cards = useless(hand, wanted)
    if cards and how_many(cards) <= deal.pile.left:
        exchange(choice, hand, cards, kinds, live, dark)
    if choice.move >= 0:
        return choice.move
    return EXCHANGE + hand if how_many(hand) <= deal.pile.left else deal.random_move(seat, source)


def all_rivals(deal: BlueDeal, seat: Seat) -> float:
    total = 0.0
    for other in range(deal.players):
        if other != seat:
            total += rival_now(deal, other)
    return total


def rival_now(deal: BlueDeal, seat: Seat) -> float:
    lines = deal.lines
    return rival(
        kinds_laid(lines, seat),
        colours_of(seat, layable(seat, lines)),
        colours_of(seat, openable(seat, lines) | coverable(seat, lines)),
    )


def rival(kinds: Mask, live: Mask, dark: Mask) -> float:
    """How the chance of a player weighs whose hand is not seen."""
    return _likely(turns_unseen(kinds >> 1, live, dark))


def own_turns(hand: Handful, kinds: Mask, live: Mask, dark: Mask) -> float:
    """One's own turns, less what the rest of the hand is good for."""
    turns = turns_with(hand, kinds >> 1, live, dark)
    if (hand >> 3) & 7:
        turns -= _RAINBOW
    turns -= _MOON * float(min((hand >> 6) & 7, 2))
    if (hand >> 9) & 7:
        turns -= _STORM
    if (hand >> 12) & 7:
        turns -= _STORM
    return turns - _READY * float(size(faces_of(hand) & WANTED[kinds] & OF_COLOURS[live]))


def lay(choice: Choice, seat: Seat, hand: Handful, lines: Lines, kinds: Mask, live: Mask, dark: Mask, lays: Mask) -> None:
    """What is missing; rather on a line whose last continent was at risk already, or under a Rainbow."""
    shaky = losable(lines, seat) & ~lines.rainbowed if lays & (lays - 1) else 0
    while lays:
        shift = lowest(lays)
        lays &= lays - 1
        face = shift // 3 - CONTINENT
        place = bit(3 * seat + face // 5)
        turns = own_turns(hand - bit(shift), kinds | bit(face % 5 + 1), live, dark)
        if not (shaky | lines.rainbowed) & place:
            turns += _AT_RISK
        choice.offer(shift, turns, choice.rivals)


def open_up(choice: Choice, seat: Seat, hand: Handful, lines: Lines, kinds: Mask, live: Mask, dark: Mask, wanted: Mask) -> None:
    """Where something waits in the hand, or anywhere while nothing is open; with a Sun if there is one."""
    sunny = count(hand, SUN) > 0
    closed = colours_of(seat, openable(seat, lines))
    for colour in range(i64(3)):
        line = bit(colour)
        if not dark & line or (live and not wanted & OF_COLOURS[line]):
            continue
        turns = own_turns(hand - (one(SUN) if sunny else one(RAIN)), kinds, live | line, dark & ~line)
        if closed & line:
            choice.offer((OPEN_SUN if sunny else OPEN_RAIN) + colour, turns, choice.rivals)
        else:
            choice.offer((COVER_SUN if sunny else COVER_RAIN) + colour, turns, choice.rivals)


def attack(choice: Choice, deal: BlueDeal, seat: Seat, hand: Handful, kinds: Mask, live: Mask, dark: Mask) -> None:
    lines = deal.lines
    if count(hand, MOON):
        send_moon(choice, deal, hand - one(MOON), kinds, live, dark, moonable(seat, lines))
    if count(hand, ICE):
        turns = own_turns(hand - one(ICE), kinds, live, dark)
        places = freezable(seat, lines) & ~lines.stopped
        while places:
            place = lowest(places)
            places &= places - 1
            other = place // 3
            line = bit(place % 3)
            theirs = colours_of(other, layable(other, lines))
            closed = colours_of(other, openable(other, lines) | coverable(other, lines))
            frozen = rival(kinds_laid(lines, other), theirs & ~line, closed)
            choice.offer(ICE_AT + place, turns, choice.rivals - rival_now(deal, other) + frozen)
    if count(hand, BOLT):
        strike(choice, deal, seat, own_turns(hand - one(BOLT), kinds, live, dark))


def send_moon(choice: Choice, deal: BlueDeal, hand: Handful, kinds: Mask, live: Mask, dark: Mask, places: Mask) -> None:
    """The stolen card may be the one that is missing; a Rainbow may spoil it."""
    lines = deal.lines
    plain = own_turns(hand, kinds, live, dark)
    while places:
        place = lowest(places)
        places &= places - 1
        other = place // 3
        line = bit(place % 3)
        last = lines.routes[place] & 7
        theirs = kinds_laid(lines, other)
        turns = plain
        if last:
            card = one(CONTINENT + 5 * (place % 3) + last - 1)
            if not kinds & bit(last):
                turns = own_turns(hand + card, kinds, live, dark)
            if laid_once(lines, other) & bit(last):
                theirs &= ~bit(last)
        open_lines = colours_of(other, layable(other, lines))
        closed = colours_of(other, openable(other, lines) | coverable(other, lines))
        stopped = rival(theirs, open_lines & ~line, closed | line)
        now = rival_now(deal, other)
        choice.offer(MOON_AT + place, turns, choice.rivals - (1.0 - _ANSWERED) * (now - stopped))


def strike(choice: Choice, deal: BlueDeal, seat: Seat, turns: float) -> None:
    lines = deal.lines
    struck = strikeable(seat, lines)
    for colour in range(i64(3)):
        places = struck & of_colour(colour)
        rivals = choice.rivals
        hit = False
        while places:
            place = lowest(places)
            places &= places - 1
            other = place // 3
            last = bit(lines.routes[place] & 7)
            if laid_once(lines, other) & last:
                hit = True
                open_lines = colours_of(other, layable(other, lines))
                closed = colours_of(other, openable(other, lines) | coverable(other, lines))
                rivals += rival(kinds_laid(lines, other) & ~last, open_lines, closed) - rival_now(deal, other)
        if hit:
            choice.offer(BOLT_AT + colour, turns, rivals)


def exchange(choice: Choice, hand: Handful, cards: Handful, kinds: Mask, live: Mask, dark: Mask) -> None:
    lines = i64(SIZE[live])
    if lines == 0 and dark:
        lines = 1
    saved = _SAVED[(5 - i64(SIZE[kinds])) * 32 + lines * 8 + how_many(cards)]
    choice.offer(EXCHANGE + cards, own_turns(hand - cards, kinds, live, dark) - saved, choice.rivals)


def worth_a_rainbow(deal: BlueDeal, seat: Seat) -> bool:
    """Whether a Moon is answered: what the line and its last continent save against what the Rainbow is good for."""
    lines = deal.lines
    place = deal.attacked
    line = bit(place % 3)
    hand = deal.hands[seat]
    kinds = kinds_laid(lines, seat)
    live = colours_of(seat, layable(seat, lines))
    dark = colours_of(seat, openable(seat, lines) | coverable(seat, lines))
    kept = own_turns(hand - one(RAIN), kinds, live | line, dark & ~line) - _SHELTERED
    last = bit(lines.routes[place] & 7) & laid_once(lines, seat)
    lost = own_turns(hand, kinds & ~last, live, dark)
    if deal.players > 2:
        kept -= _TURN_AT_ONCE
    return kept < lost
