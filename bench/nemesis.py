"""Three nodes, tables of all four games, and one fault after the other; then every request and answer is checked.

    ./bench/run nemesis.py --faults 50 --tables 20 --seed 1
    ./bench/run nemesis.py --faults 1000 --tables 200 --thinks 1 3 --ledger nemesis.jsonl

Which faults come when is the seed's; the machine's own haste is not. After each volley there is a calm, in which a table that
does not go on by itself is sure to be seen.

With a ledger the run is made in parts, of new nodes and a new database each, with the next seed each; what each found is a line
there. Ctrl-C ends and checks the part that is under way, and the same command goes on from there. Ends with 1 when anything was
found in any part.
"""

import argparse
import asyncio
import random
import signal
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import uvloop

from defifoo.core.engine import ENGINE
from defifoo.storage.postgres.storage import PostgresStorage

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from nodes.cluster import Cluster
from nodes.engines import LEFT_OUT, MISSING, postgres, redis
from nodes.historian import settle_in
from nodes.nemesis import Nemesis


class Part(msgspec.Struct):
    """One line of the ledger. `unsure`: where tables stood still, but waited for a processor meanwhile; `waited`: seconds."""

    seed: int
    tables: int
    seconds: float
    faults: dict[str, int]
    histories: int
    moves: int
    given_up: int
    turned_away: int
    waited: float
    found: list[str]
    unsure: list[str]
    stopped: bool


async def part(database: str, cluster: Cluster, arguments: argparse.Namespace, seed: int, faults: int) -> Part:
    storage = await PostgresStorage.opened(database)
    await cluster.start(arguments.nodes)
    lines = settle_in(random.Random(f"{seed} ways"), cluster.urls)
    async with Nemesis(cluster, storage, lines, seed, thinks=tuple(arguments.thinks)) as world:
        for one in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(one, world.enough.set)
        began = time.monotonic()
        tables = await world.tables(arguments.tables)
        print(f"seed {seed}: {arguments.tables} tables play after {time.monotonic() - began:.0f} s", flush=True)
        told = 0

        def report(number: int) -> None:
            nonlocal told
            spent = time.monotonic() - began
            waited = cluster.machine.waited() / 1000
            print(f"{spent:6.0f} s, {waited:.0f} without a processor: {number} faults, {world.written} moves", flush=True)
            for fault in world.found[told:]:
                print(f"FOUND: {fault}", flush=True)
            told = len(world.found)
            for table in tables:
                if table.done():
                    table.result()

        await world.rage(faults, (arguments.pause / 2, arguments.pause * 3 / 2), arguments.volley, report)
        world.stop()
        await asyncio.gather(*tables)
        report(sum(cluster.told.values()))
    await cluster.stop()
    await storage.close()
    return Part(
        seed=seed,
        tables=arguments.tables,
        seconds=round(time.monotonic() - began, 1),
        faults=dict(cluster.told),
        histories=world.matches,
        moves=world.moves,
        given_up=world.given_up,
        turned_away=world.turned_away,
        waited=cluster.machine.waited() / 1000,
        found=world.found,
        unsure=world.unsure,
        stopped=world.enough.is_set(),
    )


def played(arguments: argparse.Namespace, seed: int, faults: int) -> Part:
    with postgres() as database, redis() as rumours:
        address = database.make("nemesis")
        cluster = Cluster(database, address, rumours, random.Random(f"{seed} cluster"))
        return uvloop.run(part(address, cluster, arguments, seed, faults))


def summary(parts: list[Part]) -> None:
    faults = Counter[str]()
    for one in parts:
        faults.update(one.faults)
    seconds = sum(one.seconds for one in parts)
    print(f"\n{faults.total()} faults in {seconds:.0f} s, seeds {[one.seed for one in parts]}: {dict(faults)}")
    histories, moves = sum(one.histories for one in parts), sum(one.moves for one in parts)
    given_up, turned_away = sum(one.given_up for one in parts), sum(one.turned_away for one in parts)
    print(f"{histories} histories, {moves} acknowledged moves")
    print(f"{given_up} tables not opened in time, {turned_away} turned away from")
    print(f"without a processor for {sum(one.waited for one in parts):.0f} s of them")
    for one in parts:
        for line in one.unsure:
            print(f"nobody can say (seed {one.seed}): {line}")
        for line in one.found:
            print(f"FOUND (seed {one.seed}): {line}")
    print(f"found: {sum(len(one.found) for one in parts)}; nobody can say: {sum(len(one.unsure) for one in parts)}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=50)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between the faults of a volley, on average")
    parser.add_argument("--volley", type=int, default=10, help="faults from one calm to the next")
    parser.add_argument("--thinks", type=float, nargs=2, default=(0.05, 0.5), help="seconds that people think, from and to")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", type=int, default=200, help="faults from one line of the ledger to the next")
    parser.add_argument("--ledger", type=Path, default=None, help="a file; what stands there already is not done again")
    arguments = parser.parse_args()
    if MISSING:
        print(LEFT_OUT)
        return 2
    print(f"{ENGINE} engine", flush=True)
    ledger: Path | None = arguments.ledger
    parts: list[Part] = []
    if ledger is not None and ledger.exists():
        parts = [msgspec.json.decode(line, type=Part) for line in ledger.read_bytes().splitlines()]
    while (left := arguments.faults - sum(sum(one.faults.values()) for one in parts)) > 0:
        many = left if ledger is None else min(left, arguments.part)
        done = played(arguments, arguments.seed + len(parts), many)
        parts.append(done)
        if ledger is not None:
            with ledger.open("ab") as lines:
                lines.write(msgspec.json.encode(done) + b"\n")
        if done.stopped:
            break
    summary(parts)
    return 1 if any(one.found for one in parts) else 0


if __name__ == "__main__":
    sys.exit(main())
