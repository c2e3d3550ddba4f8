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
    place = _put_hand(out, row.numbers, deal, me)
    place = _put_pile(out, place, deal.under.cards, deal.under.left)
    memory = deal.memory
    for seat in range(n):
        if memory.talked_of[seat]:  # else nothing is known of that hand, and nothing of it need be fetched
            _add(out, place + from_me(seat, me, n) * FACES, memory.known[me * n + seat])
    place += n * FACES
    made_of = memory.made_of
    if made_of is not None:
        out[at] = 1
        _add(out, place, made_of)
        _take_off(out, place, memory.drew[n])
        _take_off(out, place, memory.drew[me])
    place = numbers_of_seats(out, place + FACES, deal.hands.sizes, me, n)
    number(out, place, deal.pile.left)
    number(out, place + 1, deal.debt)
    number(out, place + 2, deal.remakes)
    number(out, place + 3, deal.idle)


def _put_hand(out: vec[u8], place: i64, deal: YellowDeal, seat: Seat) -> i64:
    counts, faces, first = deal.hands.counts, deal.hands.faces[seat], seat * FACES
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        out[place + face] = counts[first + face]
    return place + FACES


def _put_pile(out: vec[u8], place: i64, cards: vec[u8], left: i64) -> i64:
    for number_in_pile in range(left):
        out[place + i64(cards[number_in_pile])] += 1
    return place + FACES


def _add(out: vec[u8], place: i64, cards: bytes) -> None:
    # Not `for card in cards`: mypyc would make an object of each.
    for number_of_card in range(i64(len(cards))):
        out[place + cards[number_of_card]] += 1


def _take_off(out: vec[u8], place: i64, cards: bytes) -> None:
    for number_of_card in range(i64(len(cards))):
        out[place + cards[number_of_card]] -= 1


def hidden_parts(players: int) -> list[Part]:
    return [("all_hands", players * FACES), ("pile_cards", FACES)]


def write_hidden(deal: YellowDeal, me: Seat, row: Row) -> None:
    n = deal.players
    for seat in range(n):
        _put_hand(row.out, row.end + from_me(seat, me, n) * FACES, deal, seat)
    _put_pile(row.out, row.end + n * FACES, deal.pile.cards, deal.pile.left)
