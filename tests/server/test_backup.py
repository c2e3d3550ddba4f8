"""A backup in the middle of a match: every move that was acknowledged before it is there, and the match goes on from it."""

import asyncio
import random
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from defifoo.cli.commands import obey
from defifoo.client import Server
from defifoo.games.shelf import GAMES
from server.processes import started
from server.serving import people_at
from server.test_killed import Witness, busy, check

TABLES = 4


async def test_a_backup_in_the_middle_of_a_match_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("defifoo.client.player.LONGEST_PAUSE", 0.4)
    data, new, copy = tmp_path / "data", tmp_path / "new", tmp_path / "copy"
    process, port = await started(data, 0)
    async with Server(f"http://127.0.0.1:{port}") as server, AsyncExitStack() as stack:
        witnesses: list[Witness] = []
        for number in range(TABLES):
            code, _, tickets = await people_at(server, list(GAMES)[number % len(GAMES)], 3)
            for ticket in tickets:
                player = await stack.enter_async_context(server.sit(ticket))
                witnesses.append(Witness(player, code, random.Random(number * 4 + ticket.seat)))
        tasks = [asyncio.create_task(witness.play()) for witness in witnesses]
        await busy(witnesses, 4 * TABLES)
        before = [dict(witness.acknowledged) for witness in witnesses]
        assert await asyncio.to_thread(obey, ["backup", str(copy), "--data", str(data)]) == 0
        await busy(witnesses, TABLES)
        process.send_signal(signal.SIGKILL)
        await process.wait()
        after = [dict(witness.acknowledged) for witness in witnesses]
        assert await asyncio.to_thread(obey, ["restore", str(copy), "--data", str(new)]) == 0
        for witness, moves in zip(witnesses, before, strict=True):
            witness.acknowledged = moves
        assert await check(new, witnesses) == sum(map(len, before)) >= 4 * TABLES
        # The old folder lost nothing either; the match goes on from the new one.
        for witness, moves in zip(witnesses, after, strict=True):
            witness.acknowledged = moves
        assert await check(data, witnesses) == sum(map(len, after))
        process, _ = await started(new, port)
        await busy(witnesses, TABLES)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    process.send_signal(signal.SIGTERM)
    await process.wait()
