from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from defifoo.client import Server
from server.serving import Running, serving


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[Running]:
    async with serving(tmp_path) as running:
        yield running


@pytest.fixture
async def server(running: Running) -> AsyncIterator[Server]:
    async with Server(running.url) as server:
        yield server
