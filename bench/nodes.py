"""What it costs that tables are shared: nodes on PostgreSQL and Redis beside one node on SQLite, in the same run.

    ./bench/run nodes.py [--seconds 4] [--rounds 3] [--tables 50]

A rate is moves per second of the nodes' own processor time; PostgreSQL and Redis are not counted. Needs both of them installed.
"""

import argparse
import asyncio
import os
import shutil
import statistics
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter

import httpx
from bench.load import GAMES, Load, Message, counted, moves_made
from bench.sockets import METRICS, START, Process, running, server_arguments

from defifoo.core.engine import ENGINE
from defifoo.storage.postgres.storage import PostgresStorage

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from nodes.engines import LEFT_OUT, MISSING, postgres, redis


class Spread(Load):
    """People at one table on several nodes in turn. `lags`: from the first who hears of a move to the last."""

    def __init__(self, nodes: list[Process], number: int, pace: float) -> None:
        super().__init__(nodes[0].url, GAMES[number % len(GAMES)], number, pace, changes=True)
        self.nodes = nodes
        self.lags: list[float] = []
        self.first: dict[int, float] = {}

    def where(self, seat: int) -> str:
        return self.nodes[seat % len(self.nodes)].url

    def note(self, message: Message) -> None:
        now = perf_counter()
        first = self.first.setdefault(message.version, now)
        before = len(self.latencies)
        super().note(message)
        if len(self.latencies) > before:
            self.lags.append(now - first)
            self.first.pop(message.version, None)


async def measured(nodes: list[Process], tables: int, seconds: float, pace: float) -> dict[str, float]:
    loads = [Spread(nodes, number, pace) for number in range(tables)]
    async with httpx.AsyncClient(base_url=nodes[0].url, timeout=60) as http:
        for load in loads:
            await load.open(http)
        for load in loads:
            await load.start(http)
    await asyncio.sleep(0.5)
    for load in loads:
        load.latencies.clear()
        load.lags.clear()
    cpu = sum(node.cpu() for node in nodes)
    moves = sum([await moves_made(node.url) for node in nodes])
    conflicts = sum([await counted(node.url, "conflicts_total") for node in nodes])
    await asyncio.sleep(seconds)
    cpu = sum(node.cpu() for node in nodes) - cpu
    moves = sum([await moves_made(node.url) for node in nodes]) - moves
    conflicts = sum([await counted(node.url, "conflicts_total") for node in nodes]) - conflicts
    waits = sorted(wait for load in loads for wait in load.latencies)
    lags = sorted(lag for load in loads for lag in load.lags)
    for load in loads:
        for socket in load.sockets.values():
            socket.transport.close()
    return {
        "rate": moves / cpu,
        "p50": 1000 * waits[len(waits) // 2],
        "p99": 1000 * waits[len(waits) * 99 // 100],
        "lag": 1000 * lags[len(lags) // 2],
        "refused": sum(load.refusals for load in loads) / max(1, moves),
        "conflicts": conflicts / max(1, moves),
    }


def shared_arguments(database: str, redis_address: str = "") -> list[str]:
    arguments = ["-c", START, "serve", "--port", "0", "--unlimited"]
    arguments += ["--metrics-token", METRICS, "--database", database]
    return [*arguments, "--redis", redis_address] if redis_address else arguments


async def appends(database: str, seconds: float, tables: int = 400) -> float:
    """Entries a second that one node's batches get into the database, when nothing else is done."""
    storage = await PostgresStorage.opened(database)
    entry = b"x" * 90
    for number in range(tables):
        await storage.create(f"T{number}", entry)
    until = perf_counter() + seconds

    async def write(number: int) -> int:
        version = 1
        while perf_counter() < until:
            await storage.append(f"T{number}", version, [entry])
            version += 1
        return version - 1

    started = perf_counter()
    written = sum(await asyncio.gather(*(write(number) for number in range(tables))))
    rate = written / (perf_counter() - started)
    await storage.close()
    return rate


async def one_round(folder: Path, database: str, redis_address: str, chosen: argparse.Namespace) -> dict[str, float]:
    found = {"appends": await appends(database, chosen.seconds)}
    with running(server_arguments(folder)) as alone:
        found["alone"] = (await measured([alone], chosen.tables, chosen.seconds, 0))["rate"]
    with running(shared_arguments(database, redis_address)) as one, running(shared_arguments(database, redis_address)) as other:
        await asyncio.sleep(1)
        found["shared"] = (await measured([one], chosen.tables, chosen.seconds, 0))["rate"]
        both = await measured([one, other], chosen.tables, chosen.seconds, 0)
        found["spread"], found["refused"], found["conflicts"] = both["rate"], both["refused"], both["conflicts"]
        calm = await measured([one, other], chosen.tables, 2 * chosen.seconds, 1)
        found["told p50"], found["told p99"], found["lag"] = calm["p50"], calm["p99"], calm["lag"]
    with running(shared_arguments(database)) as one, running(shared_arguments(database)) as other:
        calm = await measured([one, other], chosen.tables, 2 * chosen.seconds, 1)
        found["alone p50"], found["alone p99"] = calm["p50"], calm["p99"]
    return found


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=50)
    chosen = parser.parse_args()
    if MISSING:
        print(LEFT_OUT)
        return
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    folder = Path(tempfile.mkdtemp(prefix="defifoo-bench-", dir="."))
    print(f"engine: {ENGINE}")
    rounds: list[dict[str, float]] = []
    try:
        with ExitStack() as stack:
            database, rumours = stack.enter_context(postgres(durable=True)), stack.enter_context(redis())
            for number in range(chosen.rounds):
                address = database.make(f"round{number}")
                rounds.append(await one_round(folder / str(number), address, rumours.address, chosen))
                print(
                    f"round {number + 1}: " + ", ".join(f"{key} {value:,.3g}" for key, value in rounds[-1].items()), flush=True
                )
    finally:
        shutil.rmtree(folder)
    middle = {key: statistics.median(one[key] for one in rounds) for key in rounds[0]}
    for key, told in (("shared", "on PostgreSQL, each table's people on one node"), ("spread", "its people on two nodes")):
        share = statistics.median(one[key] / one["alone"] for one in rounds)
        print(f"{told}: {middle[key]:,.0f} moves per CPU s, {share:.2f} of one node on SQLite ({middle['alone']:,.0f})")
    print(
        f"a move a second, everyone on both nodes has heard: {middle['told p50']:.1f} ms (p50), {middle['told p99']:.1f} (p99)"
    )
    print(f"the other node heard {middle['lag']:.1f} ms after the own (p50)")
    print(f"entries that one database takes from one node that does nothing else: {middle['appends']:,.0f} a second")
    print(f"without Redis: {middle['alone p50']:.1f} ms (p50), {middle['alone p99']:.1f} (p99)")


if __name__ == "__main__":
    asyncio.run(main())
