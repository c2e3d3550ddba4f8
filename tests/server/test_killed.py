"""Nothing lost: the server is killed at random moments, and every acknowledged move is there."""

import asyncio
import contextlib
import random
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from defifoo.client import ConnectionLostError, MoveRefusedError, Player, Server
from defifoo.core.fair import promise_of
from defifoo.games.shelf import GAMES
from defifoo.storage.sqlite import SqliteStorage
from defifoo.table.entries import Moved, from_bytes
from defifoo.table.table import Table
from server.processes import started
from server.serving import people_at
from server.talking import hear, play_address, say

TABLES = 50
KILLS = 10


class Witness:
    """A player that notes every move the server acknowledged to it."""

    def __init__(self, player: Player, code: str, rng: random.Random) -> None:
        self.player = player
        self.code = code
        self.rng = rng
        self.acknowledged: dict[int, str] = {}

    async def play(self) -> None:
        async for turn in self.player.turns():
            await asyncio.sleep(self.rng.uniform(0, 0.2))
            move = self.rng.choice(turn.moves)
            with contextlib.suppress(MoveRefusedError, ConnectionLostError):
                update = await self.player.play(move, turn.version)
                self.acknowledged[update.version] = move


async def busy(witnesses: list[Witness], moves: int) -> None:
    """Until so many more moves were acknowledged."""
    before = sum(len(witness.acknowledged) for witness in witnesses)
    async with asyncio.timeout(60):
        while sum(len(witness.acknowledged) for witness in witnesses) < before + moves:
            await asyncio.sleep(0.02)


async def check(data: Path, witnesses: list[Witness]) -> int:
    """Every acknowledged move stands in the log at its version, and every log replays."""
    storage = SqliteStorage(data / "tables.sqlite")
    logs = {code: [from_bytes(line) for line in lines] async for code, lines in storage.open_tables()}
    await storage.close()
    found = 0
    for log in logs.values():
        assert Table.replay(log).version == len(log)
    for witness in witnesses:
        for version, move in witness.acknowledged.items():
            entry = logs[witness.code][version - 1]
            assert isinstance(entry, Moved)
            assert entry.seat == witness.player.seat
            assert entry.move == move or entry.by == "early"  # a race, sooner than the line that a busy machine showed
            found += 1
    return found


async def test_a_server_that_is_killed_ten_times_loses_no_acknowledged_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("defifoo.client.player.LONGEST_PAUSE", 0.4)
    rng = random.Random(4)
    process, port = await started(tmp_path, 0)
    async with Server(f"http://127.0.0.1:{port}") as server, AsyncExitStack() as stack:
        witnesses: list[Witness] = []
        for number in range(TABLES):
            code, _, tickets = await people_at(server, list(GAMES)[number % len(GAMES)], 4)
            for ticket in tickets:
                player = await stack.enter_async_context(server.sit(ticket))
                witnesses.append(Witness(player, code, random.Random(number * 4 + ticket.seat)))
        tasks = [asyncio.create_task(witness.play()) for witness in witnesses]
        acknowledged = 0
        for _ in range(KILLS):
            await busy(witnesses, 2 * TABLES)
            await asyncio.sleep(rng.uniform(0, 0.3))
            process.send_signal(signal.SIGKILL)
            await process.wait()
            kept = await check(tmp_path, witnesses)
            assert kept >= acknowledged
            acknowledged = kept
            process, _ = await started(tmp_path, port)
        before = {witness: len(witness.acknowledged) for witness in witnesses}
        resumed = {witness.code for witness in witnesses}
        for _ in range(300):
            resumed -= {one.code for one in witnesses if len(one.acknowledged) > before[one] or one.player.over is not None}
            if not resumed:
                break
            await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    process.send_signal(signal.SIGTERM)
    await process.wait()
    assert acknowledged >= KILLS * TABLES
    assert not resumed, f"these tables did not go on: {resumed}"
    assert all(witness.player.reconnections >= KILLS for witness in witnesses)


async def test_a_server_that_is_killed_between_the_list_and_the_opening_opens_the_same_list(tmp_path: Path) -> None:
    numbers = ["11" * 16, "22" * 16]
    process, port = await started(tmp_path, 0)
    url = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=f"{url}/api/tables") as http:
        made = (await http.post("", json={"game": "red", "players": 2})).json()
        code, tokens = made["code"], []
        for seat, number in enumerate(numbers):
            wish = {"name": f"p{seat}", "promise": promise_of(number)}
            tokens.append((await http.post(f"/{code}/seats", json=wish)).json()["token"])
        async with connect(play_address(url, code)) as one, connect(play_address(url, code)) as other:
            for socket, token in zip((one, other), tokens, strict=True):
                await say(socket, t="hello", token=token)
                await hear(socket)
            await http.post(f"/{code}/start", headers={"Authorization": f"Bearer {made['token']}"})
            await say(one, t="open", seat=0, number=numbers[0])
            process.send_signal(signal.SIGKILL)
            await process.wait()
        process, _ = await started(tmp_path, port)
        info = (await http.get(f"/{code}")).json()
        assert (info["state"], info["fair"]["commitment"]) == ("opening", made["table"]["fair"]["commitment"])
        assert info["fair"]["promises"] == [promise_of(number) for number in numbers]
        async with connect(play_address(url, code)) as one, connect(play_address(url, code)) as other:
            for seat, socket in enumerate((one, other)):
                await say(socket, t="hello", token=tokens[seat])
                await say(socket, t="open", seat=seat, number=numbers[seat])
            while (full := await hear(one))["t"] != "full" or full["table"]["state"] != "playing":
                pass
    assert len(full["view"]["hand"]) == 24
    process.send_signal(signal.SIGTERM)
    await process.wait()
