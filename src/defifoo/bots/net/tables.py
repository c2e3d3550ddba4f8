"""Which net sees what: the sizes of each game's inputs, and one way to write them."""

from typing import Final

from mypy_extensions import i64

from defifoo.bots.net import blue, purple, red, yellow
from defifoo.bots.net.active import Active
from defifoo.bots.net.past import Past
from defifoo.core.deal import View
from defifoo.games.blue.view import BlueView
from defifoo.games.purple.view import PurpleView
from defifoo.games.red.view import RedView
from defifoo.games.yellow.view import YellowView

NAMES: Final = ("purple", "blue", "yellow", "red")
PURPLE: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
RED: Final = 3

INPUTS: Final = (purple.INPUTS, blue.INPUTS, yellow.INPUTS, red.INPUTS)
ACTIONS: Final = (purple.ACTIONS, blue.ACTIONS, yellow.ACTIONS, red.ACTIONS)
FACES: Final = (purple.FACES, blue.FACES, yellow.FACES, red.FACES)
PLACES: Final = 6
"""Where a card may be that a seat does not see: with the five others, counted from oneself, or with nobody (the pile, the Bank)."""

VERSION: Final = 1
"""Of the inputs: nets made for another version cannot be used."""


def write(view: View, past: Past, active: Active, aside: i64) -> None:
    """Fill in the inputs that are on. `aside` are the cards that the seat has put aside for an exchange."""
    if isinstance(view, PurpleView):
        active.begin(view.seat, view.players)
        purple.write(view, past, active)
    elif isinstance(view, RedView):
        active.begin(view.seat, view.players)
        red.write(view, past, active)
    elif isinstance(view, BlueView):
        active.begin(view.seat, view.players)
        blue.write(view, past, active, aside)
    else:
        assert isinstance(view, YellowView)
        active.begin(view.seat, view.players)
        yellow.write(view, past, active)


def relative(kind: i64, action: i64, me: i64, players: i64) -> i64:
    """The number of an action for a net: seats are counted from the one that decides."""
    if kind == BLUE:
        return blue.relative(action, me, players)
    if kind == YELLOW:
        return yellow.relative(action, me, players)
    if kind == RED:
        return red.relative(action, me, players)
    return action
