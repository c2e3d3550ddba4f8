"""The server under load, beside a bare echo fan-out in the same run.

    ./bench/run server.py [--seconds 4] [--rounds 3] [--parts busy,calm,idle]

The server runs on one core and the load on another. Four sockets a table, real rules, every move on disk before it is told.
A rate is moves per second of the server's own processor time, so that the load does not count; the bare fan-out is the same
web server, which sends four messages of 300 bytes for each one it gets, with no rules and no disk.
"""

import argparse
import asyncio
import contextlib
import os
import random
import re
import secrets
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

import httpx
import msgspec

from defifoo.core.engine import ENGINE
from defifoo.storage.sqlite import SqliteStorage
from defifoo.table.code import new_code
from defifoo.table.entries import to_bytes
from defifoo.table.table import Table, open_table

START = "import sys; from defifoo.cli.main import run; sys.exit(run(sys.argv[1:]))"
ECHO = """
import uvicorn, socket, sys
tables = {}
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    there = tables.setdefault(scope["path"], [])
    there.append(send)
    out = {"type": "websocket.send", "text": "x" * 300}
    while (await receive())["type"] == "websocket.receive":
        for one in there:
            await one(out)
door = socket.create_server(("127.0.0.1", 0), backlog=2048)
print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
config = uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", lifespan="off")
uvicorn.Server(config).run([door])
"""
GAMES = ("purple", "yellow", "red")
TICKS = os.sysconf("SC_CLK_TCK")


class Process:
    """A server in a process of its own, on the first core."""

    def __init__(self, arguments: list[str]) -> None:
        started = perf_counter()
        self.process = subprocess.Popen([sys.executable, *arguments], stdout=subprocess.PIPE, text=True)
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(self.process.pid, {cores[0]})
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        self.start_seconds = perf_counter() - started

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        assert found is not None
        return int(found[1]) * 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


@contextlib.contextmanager
def server(data: Path) -> Iterator[Process]:
    process = Process(["-c", START, "serve", "--port", "0", "--data", str(data), "--unlimited"])
    try:
        yield process
    finally:
        process.stop()


class Message(msgspec.Struct):
    t: str
    seat: int = -1
    version: int = 0
    moves: list[str] = []
    waits: list[int] = []


read = msgspec.json.Decoder(Message).decode


class Socket(asyncio.Protocol):
    """As little of a WebSocket client as will do, so that the load is light."""

    def __init__(self, path: str, hear: Callable[["Socket", bytes], None]) -> None:
        self.path = path
        self.hear = hear
        self.buffer = b""
        self.open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.open, self.buffer = True, rest
            self.opened.set_result(None)
        while len(self.buffer) >= 2:
            size, start = self.buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(self.buffer[2:4]), 4
            if len(self.buffer) < start + size:
                return
            kind, payload = self.buffer[0] & 15, self.buffer[start : start + size]
            self.buffer = self.buffer[start + size :]
            if kind == 1:
                self.hear(self, payload)
            elif kind == 9:
                self.transport.write(b"\x8a" + bytes([128 | size]) + bytes(4) + payload)

    def send(self, payload: bytes) -> None:
        size = len(payload)
        head = bytes([129, 128 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2)
        self.transport.write(head + bytes(4) + payload)


async def connected(url: str, path: str, hear: Callable[[Socket, bytes], None]) -> Socket:
    host, port = url.removeprefix("http://").split(":")
    _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(path, hear), host, int(port))
    await socket.opened
    return socket


