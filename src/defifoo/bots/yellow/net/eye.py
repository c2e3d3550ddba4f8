"""What a net sees of a Yellow table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.bots.net.active import SEATS, Active
from defifoo.bots.net.eye import Eye
from defifoo.bots.net.past import Past
from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit
from defifoo.core.deal import View
from defifoo.core.event import Event
from defifoo.games.yellow.deck import FACES as YELLOW_FACES
from defifoo.games.yellow.deck import JOKER, SKULL, copies
from defifoo.games.yellow.moves import (
    AGAIN,
    CLOCKWISE,
    COUNTER,
    DRAW,
    GIVE_TO,
    KEEP,
    MOVES,
    PASS,
    REVERSE,
    SILENT,
    SWAP_WITH,
    TAKE,
    THANKS,
)
from defifoo.games.yellow.view import YellowView

_SIZES: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20])
_PILE: Final[vec[i64]] = vec[i64]([1, 3, 6, 10, 16, 24, 36, 50])
_IDLE: Final[vec[i64]] = vec[i64]([1, 2, 4, 6, 9, 12, 16, 24])
_COPIES: Final[vec[i64]] = vec[i64]([copies(card, level) for level in (1, 2, 3) for card in range(YELLOW_FACES)])
_GROUPS: Final = 11
"""Symbol with colour, Jokers, Skulls."""
_KINDS: Final = 14

ACTIONS: Final = MOVES
FACES: Final = YELLOW_FACES
INPUTS: Final = (
    FACES + 9 + FACES + 11 + 4 * SEATS + 2 + 3 + 3 + 3 * FACES + 4 * _GROUPS + SEATS * FACES + 2 * FACES + 3 * _GROUPS
    + 12 * SEATS + 8 + 6 + 3 + 8 + SEATS + _KINDS * SEATS
)  # fmt: skip


def write(view: YellowView, past: Past, active: Active) -> None:
    active.one_of(view.top, FACES)
    active.one_of(view.lies, 9)
    active.one_of(view.drawn, FACES)
    active.one_of(view.phase, 11)
    active.seat(view.dealer)
    active.seat(view.turn)
    active.seats(view.waits)
    active.seat(view.receiver)
    active.way(view.direction)
    active.one_of(view.level - 1, 3)
    active.flag(view.mistakes)
    active.flag(view.thanks)
    active.flag(view.pile_of is not None)
    hand = _counted(view.hand)
    for card in range(i64(FACES)):
        active.height(hand[card], 3)
    _groups(hand, 4, active)
    _known(view, active)
    unseen = _unseen(view, hand)
    for card in range(i64(FACES)):
        active.height(unseen[card], 2)
    _groups_of_four(unseen, active)
    first = active.base
    for seat in range(view.players):
        active.base = first + 12 * active.from_me(seat)
        active.reach(view.hand_sizes[seat], _SIZES)
    active.base = first + 12 * SEATS
    active.reach(view.pile_size, _PILE)
    active.height(view.debt // 3, 6)
    active.height(view.remakes, 3)
    active.reach(view.idle, _IDLE)
    active.one_of(view.players - 1, SEATS)
    _last_moves(past, active)


_NO_CARDS: Final[vec[i64]] = vec[i64]([0] * YELLOW_FACES)
_NO_GROUPS: Final[vec[i64]] = vec[i64]([0] * _GROUPS)


def _counted(cards: bytes) -> vec[i64]:
    found = _NO_CARDS[:]
    for card in cards:
        found[card] += 1
    return found


def _grouped(cards: vec[i64]) -> vec[i64]:
    groups = _NO_GROUPS[:]
    for card in range(i64(FACES)):
        # An index of type i64: another one would make mypyc box the whole vector each time.
        group = card // 6
        if card >= JOKER:
            group = 9 if card < SKULL else 10
        groups[group] += cards[card]
    return groups


def _groups(cards: vec[i64], steps: i64, active: Active) -> None:
    for number in _grouped(cards):
        active.height(number, steps)


def _groups_of_four(cards: vec[i64], active: Active) -> None:
    for number in _grouped(cards):
        active.height((number + 2) // 4, 3)


def _known(view: YellowView, active: Active) -> None:
    first = active.base
    for seat in range(view.players):
        if seat != view.seat:
            faces: Mask = 0
            for card in view.known[seat]:
                faces |= bit(card)
            active.base = first + FACES * active.from_me(seat)
            active.cards(faces, FACES)
    active.base = first + SEATS * FACES


def _unseen(view: YellowView, hand: vec[i64]) -> vec[i64]:
    """The cards in the pile and in other hands, whose place is not known."""
    left = _COPIES[(view.level - 1) * FACES : view.level * FACES]
    for card in range(i64(FACES)):
        left[card] -= hand[card]
    for card in view.under:
        left[card] -= 1
    if view.top >= 0:
        left[view.top] -= 1
    for seat in range(view.players):
        if seat != view.seat:
            for card in view.known[seat]:
                left[card] -= 1
    return left


def _last_moves(past: Past, active: Active) -> None:
    for seat in range(i64(len(past.last))):
        action = past.last[seat]
        if past.known and action >= 0:
            active.on(_KINDS * active.from_me(seat) + kind_of_move(action))
    active.base += _KINDS * SEATS


def kind_of_move(action: i64) -> i64:
    """A card, a Joker, the ten words, a swap, a gift."""
    if action < DRAW:
        return 0 if action < JOKER else 1
    if action < SWAP_WITH:
        return 2 + action - DRAW
    return 12 if action < GIVE_TO else 13


def relative(action: i64, me: i64, players: i64) -> i64:
    """A swap or a gift with the other seat counted from the observer."""
    if action < SWAP_WITH:
        return action
    first: i64 = SWAP_WITH if action < GIVE_TO else GIVE_TO
    seat = (action - first) % 6
    return action - seat + (seat - me if seat >= me else seat - me + players)


_DONE: Final = {
    "played": 0,
    "mistake": 0,
    "joker": JOKER,
    "drew": DRAW,
    "kept": KEEP,
    "again": AGAIN,
    "reversed": REVERSE,
    "passed": PASS,
    "thanked": THANKS,
    "silent": SILENT,
    "direction": CLOCKWISE,
    "swapped": SWAP_WITH,
    "gave": GIVE_TO,
}
"""A move of the kind that an event tells of; only the kind is looked at."""


def remember(history: list[Event], past: Past) -> None:
    """Cards are drawn by choice, to pay a +3, or for a mistake or silence; only the first two are moves."""
    owes = False
    fined: Seat = -1
    for event in history:
        name = event.name
        action: i64 = _DONE.get(name, -1)
        if name == "drew" and event.seat == fined:
            fined = -1
        elif action >= 0:
            past.add(event.seat, _done(event, action, owes))
            owes = False
            fined = event.seat if name == "mistake" or name == "silent" else i64(-1)
        elif name == "debt":
            owes = True


def _done(event: Event, action: i64, owes: bool) -> i64:
    if event.name == "drew":
        return TAKE if owes else action
    if event.name == "mistake":
        return i64(event.cards[0])
    if event.name == "direction":
        return action if event.count > 0 else i64(COUNTER)
    return action


@final
class YellowEye(Eye):
    def __init__(self) -> None:
        self.number = 2
        self.version = 1
        self.inputs = INPUTS
        self.actions = ACTIONS
        self.faces = FACES

    def write(self, view: View, past: Past, active: Active, begun: i64) -> None:  # noqa: ARG002 - a move is one action
        assert isinstance(view, YellowView)
        active.begin(view.seat, view.players)
        write(view, past, active)

    def remember(self, history: list[Event], past: Past) -> None:
        remember(history, past)

    def relative(self, action: i64, me: Seat, players: i64) -> i64:
        return relative(action, me, players)
