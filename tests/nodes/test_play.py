"""People on two nodes play together as if it were one."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from defifoo.client import Player, Server, Ticket
from nodes.serving import Node
from server.serving import play_out


async def spread(
    stack: AsyncExitStack, nodes: list[Node], game: str, players: int, **wishes: object
) -> tuple[str, list[Player]]:
    """A table that was made on the first node, with its people on all of them in turn."""
    servers = [await stack.enter_async_context(Server(node.url)) for node in nodes]
    made = await servers[0].make_table(game, players, **{"window": 0, **wishes})
    tickets: list[Ticket] = []
    for seat in range(players):
        tickets.append(await servers[seat % len(servers)].take_seat(made.code, f"p{seat}"))
    seated = [await stack.enter_async_context(servers[ticket.seat % len(servers)].sit(ticket)) for ticket in tickets]
    for player in seated:
        await player.until(lambda player=player: player.table is not None)  # type: ignore[misc]
    await servers[-1].start(made.code, made.token)
    return made.code, seated


@pytest.mark.parametrize("game", ["yellow", "red"])
async def test_a_match_is_played_out_by_people_on_two_nodes(two: list[Node], game: str) -> None:
    async with AsyncExitStack() as stack:
        code, seated = await spread(stack, two, game, 4, options={"length": 1})
        async with asyncio.timeout(240):
            await asyncio.gather(*(play_out(player) for player in seated))
        overs = [player.over for player in seated]
        assert all(over is not None and over.winners == overs[0].winners for over in overs if overs[0] is not None)
        assert len({player.version for player in seated}) == 1
        assert all(player.witness.verdict for player in seated)
        assert two[0].room(code).table.version == two[1].room(code).table.version
