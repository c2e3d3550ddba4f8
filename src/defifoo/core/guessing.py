"""Dealing the cards that a seat cannot see to the places where they may be."""

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Card, Mask
from defifoo.core.bits import bit, lowest, nth, size
from defifoo.core.chance import Source
from defifoo.core.deal import zeros


def scatter(hidden: Mask, room: vec[i64], barred: vec[i64], source: Source) -> vec[i64]:
    """Spread the hidden cards over places with `room` for so many each, and cards `barred` from each.

    The room adds up to the number of hidden cards and some way to fit them exists; every fitting way can come out.
    The cards with the fewest places go first, each to a place drawn in proportion to its room.
    """
    count = i64(len(room))
    free = room[:]
    held = zeros(count)
    for bars in range(count - 1, 0, -1):
        cards = _barred_from(bars, hidden, barred)
        while cards:
            card = nth(cards, source.below(size(cards)))
            cards ^= bit(card)
            place = _place_for(card, free, barred, source)
            if place < 0:
                place = _make_room(card, free, held, barred)
            free[place] -= 1
            held[place] |= bit(card)
            hidden ^= bit(card)
    for place in range(count):
        while free[place]:
            card = nth(hidden, source.below(size(hidden)))
            hidden ^= bit(card)
            held[place] |= bit(card)
            free[place] -= 1
    return held


def _barred_from(bars: i64, hidden: Mask, barred: vec[i64]) -> Mask:
    """The hidden cards that may not lie in exactly `bars` of the places."""
    concerned: Mask = 0
    for mask in barred:
        concerned |= mask & hidden
    found: Mask = 0
    while concerned:
        card = lowest(concerned)
        concerned &= concerned - 1
        times: i64 = 0
        for mask in barred:
            if mask & bit(card):
                times += 1
        if times == bars:
            found |= bit(card)
    return found


def _place_for(card: Card, free: vec[i64], barred: vec[i64], source: Source) -> i64:
    """A place with room, drawn in proportion to it; -1 when there is none left."""
    total: i64 = 0
    for place in range(i64(len(free))):
        if not barred[place] & bit(card):
            total += free[place]
    if total == 0:
        return -1
    ticket = source.below(total)
    for place in range(i64(len(free))):
        if not barred[place] & bit(card):
            ticket -= free[place]
            if ticket < 0:
                return place
    return -1


def _make_room(card: Card, free: vec[i64], held: vec[i64], barred: vec[i64]) -> i64:
    """Move cards that were placed already along the shortest chain that frees a place for this one."""
    count = i64(len(free))
    came_from = zeros(count)
    queue = zeros(count)
    waiting: i64 = 0
    for place in range(count):
        came_from[place] = -2
        if not barred[place] & bit(card):
            came_from[place] = -1
            queue[waiting] = place
            waiting += 1
    served: i64 = 0
    while served < waiting:
        place = queue[served]
        served += 1
        if free[place]:
            return _shift_back(place, came_from, free, held, barred)
        for further in range(count):
            if came_from[further] == -2 and held[place] & ~barred[further]:
                came_from[further] = place
                queue[waiting] = further
                waiting += 1
    raise AssertionError("no way to deal the hidden cards fits what was seen")


def _shift_back(place: i64, came_from: vec[i64], free: vec[i64], held: vec[i64], barred: vec[i64]) -> i64:
    while came_from[place] >= 0:
        before = came_from[place]
        moved = bit(lowest(held[before] & ~barred[place]))
        held[before] ^= moved
        held[place] |= moved
        free[place] -= 1
        free[before] += 1
        place = before
    return place
