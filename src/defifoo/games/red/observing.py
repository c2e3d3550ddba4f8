"""What a seat at a Red table may know, as bytes."""

from typing import Final

from defifoo.core.aliases import Seat
from defifoo.core.bits import size
from defifoo.core.observing import (
    SLOT,
    Part,
    Parts,
    Row,
    flip,
    flip_sets,
    from_me,
    mark,
    mark_one,
    mark_seat,
    mark_trick,
    mark_way,
    number,
    turned,
)
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import CARDS
from defifoo.games.red.scoring import side_of

_HAND: Final = SLOT
_WON: Final = SLOT + 1
_VOIDS: Final = SLOT + 7
_BANK: Final = SLOT + 13
_TEAM: Final = SLOT + 14
_HANDS: Final = SLOT + 15
_FACE_DOWN: Final = SLOT + 21


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
    out, old, n, at = row.out, row.old, deal.players, row.start
    flip(out, old, _HAND, at, deal.hands[me])
    at = mark_trick(out, old, at + CARDS, deal.trick, deal.trick_size, deal.leader, deal.direction, me, n, CARDS)
    at = flip_sets(out, old, _WON, at, deal.won, me, n, CARDS)
    at = flip_sets(out, old, _VOIDS, at, deal.missing, me, n, CARDS)
    flip(out, old, _BANK, at, deal.bank)
    at = mark_one(out, old, at + CARDS, deal.led, 5)
    if deal.team:
        flip(out, old, _TEAM, at, turned(side_of(me, n, deal.team), me, n))
    at += n
    if row.fresh:
        out[at + from_me(deal.dealer, me, n)] = 1
    at = mark_seat(out, old, at + n, deal.leader, me, n)
    at = mark_seat(out, old, at, deal.turn, me, n)
    at = mark_seat(out, old, at, deal.best_seat, me, n)
    at = mark_way(out, old, at, deal.direction)
    if deal.charmer:
        out[at] = 1
    if deal.bewitched:
        mark(out, old, at + 1)
    place = row.numbers
    for seat in range(n):
        number(out, place + from_me(seat, me, n), size(deal.hands[seat]))
    number(out, place + n, size(deal.face_down))


def hidden_parts(players: int) -> list[Part]:
    return [("all_hands", players * CARDS), ("face_down", CARDS)]


def write_hidden(deal: RedDeal, me: Seat, row: Row) -> None:
    at = flip_sets(row.out, row.old, _HANDS, row.end, deal.hands, me, deal.players, CARDS)
    flip(row.out, row.old, _FACE_DOWN, at, deal.face_down)
