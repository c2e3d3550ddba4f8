from collections.abc import AsyncIterator

import pytest

from nodes.engines import LEFT_OUT, MISSING, Postgres, Redis
from nodes.serving import Node, nodes
from server.together import patient_lines

if MISSING:
    pytest.skip(LEFT_OUT, allow_module_level=True)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    patient_lines(monkeypatch.setattr)


@pytest.fixture(scope="session")
def shared(database: Postgres) -> str:
    return database.make("nodes")


@pytest.fixture
async def two(shared: str, rumours: Redis) -> AsyncIterator[list[Node]]:
    async with nodes(2, shared, rumours.address) as started:
        while any(node.house.missing() for node in started):
            await started[0].house.pause()
        yield started
