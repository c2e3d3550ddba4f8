"""A door of its own for the metrics, on an address that the world does not reach: `--metrics-address 127.0.0.1:9100`."""

import asyncio
import contextlib
from asyncio import AbstractServer, StreamReader, StreamWriter
from typing import Final

from defifoo.server.metrics import Metrics

KIND: Final = "text/plain; version=0.0.4"
PATIENCE: Final = 5
_MOST_BYTES: Final = 8192


async def open_side_door(address: str, metrics: Metrics) -> AbstractServer:
    """Answers GET /metrics and nothing else. Raises OSError when it cannot listen there."""

    async def answer(reader: StreamReader, writer: StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            asked = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            found = asked.startswith((b"GET /metrics ", b"GET /metrics?"))
            body = metrics.text().encode() if found else b""
            head = f"HTTP/1.1 {'200 OK' if found else '404 Not Found'}\r\nContent-Type: {KIND}\r\nContent-Length: {len(body)}"
            writer.write(f"{head}\r\nConnection: close\r\n\r\n".encode() + body)
            await asyncio.wait_for(writer.drain(), PATIENCE)
        writer.close()

    host, _, port = address.rpartition(":")
    return await asyncio.start_server(answer, host.strip("[]"), int(port), limit=_MOST_BYTES)
