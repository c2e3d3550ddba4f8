"""What no move can do without, and nothing else: beside it stands what ours cost.

One message comes in on a WebSocket, one entry goes into SQLite, with a transaction and a sync of the disk that another thread
waits for, and when it is there four messages go out. No web server, no rules, no table: the sockets are framed by hand.
"""

import asyncio
import os
import random
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from bench.load import SPREAD
from bench.sockets import Socket, connected, running

FLOOR = """
import asyncio, base64, hashlib, re, socket, sqlite3, sys, threading
from queue import SimpleQueue
import uvloop
OUT = b"\\x81\\x7e" + (265).to_bytes(2) + b"x" * 265
APPEND = ("INSERT INTO entries (code, version, body) SELECT ?1, ?2, ?3"
          " WHERE EXISTS (SELECT 1 FROM entries WHERE code = ?1 AND version = ?2 - 1)")
tables = {}
waiting = SimpleQueue()

class Line(asyncio.Protocol):
    code = ""
    def connection_made(self, transport):
        self.transport = transport
    def data_received(self, data):
        if self.code:
            size = data[1] & 127
            body = bytes(data[6:6 + size])
            there = tables[self.code]
            there[0] += 1
            waiting.put((self.code, there[0], body, there))
            return
        self.code = re.match(rb"GET /(\\S+)", data)[1].decode()
        key = re.search(rb"Sec-WebSocket-Key: (\\S+)", data)[1]
        accept = base64.b64encode(hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest())
        self.transport.write(b"HTTP/1.1 101 Switching Protocols\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\n"
                             b"Sec-WebSocket-Accept: " + accept + b"\\r\\n\\r\\n")
        tables.setdefault(self.code, [1]).append(self.transport)

def told(group):
    for *_, there in group:
        for one in there[1:]:
            one.write(OUT)

def write(loop):
    pen = sqlite3.connect(sys.argv[1])
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "cache_size=-16384"):
        pen.execute(f"PRAGMA {pragma}")
    pen.execute("CREATE TABLE entries (code VARCHAR(32) NOT NULL, version INTEGER NOT NULL, body BLOB NOT NULL,"
                " PRIMARY KEY (code, version)) WITHOUT ROWID")
    pen.executemany("INSERT INTO entries VALUES (?, 1, ?)", [(str(number), b"x") for number in range(1000)])
    pen.commit()
    while True:
        group = [waiting.get()]
        while not waiting.empty():
            group.append(waiting.get())
        pen.executemany(APPEND, [one[:3] for one in group])
        pen.commit()
        loop.call_soon_threadsafe(told, group)

async def serve():
    loop = asyncio.get_running_loop()
    threading.Thread(target=write, args=(loop,), daemon=True).start()
    door = socket.create_server(("127.0.0.1", 0), backlog=2048)
    server = await loop.create_server(Line, sock=door)
    print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
    await server.serve_forever()
uvloop.run(serve())
"""
"""A program of its own, since nothing of ours is to be loaded with it."""
SAID = b"y" * 55
HURRY = 1.0
"""Seconds of moves without a pause before calm ones are measured: by then the log does not grow with each entry any more."""


class Floor(NamedTuple):
    """Milliseconds of the processor for a move, and until all four know of it."""

    cost: float
    p50: float
    p99: float


class _Table:
    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.pace = 0.0
        self.moves = 0
        self.latencies: list[float] = []
        self.speaker: Socket | None = None
        self.heard = 0
        self.said_at = 0.0

    def say(self) -> None:
        assert self.speaker is not None
        self.said_at = perf_counter()
        self.speaker.send(SAID)

    def hear(self, _socket: Socket, _payload: bytes) -> None:
        self.heard += 1
        if self.heard == 4:
            self.heard = 0
            self.moves += 1
            self.latencies.append(perf_counter() - self.said_at)
            if self.pace:
                asyncio.get_running_loop().call_later(self.pace * self.rng.uniform(*SPREAD), self.say)
            else:
                self.say()


async def floor(folder: Path, tables: int, seconds: float, pace: float) -> Floor:
    """`pace` 0: the next at once; else one every so many seconds at each table."""
    folder.mkdir(parents=True, exist_ok=True)
    with running(["-c", FLOOR, os.fspath(folder / "floor.sqlite")]) as process:
        found = [_Table(number) for number in range(tables)]
        for number, table in enumerate(found):
            sockets = [await connected(process.url, f"/{number}", table.hear) for _ in range(4)]
            table.speaker = sockets[0]
        for table in found:
            table.say()
        await asyncio.sleep(HURRY)
        for table in found:
            table.pace = pace
        await asyncio.sleep(3 * pace)
        for table in found:
            table.latencies.clear()
        cpu, moves = process.cpu(), sum(table.moves for table in found)
        await asyncio.sleep(seconds)
        cpu, moves = process.cpu() - cpu, sum(table.moves for table in found) - moves
        waits = sorted(wait for table in found for wait in table.latencies)
        return Floor(1000 * cpu / moves, 1000 * waits[len(waits) // 2], 1000 * waits[len(waits) * 99 // 100])
