from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from defifoo.client import Server
from defifoo.server.house import House
from defifoo.server.settings import UNLIMITED, Settings
from defifoo.storage.sqlite import SqliteStorage
from server.serving import Running, serving


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
    house = House(Settings(tmp_path, UNLIMITED), SqliteStorage(tmp_path / "tables.sqlite"))
    yield house
    await house.close()
