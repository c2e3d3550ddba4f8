"""Blue for the search."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.bots.blue.search.careful import careful_move, worth_a_rainbow
from defifoo.bots.blue.search.laid import (
    ATTACK_CARDS,
    ATTACKS,
    LIGHTS,
    OF_COLOURS,
    RAINBOWS,
    SIZE,
    WANTED,
    colours_of,
    kinds_laid,
    losable,
    reachable,
    useless,
)
from defifoo.bots.blue.search.turns import chance, good_cards, good_lines, turns_with
from defifoo.bots.search.policy import Policy
from defifoo.bots.search.prospect import Prospect
from defifoo.core.aliases import Mask, Move, Seat
from defifoo.core.bits import bit, lowest, nth, size
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import (
    BOLT,
    ICE,
    MOON,
    RAIN,
    SUN,
    Handful,
    count,
    faces_of,
    how_many,
    one,
)
from defifoo.games.blue.lines import WINNER_POINTS, Lines
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

_TOUR: Final = 0.9
"""The part of a result that is the win; the rest is for the continents laid."""

_MOST_POINTS: Final = 50.0

_ROUNDS: Final = 3
"""So many rounds are played on before everybody's turns are counted; on average, since the end is drawn by chance."""


@final
class BluePolicy(Policy):
    swing = 18.0

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
            answers = count(deal.hands[victim], RAIN) > 0 and worth_a_rainbow(deal, victim)
            deal.do(victim, RAINBOW if answers else ACCEPT)
        elif deal.direction == 0:
            deal.do(deal.turn, CLOCKWISE)
        elif source.below(_ROUNDS * deal.players) == 0:
            deal.over = True
        else:
            deal.do(deal.turn, careful_move(deal, deal.turn, source))

    def reward(self, deal: Deal, seat: Seat) -> float:
        """Mostly the win, a little the continents laid."""
        assert isinstance(deal, BlueDeal)
        if deal.winner == seat:
            return 1.0
        if deal.winner < 0 and deal.reason == "":
            won = hopes(deal)[seat]
        else:
            won = 0.0 if deal.winner >= 0 else 1.0 / float(deal.players)
        return _TOUR * won + (1.0 - _TOUR) * min(1.0, float(deal.points(seat)) / _MOST_POINTS)

    def promised(self, deal: Deal, seat: Seat) -> float:
        """Where the game was left before its end: the winner's points as often as can be hoped for, else what is laid."""
        assert isinstance(deal, BlueDeal)
        laid = float(deal.points(seat))
        if deal.winner >= 0 or deal.reason != "":
            return laid
        hope = hopes(deal)[seat]
        return hope * float(WINNER_POINTS) + (1.0 - hope) * laid

    def shares(self, deal: Deal, prospect: Prospect) -> vec[float]:
        """Where the game was left before its end, by who may still win it and what the others have laid by now."""
        assert isinstance(deal, BlueDeal)
        scored = vec[float]([float(deal.points(seat)) for seat in range(deal.players)])
        if deal.winner >= 0 or deal.reason != "":
            return prospect.shares(scored)
        hope = hopes(deal)
        mixed = vec[float]([0.0 for _ in range(deal.players)])
        for winner in range(deal.players):
            laid = scored[winner]
            scored[winner] = float(WINNER_POINTS)
            after = prospect.shares(scored)
            scored[winner] = laid
            for seat in range(deal.players):
                mixed[seat] += hope[winner] * after[seat]
        return mixed


def hopes(deal: BlueDeal) -> vec[float]:
    """The share of the win that each seat may hope for when the table is left as it is."""
    shares = vec[float]([0.0 for _ in range(deal.players)])
    total = 0.0
    for ahead in range(deal.players):
        seat = (deal.turn + deal.direction * ahead + deal.players) % deal.players
        hope = chance(turns_left(deal, seat), ahead, deal.players)
        shares[seat] = hope
        total += hope
    for seat in range(deal.players):
        shares[seat] /= total
    return shares


