"""Small worlds in which something happens between two nodes, and the history that comes of it."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from defifoo.client import Server, Ticket
from nodes.historian import Historian
from nodes.history import History
from nodes.serving import Node

AT_ONCE = (0.0, 0.0)
Then = Callable[[], None]
"""Happens when the cards are dealt and everybody knows."""


def nothing() -> None:
    pass


def historian(node: Node, ticket: Ticket) -> Historian:
    one = Historian(ticket, random.Random(ticket.seat), AT_ONCE)
    one.player._address = f"{node.url.replace('http', 'ws', 1)}/api/tables/{ticket.code}/play"
    return one


@asynccontextmanager
async def seated(nodes: list[Node], tickets: list[Ticket]) -> AsyncIterator[list[Historian]]:
    """Each on the node of the same number."""
    people = [historian(node, ticket) for node, ticket in zip(nodes, tickets, strict=True)]
    for one in people:
        await one.player.__aenter__()
    try:
        async with asyncio.timeout(30):
            for one in people:
                await one.player.until(lambda one=one: one.player.table is not None)  # type: ignore[misc]
        yield people
    finally:
        for one in people:
            await one.player.__aexit__(None, None, None)


async def table_for_two(nodes: list[Node], game: str = "purple", **wishes: object) -> tuple[str, str, list[Ticket]]:
    """Its code, the host's token and the two tickets, one from each node."""
    async with Server(nodes[0].url) as first, Server(nodes[1].url) as second:
        made = await first.make_table(game, 2, **{"window": 0, **wishes})
        return made.code, made.token, [await first.take_seat(made.code, "a"), await second.take_seat(made.code, "b")]


async def started(nodes: list[Node], code: str, token: str, people: list[Historian]) -> None:
    async with Server(nodes[1].url) as second:
        await second.start(code, token)
    async with asyncio.timeout(30):
        for one in people:
            await one.player.until(lambda one=one: one.player.table.state == "playing")  # type: ignore[misc]


async def history(node: Node, code: str, people: list[Historian], answers: int | None = None) -> History:
    """What everybody knows once they had time to hear of the last entry."""
    log: list[bytes] = []
    for _ in range(150):
        log = await node.house.storage.load(code)
        if all(one.player.version == len(log) for one in people):
            break
        await asyncio.sleep(0.02)
    return History(code, [one.ends() for one in people], log, answers)


async def one_seat_on_two_nodes(nodes: list[Node], then: Then = nothing) -> History:
    """Somebody asks for two different moves at once, with a device on each node."""
    code, token, tickets = await table_for_two(nodes)
    async with seated(nodes, tickets) as people:
        await started(nodes, code, token, people)
        waited = people[0].player.waits[0]
        async with seated(nodes, [tickets[waited]] * 2) as devices:
            then()
            version, moves = devices[0].player.version, devices[1].player.moves
            await asyncio.gather(*(one._ask(move, version) for one, move in zip(devices, moves[:2], strict=True)))
            return await history(nodes[0], code, devices)


async def a_few_moves(nodes: list[Node], many: int = 6, then: Then = nothing) -> History:
    """Two people on two nodes move in turn."""
    code, token, tickets = await table_for_two(nodes)
    async with seated(nodes, tickets) as people:
        await started(nodes, code, token, people)
        then()
        for _ in range(many):
            newest = max(one.player.version for one in people)
            try:
                async with asyncio.timeout(3):
                    for one in people:
                        await one.player.until(lambda one=one, newest=newest: one.player.version >= newest)  # type: ignore[misc]
            except TimeoutError:
                break
            mover = people[people[0].player.waits[0]]
            await mover._ask(mover.player.moves[0], mover.player.version)
        return await history(nodes[0], code, people)


async def bots_that_two_nodes_look_after(nodes: list[Node], then: Then = nothing, entries: int = 12) -> History:
    """Bots alone; both nodes are sure to be the keeper, and neither hears of the other."""
    async with Server(nodes[0].url) as server:
        made = await server.make_table("purple", 4)
        await asyncio.gather(*(node.house.fetch(made.code) for node in nodes))
        await server.start(made.code, made.token)
    then()
    for node in nodes:
        await node.house.fetch(made.code)
        node.room(made.code).kept = True
        node.house.timers.plan(node.room(made.code))
    for _ in range(400):
        log = await nodes[0].house.storage.load(made.code)
        if len(log) >= entries:
            break
        await asyncio.sleep(0.05)
    return History(made.code, [], log)
