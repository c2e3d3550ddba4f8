"""Three nodes in processes of their own, and everything that can happen to them: nobody loses a move."""

import asyncio
import random

import pytest

from defifoo.storage.postgres.storage import PostgresStorage
from nodes.cluster import Cluster
from nodes.engines import Postgres, Redis
from nodes.historian import settle_in
from nodes.nemesis import Nemesis

TABLES = 4


async def test_whatever_happens_to_three_nodes_no_acknowledged_move_is_lost_doubled_or_out_of_order(
    database: Postgres, rumours: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(15)
    address = database.make("nemesis")
    storage = await PostgresStorage.opened(address)
    cluster = Cluster(database, address, rumours, rng)
    try:
        await cluster.start(3)
        lines = settle_in(rng, cluster.urls, monkeypatch.setattr)
        async with Nemesis(cluster, storage, lines, 15, timed=False) as world:
            tables = await world.tables(TABLES)
            await world.rage(len(cluster.faults), (0.3, 1.0))
            async with asyncio.timeout(60):
                await world.all_go_on()
            world.stop()
            await asyncio.gather(*tables)
    finally:
        await cluster.stop()
        await storage.close()
    assert world.found == []
    assert world.matches >= TABLES
    assert world.moves > 5 * TABLES
    assert set(cluster.told) == set(cluster.faults)
