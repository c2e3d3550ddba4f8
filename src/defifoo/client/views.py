"""A view as it came over the network, made into the view that bots of this package take."""

from collections.abc import Mapping

import msgspec

from defifoo.core.chance import FastSource
from defifoo.core.deal import View
from defifoo.core.game import Game


def view_from(game: Game, sent: Mapping[str, object]) -> View:
    """Raises msgspec.ValidationError for what is no view of this game."""
    return game.read_view(msgspec.convert(sent, game.declared().whole))


def legal_moves(game: Game, view: View) -> list[int]:
    """The moves of the seat whose view this is: they do not depend on what it cannot see."""
    return [int(move) for move in game.guess(view, FastSource(0)).moves(view.seat)]
