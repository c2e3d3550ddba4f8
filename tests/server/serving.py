"""A real server on a real socket, in this process; or two that share a database, behind a balancer, for the same tests."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from defifoo.bots.bot import Budget
from defifoo.client import Player, Server, Ticket
from defifoo.client.bots import play_as
from defifoo.server.app import make_app, stop_thinking
from defifoo.server.house import House
from defifoo.server.running import WebServer, configuration
from defifoo.server.settings import UNLIMITED, Limits, Settings
from server.together import TOGETHER, balanced, only_of


class Running:
    """What tests know of a server. Where there are several, a look inside is one at the first of them."""

    def __init__(self, url: str, house: House) -> None:
        self.url = url
        self._house = house

    @property
    def house(self) -> House:
        if TOGETHER.in_turn:
            pytest.skip("looks into one node; people are sent to two of them in turn")
        return self._house


@asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[tuple[str, House]]:
    """One server: its address and what it holds."""
    door = socket.create_server(("127.0.0.1", 0))
    app = make_app(settings)
    server = WebServer(configuration(app), lambda: None, partial(stop_thinking, app))
    task = asyncio.get_running_loop().create_task(server._serve([door]))  # `serve` would catch the signals of the tests
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{door.getsockname()[1]}{settings.base_path}", app.state.house
    finally:
        server.should_exit = True
        await task
        door.close()


@asynccontextmanager
async def serving(data: Path, limits: Limits = UNLIMITED, base: str = "", **named: Any) -> AsyncIterator[Running]:
    settings = Settings(data, limits, base_path=base, **named)
    if not TOGETHER.database:
        async with served(settings) as (url, house):
            yield Running(url, house)
        return
    if TOGETHER.in_turn and limits is not UNLIMITED:
        pytest.skip("each node counts for itself; people are sent to two of them in turn")
    settings = settings._replace(database=await only_of(data), redis=TOGETHER.redis)
    async with AsyncExitStack() as stack:
        ports: list[int] = []
        port = await stack.enter_async_context(balanced(ports))  # it is there until the last node is gone
        other = await stack.enter_async_context(served(settings._replace(metrics_address="")))
        first = await stack.enter_async_context(served(settings))
        ports += [urlsplit(url).port or 0 for url, _ in (first, other)]
        yield Running(f"http://127.0.0.1:{port}{base}", first[1])


async def people_at(server: Server, game: str, players: int, **wishes: object) -> tuple[str, str, list[Ticket]]:
    """A table full of people, started: its code, the host's token and the seats."""
    wishes.setdefault("window", 0)
    made = await server.make_table(game, players, **wishes)
    tickets = [await server.take_seat(made.code, f"p{seat}") for seat in range(players)]
    await server.start(made.code, made.token)
    return made.code, made.token, tickets


async def play_out(player: Player) -> None:
    """Random legal play until the match is over."""
    await play_as(player, "random", Budget(simulations=1))
