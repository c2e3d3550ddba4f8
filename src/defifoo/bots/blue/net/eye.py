"""What a net sees of a Blue table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.bots.net.active import SEATS, Active
from defifoo.bots.net.eye import Eye
from defifoo.bots.net.past import Past
from defifoo.core.aliases import Mask, Move, Seat
from defifoo.core.bits import bit, lowest
from defifoo.core.deal import View
from defifoo.core.event import Event
from defifoo.games.blue.actions import ACTIONS as BLUE_ACTIONS
from defifoo.games.blue.actions import ASIDE, EXCHANGE_ASIDE
from defifoo.games.blue.deck import FACES as BLUE_FACES
from defifoo.games.blue.deck import Handful, count, how_many
from defifoo.games.blue.moves import (
    ACCEPT,
    BOLT_AT,
    CLOCKWISE,
    COVER_RAIN,
    COVER_SUN,
    EXCHANGE,
    ICE_AT,
    LAY,
    MOON_AT,
    PASS,
    RAINBOW,
)
from defifoo.games.blue.view import BlueView

_PILE: Final[vec[i64]] = vec[i64]([1, 3, 6, 10, 16, 24, 36, 50])
_IDLE: Final[vec[i64]] = vec[i64]([1, 2, 4, 6, 9, 12, 16, 24])
_SUNS: Final[vec[i64]] = vec[i64]([1, 4, 9, 15])
_MOONS: Final[vec[i64]] = vec[i64]([1, 3, 6, 9])
_CARDS: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6, 8, 10])
_LINES: Final = 3 * SEATS
_KINDS: Final = 12
"""Kinds of moves that are remembered."""

ACTIONS: Final = BLUE_ACTIONS
FACES: Final = BLUE_FACES
INPUTS: Final = (
    (5 + 5 + 5 + 2) * _LINES + 2 * SEATS + 2 + 1 + (4 + 3 + 4) * FACES + (5 + 8) * SEATS + 2 * SEATS * FACES
    + 7 * SEATS + 8 + 8 + 6 + 8 + SEATS + _KINDS * SEATS
)  # fmt: skip


def write(view: BlueView, past: Past, active: Active, aside: Handful) -> None:
    lines = view.lines
    _lines(lines.opened, active)
    _lines(lines.stopped, active)
    _lines(lines.rainbowed, active)
    _lines(lines.frozen, active)
    _lines(bit(view.attacked) if view.attacked >= 0 else 0, active)
    _continents(view, active)
    active.seat(view.dealer)
    active.seat(view.attacker)
    active.way(view.direction)
    active.flag(view.first_turn)
    for face in range(i64(FACES)):
        active.height(count(view.hand, face), 4)
    for face in range(i64(FACES)):
        active.height(count(aside, face), 3)
    _unseen(view, active)
    _known(view, active)
    _sizes(view, active)
    active.reach(view.pile, _PILE)
    active.height(view.lights, 8)
    active.height(view.passes, 6)
    active.reach(view.idle, _IDLE)
    active.one_of(view.players - 1, SEATS)
    _last_moves(past, active)


def _place(line: i64, active: Active) -> i64:
    return 3 * active.from_me(line // 3) + line % 3


def _lines(lines: Mask, active: Active) -> None:
    while lines:
        active.on(_place(lowest(lines), active))
        lines &= lines - 1
    active.base += _LINES


def _continents(view: BlueView, active: Active) -> None:
    """The last continent of each line, those below it, the Moons; and of each seat which continents and how many cards."""
    first = active.base
    marks = first + (5 + 5 + 2) * _LINES
    for line in range(3 * view.players):
        place = _place(line, active)
        seat = active.from_me(line // 3)
        route = view.lines.routes[line]
        active.base = first
        if route:
            active.on(5 * place + (route & 7) - 1)
        below: Mask = 0
        while route:
            below |= bit((route & 7) - 1)
            route >>= 3
        active.base = first + 5 * _LINES + 5 * place
        active.cards(below, 5)
        active.base = first + 10 * _LINES + 2 * place
        active.height(view.lines.moons[line], 2)
        if line % 3 == 2:
            active.base = marks + 13 * seat
            _tour(view, line // 3, active)
    active.base = marks + 13 * SEATS


def _tour(view: BlueView, seat: i64, active: Active) -> None:
    kinds: Mask = 0
    cards: i64 = 0
    for line in range(3 * seat, 3 * seat + 3):
        route = view.lines.routes[line]
        while route:
            kinds |= bit((route & 7) - 1)
            cards += 1
            route >>= 3
    active.cards(kinds, 5)
    active.reach(cards, _CARDS)


def _unseen(view: BlueView, active: Active) -> None:
    unseen = view.unseen()
    active.reach(unseen[0], _SUNS)
    active.height(unseen[1], 4)
    active.reach(unseen[2], _MOONS)
    for face in range(i64(3), i64(FACES)):
        active.height(unseen[face], 4)


def _known(view: BlueView, active: Active) -> None:
    first = active.base
    for seat in range(view.players):
        active.base = first + 2 * FACES * active.from_me(seat)
        for face in range(i64(FACES)):
            active.height(count(view.known[seat], face), 2)
    active.base = first + 2 * SEATS * FACES


def _sizes(view: BlueView, active: Active) -> None:
    first = active.base
    for seat in range(view.players):
        active.base = first + 7 * active.from_me(seat)
        active.height(view.hand_sizes[seat], 7)
    active.base = first + 7 * SEATS


def _last_moves(past: Past, active: Active) -> None:
    for seat in range(i64(len(past.last))):
        action = past.last[seat]
        if past.known and action >= 0:
            active.on(_KINDS * active.from_me(seat) + kind_of_move(action))
    active.base += _KINDS * SEATS


def kind_of_move(action: i64) -> i64:
    """Open, cover, bolt, lay, Moon, Iceberg, pass, accept, rainbow, direction, exchange few, exchange many."""
    if action < COVER_SUN:
        return 0
    if action < LAY:
        return 2 if BOLT_AT <= action < COVER_RAIN else 1
    if action < MOON_AT:
        return 3
    if action < PASS:
        return 4 if action < ICE_AT else 5
    if action < CLOCKWISE:
        return 6 if action == PASS else (7 if action == ACCEPT else 8)
    if action < EXCHANGE_ASIDE:
        return 9
    return 10 if action <= EXCHANGE_ASIDE + 2 else 11


def relative(action: i64, me: i64, players: i64) -> i64:
    """A Moon or an Iceberg on a line counted from the observer."""
    if action < MOON_AT or action >= PASS:
        return action
    first: i64 = MOON_AT if action < ICE_AT else ICE_AT
    line = action - first
    return first + (line - 3 * me if line >= 3 * me else line - 3 * me + 3 * players)


_DONE: Final = {
    "opened": 0,
    "cancelled": COVER_SUN,
    "lightning": BOLT_AT,
    "laid": LAY,
    "moon": MOON_AT,
    "iceberg": ICE_AT,
    "passed": PASS,
    "accepted": ACCEPT,
    "answered": RAINBOW,
    "direction": CLOCKWISE,
    "exchanged": EXCHANGE_ASIDE,
}
"""A move of the kind that an event tells of; only the kind is looked at."""


def remember(history: list[Event], past: Past) -> None:
    for event in history:
        action: i64 = _DONE.get(event.name, -1)
        if action >= 0:
            past.add(event.seat, action + i64(event.count) if action == EXCHANGE_ASIDE else action)


def most_exchanged(moves: list[Move]) -> i64:
    """How many cards an exchange may have."""
    most: i64 = 0
    for move in moves:
        if move >= EXCHANGE:
            cards = how_many(move ^ EXCHANGE)
            most = max(most, cards)
    return most


def steps(hand: Handful, aside: Handful, moves: list[Move]) -> list[i64]:
    """The legal actions of a seat that has put these cards aside: an exchange is put together in the order of the faces."""
    found: list[i64] = []
    if not aside:
        found = [move for move in moves if move < EXCHANGE]
    first: i64 = 0
    for face in range(i64(FACES)):
        if count(aside, face):
            first = face
    if how_many(aside) < most_exchanged(moves):
        for face in range(first, i64(FACES)):
            if count(hand, face) > count(aside, face):
                found.append(ASIDE + face)
    if aside:
        found.append(EXCHANGE_ASIDE)
    return found


@final
class BlueEye(Eye):
    def __init__(self) -> None:
        self.number = 1
        self.version = 1
        self.inputs = INPUTS
        self.actions = ACTIONS
        self.faces = FACES

    def write(self, view: View, past: Past, active: Active, begun: i64) -> None:
        assert isinstance(view, BlueView)
        active.begin(view.seat, view.players)
        write(view, past, active, begun)

    def remember(self, history: list[Event], past: Past) -> None:
        remember(history, past)

    def relative(self, action: i64, me: Seat, players: i64) -> i64:
        return relative(action, me, players)

    def steps(self, view: View, moves: list[Move], begun: i64) -> list[i64]:
        assert isinstance(view, BlueView)
        return steps(view.hand, begun, moves)
