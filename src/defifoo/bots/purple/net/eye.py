"""What a net sees of a Purple table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.bots.net.active import SEATS, Active
from defifoo.bots.net.eye import Eye
from defifoo.bots.net.past import Past
from defifoo.core.aliases import Mask
from defifoo.core.bits import bit, size
from defifoo.core.deal import View, step
from defifoo.core.event import Event
from defifoo.games.purple.deal import MOVES
from defifoo.games.purple.deck import CARDS, PLANETS
from defifoo.games.purple.view import PurpleView

_TRICKS: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6, 8, 10, 12, 16])
_COLOUR: Final[vec[i64]] = vec[i64](list(PLANETS))
_HAND: Final = 28

ACTIONS: Final = MOVES
FACES: Final = CARDS
INPUTS: Final = (2 + 2 * SEATS) * CARDS + 5 * SEATS + 26 + 4 * SEATS + 2 + 12 + _HAND + 10 * SEATS + 2 * SEATS


def write(view: PurpleView, past: Past, active: Active) -> None:
    players = view.players
    active.cards(view.hand, CARDS)
    trick = _trick(view)
    active.cards_of_seats(past.played if past.known else trick, CARDS)
    on_table: Mask = 0
    for seat in range(players):
        on_table |= trick[seat]
    active.cards(on_table, CARDS)
    active.cards_of_seats(view.won, CARDS)
    for seat in range(players):
        for colour in range(i64(5)):
            if view.missing[seat] & _COLOUR[colour]:
                active.on(5 * active.from_me(seat) + colour)
    active.base += 5 * SEATS
    active.one_of(view.called, 10)
    active.one_of(view.challenge, 10)
    active.one_of(view.challenge_colour, 5)
    active.flag(view.short)
    active.seat(view.dealer)
    active.seat(view.leader)
    active.seat(view.best_seat)
    active.seat(view.sun_last)
    active.way(view.direction)
    active.one_of(view.best_strength + 1, 12)
    active.height(size(view.hand), _HAND)
    _tricks(view, active)
    active.one_of(i64(len(view.trick)), SEATS)
    active.one_of(players - 1, SEATS)


def _trick(view: PurpleView) -> vec[i64]:
    """By seat, the card it has in the trick; without a past that is all that is known of who played what."""
    found = view.missing[:]
    for seat in range(view.players):
        found[seat] = 0
    seat = view.leader
    for card in view.trick:
        found[seat] = bit(card)
        seat = step(seat, view.direction, view.players)
    return found


def _tricks(view: PurpleView, active: Active) -> None:
    first = active.base
    for seat in range(view.players):
        active.base = first + 10 * active.from_me(seat)
        active.reach(view.tricks[seat], _TRICKS)
    active.base = first + 10 * SEATS


def remember(history: list[Event], past: Past) -> None:
    for event in history:
        if event.name == "played":
            past.add(event.seat, i64(event.cards[0]))


@final
class PurpleEye(Eye):
    def __init__(self) -> None:
        self.number = 0
        self.version = 1
        self.inputs = INPUTS
        self.actions = ACTIONS
        self.faces = FACES

    def write(self, view: View, past: Past, active: Active, begun: i64) -> None:  # noqa: ARG002 - a move is one action
        assert isinstance(view, PurpleView)
        active.begin(view.seat, view.players)
        write(view, past, active)

    def remember(self, history: list[Event], past: Past) -> None:
        remember(history, past)