def turns_left(deal: BlueDeal, seat: Seat) -> float:
    hand, lines = deal.hands[seat], deal.lines
    kinds = kinds_laid(lines, seat) >> 1
    live = colours_of(seat, layable(seat, lines))
    dark = colours_of(seat, openable(seat, lines) | coverable(seat, lines))
    turns = turns_with(hand, kinds, live, dark) - good_cards(hand, deal.players)
    at_risk = size(losable(lines, seat) & ~lines.rainbowed)
    return turns - good_lines(kinds, live & colours_of(seat, lines.rainbowed), at_risk)


# What is worth a thought


def worth_a_thought(deal: BlueDeal, seat: Seat) -> list[Move]:
    hand, lines = deal.hands[seat], deal.lines
    faces = faces_of(hand)
    kinds = kinds_laid(lines, seat)
    wanted = faces & WANTED[kinds]
    live = colours_of(seat, layable(seat, lines))
    lays = wanted & OF_COLOURS[live]
    if lays and SIZE[kinds] == 4:
        return [lowest(lays)]
    found: list[Move] = []
    add_each(found, 0, lays)
    add_openings(found, seat, lines, faces, wanted, live)
    if deal.first_turn and found:
        return found
    if faces & ATTACKS:
        add_attacks(found, deal, seat, faces)
    add_covers_of_the_last(found, seat, lines, faces, live)
    add_exchanges(found, hand, wanted & OF_COLOURS[reachable(seat, lines)], deal.pile.left)
    return found if found else deal.moves(seat)


def add_exchanges(found: list[Move], hand: Handful, wanted: Mask, pile: i64) -> None:
    """What is useless; that and the attacks; or, hunting for better weather, all but Rainbows and attacks, all but Rainbows."""
    attacks = hand & ATTACK_CARDS
    peaceful = hand & ~ATTACK_CARDS & ~RAINBOWS
    idle = useless(hand, wanted)
    add_exchange(found, idle, pile)
    if attacks:
        add_exchange(found, idle + attacks, pile)
    if peaceful != idle:
        add_exchange(found, peaceful, pile)
    if attacks and peaceful != idle:
        add_exchange(found, peaceful + attacks, pile)
    if not found:
        add_exchange(found, hand, pile)


def add_exchange(found: list[Move], cards: Handful, pile: i64) -> None:
    """As many of the cards as the pile is good for."""
    while how_many(cards) > pile:
        faces = faces_of(cards)
        cards -= bit(nth(faces, size(faces) - 1))
    if cards and EXCHANGE + cards not in found:
        found.append(EXCHANGE + cards)


def add_each(found: list[Move], first: Move, moves: Mask) -> None:
    while moves:
        found.append(first + lowest(moves))
        moves &= moves - 1


def add_openings(found: list[Move], seat: Seat, lines: Lines, faces: Mask, wanted: Mask, live: Mask) -> None:
    """Colours for which something waits in the hand; all of them while nothing is open."""
    if not faces & LIGHTS:
        return
    closed = colours_of(seat, openable(seat, lines))
    stopped = colours_of(seat, coverable(seat, lines))
    for colour in range(i64(3)):
        if not (closed | stopped) & bit(colour):
            continue
        if live and not wanted & OF_COLOURS[bit(colour)]:
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
            most = max(most, i64(SIZE[kinds_laid(deal.lines, other)]))
    lines: Mask = 0
    for other in range(deal.players):
        if other != seat and i64(SIZE[kinds_laid(deal.lines, other)]) >= most - 1:
            lines |= own(other)
    return lines


def add_covers_of_the_last(found: list[Move], seat: Seat, lines: Lines, faces: Mask, live: Mask) -> None:
    """A second card of a continent on top of one that lies there once keeps that one from being stolen: one way is enough."""
    shaky = colours_of(seat, losable(lines, seat) & ~lines.rainbowed) & live
    covers = faces & OF_COLOURS[shaky] & ~WANTED[kinds_laid(lines, seat)]
    if covers:
        found.append(lowest(covers))
