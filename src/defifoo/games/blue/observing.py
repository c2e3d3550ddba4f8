"""What a seat at a Blue table may know, as bytes."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from defifoo.core.aliases import Seat
from defifoo.core.bits import bit, lowest, size
from defifoo.core.observing import Part, Parts, Row, from_me, number, put_flag, put_seat, put_set, put_way, turned
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import BOLT, CONTINENT, FACES, ICE, MOON, RAIN, SUN, Handful, count, faces_of, how_many


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
    out, n, lines = row.out, deal.players, deal.lines
    at = put_set(out, row.start, turned(lines.opened, 3 * me, 3 * n), 3 * n)
    at = put_set(out, at, turned(lines.stopped, 3 * me, 3 * n), 3 * n)
    at = put_set(out, at, turned(lines.rainbowed, 3 * me, 3 * n), 3 * n)
    at = put_set(out, at, turned(lines.frozen, 3 * me, 3 * n), 3 * n) + 15 * n
    at = put_seat(out, at, deal.dealer, me, n)
    at = put_seat(out, at, deal.turn, me, n)
    at = put_seat(out, at, deal.attacker, me, n)
    if deal.attacked >= 0:
        put_set(out, at, turned(bit(deal.attacked), 3 * me, 3 * n), 3 * n)
    at = put_way(out, at + 3 * n, deal.direction)
    put_flag(out, at, deal.first_turn)
    place = _put_handful(out, row.numbers, deal.hands[me])
    place = _put_handful(out, place, aside)
    place = _write_lines(deal, me, row, place)
    for seat in range(n):
        if deal.known[seat]:
            _put_handful(out, place + from_me(seat, me, n) * FACES, deal.known[seat])
    place += n * FACES
    for seat in range(n):
        number(out, place + from_me(seat, me, n), how_many(deal.hands[seat]))
    place += n
    number(out, place, deal.pile.left)
    number(out, place + 1, deal.lights)
    number(out, place + 2, deal.passes)
    number(out, place + 3, deal.idle)


def _put_handful(out: vec[u8], place: i64, cards: Handful) -> i64:
    faces = faces_of(cards)
    while faces:
        shift = lowest(faces)
        faces &= faces - 1
        out[place + shift // 3] = u8((cards >> shift) & 7)
    return place + FACES


def _write_lines(deal: BlueDeal, me: Seat, row: Row, place: i64) -> i64:
    """The continents and the Moons on the lines, and what follows from them: the cards that one has not seen."""
    out, n, lines = row.out, deal.players, deal.lines
    unseen = place + 18 * n
    moons = _write_unseen(deal, me, row, unseen)
    if moons:
        for line in range(3 * n):
            out[place + 15 * n + 3 * from_me(line // 3, me, n) + line % 3] = u8(lines.moons[line])
    laden = lines.laden
    while laden:
        line = lowest(laden)
        laden &= laden - 1
        there = 5 * (3 * from_me(line // 3, me, n) + line % 3) - 1
        route = lines.routes[line]
        out[row.start + 12 * n + there + (route & 7)] = 1
        seen = unseen + CONTINENT + 5 * (line % 3) - 1
        while route:
            out[place + there + (route & 7)] += 1
            out[seen + (route & 7)] -= 1
            route >>= 3
    return unseen + FACES


def _write_unseen(deal: BlueDeal, me: Seat, row: Row, place: i64) -> i64:
    """The deck without one's hand and the weather that lies open, the continents being still to come off; all the Moons.

    On a line Suns and Moons lie in turns, until a Rainbow comes to lie on top.
    """
    out, deck, hand, lines = row.out, deal.deck, deal.hands[me], deal.lines
    moons: i64 = 0
    for line in range(3 * deal.players):
        moons += lines.moons[line]
    suns = moons + size(lines.opened & ~lines.rainbowed & ~lines.stopped)
    number(out, place + SUN, i64(deck[SUN]) - count(hand, SUN) - suns)
    number(out, place + RAIN, i64(deck[RAIN]) - count(hand, RAIN) - size(lines.rainbowed))
    number(out, place + MOON, i64(deck[MOON]) - count(hand, MOON) - moons)
    number(out, place + BOLT, i64(deck[BOLT]) - count(hand, BOLT))
    number(out, place + ICE, i64(deck[ICE]) - count(hand, ICE) - size(lines.frozen))
    for face in range(i64(CONTINENT), i64(FACES)):
        out[place + face] = u8(i64(deck[face]) - count(hand, face))
    return moons


def hidden_parts(players: int) -> list[Part]:
    return [("all_hands", players * FACES), ("pile_cards", FACES)]


def write_hidden(deal: BlueDeal, me: Seat, row: Row) -> None:
    n = deal.players
    for seat in range(n):
        _put_handful(row.out, row.end + from_me(seat, me, n) * FACES, deal.hands[seat])
    place = row.end + n * FACES
    for number_in_pile in range(deal.pile.left):
        row.out[place + i64(deal.pile.cards[number_in_pile])] += 1
