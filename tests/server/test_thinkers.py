"""Bots that think in processes of their own."""

import os
import signal

from defifoo.core.match import Match, Setup
from defifoo.core.record import record_of
from defifoo.games.shelf import GAMES
from defifoo.server.thinkers import Thinkers
from defifoo.table.thinking import Errand


async def test_a_hint_comes_although_the_last_thinker_was_killed() -> None:
    match = Match(Setup(GAMES["red"], 2, {"length": 1}, bytes(32)))
    seat = match.deal.waits_for[0]
    errand = Errand(record_of(match).to_json(), seat, "expert", 1)
    thinkers = Thinkers()
    try:
        assert await thinkers.advise(errand)
        assert thinkers._pool is not None
        for process in thinkers._pool._processes:
            os.kill(process, signal.SIGKILL)
        told = await thinkers.advise(errand)
        assert match.setup.game.parse_move(told[0][0]) in match.deal.moves(seat)
    finally:
        thinkers.stop()
