"""What a seat at a Yellow table may know, as bytes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from defifoo.core.aliases import Seat
from defifoo.core.bits import lowest
from defifoo.core.observing import (
    Part,
    Parts,
    Row,
    from_me,
    number,
    numbers_of_seats,
    put_flag,
    put_one,
    put_seat,
    put_set,
    put_way,
    turned,
)
from defifoo.games.yellow.counting import DIGITS, number_of
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.deck import FACES
from defifoo.games.yellow.phases import PHASES

_LYING: Final = 9
_PHASES: Final = len(PHASES)


def parts(players: int) -> Parts:
    n = players
    return [
        ("top", FACES),
        ("lies", _LYING),
        ("drawn", FACES),
        ("phase", _PHASES),
        ("dealer", n),
        ("turn", n),
        ("waits", n),
        ("receiver", n),
        ("direction", 2),
        ("level", 3),
        ("mistakes", 1),
        ("thanks", 1),
        ("pile_remade", 1),
    ], [
        ("hand", FACES),
        ("under", FACES),
        ("known", n * FACES),
        ("pile_of", FACES),
        ("hand_sizes", n),
        ("pile", 1),
        ("debt", 1),
        ("remakes", 1),
        ("idle", 1),
    ]


def write(deal: YellowDeal, me: Seat, row: Row) -> None:
    out, n = row.out, deal.players
    at = put_one(out, row.start, deal.top, FACES)
    at = put_one(out, at, deal.lies, _LYING)
    if me == deal.turn:
        put_one(out, at, deal.drawn, FACES)
    at = put_one(out, at + FACES, deal.phase, _PHASES)
    at = put_seat(out, at, deal.dealer, me, n)
    at = put_seat(out, at, deal.turn, me, n)
    at = put_set(out, at, turned(deal.waits_mask(), me, n), n)
    at = put_seat(out, at, deal.receiver, me, n)
    at = put_way(out, at, deal.direction)
    at = put_one(out, at, deal.level - 1, 3)
    at = put_flag(out, at, deal.mistakes)
    at = put_flag(out, at, deal.thanks)
    place = _put_counted(out, row.numbers, deal.hands.digits, me * DIGITS)
    place = _put_pile(out, place, deal.under.cards, deal.under.left)
    memory = deal.memory
    for seat in range(n):
        if memory.talked_of[seat]:  # else nothing is known of that hand, and nothing of it need be fetched
            _put_counted(out, place + from_me(seat, me, n) * FACES, memory.known, memory.at(me, seat))
    place += n * FACES
    if memory.made_anew:
        out[at] = 1
        _put_counted(out, place, memory.in_pile, me * DIGITS)
    place = numbers_of_seats(out, place + FACES, deal.hands.sizes, me, n)
    number(out, place, deal.pile.left)
    number(out, place + 1, deal.debt)
    number(out, place + 2, deal.remakes)
    number(out, place + 3, deal.idle)


def _put_counted(out: vec[u8], place: i64, digits: vec[i64], at: i64) -> i64:
    """The number of each face; most of them are 0, and most of the others 1."""
    put_set(out, place, digits[at], FACES)
    more = digits[at + 1] | digits[at + 2]
    while more:
        face = lowest(more)
        more &= more - 1
        out[place + face] = u8(number_of(digits, at, face))
    return place + FACES


def _put_pile(out: vec[u8], place: i64, cards: vec[u8], left: i64) -> i64:
    for number_in_pile in range(left):
        out[place + i64(cards[number_in_pile])] += 1
    return place + FACES


def hidden_parts(players: int) -> list[Part]:
    return [("all_hands", players * FACES), ("pile_cards", FACES)]


def write_hidden(deal: YellowDeal, me: Seat, row: Row) -> None:
    n = deal.players
    for seat in range(n):
        _put_counted(row.out, row.end + from_me(seat, me, n) * FACES, deal.hands.digits, seat * DIGITS)
    _put_pile(row.out, row.end + n * FACES, deal.pile.cards, deal.pile.left)
