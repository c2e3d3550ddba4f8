"""Attacks by one address on a real server, and what the others notice.

    ./bench/run attacks.py [--rounds 8] [--seconds 2] [--only pages,views]

A new server for each attack, with its usual limits and 1,024 files, runs on one core. On another are the players who are
measured and, in a process of its own that gives way to them, the attacker. A wait is the time from a move that is sent until
all four players were told; for `experts`, until an expert has answered, and for `hints`, until the hint is there. The flood
is let loose and held back in turns, so that whatever else the machine does falls on both alike. Beside the 99th percentile
without it and during it stands what the attacker got. More than three times is a miss, and the exit code 1.
"""

import argparse
import asyncio
import os
import resource
import shutil
import signal
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import httpx
from bench.attackers import ATTACKS
from bench.duel import Duel
from bench.load import GAMES, Load
from bench.sockets import START, Process, running

from defifoo.core.engine import ENGINE

FILES = 1024
TABLES = 6
PACE = 0.1
MOST_TIMES = 3
FINEST = 0.005
"""Seconds: less than this is not told from nothing."""


class Honest:
    """People who play, one of them against an expert, and who ask for a hint now and then."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=30)
        self.loads = [Load(url, GAMES[number % len(GAMES)], number, PACE, changes=True) for number in range(TABLES)]
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


async def attacked(process: Process, name: str, rounds: int, seconds: float) -> bool:
    honest = Honest(process.url)
    await honest.sit_down(name)
    await asyncio.sleep(3 if name in ("experts", "hints") else 0.5)  # until the thinkers have come
    long = f"{2 * rounds * seconds + 1}"
    attacker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.attackers", name, process.url, long, stdout=asyncio.subprocess.PIPE
    )
    await asyncio.sleep(1)
    before: list[float] = []
    during: list[float] = []
    honest.refused, cpu = 0, 0.0
    try:
        for _ in range(rounds):
            attacker.send_signal(signal.SIGCONT)
            spent = process.cpu()
            during += await honest.waits(name, seconds)
            cpu += process.cpu() - spent
            attacker.send_signal(signal.SIGSTOP)
            await asyncio.sleep(0.2)
            before += await honest.waits(name, seconds)
        attacker.send_signal(signal.SIGCONT)
        output, _ = await attacker.communicate()
    except asyncio.CancelledError:
        attacker.kill()
        raise
    await honest.leave()
    cpu /= rounds * seconds
    times = percentile(during, 0.99) / max(percentile(before, 0.99), FINEST)
    held = times <= MOST_TIMES and not honest.refused
    shown = [f"{1000 * percentile(some, part):6.1f}" for some in (before, during) for part in (0.5, 0.99)]
    print(
        f"{name:13} {len(before):5} {shown[0]} {shown[1]}   {len(during):5} {shown[2]} {shown[3]}  {times:5.2f}"
        f"{'' if held else ' MISS'}\n    server busy {cpu:.0%}; the attacker: {output.decode().strip() or 'nothing'}",
        flush=True,
    )
    return held


async def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=2, help="with and without the attacker, in each round")
    parser.add_argument("--only", default=",".join(ATTACKS), help="which attacks")
    chosen = parser.parse_args()
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
            with running(["-c", START, "serve", "--port", "0", "--data", str(folder / name)]) as process:
                held = await attacked(process, name, chosen.rounds, chosen.seconds) and held
    finally:
        shutil.rmtree(folder)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
