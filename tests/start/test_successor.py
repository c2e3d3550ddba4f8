"""A server goes on with the compiled engine when that is ready: same process, same door, no table and no move lost."""

import asyncio
import os
import random
import re
import shutil
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

import defifoo
from defifoo.client import Server
from defifoo.games.shelf import GAMES
from server.processes import START
from server.serving import people_at
from server.test_killed import Witness, busy, check

TABLES = 8
SOURCE = Path(defifoo.__file__).parent

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


async def started(successor: Path, *arguments: str) -> tuple[Process, int]:
    """A server that expects the other copy to appear there."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", START, *arguments, stdout=PIPE, env={**os.environ, "DEFIFOO_SUCCESSOR": str(successor)}
    )
    assert process.stdout is not None
    async with asyncio.timeout(60):
        while True:
            line = (await process.stdout.readline()).decode()
            assert line, "it ended"
            found = re.search(r"http://[\w.]+:(\d+)/?$", line.strip())
            if found:
                return process, int(found[1])


def appear(successor: Path) -> None:
    """In one step, as the compiled copy does."""
    unfinished = successor.with_name("unfinished")
    shutil.copytree(SOURCE, unfinished / "defifoo", ignore=shutil.ignore_patterns("__pycache__"))
    unfinished.rename(successor)


def source_of(process: Process) -> str:
    parts = Path(f"/proc/{process.pid}/environ").read_bytes().split(b"\0")
    return next((part.decode() for part in parts if part.startswith(b"PYTHONPATH=")), "")


async def knock(port: int, refused: list[str], knocks: list[int]) -> None:
    """Somebody comes every few moments, and is let in every time."""
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            answer = await reader.read()
            writer.close()
            if b" 200 " in answer.split(b"\r\n")[0]:
                knocks.append(1)
        except ConnectionRefusedError as error:
            refused.append(str(error))
        except ConnectionError:
            pass  # one that was being served when the server ended
        await asyncio.sleep(0.02)


async def taken_over(process: Process, successor: Path) -> None:
    async with asyncio.timeout(60):
        while source_of(process) != f"PYTHONPATH={successor}":
            await asyncio.sleep(0.05)


async def test_the_successor_takes_over_every_table_without_losing_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("defifoo.client.player.LONGEST_PAUSE", 0.4)
    successor, data = tmp_path / "successor", tmp_path / "data"
    process, port = await started(successor, "serve", "--data", str(data), "--port", "0", "--unlimited")
    refused: list[str] = []
    knocks: list[int] = []
    knocking = asyncio.create_task(knock(port, refused, knocks))
    async with Server(f"http://127.0.0.1:{port}") as server, AsyncExitStack() as stack:
        witnesses: list[Witness] = []
        for number in range(TABLES):
            code, _, tickets = await people_at(server, list(GAMES)[number % len(GAMES)], 4)
            for ticket in tickets:
                player = await stack.enter_async_context(server.sit(ticket))
                witnesses.append(Witness(player, code, random.Random(number * 4 + ticket.seat)))
        tasks = [asyncio.create_task(witness.play()) for witness in witnesses]
        await busy(witnesses, 4 * TABLES)
        appear(successor)
        await taken_over(process, successor)
        before = len(knocks)
        await busy(witnesses, 4 * TABLES)
        async with asyncio.timeout(60):
            while len(knocks) == before:
                await asyncio.sleep(0.02)
        for task in [*tasks, knocking]:
            task.cancel()
        await asyncio.gather(*tasks, knocking, return_exceptions=True)
    process.send_signal(signal.SIGTERM)
    await process.wait()
    acknowledged = sum(len(witness.acknowledged) for witness in witnesses)
    assert await check(data, witnesses) == acknowledged >= 8 * TABLES
    assert all(witness.player.reconnections >= 1 for witness in witnesses)
    assert refused == []


async def test_the_server_of_the_house_keeps_its_address(tmp_path: Path) -> None:
    successor, data = tmp_path / "successor", tmp_path / "data"
    process, port = await started(successor, "--data", str(data), "--no-browser")
    assert not successor.exists()
    appear(successor)
    await taken_over(process, successor)
    async with Server(f"http://127.0.0.1:{port}") as server:
        assert (await server.make_table("red", 2)).code
    process.send_signal(signal.SIGINT)
    assert process.stdout is not None
    said = (await asyncio.wait_for(process.stdout.read(), 60)).decode()
    await process.wait()
    assert f":{port}/" not in said.split("Ctrl")[-1], "the welcome is told once"
    assert (data / "address").read_text("utf-8") == f"http://localhost:{port}/"


async def test_a_server_that_is_stopped_does_not_wait_for_its_successor(tmp_path: Path) -> None:
    process, _ = await started(tmp_path / "never", "serve", "--data", str(tmp_path), "--port", "0")
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), 60) in (0, -signal.SIGTERM)
