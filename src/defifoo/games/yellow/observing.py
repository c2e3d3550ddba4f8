"""What a seat at a Yellow table may know, as bytes."""

from typing import Final

from mypy_extensions import i64

from defifoo.core.aliases import Seat
from defifoo.core.bits import lowest
from defifoo.core.observing import (
    SLOT,
    Part,
    Parts,
    Row,
    from_me,
    mark,
    mark_one,
    mark_seat,
    mark_way,
    number,
    numbers_of_seats,
)
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.deck import FACES
from defifoo.games.yellow.phases import PHASES

_HELD: Final = SLOT
_UNDER: Final = SLOT + 1
_REMAKES: Final = SLOT + 2
_HANDS: Final = SLOT + 3

_LYING: Final = 9
_PHASES: Final = len(PHASES)

_MADE_OF: Final = 0
_SHOWN: Final = 1
_DREW: Final = 2
_KNOWN: Final = 3
"""Texts of a row: what the pile was made anew of, what everybody and what oneself saw drawn since, what is known of hands."""


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
    out, old, n, at = row.out, row.old, deal.players, row.start
    if row.fresh:
        row.texts = [b""] * int(_KNOWN + n)
        _write_terms(deal, me, row)
    at = mark_one(out, old, at, deal.top, FACES)
    at = mark_one(out, old, at, deal.lies, _LYING)
    at = mark_one(out, old, at, deal.drawn if me == deal.turn else -1, FACES)
    at = mark_one(out, old, at, deal.phase, _PHASES) + n
    at = mark_seat(out, old, at, deal.turn, me, n)
    waits = deal.waits_mask()
    while waits:
        mark(out, old, at + from_me(lowest(waits), me, n))
        waits &= waits - 1
    at = mark_seat(out, old, at + n, deal.receiver, me, n)
    mark_way(out, old, at, deal.direction)
    place = row.numbers
    _write_hand(deal, me, row, place, _HELD)
    _write_under(deal, row, place + FACES)
    place += 2 * FACES
    _write_known(deal, me, row, place)
    place += n * FACES
    made_of = deal.memory.made_of
    if made_of is not None:
        out[row.numbers - 3] = 1
        _write_pile(deal, me, row, place, made_of)
    place = numbers_of_seats(out, place + FACES, deal.hands.sizes, me, n)
    number(out, place, deal.pile.left)
    number(out, place + 1, deal.debt)
    number(out, place + 2, deal.remakes)
    number(out, place + 3, deal.idle)


def _write_terms(deal: YellowDeal, me: Seat, row: Row) -> None:
    """What stays the same for the whole deal."""
    out, n = row.out, deal.players
    at = row.start + 2 * FACES + _LYING + _PHASES
    out[at + from_me(deal.dealer, me, n)] = 1
    at += 4 * n + 2
    out[at + deal.level - 1] = 1
    if deal.mistakes:
        out[at + 3] = 1
    if deal.thanks:
        out[at + 4] = 1


def _write_hand(deal: YellowDeal, seat: Seat, row: Row, place: i64, slot: i64) -> None:
    out, counts = row.out, deal.hands.counts
    held = deal.hands.held[seat]
    faces = held | row.old[slot]
    row.old[slot] = held
    first = seat * FACES
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        out[place + face] = counts[first + face]


def _write_under(deal: YellowDeal, row: Row, place: i64) -> None:
    """The played pile only grows, until the draw pile is made anew of it."""
    out, old = row.out, row.old
    if old[_REMAKES] != deal.remakes:
        old[_REMAKES] = deal.remakes
        old[_UNDER] = 0
        for face in range(i64(FACES)):
            out[place + face] = 0
    cards = deal.under.cards
    for number_in_pile in range(old[_UNDER], deal.under.left):
        out[place + i64(cards[number_in_pile])] += 1
    old[_UNDER] = deal.under.left


def _write_known(deal: YellowDeal, me: Seat, row: Row, place: i64) -> None:
    n = deal.players
    known, texts = deal.memory.known, row.texts
    for seat in range(n):
        cards = known[me * n + seat]
        before = texts[_KNOWN + seat]
        if cards is not before:
            there = place + from_me(seat, me, n) * FACES
            _add(row, there, before, -1)
            _add(row, there, cards, 1)
            texts[_KNOWN + seat] = cards


def _write_pile(deal: YellowDeal, me: Seat, row: Row, place: i64, made_of: bytes) -> None:
    """What the pile was made anew of, less the cards that one saw drawn since."""
    drawn, texts = deal.memory.drew, row.texts
    shown, drew = drawn[deal.players], drawn[me]
    anew = made_of is not texts[_MADE_OF]
    if anew or shown is not texts[_SHOWN]:
        _add(row, place, texts[_SHOWN], 1)
        texts[_SHOWN] = b""
    if anew or drew is not texts[_DREW]:
        _add(row, place, texts[_DREW], 1)
        texts[_DREW] = b""
    if anew:
        _add(row, place, texts[_MADE_OF], -1)
        _add(row, place, made_of, 1)
        texts[_MADE_OF] = made_of
    if shown is not texts[_SHOWN]:
        _add(row, place, shown, -1)
        texts[_SHOWN] = shown
    if drew is not texts[_DREW]:
        _add(row, place, drew, -1)
        texts[_DREW] = drew


def _add(row: Row, place: i64, cards: bytes, times: i64) -> None:
    out = row.out
    if times > 0:
        for card in cards:
            out[place + card] += 1
    else:
        for card in cards:
            out[place + card] -= 1


def hidden_parts(players: int) -> list[Part]:
    return [("all_hands", players * FACES), ("pile_cards", FACES)]


def write_hidden(deal: YellowDeal, me: Seat, row: Row) -> None:
    n = deal.players
    for seat in range(n):
        _write_hand(deal, seat, row, row.end + from_me(seat, me, n) * FACES, _HANDS + seat)
    place = row.end + n * FACES
    for face in range(i64(FACES)):
        row.out[place + face] = 0
    for number_in_pile in range(deal.pile.left):
        row.out[place + i64(deal.pile.cards[number_in_pile])] += 1
