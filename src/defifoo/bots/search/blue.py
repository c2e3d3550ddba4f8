"""Blue for the search."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.bots.search.blue_turns import chance, good_cards, good_lines, turns_with
from defifoo.bots.search.policy import Policy
from defifoo.core.aliases import Mask, Move, Seat
from defifoo.core.bits import bit, lowest, nth, size
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import (
    BOLT,
    CONTINENT,
    ICE,
    MOON,
    RAIN,
    SUN,
    Handful,
    count,
    held,
    how_many,
    one,
)
from defifoo.games.blue.lines import Lines
from defifoo.games.blue.moves import (
    ACCEPT,
    BOLT_AT,
    CLOCKWISE,
    COVER_RAIN,
    COVER_SUN,
    EXCHANGE,
    ICE_AT,
    MOON_AT,
    OPEN_RAIN,
    OPEN_SUN,
    RAINBOW,
)
from defifoo.games.blue.rules import coverable, freezable, layable, moonable, of_colour, openable, own, strikeable

# Handfuls and sets of faces, written out so that they are machine constants.
_LIGHTS: Final = 0o11
_ATTACKS: Final = 0o11100
_ATTACK_CARDS: Final = 0o77700
_WEATHER: Final = 0o77707
"""Suns and attacks."""

_TOUR: Final = 0.9
"""The part of a result that is the win; the rest is for the continents laid."""

_MOST_POINTS: Final = 50.0

_ROUNDS: Final = 2
"""So many rounds are played on before everybody's turns are counted; on average, since the end is drawn by chance."""


def _wanted(kinds: int) -> int:
    """The cards that bring a new continent to a player with these (bit 1 to 5)."""
    return sum(1 << (3 * (CONTINENT + face)) for face in range(15) if not kinds >> (face % 5 + 1) & 1)


