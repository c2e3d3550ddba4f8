"""For the tests of one server on two that share a database: `DEFIFOO_TEST_NODES='in turn' pytest tests/server`.

`in turn`      the balancer sends each connection to the next node; tests that look into a server, or count what an address may
               do, which each node counts for itself, are left out
`by address`   it sends an address to the same node, as docs/hosting.md advises where limits matter; the other node looks on
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any


class Together:
    """`database`: its address; "" where each server has tables of its own."""

    def __init__(self) -> None:
        self.database = ""
        self.redis = ""
        self.in_turn = False
        self.data: Path | None = None


TOGETHER = Together()


def patient_lines(put: Callable[[Any, str, Any], None]) -> None:
    """A machine with much else to do is no fault of the engines. `put` may be that of a monkeypatch."""
    from defifoo.server.nodes import rumours  # noqa: PLC0415 - not everybody has what several nodes need
    from defifoo.storage.postgres import line  # noqa: PLC0415 - not everybody has what several nodes need

    put(line, "TO_CONNECT", 20)
    put(line, "TO_ANSWER", 20)
    put(rumours, "_PATIENCE", 20)


async def only_of(data: Path) -> str:
    """The database, with the tables of this folder alone: those of other tests are thrown away."""
    if TOGETHER.data != data:
        from defifoo.storage.postgres.storage import PostgresStorage  # noqa: PLC0415 - not everybody has what several nodes need

        TOGETHER.data = data
        storage = await PostgresStorage.opened(TOGETHER.database)
        await storage._writer.run("TRUNCATE tables, entries, notes, attendance, nodes")
        await storage.close()
    return TOGETHER.database


@asynccontextmanager
async def balanced(ports: list[int]) -> AsyncIterator[int]:
    """A port behind which all these are, and those that are still added."""
    lines: set[asyncio.Task[None]] = set()
    knocks = 0

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal knocks
        task = asyncio.current_task()
        assert task is not None
        lines.add(task)
        port = ports[knocks % len(ports) if TOGETHER.in_turn else 0]
        knocks += 1
        far_writer = writer
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
            await asyncio.gather(_pump(reader, far_writer), _pump(far_reader, writer))
        except (OSError, asyncio.CancelledError):
            pass  # the one side or the other is gone, or the test is over
        finally:
            writer.transport.abort()
            far_writer.transport.abort()
            lines.discard(task)

    server = await asyncio.start_server(carry, "127.0.0.1", 0, backlog=2048)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for one in list(lines):
            one.cancel()
        await asyncio.gather(*lines, return_exceptions=True)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Until one side has had enough: what it has not taken by then stays where it is."""
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    if writer.can_write_eof():
        writer.write_eof()