class Load:
    """Four players at a table. `pace` 0: the next move at once; else one move every so many seconds."""

    def __init__(self, url: str, game: str, number: int, pace: float, *, changes: bool) -> None:
        self.url = url
        self.game = game
        self.pace = pace
        self.changes = changes
        self.rng = random.Random(number)
        self.moves = 0
        self.latencies: list[float] = []
        self.sent_at = 0.0
        self.heard = 0
        self.sockets: dict[int, Socket] = {}
        self.running = False

    async def open(self, http: httpx.AsyncClient) -> None:
        wish = {"game": self.game, "players": 4, "window": 0, "options": {}}
        made = (await http.post("/api/tables", json=wish)).json()
        self.path = f"/api/tables/{made['code']}/play"
        for seat in range(4):
            body = {"name": f"p{seat}", "number": secrets.token_hex(16)}
            taken = (await http.post(f"/api/tables/{made['code']}/seats", json=body)).json()
            socket = await connected(self.url, self.path, self.hear)
            socket.send(msgspec.json.encode({"t": "hello", "token": taken["token"], "changes": self.changes}))
            self.sockets[taken["seat"]] = socket
        self.code, self.token = made["code"], made["token"]

    async def start(self, http: httpx.AsyncClient) -> None:
        self.running = True
        answer = await http.post(f"/api/tables/{self.code}/start", headers={"Authorization": f"Bearer {self.token}"})
        answer.raise_for_status()

    def hear(self, socket: Socket, payload: bytes) -> None:
        message = read(payload)
        if message.t == "update":
            self.heard += 1
            if self.heard == 4:
                self.heard = 0
                self.moves += 1
                self.latencies.append(perf_counter() - self.sent_at)
        elif message.t == "table":
            if b'"state":"between"' in payload:
                socket.send(
                    msgspec.json.encode({"t": "ready", "seat": next(s for s, one in self.sockets.items() if one is socket)})
                )
            return
        elif message.t not in ("full", "refused"):
            return
        if self.running and message.moves and message.seat in message.waits and message.seat == min(message.waits):
            play = {"t": "move", "seat": message.seat, "move": self.rng.choice(message.moves), "version": message.version}
            if self.pace:
                asyncio.get_running_loop().call_later(self.pace * self.rng.uniform(0.9, 1.1), self.play, socket, play)
            else:
                self.play(socket, play)

    def play(self, socket: Socket, play: dict[str, object]) -> None:
        self.sent_at = perf_counter()
        self.heard = 0
        socket.send(msgspec.json.encode(play))


async def sample(url: str, name: str) -> float:
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"{url}/metrics")).text
    return sum(float(value) for value in re.findall(rf"^defifoo_{name}(?:\{{.*\}})? (\S+)$", text, re.MULTILINE))