def _of_colours(colours: int) -> int:
    return sum(1 << (3 * (CONTINENT + face)) for face in range(15) if colours >> (face // 5) & 1)


_WANTED: vec[i64] = vec[i64]([_wanted(kinds) for kinds in range(64)])
_OF_COLOURS: vec[i64] = vec[i64]([_of_colours(colours) for colours in range(8)])
_SIZE: Final = bytes([bin(mask).count("1") for mask in range(64)])

_ZEAL: Final = bytes([0, 0, 1, 3, 15, 0])
"""In so many of sixteen turns a player with an attack hits the leader, by how many continents that one has."""


@final
class BluePolicy(Policy):
    def sensible(self, deal: Deal, seat: Seat) -> list[Move]:
        """Lay what is missing, open where it helps, hit those in front, throw away what is useless."""
        assert isinstance(deal, BlueDeal)
        if deal.over or seat != deal.awaited():
            return []
        if deal.direction == 0:
            return [CLOCKWISE]
        if deal.attacker >= 0:
            return deal.moves(seat)
        return worth_a_thought(deal, seat)

    def step(self, deal: Deal, source: FastSource) -> None:
        assert isinstance(deal, BlueDeal)
        if deal.attacker >= 0:
            victim = deal.attacked // 3
            deal.do(victim, RAINBOW if count(deal.hands[victim], RAIN) else ACCEPT)
        elif deal.direction == 0:
            deal.do(deal.turn, CLOCKWISE)
        elif source.below(_ROUNDS * deal.players) == 0:
            deal.over = True
        else:
            deal.do(deal.turn, quick_move(deal, deal.turn, source))

    def reward(self, deal: Deal, seat: Seat) -> float:
        """Mostly the win, a little the continents laid."""
        assert isinstance(deal, BlueDeal)
        if deal.winner == seat:
            return 1.0
        if deal.winner < 0 and deal.reason == "":
            won = expectation(deal, seat)
        else:
            won = 0.0 if deal.winner >= 0 else 1.0 / float(deal.players)
        return _TOUR * won + (1.0 - _TOUR) * min(1.0, float(deal.points(seat)) / _MOST_POINTS)


def expectation(deal: BlueDeal, seat: Seat) -> float:
    """The share of the win that a seat may hope for when the table is left as it is."""
    total = 0.0
    share = 0.0
    for ahead in range(deal.players):
        other = (deal.turn + deal.direction * ahead + deal.players) % deal.players
        hope = chance(turns_left(deal, other), ahead, deal.players)
        total += hope
        if other == seat:
            share = hope
    return share / total


def turns_left(deal: BlueDeal, seat: Seat) -> float:
    hand, lines = deal.hands[seat], deal.lines
    kinds = kinds_laid(lines, seat) >> 1
    live = colours_of(seat, layable(seat, lines))
    dark = colours_of(seat, openable(seat, lines) | coverable(seat, lines))
    turns = turns_with(hand, kinds, live, dark) - good_cards(hand, deal.players)
    at_risk = size(losable(lines, seat) & ~lines.rainbowed)
    return turns - good_lines(kinds, live & colours_of(seat, lines.rainbowed), at_risk)


# What lies there


def kinds_laid(lines: Lines, seat: Seat) -> Mask:
    """The continents in front of a seat, bits 1 to 5."""
    kinds: Mask = 0
    for place in range(3 * seat, 3 * seat + 3):
        route = lines.routes[place]
        while route:
            kinds |= bit(route & 7)
            route >>= 3
    return kinds


def laid_once(lines: Lines, seat: Seat) -> Mask:
    """Those that lie there only once."""
    kinds: Mask = 0
    twice: Mask = 0
    for place in range(3 * seat, 3 * seat + 3):
        route = lines.routes[place]
        while route:
            twice |= kinds & bit(route & 7)
            kinds |= bit(route & 7)
            route >>= 3
    return kinds & ~twice


def losable(lines: Lines, seat: Seat) -> Mask:
    """The places of a seat whose last continent lies there only once."""
    single = laid_once(lines, seat)
    found: Mask = 0
    for place in range(3 * seat, 3 * seat + 3):
        if bit(lines.routes[place] & 7) & single:
            found |= bit(place)
    return found


def colours_of(seat: Seat, places: Mask) -> Mask:
    return (places >> (3 * seat)) & 7


def reachable(seat: Seat, lines: Lines) -> Mask:
    """The colours in which a seat can lay, now or after opening a line."""
    return colours_of(seat, layable(seat, lines) | openable(seat, lines) | coverable(seat, lines))


# Playing on quickly


def quick_move(deal: BlueDeal, seat: Seat, source: FastSource) -> Move:
    """Finish; hit a leader; lay; open; hit anybody; exchange."""
    hand, lines = deal.hands[seat], deal.lines
    faces = held(hand)
    kinds = kinds_laid(lines, seat)
    wanted = faces & _WANTED[kinds]
    live = colours_of(seat, layable(seat, lines))
    lays = wanted & _OF_COLOURS[live]
    move: Move = -1
    if lays and _SIZE[kinds] == 4:
        move = lowest(lays)
    elif faces & _ATTACKS and not deal.first_turn:
        move = timely_attack(deal, seat, faces, source)
    if move < 0 and lays:
        move = any_of(lays, source)
    if move < 0 and faces & _LIGHTS:
        move = best_opening(seat, lines, faces, wanted, live)
    if move < 0 and faces & _ATTACKS and not deal.first_turn and source.below(2):
        move = attack_on(deal, seat, leader(deal, seat, source), faces, source)
    if move < 0:
        move = quick_exchange(deal, seat, wanted & _OF_COLOURS[reachable(seat, lines)], source)
    return move


def timely_attack(deal: BlueDeal, seat: Seat, faces: Mask, source: FastSource) -> Move:
    """The closer the leader is to the end, the rather an attack; -1: not now."""
    target = leader(deal, seat, source)
    ahead = i64(_SIZE[kinds_laid(deal.lines, target)])
    if source.below(16) < i64(_ZEAL[ahead]):
        return attack_on(deal, seat, target, faces, source)
    return -1


def quick_exchange(deal: BlueDeal, seat: Seat, wanted: Mask, source: FastSource) -> Move:
    hand = deal.hands[seat]
    cards = useless(hand, wanted)
    if cards == 0:
        cards = hand & _WEATHER if hand & _WEATHER else hand
    if deal.first_turn or how_many(cards) > deal.pile.left:
        return deal.random_move(seat, source)
    return EXCHANGE + cards


def leader(deal: BlueDeal, seat: Seat, source: FastSource) -> Seat:
    """The opponent with most continents who can still lay; who sits first from a random seat on, if several."""
    players = deal.players
    found: Seat = -1
    most: i64 = -1
    other = source.below(players)
    for _ in range(players):
        if other != seat:
            ahead = 2 * i64(_SIZE[kinds_laid(deal.lines, other)])
            if layable(other, deal.lines):
                ahead += 3
            if ahead > most:
                most = ahead
                found = other
        other += 1
        if other == players:
            other = 0
    return found


def attack_on(deal: BlueDeal, seat: Seat, target: Seat, faces: Mask, source: FastSource) -> Move:
    """The Moon that takes most, else the Lightning that does, else an Iceberg or a Moon on a line they use; -1: none."""
    lines = deal.lines
    mine = own(target)
    loss = losable(lines, target)
    moons = moonable(seat, lines) & mine if faces & one(MOON) else 0
    if moons & loss:
        return MOON_AT + any_of(moons & loss, source)
    if faces & one(BOLT):
        struck = strikeable(seat, lines) & loss
        if struck:
            return BOLT_AT + lowest(struck) % 3
    live = layable(target, lines)
    if faces & one(ICE) and live:
        return ICE_AT + any_of(live, source)
    if moons & live:
        return MOON_AT + any_of(moons & live, source)
    return -1


def any_of(places: Mask, source: FastSource) -> i64:
    if places & (places - 1) == 0:
        return lowest(places)
    return nth(places, source.below(size(places)))


def best_opening(seat: Seat, lines: Lines, faces: Mask, wanted: Mask, live: Mask) -> Move:
    """Open, or free of a Moon, the colour for which most waits in the hand; any colour if none is open; -1 if it can wait."""
    closed = colours_of(seat, openable(seat, lines))
    dark = closed | colours_of(seat, coverable(seat, lines))
    best: i64 = -1
    most: i64 = 0 if live else -1
    for colour in range(i64(3)):
        if dark & bit(colour):
            ready = size(wanted & _OF_COLOURS[bit(colour)])
            if ready > most:
                most = ready
                best = colour
    if best < 0:
        return -1
    if closed & bit(best):
        return (OPEN_SUN if faces & one(SUN) else OPEN_RAIN) + best
    return (COVER_SUN if faces & one(SUN) else COVER_RAIN) + best


def useless(hand: Handful, wanted: Mask) -> Handful:
    """All but one of each wanted continent, two Suns, and what is not a continent."""
    suns = hand & 7
    keep = wanted + (suns if suns < 2 else 2)
    return hand - keep - (hand & 0o77770)


# What is worth a thought


def worth_a_thought(deal: BlueDeal, seat: Seat) -> list[Move]:
    hand, lines = deal.hands[seat], deal.lines
    faces = held(hand)
    kinds = kinds_laid(lines, seat)
    wanted = faces & _WANTED[kinds]
    live = colours_of(seat, layable(seat, lines))
    lays = wanted & _OF_COLOURS[live]
    if lays and _SIZE[kinds] == 4:
        return [lowest(lays)]
    found: list[Move] = []
    add_each(found, 0, lays)
    add_openings(found, seat, lines, faces, wanted, live)
    if deal.first_turn and found:
        return found
    if faces & _ATTACKS:
        add_attacks(found, deal, seat, faces)
    add_covers_of_the_last(found, seat, lines, faces, live)
    idle = useless(hand, wanted & _OF_COLOURS[reachable(seat, lines)])
    if not lays:
        add_exchange(found, idle + (hand & _ATTACK_CARDS), deal.pile.left)
    if lays or hand & _ATTACK_CARDS:
        add_exchange(found, idle, deal.pile.left)
    if not found:
        add_exchange(found, hand, deal.pile.left)
    return found if found else deal.moves(seat)


def add_exchange(found: list[Move], cards: Handful, pile: i64) -> None:
    """As many of the cards as the pile is good for."""
    while how_many(cards) > pile:
        faces = held(cards)
        cards -= bit(nth(faces, size(faces) - 1))
    if cards:
        found.append(EXCHANGE + cards)


def add_each(found: list[Move], first: Move, moves: Mask) -> None:
    while moves:
        found.append(first + lowest(moves))
        moves &= moves - 1


def add_openings(found: list[Move], seat: Seat, lines: Lines, faces: Mask, wanted: Mask, live: Mask) -> None:
    """Colours for which something waits in the hand; all of them while nothing is open."""
    if not faces & _LIGHTS:
        return
    closed = colours_of(seat, openable(seat, lines))
    stopped = colours_of(seat, coverable(seat, lines))
    for colour in range(i64(3)):
        if not (closed | stopped) & bit(colour):
            continue
        if live and not wanted & _OF_COLOURS[bit(colour)]:
            continue
        if closed & bit(colour):
            if faces & one(SUN):
                found.append(OPEN_SUN + colour)
            if faces & one(RAIN):
                found.append(OPEN_RAIN + colour)
        else:
            if faces & one(SUN):
                found.append(COVER_SUN + colour)
            if faces & one(RAIN):
                found.append(COVER_RAIN + colour)


def add_attacks(found: list[Move], deal: BlueDeal, seat: Seat, faces: Mask) -> None:
    """Against those in front: what takes a continent or stops a line in use."""
    lines = deal.lines
    targets = in_front(deal, seat)
    loss: Mask = 0
    for other in range(deal.players):
        if targets & own(other):
            loss |= losable(lines, other)
    live = lines.opened & ~lines.stopped & ~lines.frozen
    if faces & one(MOON):
        moons = moonable(seat, lines) & targets
        add_each(found, MOON_AT, moons & loss if moons & loss else moons)
    if faces & one(ICE):
        add_each(found, ICE_AT, freezable(seat, lines) & targets & live)
    if faces & one(BOLT):
        struck = strikeable(seat, lines) & loss
        for colour in range(i64(3)):
            if struck & of_colour(colour):
                found.append(BOLT_AT + colour)


def in_front(deal: BlueDeal, seat: Seat) -> Mask:
    """The lines of those others who have most continents, or one less."""
    most: i64 = 0
    for other in range(deal.players):
        if other != seat:
            most = max(most, i64(_SIZE[kinds_laid(deal.lines, other)]))
    lines: Mask = 0
    for other in range(deal.players):
        if other != seat and i64(_SIZE[kinds_laid(deal.lines, other)]) >= most - 1:
            lines |= own(other)
    return lines


def add_covers_of_the_last(found: list[Move], seat: Seat, lines: Lines, faces: Mask, live: Mask) -> None:
    """A second card of a continent on top of one that lies there once keeps that one from being stolen: one way is enough."""
    shaky = colours_of(seat, losable(lines, seat) & ~lines.rainbowed) & live
    covers = faces & _OF_COLOURS[shaky] & ~_WANTED[kinds_laid(lines, seat)]
    if covers:
        found.append(lowest(covers))
