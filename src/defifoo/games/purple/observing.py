"""What a seat at a Purple table may know, as bytes."""

from typing import Final

from mypy_extensions import i64

from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit, size
from defifoo.core.observing import (
    SLOT,
    Part,
    Parts,
    Row,
    flip,
    flip_sets,
    from_me,
    mark_one,
    mark_seat,
    mark_trick,
    mark_way,
    number,
    numbers_of_seats,
)
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.deck import CARDS, deck_mask

_HAND: Final = SLOT
_WON: Final = SLOT + 1
_VOIDS: Final = SLOT + 7
_HANDS: Final = SLOT + 13
_ASIDE: Final = SLOT + 19


def parts(players: int) -> Parts:
    n = players
    return [
        ("hand", CARDS),
        ("table", n * CARDS),
        ("won", n * CARDS),
        ("voids", n * CARDS),
        ("called", 10),
        ("challenge", 10),
        ("challenge_colour", 5),
        ("short_deck", 1),
        ("dealer", n),
        ("leader", n),
        ("turn", n),
        ("best", n),
        ("sun_last", n),
        ("direction", 2),
    ], [("hand_sizes", n), ("tricks", n)]


def write(deal: PurpleDeal, me: Seat, row: Row) -> None:
    out, old, n, at = row.out, row.old, deal.players, row.start
    flip(out, old, _HAND, at, deal.hands[me])
    at = mark_trick(out, old, at + CARDS, deal.trick, deal.trick_size, deal.leader, deal.direction, me, n, CARDS)
    at = flip_sets(out, old, _WON, at, deal.won, me, n, CARDS)
    at = _write_voids(deal, me, row, at)
    at = mark_one(out, old, at, deal.called, 10)
    if row.fresh:
        _write_terms(deal, me, row, at)
    at += 16 + n
    at = mark_seat(out, old, at, deal.leader, me, n)
    at = mark_seat(out, old, at, deal.turn, me, n)
    at = mark_seat(out, old, at, deal.best_seat, me, n)
    at = mark_seat(out, old, at, deal.sun_last, me, n)
    mark_way(out, old, at, deal.direction)
    place = row.numbers
    for seat in range(n):
        number(out, place + from_me(seat, me, n), size(deal.hands[seat]))
    numbers_of_seats(out, place + n, deal.tricks, me, n)


def _write_voids(deal: PurpleDeal, me: Seat, row: Row, at: i64) -> i64:
    """Cards that are not in the deck are missing everywhere and say nothing."""
    out, old, deck = row.out, row.old, deck_mask(deal.short)
    for seat in range(deal.players):
        flip(out, old, _VOIDS + seat, at + from_me(seat, me, deal.players) * CARDS, deal.missing[seat] & deck)
    return at + deal.players * CARDS


def _write_terms(deal: PurpleDeal, me: Seat, row: Row, at: i64) -> None:
    """What stays the same for the whole set."""
    row.out[at + deal.challenge] = 1
    if deal.challenge_colour >= 0:
        row.out[at + 10 + deal.challenge_colour] = 1
    if deal.short:
        row.out[at + 15] = 1
    row.out[at + 16 + from_me(deal.dealer, me, deal.players)] = 1


def hidden_parts(players: int) -> list[Part]:
    return [("all_hands", players * CARDS), ("set_aside", CARDS)]


def write_hidden(deal: PurpleDeal, me: Seat, row: Row) -> None:
    out, old, n = row.out, row.old, deal.players
    at = flip_sets(out, old, _HANDS, row.end, deal.hands, me, n, CARDS)
    elsewhere: Mask = 0
    for seat in range(n):
        elsewhere |= deal.hands[seat] | deal.won[seat]
    for place in range(deal.trick_size):
        elsewhere |= bit(deal.trick[place])
    flip(out, old, _ASIDE, at, deck_mask(deal.short) & ~elsewhere)
