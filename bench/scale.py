"""What a million players at once would take, reckoned from what one node and one database were measured to do.

    ./bench/run scale.py --rate 1000 --appends 8000

`--rate` is moves per second of a node's processor, `--appends` entries per second that one database commits in batches, both
from `./bench/run nodes.py`. How long an entry is and how long it takes to fold one is measured here. Two things are simulated:
how many transactions the nodes' batches make of so many moves, and how long it is until the tables of a dead node go on.
"""

import argparse
import heapq
import random
import statistics
from time import process_time

from bench.load import GAMES
from bench.server import idle_log

from defifoo.core.engine import ENGINE
from defifoo.server.nodes import watch
from defifoo.storage.postgres.batches import BREATH
from defifoo.storage.shared import SILENCE
from defifoo.table.entries import from_bytes, to_bytes
from defifoo.table.table import Table

ROW = 60
"""Bytes that PostgreSQL adds to an entry: the header of its row, the code, the version and its place in the index."""
HEADROOM = 0.5
"""Nodes and databases are to be half idle, so that the rest can carry what one that died leaves."""
ROUNDS = 9
COMMIT = 0.004
"""Seconds from a batch to its answer, with a disk that is waited for."""


def folded() -> tuple[float, float]:
    """Bytes of an entry, and seconds of the processor to read and fold one."""
    logs = [[to_bytes(entry) for entry in idle_log(number, f"BAKO-{number:04}")] for number in range(4 * len(GAMES))]
    sizes = [len(line) for log in logs for line in log]
    rounds = []
    for _ in range(ROUNDS):
        started = process_time()
        for log in logs:
            Table.replay([from_bytes(line) for line in log])
        rounds.append(process_time() - started)
    return statistics.mean(sizes), statistics.median(rounds) / len(sizes)


def batches(tables: int, moves: float, seconds: float, rng: random.Random) -> tuple[float, float]:
    """Transactions a second of one node, and how long a move waits for its commit, where each table moves so often."""
    due = [(rng.expovariate(moves), number) for number in range(tables)]
    heapq.heapify(due)
    gathered: list[float] = []
    free_at = 0.0
    count, waits = 0, []
    while due[0][0] < seconds:
        at, number = heapq.heappop(due)
        while gathered and max(free_at, gathered[0]) <= at:
            begin = max(free_at, gathered[0])
            batch = [one for one in gathered if one <= begin]
            gathered = gathered[len(batch) :]
            free_at = begin + max(COMMIT, BREATH)
            waits += [free_at - one for one in batch]
            count += 1
        gathered.append(at)
        heapq.heappush(due, (at + rng.expovariate(moves), number))
    return count / seconds, statistics.mean(waits)


def restart(tables: int, entries: float, fold: float, survivors: int, rng: random.Random) -> tuple[float, float]:
    """Seconds until half of the tables of a dead node, and all of them, go on: the silence, then each is claimed by another, so
    many at every beat, and folded there."""
    busy = [SILENCE / 1000 + rng.random() * watch.BEAT for _ in range(survivors)]
    heapq.heapify(busy)
    ends = []
    for number in range(tables):
        claimed = SILENCE / 1000 + (number // (survivors * watch.AT_ONCE) + rng.random()) * watch.BEAT
        begin = max(claimed, heapq.heappop(busy))
        # Half of the processor goes on with the node's own tables.
        end = begin + rng.expovariate(1 / entries) * fold / HEADROOM
        ends.append(end)
        heapq.heappush(busy, end)
    return statistics.median(ends), max(ends)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=1_000_000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds from one move at a table to the next")
    parser.add_argument("--rate", type=float, default=1_000, help="moves per second of a node's processor")
    parser.add_argument("--appends", type=float, default=8_000, help="entries per second of one database")
    parser.add_argument("--entries", type=float, default=250, help="entries of a log when a node dies, on average")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng = random.Random(chosen.seed)
    size, fold = folded()
    tables = chosen.players // chosen.seats
    moves = tables / chosen.pause
    nodes = round(moves / (chosen.rate * HEADROOM))
    databases = max(1, round(moves / (chosen.appends * HEADROOM)))
    on_one = tables // nodes
    commits, wait = batches(on_one, 1 / chosen.pause, 20, rng)
    half, everyone = restart(on_one, chosen.entries, fold, nodes - 1, rng)
    day = moves * 86_400 * (size + ROW)
    print(f"engine: {ENGINE}; an entry is {size:.0f} bytes and is folded in {1e6 * fold:.0f} us")
    print(f"{chosen.players:,} players at {tables:,} tables make {moves:,.0f} moves a second")
    print(f"nodes of one core: {nodes:,}, with {on_one:,} tables and {on_one * chosen.seats:,} sockets each")
    print(f"a node makes {commits:,.0f} transactions a second, for which a move waits {1000 * wait:.1f} ms")
    print(f"all nodes together: {commits * nodes:,.0f} transactions a second")
    print(f"databases: {databases}, tables parted by their code; {moves / databases:,.0f} entries a second each")
    print(f"the log grows by {day / 1e12:.2f} TB a day, {day / databases / 1e9:,.0f} GB in each database")
    print(f"a node dies: half of its tables go on after {half:.2f} s, all after {everyone:.2f} s, spread over the others")
    for left in (1, 3):
        few_half, few = restart(on_one, chosen.entries, fold, left, rng)
        print(f"  with {left} other{'s' if left > 1 else ''} alone: {few_half:.1f} s and {few:.1f} s")


if __name__ == "__main__":
    main()
