"""The bots of this package in a seat of a server."""

import contextlib
import random

from defifoo.bots.bot import WAIT, Budget, Sight
from defifoo.bots.levels import make_bot
from defifoo.bots.sight import ONE_DEAL, Score
from defifoo.client.player import Player
from defifoo.client.troubles import ConnectionLostError, MoveRefusedError
from defifoo.client.views import legal_moves, view_from
from defifoo.core.chance import FastSource
from defifoo.games.shelf import find_game


async def play_as(player: Player, name: str, budget: Budget) -> None:
    """Play until the match is over."""
    source = FastSource(random.SystemRandom().getrandbits(56))
    async for turn in player.turns():
        game = find_game(turn.view["game"])
        view = view_from(game, turn.view)
        sight = Sight(view, legal_moves(game, view), score=_score(player))
        move = make_bot(name, game).choose(sight, source, budget)
        if move != WAIT:
            with contextlib.suppress(MoveRefusedError, ConnectionLostError):  # the next turn shows how things stand
                await player.play(game.move_name(move), turn.version)


def _score(player: Player) -> Score:
    table = player.table
    length = None if table is None else table.options.get("length")
    return Score(table.totals, length - table.deal) if table is not None and isinstance(length, int) else ONE_DEAL
