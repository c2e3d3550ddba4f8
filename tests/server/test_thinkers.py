"""Bots that think in processes of their own."""

import asyncio
import os
import signal
from pathlib import Path

import httpx
import pytest

from defifoo.client import Server
from defifoo.core.match import Match, Setup
from defifoo.core.record import record_of
from defifoo.games.shelf import GAMES
from defifoo.server.thinkers import _PATIENCE, Thinkers
from defifoo.table.thinking import Errand, run
from server.processes import started
from server.serving import people_at


async def test_a_hint_comes_although_the_last_thinker_was_killed() -> None:
    match = Match(Setup(GAMES["red"], 2, {"length": 1}, bytes(32)))
    seat = match.deal.waits_for[0]
    errand = Errand(record_of(match).to_json(), seat, "expert", 1)
    thinkers = Thinkers()
    try:
        assert await thinkers.advise(errand)
        assert thinkers._pool is not None
        for process in thinkers._pool._processes:
            os.kill(process, signal.SIGKILL)
        told = await thinkers.advise(errand)
        assert match.setup.game.parse_move(told[0][0]) in match.deal.moves(seat)
    finally:
        thinkers.stop()


async def test_an_expert_answers_like_a_net_where_all_thinkers_are_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(Setup(GAMES["red"], 2, {"length": 1}, bytes(32)))
    errand = Errand(record_of(match).to_json(), match.deal.waits_for[0], "expert", 1)
    thinkers, free = Thinkers(), asyncio.Event()
    asked = []

    async def think(_: object, errand: Errand) -> str:
        asked.append(errand.bot)
        await free.wait()
        return "the thinker's answer"

    monkeypatch.setattr(thinkers, "_elsewhere", think)
    waiting = [asyncio.create_task(thinkers.run(errand)) for _ in range(_PATIENCE * thinkers._processes)]
    await asyncio.sleep(0)
    assert await thinkers.run(errand) == run(errand._replace(bot="net"))
    free.set()
    assert await asyncio.gather(*waiting) == ["the thinker's answer"] * len(waiting)
    assert await thinkers.run(errand) == "the thinker's answer"
    assert asked == ["expert"] * (len(waiting) + 1)


def children(process: int) -> set[int]:
    found = Path(f"/proc/{process}/task").glob("*/children")
    return {int(child) for path in found for child in path.read_text().split()}


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="this machine does not tell whose child a process is")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_thinkers_go_with_their_server(tmp_path: Path, how: signal.Signals) -> None:
    process, port = await started(tmp_path, 0)
    url = f"http://127.0.0.1:{port}"
    async with Server(url) as server, httpx.AsyncClient(base_url=url, timeout=30) as http:
        code, _, tickets = await people_at(server, "red", 2)
        for ticket in tickets:
            headers = {"Authorization": f"Bearer {ticket.token}"}
            await http.post(f"/api/tables/{code}/hints/{ticket.seat}", headers=headers)
    thinking = children(process.pid)
    assert thinking
    process.send_signal(how)
    await asyncio.wait_for(process.wait(), 20)
    for _ in range(100):
        if not any(Path(f"/proc/{child}").exists() for child in thinking):
            break
        await asyncio.sleep(0.1)
    assert not [child for child in thinking if Path(f"/proc/{child}").exists()]
