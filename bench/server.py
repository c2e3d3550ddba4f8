"""The server under load, beside a bare echo fan-out in the same run.

    ./bench/run server.py [--seconds 4] [--rounds 3] [--parts busy,calm,idle]

The server runs on one core and the load on another. Four sockets a table, real rules, every move on disk before it is told.
A rate is moves per second of the server's own processor time, so that the load does not count; the bare fan-out is the same
web server, which sends four messages of 300 bytes for each one it gets, with no rules and no disk. Calm tables stand beside
what none can do without (`bench/bare.py`), with the disk.
"""

import argparse
import asyncio
import os
import random
import secrets
import shutil
import statistics
import tempfile
from pathlib import Path

import httpx
from bench.bare import HURRY, floor
from bench.load import GAMES, busy, echo
from bench.sockets import Process, connected, running, server_arguments

from defifoo.core.engine import ENGINE
from defifoo.core.fair import promise_of
from defifoo.server.frames import FIRST_PINGS
from defifoo.storage.sqlite import SqliteStorage
from defifoo.table.code import new_code
from defifoo.table.entries import Entry, to_bytes
from defifoo.table.opening import open_table
from defifoo.table.table import Table

HOST = "ab" * 32
NUMBER = "cd" * 16
MOVES = 20
"""So many were made at each idle table."""


def idle_log(number: int, code: str) -> list[Entry]:
    """Four people in the middle of a deal."""
    rng = random.Random(number)
    opened = open_table(
        code=code,
        game=GAMES[number % len(GAMES)],
        players=4,
        options={},
        secret=secrets.token_hex(32),
        host=HOST,
        now=1,
        window=0,
    )
    table = Table(opened)
    log: list[Entry] = [opened]

    def write(entries: list[Entry]) -> None:
        for entry in entries:
            table.apply(entry)
            log.append(entry)

    for seat in range(4):
        write(table.sit(name=f"p{seat}", avatar="", token=HOST, promise=promise_of(NUMBER), now=1, seat=seat))
    write(table.start(HOST, 1))
    for seat in range(4):
        write(table.open_number(seat, NUMBER, 1))
    for _ in range(MOVES):
        if table.state == "playing":
            deal = table.running.deal
            seat = deal.waits_for[0]
            write(table.move(seat, table.game.move_name(rng.choice(deal.moves(seat))), table.version, 10**9, "clock"))
    return log


async def idle(folder: Path, tables: int, connections: int) -> dict[str, float]:
    """Memory per open table and per connection, and how long it takes to put all tables back after a stop."""
    storage = SqliteStorage(folder / "tables.sqlite")
    jobs = []
    rng = random.Random(1)
    codes: set[str] = set()
    while len(codes) < tables:
        codes.add(new_code(rng))
    for number, code in enumerate(codes):
        log = idle_log(number, code)
        jobs.append(storage.create(code, to_bytes(log[0])))
        jobs.append(storage.append(code, 1, [to_bytes(entry) for entry in log[1:]]))
    await asyncio.gather(*jobs)
    await storage.close()
    empty = folder / "empty"
    await SqliteStorage(empty / "tables.sqlite").close()  # made before: to make it takes time and memory of its own
    with running(server_arguments(empty)) as process:
        bare, quick = process.memory(), process.start_seconds
        per_connection = await connection_memory(process, connections)
    with running(server_arguments(folder)) as process:
        full = process.memory()
        recovery = process.start_seconds - quick
    return {
        "total": full,
        "per table": (full - bare) / tables,
        "recovery": recovery,
        "per connection": per_connection,
    }


