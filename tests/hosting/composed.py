"""The compose files, really brought up: by podman-compose, from the image that `hosting.image` built.

    sudo PYTHONPATH=tests .venv/bin/python -m hosting.composed [/cards]

With an argument, below that path. First the two nodes with PostgreSQL, Redis and Caddy: a match is played through the proxy
while first one node is stopped and, when that one is back, the other; the database is copied by pg_dump while they run, and
put back. Then the single server: its tables are copied while a match is played, and restored beside it.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from itertools import pairwise

import httpx

from defifoo.cli.commands import obey
from defifoo.client import Player, Server
from hosting.composing import AT, Composed
from hosting.stand_ins import make_stand_ins
from server.serving import play_out

NAMES = ("Anne", "Bilal", "Chloé", "David")
MOVES = 20
PATIENCE = 120
NOTICED = 6
"""Seconds until the proxy has noticed that a node is back: it asks every five."""
ASKED = "python3 -c 'from urllib.request import urlopen; urlopen(\"http://127.0.0.1:8000/api/health\")'"
PAUSE = 0.25
"""Seconds between two moves of a player, so that a match lasts longer than nodes take to stop and to start."""
AGAIN = "create database again"


async def match(url: str, meanwhile: Callable[[Player], Awaitable[None]]) -> None:
    """Four people play to the end; every one of them sees in the end that the deals were fair."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(Server(url))
        made = await server.make_table("purple", 4, window=0)
        tickets = [await server.take_seat(made.code, name) for name in NAMES]
        players = [Player(url, ticket.code, ticket.seat, ticket.token, witness=ticket.witness) for ticket in tickets]
        for player in players:
            await stack.enter_async_context(player)
        # Whoever is there before the match begins takes part in the making of the deal.
        await asyncio.gather(*(here(player) for player in players))
        heard: list[float] = []
        players[0].on_message = lambda _: heard.append(time.monotonic())
        await server.start(made.code, made.token)
        matches = [asyncio.create_task(play_slowly(player)) for player in players]
        await meanwhile(players[0])
        await asyncio.wait_for(asyncio.gather(*matches), PATIENCE)
        longest = max(after - before for before, after in pairwise(heard))
        print(f"the longest that {NAMES[0]} heard nothing: {longest:.1f} s")
        print(f"over at version {players[0].version}; connections made anew: {[player.reconnections for player in players]}")
        verdicts = [player.witness.verdict for player in players]
        print(f"the deals: {[verdict and (verdict.outcome, verdict.deals) for verdict in verdicts]}")
        assert all(verdict and verdict.outcome == "fair" for verdict in verdicts)


async def here(player: Player) -> None:
    await player.until(lambda: player.table is not None)


async def play_slowly(player: Player) -> None:
    hurried = player.play

    async def slowly(move: str, version: int | None = None) -> object:
        await asyncio.sleep(PAUSE)
        return await hurried(move, version)

    player.play = slowly  # type: ignore[method-assign, assignment]
    await play_out(player)


async def further(player: Player) -> None:
    wanted = player.version + MOVES
    await asyncio.wait_for(player.until(lambda: player.version >= wanted), PATIENCE)


async def ready(url: str) -> None:
    async with httpx.AsyncClient() as guest:
        for _ in range(600):
            try:
                answer = await guest.get(f"{url}/api/health")
                if answer.status_code == httpx.codes.OK and answer.json()["status"] == "ok":
                    print(f"ready: {answer.text}")
                    return
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.2)
    sys.exit("it is not ready after two minutes")


def examined(url: str) -> None:
    assert obey(["doctor", url, "--lang", "en"]) == 0


def two_nodes(base: str) -> None:
    url = f"http://127.0.0.1:{AT}{base}"

    async def one_after_the_other(player: Player) -> None:
        for node in ("one", "two"):
            await further(player)
            await asyncio.to_thread(nodes.compose, "stop", node)
            before = player.version
            await further(player)
            print(f"node {node} is stopped, and the table goes on from version {before} to {player.version}")
            await asyncio.to_thread(nodes.compose, "start", node)
            await asyncio.to_thread(nodes.inside, node, "sh", "-c", f"until {ASKED}; do sleep 0.2; done 2>/dev/null")
            await asyncio.sleep(NOTICED)
        await asyncio.to_thread(put_elsewhere, nodes)

    with Composed("deploy/two-nodes.yaml", base) as nodes:
        asyncio.run(ready(url))
        examined(url)
        asyncio.run(match(url, one_after_the_other))
        examined(url)


def put_elsewhere(nodes: Composed) -> None:
    """The database as pg_dump has it holds every table."""
    in_database = ("postgres", "psql", "--username", "defifoo", "--tuples-only", "--no-align")
    counted = "select count(*) from entries"
    nodes.inside(*in_database, "--command", AGAIN)
    copied = "pg_dump --username defifoo defifoo | psql --quiet --set ON_ERROR_STOP=1 --username defifoo again"
    nodes.inside("postgres", "sh", "-c", copied)
    there = int(nodes.inside(*in_database, "--command", counted, "again"))
    print(f"pg_dump while they run: {there} entries are put back into another database")
    assert there > MOVES


def one_server(base: str) -> None:
    url = f"http://127.0.0.1:{AT}{base}"

    async def copied(player: Player) -> None:
        await further(player)
        assert player.over is None
        print(await asyncio.to_thread(server.inside, "defifoo", "defifoo", "backup", "/data/copy.sqlite"))
        print(await asyncio.to_thread(server.inside, *restoring))

    restoring = ("defifoo", "defifoo", "restore", "/data/copy.sqlite", "--data", "/data/elsewhere")
    with Composed("compose.yaml", base) as server:
        asyncio.run(ready(url))
        examined(url)
        asyncio.run(match(url, copied))
        server.compose("restart", "defifoo")
        asyncio.run(ready(url))


if __name__ == "__main__":
    make_stand_ins()
    below = sys.argv[1] if sys.argv[1:] else ""
    two_nodes(below)
    one_server(below)
