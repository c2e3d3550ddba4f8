"""What a net sees of a Red table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.bots.net.active import SEATS, Active
from defifoo.bots.net.eye import Eye
from defifoo.bots.net.past import Past
from defifoo.core.aliases import Mask, Move, Seat
from defifoo.core.bits import bit, size
from defifoo.core.deal import View, step
from defifoo.core.event import Event
from defifoo.games.red.actions import LET_PASS
from defifoo.games.red.deck import CARDS, WORTH_FIVE, WORTH_THREE
from defifoo.games.red.moves import MOVES, TEAM
from defifoo.games.red.rules import partners_wanted
from defifoo.games.red.view import RedView

_POINTS: Final[vec[i64]] = vec[i64]([1, 4, 8, 12, 16, 20, 25, 30, 36, 42, 50, 60])


def _all_of_suit(first: int, number: int) -> int:
    return sum(1 << card for card in range(first, first + number))


_LACKED: Final[vec[i64]] = vec[i64]([_all_of_suit(11 * suit, 15 if suit == 4 else 11) for suit in range(5)])
_HAND: Final = 20
_BEST: Final = 36

ACTIONS: Final = MOVES
FACES: Final = CARDS
INPUTS: Final = (3 + 2 * SEATS) * CARDS + 5 * SEATS + 5 + 5 * SEATS + 2 + 5 + 8 + _BEST + _HAND + 12 * SEATS + 2 * SEATS


def write(view: RedView, past: Past, active: Active) -> None:
    players = view.players
    active.cards(view.hand, CARDS)
    trick = _trick(view)
    active.cards_of_seats(past.played if past.known else trick, CARDS)
    active.cards(view.trick_cards(), CARDS)
    active.cards_of_seats(view.won, CARDS)
    active.cards(view.bank, CARDS)
    for seat in range(players):
        for suit in range(i64(5)):
            if view.missing[seat] & _LACKED[suit]:
                active.on(5 * active.from_me(seat) + suit)
    active.base += 5 * SEATS
    active.one_of(view.led, 5)
    active.seats(_side(view))
    active.seat(view.dealer)
    active.seat(view.leader)
    active.seat(view.best_seat)
    active.seat(view.turn)
    active.way(view.direction)
    active.flag(view.charmer)
    active.flag(view.bewitched)
    active.flag(view.turn != view.seat)
    active.flag(partners_wanted(players) > 0 and not view.team)
    active.flag(view.direction == 0)
    active.height(view.face_down, 8)
    active.one_of(view.best_strength + 1, _BEST)
    active.height(size(view.hand), _HAND)
    _points(view, active)
    active.one_of(i64(len(view.trick)), SEATS)
    active.one_of(players - 1, SEATS)


def _side(view: RedView) -> Mask:
    """One's own side, oneself included; empty without teams."""
    if not view.team:
        return 0
    everyone = bit(view.players) - 1
    return view.team if view.team & bit(view.seat) else everyone ^ view.team


def _trick(view: RedView) -> vec[i64]:
    """By seat, the card it has in the round."""
    found = view.missing[:]
    for seat in range(view.players):
        found[seat] = 0
    seat = view.leader
    for card in view.trick:
        found[seat] = bit(card)
        seat = step(seat, view.direction, view.players)
    return found


def _points(view: RedView, active: Active) -> None:
    first = active.base
    for seat in range(view.players):
        won = view.won[seat]
        active.base = first + 12 * active.from_me(seat)
        active.reach(size(won) + 4 * size(won & WORTH_FIVE) + 2 * size(won & WORTH_THREE), _POINTS)
    active.base = first + 12 * SEATS


def relative(action: i64, me: i64, players: i64) -> i64:
    """A team with its partners counted from the observer."""
    if action <= TEAM:
        return action
    partners = action - TEAM
    return TEAM + (partners >> me | partners << (players - me) & (bit(players) - 1))


def remember(history: list[Event], past: Past) -> None:
    for event in history:
        if event.name == "played" or event.name == "slammed":
            past.add(event.seat, i64(event.cards[0]))


@final
class RedEye(Eye):
    def __init__(self) -> None:
        self.number = 3
        self.version = 1
        self.inputs = INPUTS
        self.actions = ACTIONS
        self.faces = FACES

    def write(self, view: View, past: Past, active: Active, begun: i64) -> None:  # noqa: ARG002 - a move is one action
        assert isinstance(view, RedView)
        active.begin(view.seat, view.players)
        write(view, past, active)

    def remember(self, history: list[Event], past: Past) -> None:
        remember(history, past)

    def relative(self, action: i64, me: Seat, players: i64) -> i64:
        return relative(action, me, players)

    def steps(self, view: View, moves: list[Move], begun: i64) -> list[i64]:  # noqa: ARG002 - a move is one action
        """Whoever may interrupt may also let the moment pass."""
        assert isinstance(view, RedView)
        return moves if view.turn == view.seat else [*moves, LET_PASS]
