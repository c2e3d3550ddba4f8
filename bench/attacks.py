"""Attacks by one address on a real server, and what the others notice.

    ./bench/run attacks.py [--rounds 8] [--seconds 2] [--only pages,views] [--nodes 2 [--everywhere]]

A new server for each attack, with its usual limits and 1,024 files, runs on one core. On another are the players who are
measured and, in a process of its own that gives way to them, the attacker. A wait is the time from a move that is sent until
all four players were told; for `experts`, until an expert has answered, and for `hints`, until the hint is there. The flood
is let loose and held back in turns, so that whatever else the machine does falls on both alike. Beside the 99th percentile
without it and during it stands what the attacker got. More than three times is a miss, and the exit code 1.

With several nodes these share a PostgreSQL and a Redis of their own. The people of each table are on all of them in turn; the
attacker is on the first, where a balancer would send one address, or with `--everywhere` on each of them at full strength.
"""

import argparse
import asyncio
import os
import resource
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import perf_counter

import httpx
from bench.attackers import ATTACKS
from bench.duel import Duel
from bench.nodes import Spread
from bench.sockets import START, Process, running

from defifoo.core.engine import ENGINE

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from nodes.engines import LEFT_OUT, MISSING, postgres, redis

FILES = 1024
TABLES = 6
PACE = 0.1
MOST_TIMES = 3
FINEST = 0.005
"""Seconds: less than this is not told from nothing."""


class Honest:
    """People who play, one of them against an expert, and who ask for a hint now and then."""

    def __init__(self, nodes: list[Process]) -> None:
        url = nodes[-1].url
        self.http = httpx.AsyncClient(base_url=url, timeout=30)
        self.loads = [Spread(nodes, number, PACE) for number in range(TABLES)]
        self.duel = Duel(url, "red", 2, 0, PACE)
        self.adviser = Duel(url, "red", 2, 1, 1000)
        self.hints: list[float] = []
        self.refused = 0
        self.asking: asyncio.Task[None] | None = None

    async def sit_down(self, attack: str) -> None:
        for load in self.loads:
            await load.open(self.http)
        for load in self.loads:
            await load.start(self.http)
        if attack == "experts":
            await self.duel.open(self.http)
        if attack == "hints":
            await self.adviser.open(self.http)
            self.asking = asyncio.create_task(self.ask())

    async def ask(self) -> None:
        while True:
            await asyncio.sleep(PACE)
            started = perf_counter()
            answer = await self.http.post(self.adviser.hints, headers=self.adviser.headers)
            if answer.status_code == 200:
                self.hints.append(perf_counter() - started)
            elif answer.status_code == 429:
                self.refused += 1

    async def waits(self, attack: str, seconds: float) -> list[float]:
        """How long they waited, from now on."""
        found = {"experts": [self.duel.waits], "hints": [self.hints]}.get(attack, [load.latencies for load in self.loads])
        for some in found:
            some.clear()
        await asyncio.sleep(seconds)
        return [wait for some in found for wait in some]

    async def leave(self) -> None:
        if self.asking is not None:
            self.asking.cancel()
        await self.http.aclose()


def percentile(waits: list[float], part: float) -> float:
    return sorted(waits)[min(len(waits) - 1, int(len(waits) * part))] if waits else float("inf")


@contextmanager
def served(folder: Path, nodes: int) -> Iterator[list[Process]]:
    with ExitStack() as stack:
        options = ["--data", str(folder)]
        if nodes > 1:
            database, rumours = stack.enter_context(postgres(durable=True)), stack.enter_context(redis())
            options = ["--database", database.make("tables"), "--redis", rumours.address]
        yield [stack.enter_context(running(["-c", START, "serve", "--port", "0", *options])) for _ in range(nodes)]


class Attackers:
    """One for each of these nodes, in processes of their own."""

    def __init__(self, name: str, nodes: list[Process], seconds: float) -> None:
        self.commands = [(sys.executable, "-m", "bench.attackers", name, node.url, f"{seconds}") for node in nodes]
        self.processes: list[asyncio.subprocess.Process] = []

    async def come(self) -> None:
        for command in self.commands:
            self.processes.append(await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE))

    def signal(self, what: signal.Signals) -> None:
        for process in self.processes:
            process.send_signal(what)

    async def told(self) -> str:
        told = [(await process.communicate())[0].decode().strip() or "nothing" for process in self.processes]
        return "; ".join(told)


async def attacked(nodes: list[Process], name: str, rounds: int, seconds: float, *, everywhere: bool) -> bool:
    honest = Honest(nodes)
    await honest.sit_down(name)
    await asyncio.sleep(3 if name in ("experts", "hints") else 0.5)  # until the thinkers have come
    attackers = Attackers(name, nodes if everywhere else nodes[:1], 2 * rounds * seconds + 1)
    await attackers.come()
    await asyncio.sleep(1)
    before: list[float] = []
    during: list[float] = []
    honest.refused, cpu = 0, 0.0
    try:
        for _ in range(rounds):
            attackers.signal(signal.SIGCONT)
            spent = sum(node.cpu() for node in nodes)
            during += await honest.waits(name, seconds)
            cpu += sum(node.cpu() for node in nodes) - spent
            attackers.signal(signal.SIGSTOP)
            await asyncio.sleep(0.2)
            before += await honest.waits(name, seconds)
        attackers.signal(signal.SIGCONT)
        output = await attackers.told()
    except asyncio.CancelledError:
        attackers.signal(signal.SIGKILL)
        raise
    await honest.leave()
    cpu /= rounds * seconds
    times = percentile(during, 0.99) / max(percentile(before, 0.99), FINEST)
    held = times <= MOST_TIMES and not honest.refused
    shown = [f"{1000 * percentile(some, part):6.1f}" for some in (before, during) for part in (0.5, 0.99)]
    print(
        f"{name:13} {len(before):5} {shown[0]} {shown[1]}   {len(during):5} {shown[2]} {shown[3]}  {times:5.2f}"
        f"{'' if held else ' MISS'}\n    server busy {cpu:.0%}; the attacker: {output}",
        flush=True,
    )
    return held


async def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=2, help="with and without the attacker, in each round")
    parser.add_argument("--only", default=",".join(ATTACKS), help="which attacks")
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--everywhere", action="store_true", help="an attacker for each node")
    chosen = parser.parse_args()
    if chosen.nodes > 1 and MISSING:
        print(LEFT_OUT)
        return 2
    whole = asyncio.current_task()
    assert whole is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, whole.cancel)  # nothing is left behind
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    folder = Path(tempfile.mkdtemp(prefix="attacks-", dir=".cache"))
    print(f"engine: {ENGINE}; load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; waits in ms")
    print("attack       moves    p50    p99   moves    p50    p99  times")
    held = True
    try:
        for name in chosen.only.split(","):
            with served(folder / name, chosen.nodes) as nodes:
                held = await attacked(nodes, name, chosen.rounds, chosen.seconds, everywhere=chosen.everywhere) and held
    finally:
        shutil.rmtree(folder)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
