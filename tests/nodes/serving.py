"""Nodes in this process, on real sockets."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from defifoo.server.app import make_app
from defifoo.server.nodes.house import SharedHouse
from defifoo.server.nodes.room import SharedRoom
from defifoo.server.running import WebServer, configuration
from defifoo.server.settings import UNLIMITED, Settings


class Node:
    def __init__(self, url: str, house: SharedHouse) -> None:
        self.url = url
        self.house = house

    def room(self, code: str) -> SharedRoom:
        found = self.house.rooms[code]
        assert isinstance(found, SharedRoom)
        return found


@asynccontextmanager
async def node(database: str, redis: str = "") -> AsyncIterator[Node]:
    door = socket.create_server(("127.0.0.1", 0))
    app = make_app(Settings(Path(), UNLIMITED, database=database, redis=redis))
    server = WebServer(configuration(app), lambda: None)
    task = asyncio.get_running_loop().create_task(server._serve([door]))  # `serve` would catch the signals of the tests
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    try:
        yield Node(f"http://127.0.0.1:{door.getsockname()[1]}", app.state.house)
    finally:
        server.should_exit = True
        await task
        door.close()


@asynccontextmanager
async def nodes(many: int, database: str, redis: str = "") -> AsyncIterator[list[Node]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(node(database, redis)) for _ in range(many)]
