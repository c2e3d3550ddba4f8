"""Three nodes, tables of all four games, and one fault after the other; then every request and answer is checked.

    ./bench/run nemesis.py --faults 50 --tables 20 --seed 1

Faults and their times come from the seed; the machine's own haste does not. Ends with 1 when the checker found something.
"""

import argparse
import asyncio
import random
import sys
import time
from pathlib import Path

from defifoo.storage.postgres.storage import PostgresStorage

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from nodes.cluster import Cluster
from nodes.engines import LEFT_OUT, MISSING, postgres, redis
from nodes.historian import settle_in
from nodes.nemesis import Nemesis


async def nemesis(database: str, cluster: Cluster, arguments: argparse.Namespace) -> int:
    rng = random.Random(arguments.seed)
    storage = await PostgresStorage.opened(database)
    await cluster.start(arguments.nodes)
    settle_in(rng, cluster.urls)
    world = Nemesis(cluster, storage, rng)
    began = time.monotonic()
    tables = await world.tables(arguments.tables)
    print(f"{arguments.tables} tables play after {time.monotonic() - began:.0f} s", flush=True)

    def report(number: int, name: str) -> None:
        if number % 25 == 0:
            print(f"{time.monotonic() - began:6.0f} s: fault {number} ({name}); {world.moves} moves checked", flush=True)
        for fault in world.found:
            print(f"FOUND: {fault}", flush=True)
        found.extend(world.found)
        world.found.clear()

    found: list[str] = []
    machine = asyncio.create_task(world.watch_machine())
    await world.rage(arguments.faults, (arguments.pause / 2, arguments.pause * 3 / 2), report)
    await asyncio.sleep(3)
    world.stop()
    await asyncio.gather(*tables)
    machine.cancel()
    report(arguments.faults, "the end")
    await cluster.stop()
    await storage.close()
    took = time.monotonic() - began
    print(f"{sum(cluster.told.values())} faults in {took:.0f} s: {cluster.told}")
    print(f"{world.matches} histories, {world.moves} acknowledged moves, {world.given_up} tables not opened in time")
    print(f"the machine had no time {world.hiccups} times; found: {len(found)}")
    return 1 if found else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=50)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between faults, on average")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if MISSING:
        print(LEFT_OUT)
        return 2
    with postgres() as database, redis() as rumours:
        address = database.make("nemesis")
        cluster = Cluster(database, address, rumours, random.Random(arguments.seed))
        return asyncio.run(nemesis(address, cluster, arguments))


if __name__ == "__main__":
    sys.exit(main())
