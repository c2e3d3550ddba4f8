"""Which net sees what: the sizes of each game's inputs, and one way to write them."""

from typing import Final

from mypy_extensions import i64

from defifoo.bots.net.active import Active
from defifoo.bots.net.blue import ACTIONS as BLUE_ACTIONS
from defifoo.bots.net.blue import FACES as BLUE_FACES
from defifoo.bots.net.blue import INPUTS as BLUE_INPUTS
from defifoo.bots.net.blue import relative as blue_relative
from defifoo.bots.net.blue import write as write_blue
from defifoo.bots.net.past import Past
from defifoo.bots.net.purple import ACTIONS as PURPLE_ACTIONS
from defifoo.bots.net.purple import FACES as PURPLE_FACES
from defifoo.bots.net.purple import INPUTS as PURPLE_INPUTS
from defifoo.bots.net.purple import write as write_purple
from defifoo.bots.net.red import ACTIONS as RED_ACTIONS
from defifoo.bots.net.red import FACES as RED_FACES
from defifoo.bots.net.red import INPUTS as RED_INPUTS
from defifoo.bots.net.red import relative as red_relative
from defifoo.bots.net.red import write as write_red
from defifoo.bots.net.yellow import ACTIONS as YELLOW_ACTIONS
from defifoo.bots.net.yellow import FACES as YELLOW_FACES
from defifoo.bots.net.yellow import INPUTS as YELLOW_INPUTS
from defifoo.bots.net.yellow import relative as yellow_relative
from defifoo.bots.net.yellow import write as write_yellow
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

INPUTS: Final = (PURPLE_INPUTS, BLUE_INPUTS, YELLOW_INPUTS, RED_INPUTS)
ACTIONS: Final = (PURPLE_ACTIONS, BLUE_ACTIONS, YELLOW_ACTIONS, RED_ACTIONS)
FACES: Final = (PURPLE_FACES, BLUE_FACES, YELLOW_FACES, RED_FACES)
PLACES: Final = 6
"""Where a card may be that a seat does not see: with the five others, counted from oneself, or with nobody."""

VERSION: Final = 1
"""Of the inputs: nets made for another version cannot be used."""


def write(view: View, past: Past, active: Active, aside: i64) -> None:
    """Fill in the inputs that are on. `aside` are the cards that the seat has put aside for an exchange."""
    if isinstance(view, PurpleView):
        active.begin(view.seat, view.players)
        write_purple(view, past, active)
    elif isinstance(view, RedView):
        active.begin(view.seat, view.players)
        write_red(view, past, active)
    elif isinstance(view, BlueView):
        active.begin(view.seat, view.players)
        write_blue(view, past, active, aside)
    else:
        assert isinstance(view, YellowView)
        active.begin(view.seat, view.players)
        write_yellow(view, past, active)


def relative(kind: i64, action: i64, me: i64, players: i64) -> i64:
    """The number of an action for a net: seats are counted from the one that decides."""
    if kind == BLUE:
        return blue_relative(action, me, players)
    if kind == YELLOW:
        return yellow_relative(action, me, players)
    if kind == RED:
        return red_relative(action, me, players)
    return action
