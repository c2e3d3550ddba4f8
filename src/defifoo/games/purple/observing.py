"""What a seat at a Purple table may know, as bytes."""

from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit, size
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
    put_sets,
    put_trick,
    put_way,
)
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.deck import CARDS, deck_mask


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
    out, n = row.out, deal.players
    at = put_set(out, row.start, deal.hands[me], CARDS)
    at = put_trick(out, at, deal.trick, deal.trick_size, deal.leader, deal.direction, me, n, CARDS)
    at = put_sets(out, at, deal.won, me, n, CARDS)
    deck = deck_mask(deal.short)
    for seat in range(n):
        put_set(out, at + from_me(seat, me, n) * CARDS, deal.missing[seat] & deck, CARDS)
    at = put_one(out, at + n * CARDS, deal.called, 10)
    at = put_one(out, at, deal.challenge, 10)
    at = put_one(out, at, deal.challenge_colour, 5)
    at = put_flag(out, at, deal.short)
    at = put_seat(out, at, deal.dealer, me, n)
    at = put_seat(out, at, deal.leader, me, n)
    at = put_seat(out, at, deal.turn, me, n)
    at = put_seat(out, at, deal.best_seat, me, n)
    at = put_seat(out, at, deal.sun_last, me, n)
    put_way(out, at, deal.direction)
    place = row.numbers
    for seat in range(n):
        number(out, place + from_me(seat, me, n), size(deal.hands[seat]))
    numbers_of_seats(out, place + n, deal.tricks, me, n)


def hidden_parts(players: int) -> list[Part]:
    return [("all_hands", players * CARDS), ("set_aside", CARDS)]


def write_hidden(deal: PurpleDeal, me: Seat, row: Row) -> None:
    n = deal.players
    at = put_sets(row.out, row.end, deal.hands, me, n, CARDS)
    elsewhere: Mask = 0
    for seat in range(n):
        elsewhere |= deal.hands[seat] | deal.won[seat]
    for place in range(deal.trick_size):
        elsewhere |= bit(deal.trick[place])
    put_set(row.out, at, deck_mask(deal.short) & ~elsewhere, CARDS)
