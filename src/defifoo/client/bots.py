"""The bots of this package in a seat of a server."""

import contextlib
import random

from defifoo.bots.bot import WAIT, Budget
from defifoo.bots.levels import make_bot
from defifoo.client.player import ConnectionLostError, MoveRefusedError, Player
from defifoo.client.views import legal_moves, view_from
from defifoo.core.chance import FastSource
from defifoo.games.shelf import find_game


async def play_as(player: Player, name: str, budget: Budget) -> None:
    """Play until the match is over."""
    source = FastSource(random.SystemRandom().getrandbits(56))
    async for turn in player.turns():
        game = find_game(turn.view["game"])
        view = view_from(game, turn.view)
        move = make_bot(name, game).choose(view, legal_moves(game, view), source, budget)
        if move != WAIT:
            with contextlib.suppress(MoveRefusedError, ConnectionLostError):  # the next turn shows how things stand
                await player.play(game.move_name(move), turn.version)
