"""What a seat at a Blue table may know, as bytes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from defifoo.core.aliases import Seat
from defifoo.core.bits import lowest, size
from defifoo.core.observing import SLOT, Part, Parts, Row, flip, from_me, mark, mark_seat, mark_way, number, turned
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import BOLT, CONTINENT, FACES, ICE, MOON, RAIN, SUN, Handful, count, held, how_many

_LINES: Final = SLOT
"""Opened, stopped, rainbowed, frozen."""

_HAND: Final = SLOT + 4
_ASIDE: Final = SLOT + 5
_KNOWN: Final = SLOT + 6
_ROUTES: Final = SLOT + 12
_HANDS: Final = SLOT + 30


def parts(players: int) -> Parts:
    n = players
    return [
        ("opened", 3 * n),
        ("stopped", 3 * n),
        ("rainbowed", 3 * n),
        ("frozen", 3 * n),
        ("last_continent", 15 * n),
        ("dealer", n),
        ("turn", n),
        ("attacker", n),
        ("attacked", 3 * n),
        ("direction", 2),
        ("first_turn", 1),
    ], [
        ("hand", FACES),
        ("aside", FACES),
        ("continents", 15 * n),
        ("moons", 3 * n),
        ("unseen", FACES),
        ("known", n * FACES),
        ("hand_sizes", n),
        ("pile", 1),
        ("lights", 1),
        ("passes", 1),
        ("idle", 1),
    ]


def write(deal: BlueDeal, me: Seat, aside: Handful, row: Row) -> None:
    out, old, n, at, place, lines = row.out, row.old, deal.players, row.start, row.numbers, deal.lines
    flip(out, old, _LINES, at, turned(lines.opened, 3 * me, 3 * n))
    flip(out, old, _LINES + 1, at + 3 * n, turned(lines.stopped, 3 * me, 3 * n))
    flip(out, old, _LINES + 2, at + 6 * n, turned(lines.rainbowed, 3 * me, 3 * n))
    flip(out, old, _LINES + 3, at + 9 * n, turned(lines.frozen, 3 * me, 3 * n))
    at += 27 * n
    if row.fresh:
        out[at + from_me(deal.dealer, me, n)] = 1
    at = mark_seat(out, old, at + n, deal.turn, me, n)
    at = mark_seat(out, old, at, deal.attacker, me, n)
    if deal.attacked >= 0:
        mark(out, old, at + 3 * from_me(deal.attacked // 3, me, n) + deal.attacked % 3)
    at = mark_way(out, old, at + 3 * n, deal.direction)
    if deal.first_turn:
        mark(out, old, at)
    _write_cards(deal, me, row, 2 * FACES + place)
    _write_handful(row, _ASIDE, place + FACES, aside)
    place += 3 * FACES + 18 * n
    for seat in range(n):
        if deal.known[seat] != old[_KNOWN + seat]:
            _write_handful(row, _KNOWN + seat, place + from_me(seat, me, n) * FACES, deal.known[seat])
    place += n * FACES
    for seat in range(n):
        number(out, place + from_me(seat, me, n), how_many(deal.hands[seat]))
    place += n
    number(out, place, deal.pile.left)
    number(out, place + 1, deal.lights)
    number(out, place + 2, deal.passes)
    number(out, place + 3, deal.idle)


def _write_handful(row: Row, slot: i64, place: i64, cards: Handful) -> None:
    changed = held(row.old[slot] ^ cards)
    if changed:
        row.old[slot] = cards
        while changed:
            shift = lowest(changed)
            changed &= changed - 1
            row.out[place + shift // 3] = u8((cards >> shift) & 7)


def _write_cards(deal: BlueDeal, me: Seat, row: Row, place: i64) -> None:
    """One's hand, the continents and the Moons on the lines, and what follows from them: the cards that one has not seen."""
    n = deal.players
    unseen = place + 18 * n
    moons: i64 = 0
    if row.fresh:
        for face in range(i64(CONTINENT), i64(FACES)):
            row.out[unseen + face] = u8(deal.deck[face])
    for line in range(3 * n):
        there = 3 * from_me(line // 3, me, n) + line % 3
        if deal.lines.routes[line] != row.old[_ROUTES + line]:
            _write_route(deal, row, line, there, place + 5 * there, unseen)
        row.out[place + 15 * n + there] = u8(deal.lines.moons[line])
        moons += deal.lines.moons[line]
    _write_hand(deal, me, row, unseen)
    _write_unseen_weather(deal, me, row, unseen, moons)


def _write_route(deal: BlueDeal, row: Row, line: i64, there: i64, place: i64, unseen: i64) -> None:
    """The continents of a line have changed: take back the old ones, put down the new ones."""
    out = row.out
    last = row.start + 12 * deal.players + 5 * there - 1
    unseen += CONTINENT + 5 * (line % 3) - 1
    place -= 1
    route = row.old[_ROUTES + line]
    if route:
        out[last + (route & 7)] = 0
    while route:
        out[place + (route & 7)] -= 1
        _change(out, unseen + (route & 7), 1)
        route >>= 3
    route = deal.lines.routes[line]
    row.old[_ROUTES + line] = route
    if route:
        out[last + (route & 7)] = 1
    while route:
        out[place + (route & 7)] += 1
        _change(out, unseen + (route & 7), -1)
        route >>= 3


def _change(out: vec[u8], place: i64, by: i64) -> None:
    """A card on its way from a hand to a line is counted twice for a moment, so that the number may pass through 0."""
    out[place] = u8((i64(out[place]) + by) & 255)


def _write_hand(deal: BlueDeal, me: Seat, row: Row, unseen: i64) -> None:
    out = row.out
    before, hand = row.old[_HAND], deal.hands[me]
    changed = held(before ^ hand)
    row.old[_HAND] = hand
    while changed:
        shift = lowest(changed)
        changed &= changed - 1
        face = shift // 3
        copies = (hand >> shift) & 7
        out[row.numbers + face] = u8(copies)
        if face >= CONTINENT:
            _change(out, unseen + face, ((before >> shift) & 7) - copies)


def _write_unseen_weather(deal: BlueDeal, me: Seat, row: Row, unseen: i64, moons: i64) -> None:
    """On a line Suns and Moons lie in turns, until a Rainbow comes to lie on top."""
    out, lines, deck, hand = row.out, deal.lines, deal.deck, deal.hands[me]
    suns = moons + size(lines.opened & ~lines.rainbowed & ~lines.stopped)
    number(out, unseen + SUN, i64(deck[SUN]) - count(hand, SUN) - suns)
    number(out, unseen + RAIN, i64(deck[RAIN]) - count(hand, RAIN) - size(lines.rainbowed))
    number(out, unseen + MOON, i64(deck[MOON]) - count(hand, MOON) - moons)
    number(out, unseen + BOLT, i64(deck[BOLT]) - count(hand, BOLT))
    number(out, unseen + ICE, i64(deck[ICE]) - count(hand, ICE) - size(lines.frozen))


def hidden_parts(players: int) -> list[Part]:
    return [("all_hands", players * FACES), ("pile_cards", FACES)]


def write_hidden(deal: BlueDeal, me: Seat, row: Row) -> None:
    n = deal.players
    for seat in range(n):
        _write_handful(row, _HANDS + seat, row.end + from_me(seat, me, n) * FACES, deal.hands[seat])
    place = row.end + n * FACES
    for face in range(i64(FACES)):
        row.out[place + face] = 0
    for number_in_pile in range(deal.pile.left):
        row.out[place + i64(deal.pile.cards[number_in_pile])] += 1
