"""What a seat at a Red table may know, as bytes."""

from defifoo.core.aliases import Seat
from defifoo.core.bits import size
from defifoo.core.observing import (
    Part,
    Parts,
    Row,
    from_me,
    number,
    put_flag,
    put_one,
    put_seat,
    put_set,
    put_sets,
    put_trick,
    put_way,
    turned,
)
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import CARDS
from defifoo.games.red.scoring import side_of


def parts(players: int) -> Parts:
    n = players
    return [
        ("hand", CARDS),
        ("table", n * CARDS),
        ("won", n * CARDS),
        ("voids", n * CARDS),
        ("bank", CARDS),
        ("led", 5),
        ("team", n),
        ("dealer", n),
        ("leader", n),
        ("turn", n),
        ("best", n),
        ("direction", 2),
        ("charmer", 1),
        ("bewitched", 1),
    ], [("hand_sizes", n), ("bank_face_down", 1)]


def write(deal: RedDeal, me: Seat, row: Row) -> None:
    out, n = row.out, deal.players
    at = put_set(out, row.start, deal.hands[me], CARDS)
    at = put_trick(out, at, deal.trick, deal.trick_size, deal.leader, deal.direction, me, n, CARDS)
    at = put_sets(out, at, deal.won, me, n, CARDS)
    at = put_sets(out, at, deal.missing, me, n, CARDS)
    at = put_set(out, at, deal.bank, CARDS)
    at = put_one(out, at, deal.led, 5)
    if deal.team:
        put_set(out, at, turned(side_of(me, n, deal.team), me, n), n)
    at = put_seat(out, at + n, deal.dealer, me, n)
    at = put_seat(out, at, deal.leader, me, n)
    at = put_seat(out, at, deal.turn, me, n)
    at = put_seat(out, at, deal.best_seat, me, n)
    at = put_way(out, at, deal.direction)
    at = put_flag(out, at, deal.charmer)
    put_flag(out, at, deal.bewitched)
    place = row.numbers
    for seat in range(n):
        number(out, place + from_me(seat, me, n), size(deal.hands[seat]))
    number(out, place + n, size(deal.face_down))


def hidden_parts(players: int) -> list[Part]:
    return [("all_hands", players * CARDS), ("face_down", CARDS)]


def write_hidden(deal: RedDeal, me: Seat, row: Row) -> None:
    at = put_sets(row.out, row.end, deal.hands, me, deal.players, CARDS)
    put_set(row.out, at, deal.face_down, CARDS)
