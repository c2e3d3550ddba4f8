"""A server in a process of its own, and as little of a WebSocket client as will do, so that the load is light."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import clock_gettime, perf_counter

START = "import sys; from defifoo.cli.main import run; sys.exit(run(sys.argv[1:]))"
METRICS = "bench"
"""The token of the metrics."""
_SCHEDULED = 2


class Process:
    """A server on the first core. `url` is the first line that it prints."""

    def __init__(self, arguments: list[str]) -> None:
        started = perf_counter()
        self.process = subprocess.Popen([sys.executable, *arguments], stdout=subprocess.PIPE, text=True)
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(self.process.pid, {cores[0]})
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        self.start_seconds = perf_counter() - started

    def cpu(self) -> float:
        """Seconds of the processor that all its threads have had, by the clock that Linux keeps of each process."""
        return clock_gettime(~self.process.pid << 3 | _SCHEDULED)

    def memory(self) -> int:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        assert found is not None
        return int(found[1]) * 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


@contextmanager
def running(arguments: list[str]) -> Iterator[Process]:
    process = Process(arguments)
    try:
        yield process
    finally:
        process.stop()


def server_arguments(data: Path) -> list[str]:
    return ["-c", START, "serve", "--port", "0", "--data", str(data), "--unlimited", "--metrics-token", METRICS]


class Socket(asyncio.Protocol):
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
            if b" 101 " not in head:
                self.opened.set_exception(ConnectionRefusedError(head.decode()))
                self.transport.close()
                return
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


async def connected(url: str, path: str, hear: Callable[[Socket, bytes], None], address: str | None = None) -> Socket:
    """`address` is the one to come from, of this machine."""
    host, port = url.removeprefix("http://").split(":")
    local = (address, 0) if address else None
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(path, hear), host, int(port), local_addr=local
    )
    await socket.opened
    return socket
