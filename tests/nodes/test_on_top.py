"""What people do on top of something that another node was quicker than."""

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

from defifoo.client import MoveRefusedError, Player
from defifoo.table.presence import racing
from defifoo.table.races import raced
from defifoo.wire.messages import Update
from nodes.serving import Node
from nodes.test_play import spread
from server.talking import eventually


async def test_a_card_laid_on_top_of_what_comes_to_nothing_is_answered(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two leave a race at once, on two nodes; on that of the second one a third has laid a card meanwhile."""
    async with AsyncExitStack() as stack:
        code, players = await spread(stack, two, "yellow", 4)
        leaver, layer, card = await a_race_with_two_on_a_node(two, code, players)
        node, other = two[leaver % 2], two[1 - leaver % 2]
        room, table = node.room(code), other.room(code).table
        third = next(seat for seat in table.running.deal.waits_for if seat % 2 != leaver % 2)
        written, append = asyncio.Event(), node.house.storage.append

        def append_late(*what: Any) -> "asyncio.Task[None]":
            async def late() -> None:
                await written.wait()
                await append(*what)

            return asyncio.get_running_loop().create_task(late())

        monkeypatch.setattr(node.house.storage, "append", append_late)
        leaving = asyncio.ensure_future(players[leaver].play("pass"))
        await eventually(lambda: room._flights)
        laying = asyncio.ensure_future(players[layer].play(card))
        await eventually(lambda: layer in room.laid_by or len(room._flights) > 1)
        await players[third].play("pass")
        written.set()
        async with asyncio.timeout(20):
            answers = await asyncio.gather(leaving, laying, return_exceptions=True)
        assert all(isinstance(answer, Update | MoveRefusedError) for answer in answers)


async def a_race_with_two_on_a_node(two: list[Node], code: str, players: list[Player]) -> tuple[int, int, str]:
    """Played until there is one: who leaves it, who has a card for it, and that card."""
    chance = random.Random(7)
    async with asyncio.timeout(120):
        while True:
            await eventually(lambda: two[0].room(code).table.state == "playing")
            await eventually(lambda: {player.version for player in players} == {two[0].room(code).table.version})
            table = two[0].room(code).table
            waits, deal = table.running.deal.waits_for, table.running.deal
            for layer in waits if racing(table) else ():
                cards = [table.game.move_name(move) for move in deal.moves(layer) if raced(deal, layer, move)]
                for leaver in waits:
                    if cards and leaver != layer and leaver % 2 == layer % 2 and len(waits) > 2:
                        return leaver, layer, cards[0]
            move = deal.timeout(waits[0]) if racing(table) else chance.choice(list(deal.moves(waits[0])))
            await players[waits[0]].play(table.game.move_name(move))
