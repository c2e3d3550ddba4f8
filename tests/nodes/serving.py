"""Nodes in this process, on real sockets."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from defifoo.server.nodes.house import SharedHouse
from defifoo.server.nodes.room import SharedRoom
from defifoo.server.settings import UNLIMITED, Settings
from defifoo.storage.postgres.storage import PostgresStorage
from nodes.engines import free_port
from server.serving import served


class Node:
    def __init__(self, url: str, house: SharedHouse) -> None:
        self.url = url
        self.house = house

    async def lose_database(self) -> None:
        storage = self.house.storage
        assert isinstance(storage, PostgresStorage)
        for line in (storage._writer, *storage._readers):
            line._address = f"postgresql://127.0.0.1:{free_port()}/gone"
            line._hang_up()

    async def die(self) -> None:
        """As if it were killed: nothing more is written, nobody is told goodbye, the others have to notice by themselves."""
        house = self.house
        house.closing = True
        house.timers.stop()
        await self.lose_database()
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
    async with served(Settings(Path(), UNLIMITED, database=database, redis=redis)) as (url, house):
        assert isinstance(house, SharedHouse)
        yield Node(url, house)


@asynccontextmanager
async def nodes(many: int, database: str, redis: str = "") -> AsyncIterator[list[Node]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(node(database, redis)) for _ in range(many)]