async def connection_memory(process: Process, connections: int) -> float:
    """Of spectators, fifty at a table."""
    async with httpx.AsyncClient(base_url=process.url) as http:
        made = [(await http.post("/api/tables", json={"game": "purple"})).json()["code"] for _ in range(connections // 50)]
    before = process.memory()
    sockets = []
    for number in range(connections):
        path = f"/api/tables/{made[number % len(made)]}/play"
        sockets.append(await connected(process.url, path, lambda _socket, _payload: None))
        sockets[-1].send(b'{"t":"hello"}')
    await asyncio.sleep(1)
    used = process.memory() - before
    for socket in sockets:
        socket.transport.close()
    return used / connections


async def show_busy(folder: Path, rounds: int, seconds: float) -> None:
    found: dict[tuple[int, bool], list[dict[str, float]]] = {}
    for number in range(rounds):
        bare = await echo(50, seconds / 2)
        print(f"round {number + 1}: bare fan-out {bare:,.0f} in per CPU s", flush=True)
        for tables in (50, 200):
            for changes in (True, False):
                with running(server_arguments(folder / f"busy{number}{tables}{changes}")) as process:
                    one = await busy(process, tables, seconds, 0, changes=changes)
                found.setdefault((tables, changes), []).append({**one, "ratio": one["rate"] / bare})
    for (tables, changes), runs in found.items():
        middle = {key: statistics.median(run[key] for run in runs) for key in runs[0]}
        what = "events, moves and changes" if changes else "events and moves"
        games = ", ".join(f"{game} {middle[game]:,.0f}" for game in GAMES)
        print(
            f"{tables} busy tables, {what}: {middle['rate']:,.0f} moves per CPU s, {middle['ratio']:.2f} of bare,"
            f" {middle['bytes']:,.0f} bytes a move ({games})"
        )


async def show_calm(folder: Path, rounds: int, seconds: float) -> None:
    """A move a second, beside busy tables in the same breath, and beside what a move can not do without, calm and busy."""
    for tables in (50, 200):
        found: list[dict[str, float]] = []
        for number in range(rounds):
            here = folder / f"{tables}-{number}"
            with running(server_arguments(here / "hurried")) as process:
                hurried = await busy(process, tables, seconds / 2, 0, changes=True)
            with running(server_arguments(here / "calm")) as process:
                calm = await busy(process, tables, seconds, 1, changes=True, settle=sum(FIRST_PINGS), hurry=HURRY)
            least, crowded = await floor(here / "calm", tables, seconds, 1), await floor(here / "busy", tables, seconds / 2, 0)
            found.append(
                {
                    "calm": 1000 / calm["rate"],
                    "busy": 1000 / hurried["rate"],
                    "least": least.cost,
                    "least of busy": crowded.cost,
                    "ratio": 1000 / calm["rate"] / least.cost,
                    "ratio of busy": 1000 / hurried["rate"] / crowded.cost,
                    "p50": calm["p50"],
                    "p99": calm["p99"],
                    "least p50": least.p50,
                    "least p99": least.p99,
                }
            )
        middle = {key: statistics.median(one[key] for one in found) for key in found[0]}
        print(
            f"{tables} tables, a move a second each: {middle['calm']:.2f} ms of the processor a move,"
            f" {middle['ratio']:.2f} of what none can do without ({middle['least']:.2f});"
            f" at busy ones {middle['busy']:.3f}, {middle['ratio of busy']:.2f} of that ({middle['least of busy']:.3f});"
            f" p50 {middle['p50']:.1f} ms (bare {middle['least p50']:.1f}),"
            f" p99 {middle['p99']:.1f} ms (bare {middle['least p99']:.1f})",
            flush=True,
        )


async def show_idle(folder: Path, tables: int) -> None:
    found = await idle(folder / "idle", tables, 1000)
    print(f"{tables:,} idle tables: {found['total'] / 1e6:,.0f} MB in all, {found['per table'] / 1000:.1f} kB each")
    print(f"recovered in {found['recovery']:.1f} s; {found['per connection'] / 1000:.1f} kB per connection")


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--parts", default="busy,calm,idle", help="which measurements")
    parser.add_argument("--idle", type=int, default=10_000, help="how many idle tables")
    chosen = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    folder = Path(tempfile.mkdtemp(prefix="defifoo-bench-", dir="."))
    print(f"engine: {ENGINE}")
    try:
        if "busy" in chosen.parts:
            await show_busy(folder, chosen.rounds, chosen.seconds)
        if "calm" in chosen.parts:
            await show_calm(folder, chosen.rounds, max(5, chosen.seconds))
        if "idle" in chosen.parts:
            await show_idle(folder, chosen.idle)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    asyncio.run(main())
