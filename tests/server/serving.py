"""A real server on a real socket, in this process."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from defifoo.bots.bot import Budget
from defifoo.client import Player, Server, Ticket
from defifoo.client.bots import play_as
from defifoo.server.app import make_app
from defifoo.server.house import House
from defifoo.server.running import WebServer, configuration
from defifoo.server.settings import UNLIMITED, Limits, Settings

SHARED: dict[str, Any] = {
    name: os.environ[variable]
    for name, variable in (("database", "DEFIFOO_TEST_DATABASE"), ("redis", "DEFIFOO_TEST_REDIS"))
    if variable in os.environ
}
"""The same tests on a database that others share, too, for those who name one."""


class Running:
    def __init__(self, url: str, house: House) -> None:
        self.url = url
        self.house = house


@asynccontextmanager
async def serving(data: Path, limits: Limits = UNLIMITED, base: str = "", **named: Any) -> AsyncIterator[Running]:
    door = socket.create_server(("127.0.0.1", 0))
    app = make_app(Settings(data, limits, base_path=base, **SHARED, **named))
    server = WebServer(configuration(app), lambda: None)
    task = asyncio.get_running_loop().create_task(server._serve([door]))  # `serve` would catch the signals of the tests
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    try:
        yield Running(f"http://127.0.0.1:{door.getsockname()[1]}{base}", app.state.house)
    finally:
        server.should_exit = True
        await task
        door.close()


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