async def busy(process: Process, tables: int, seconds: float, pace: float, *, changes: bool) -> dict[str, float]:
    loads = [Load(process.url, GAMES[number % 3], number, pace, changes=changes) for number in range(tables)]
    async with httpx.AsyncClient(base_url=process.url, timeout=60) as http:
        for load in loads:
            await load.open(http)
        for load in loads:
            await load.start(http)
    await asyncio.sleep(0.2)
    before = (
        process.cpu(),
        await sample(process.url, "moves_total"),
        await sample(process.url, "bytes_sent_total"),
        perf_counter(),
    )
    for load in loads:
        load.latencies.clear()
    await asyncio.sleep(seconds)
    after = (
        process.cpu(),
        await sample(process.url, "moves_total"),
        await sample(process.url, "bytes_sent_total"),
        perf_counter(),
    )
    cpu, moves, sent, wall = (new - old for new, old in zip(after, before, strict=True))
    waits = sorted(wait for load in loads for wait in load.latencies)
    for load in loads:
        for socket in load.sockets.values():
            socket.transport.close()
    return {
        "per cpu second": moves / cpu,
        "per second": moves / wall,
        "bytes": sent / moves,
        "p50": 1000 * waits[len(waits) // 2],
        "p99": 1000 * waits[len(waits) * 99 // 100],
    }


async def echo(tables: int, seconds: float) -> float:
    """Messages in per CPU second, each with four out."""
    process = Process(["-c", ECHO])
    try:
        count = 0
        payload = b"y" * 70
        owed: dict[Socket, int] = {}

        def hear(socket: Socket, _payload: bytes) -> None:
            nonlocal count
            owed[socket] = owed.get(socket, 0) + 1
            if owed[socket] == 1 and socket in speakers:
                count += 1
                owed[socket] = 0
                socket.send(payload)

        speakers: set[Socket] = set()
        for table in range(tables):
            sockets = [await connected(process.url, f"/{table}", hear) for _ in range(4)]
            speakers.add(sockets[0])
        for socket in speakers:
            socket.send(payload)
        await asyncio.sleep(0.3)
        before, counted = process.cpu(), count
        await asyncio.sleep(seconds)
        return (count - counted) / (process.cpu() - before)
    finally:
        process.stop()


async def idle(folder: Path, tables: int, connections: int) -> dict[str, float]:
    """Memory per open table and per connection, and how long it takes to put all tables back after a stop."""
    storage = SqliteStorage(folder / "tables.sqlite")
    jobs = []
    for number in range(tables):
        code = new_code(random.Random(number))
        secret = secrets.token_hex(32)
        table = Table.replay(
            [
                open_table(
                    code=code, game=GAMES[number % 3], players=4, options={}, secret=secret, host="ab" * 32, now=1, window=0
                )
            ]
        )
        log = [to_bytes(table.opened)]
        entries = [
            entry
            for seat in range(4)
            for entry in table.sit(name=f"p{seat}", avatar="", token="ab" * 32, number="cd" * 16, now=1, seat=seat)
        ]
        for entry in entries:
            table.apply(entry)
            log.append(to_bytes(entry))
        for entry in table.start("ab" * 32, 1):
            table.apply(entry)
            log.append(to_bytes(entry))
        rng = random.Random(number)
        for _ in range(20):
            if table.state != "playing" or table.match is None:
                break
            seat = table.match.deal.waits_for[0]
            moves = table.match.deal.moves(seat)
            for entry in table.move(seat, table.game.move_name(rng.choice(moves)), table.version, 10**9):
                table.apply(entry)
                log.append(to_bytes(entry))
        jobs.append(storage.create(code, log[0]))
        jobs.append(storage.append(code, 1, log[1:]))
    await asyncio.gather(*jobs)
    await storage.close()
    with tempfile.TemporaryDirectory(dir=folder.parent) as empty:
        await SqliteStorage(Path(empty) / "tables.sqlite").close()  # made before: to make it takes time and memory of its own
        with server(Path(empty)) as process:
            bare, quick = process.memory(), process.start_seconds
    with server(folder) as process:
        full = process.memory()
        recovery = process.start_seconds - quick
        async with httpx.AsyncClient(base_url=process.url) as http:
            made = [(await http.post("/api/tables", json={"game": "purple"})).json()["code"] for _ in range(connections // 50)]
        before = process.memory()
        sockets = []
        for number in range(connections):
            socket = await connected(
                process.url, f"/api/tables/{made[number % len(made)]}/play", lambda _socket, _payload: None
            )
            socket.send(b'{"t":"hello"}')
            sockets.append(socket)
        await asyncio.sleep(1)
        return {
            "total": full,
            "per table": (full - bare) / tables,
            "recovery": recovery,
            "per connection": (process.memory() - before) / connections,
        }


async def show_busy(folder: Path, rounds: int, seconds: float) -> None:
    found: dict[tuple[int, bool], list[tuple[float, float, float]]] = {}
    for number in range(rounds):
        bare = await echo(50, seconds / 2)
        print(f"round {number + 1}: bare fan-out {bare:,.0f} in per CPU s", flush=True)
        for tables in (50, 200):
            for changes in (True, False):
                with server(folder / f"busy{number}{tables}{changes}") as process:
                    one = await busy(process, tables, seconds, 0, changes=changes)
                rate = one["per cpu second"]
                found.setdefault((tables, changes), []).append((rate, rate / bare, one["bytes"]))
    for (tables, changes), rows in found.items():
        rate, ratio, sent = (statistics.median(column) for column in zip(*rows, strict=True))
        what = "events, moves and changes" if changes else "events and moves"
        print(f"{tables} busy tables, {what}: {rate:,.0f} moves per CPU s, {ratio:.2f} of bare, {sent:,.0f} bytes a move")


async def show_calm(folder: Path, seconds: float) -> None:
    for tables in (50, 200):
        with server(folder / f"calm{tables}") as process:
            found = await busy(process, tables, seconds, 1, changes=True)
        print(f"{tables} tables, a move a second each: p50 {found['p50']:.1f} ms, p99 {found['p99']:.1f} ms", flush=True)


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
            await show_calm(folder, max(5, chosen.seconds))
        if "idle" in chosen.parts:
            await show_idle(folder, chosen.idle)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    asyncio.run(main())
