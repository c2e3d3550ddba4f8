from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from defifoo.client import Server
from defifoo.server.house import House
from defifoo.server.nodes.house import SharedHouse
from defifoo.server.settings import UNLIMITED, Settings
from defifoo.storage.sqlite import SqliteStorage
from server.serving import Running, serving
from server.together import TOGETHER, only_of


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[Running]:
    async with serving(tmp_path) as running:
        yield running


@pytest.fixture
async def server(running: Running) -> AsyncIterator[Server]:
    async with Server(running.url) as server:
        yield server


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Without a network: who is there is an `Ear`."""
    settings = Settings(tmp_path, UNLIMITED)
    if TOGETHER.database:
        house: House = await SharedHouse.opened(settings._replace(database=await only_of(tmp_path), redis=TOGETHER.redis))
    else:
        house = House(settings, SqliteStorage(tmp_path / "tables.sqlite"))
    yield house
    await house.close()


@pytest.fixture
def own_disk() -> None:
    """For tests that break the disk of a server: PostgreSQL's is nobody's to break, and a move waits until it is back."""
    if TOGETHER.database:
        pytest.skip("breaks a disk that is not its own")


@pytest.fixture
def one_server() -> None:
    if TOGETHER.in_turn:
        pytest.skip("counts what one server does")
