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
from defifoo.storage.postgres.storage import PostgresStorage


class Node:
    def __init__(self, url: str, house: SharedHouse) -> None:
        self.url = url
        self.house = house

    async def die(self) -> None:
        """As if it were killed: nothing more is written, nobody is told goodbye, the others have to notice by themselves."""
        house, storage = self.house, self.house.storage
        assert isinstance(storage, PostgresStorage)
        house.closing = True
        house.timers.stop()
        for line in (storage._writer, *storage._readers):
            line._address = "postgresql://127.0.0.1:1/gone"
            line._hang_up()
        for task in house.watch._tasks:
            task.cancel()
        house.watch._tasks = []
        for room in list(house.rooms.values()):
            for guest in list(room.crowd.guests):
                guest.close(1012)

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
