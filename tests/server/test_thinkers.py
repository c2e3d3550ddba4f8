"""Bots that think in processes of their own."""

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE
from concurrent.futures import Future
from pathlib import Path
from random import Random

import httpx
import pytest

from defifoo.client import Server, ServerRefused
from defifoo.core.match import Match, Setup
from defifoo.core.record import record_of
from defifoo.games.shelf import GAMES
from defifoo.server.queues import FairQueue, Whose
from defifoo.server.settings import UNLIMITED
from defifoo.server.thinkers import Pool, Thinkers
from defifoo.table.thinking import Advised, Errand, run
from server.processes import started
from server.serving import Running, people_at, serving


async def test_a_hint_comes_although_the_last_thinker_was_killed() -> None:
    match, errand = an_errand()
    thinkers = Thinkers()
    try:
        assert await thinkers.advise(errand)
        assert thinkers.advisers._pool is not None
        for process in thinkers.advisers._pool._processes:
            os.kill(process, signal.SIGKILL)
        told = await thinkers.advise(errand)
        assert match.setup.game.parse_move(told[0][0]) in match.deal.moves(errand.seat)
    finally:
        thinkers.stop()


def an_errand() -> tuple[Match, Errand]:
    match = Match(Setup(GAMES["red"], 2, {"length": 1}, bytes(32)))
    return match, Errand(record_of(match).to_json(), match.deal.waits_for[0], "expert", 1)


class Slow:
    """In place of the processes: errands are done one by one, when the test says so."""

    def __init__(self) -> None:
        self.under_way: list[tuple[str, Future[str]]] = []

    def submit(self, _work: object, errand: Errand) -> "Future[str]":
        done: Future[str] = Future()
        self.under_way.append((errand.record, done))
        return done

    def shutdown(self, **_: object) -> None:
        pass

    async def finish(self) -> str:
        record, done = self.under_way.pop(0)
        done.set_result(f"thought about {record}")
        await asyncio.sleep(0.01)
        return record


def slow_thinkers(monkeypatch: pytest.MonkeyPatch) -> tuple[Thinkers, Slow]:
    thinkers, slow = Thinkers(), Slow()
    monkeypatch.setattr(thinkers, "bots", Pool(1, 0))
    monkeypatch.setattr(thinkers.bots, "_ready", lambda: slow)
    return thinkers, slow


async def test_thirty_tables_of_one_address_keep_another_waiting_for_one_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("defifoo.server.thinkers.THOUGHT_SECONDS", 30)
    _, errand = an_errand()
    thinkers, slow = slow_thinkers(monkeypatch)
    many = [
        asyncio.create_task(thinkers.run(errand._replace(record=f"many {table}"), Whose("many", f"{table}")))
        for table in range(30)
    ]
    again = [asyncio.create_task(thinkers.run(errand._replace(record="many 1"), Whose("many", "1"))) for _ in range(3)]
    await asyncio.sleep(0)
    one = asyncio.create_task(thinkers.run(errand._replace(record="one"), Whose("one", "table")))
    await asyncio.sleep(0)
    order = [await slow.finish() for _ in range(34)]
    assert order.index("one") == 2  # the first was under way, the second stood in line before
    assert order.index("many 29") < 31  # a table that asks four times takes no turn of another
    assert await one == "thought about one"
    await asyncio.gather(*many, *again)


async def test_a_thought_that_is_not_there_in_time_is_answered_by_a_net(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("defifoo.server.thinkers.THOUGHT_SECONDS", 0.05)
    match, errand = an_errand()
    thinkers, slow = slow_thinkers(monkeypatch)
    answers = await asyncio.gather(*(thinkers.run(errand) for _ in range(3)))
    assert set(answers) == {run(errand._replace(bot="net"))}
    assert match.setup.game.parse_move(answers[0]) in match.deal.moves(errand.seat)
    assert len(slow.under_way) == 1  # the others are thought about no more
    monkeypatch.setattr("defifoo.server.thinkers.THOUGHT_SECONDS", 30)
    late = asyncio.create_task(thinkers.run(errand._replace(record="late")))
    await asyncio.sleep(0)
    await slow.finish()
    assert await slow.finish() == "late"
    assert await late == "thought about late"


async def test_a_thought_that_cannot_be_there_in_time_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """One thinker, thoughts of 150 ms: after the one under way there is time for another in 350 ms, but not for two."""
    monkeypatch.setattr("defifoo.server.thinkers.THOUGHT_SECONDS", 30)
    monkeypatch.setattr("defifoo.server.thinkers._LATELY", 0)
    _, errand = an_errand()
    thinkers, slow = slow_thinkers(monkeypatch)
    assert thinkers.in_time(Whose("one", "table"), 0.35)
    assert not thinkers.in_time(Whose("one", "table"), 0)
    asked = [asyncio.create_task(thinkers.run(errand, Whose("many", f"{table}"))) for table in range(1)]
    await asyncio.sleep(0)
    assert thinkers.in_time(Whose("one", "table"), 0.35)
    asked += [asyncio.create_task(thinkers.run(errand, Whose("many", f"{table}"))) for table in range(1, 9)]
    await asyncio.sleep(0)
    assert not thinkers.in_time(Whose("one", "table"), 0.35)
    assert thinkers.in_time(Whose("one", "table"), 0.46)  # the others of that address come later
    assert not thinkers.in_time(Whose("many", "9"), 0.46)
    while slow.under_way:
        await slow.finish()
    await asyncio.gather(*asked)
    assert thinkers.in_time(Whose("one", "table"), 0.35)


async def test_how_long_a_thought_lasts_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("defifoo.server.thinkers.monotonic", lambda: now)
    _, errand = an_errand()
    thinkers, slow = slow_thinkers(monkeypatch)
    for _ in range(20):
        asked = asyncio.create_task(thinkers.run(errand))
        await asyncio.sleep(0)
        now += 0.5
        await slow.finish()
        await asked
    asked = asyncio.create_task(thinkers.run(errand))
    await asyncio.sleep(0)
    assert not thinkers.in_time(Whose("one", "table"), 0.9)
    await slow.finish()
    await asked
    assert thinkers.in_time(Whose("one", "table"), 0.1)  # a free process is tried all the same


def test_nobody_waits_longer_than_was_said() -> None:
    """However a line looks, what is put in now is taken after at most so much as `before` says."""
    chance = Random(1)
    for _ in range(300):
        line: FairQueue[int] = FairQueue()
        for number in range(chance.randrange(12)):
            line.put(Whose(chance.randrange(3), f"{chance.randrange(3)}"), number)
        for _ in range(chance.randrange(4)):
            if line:
                line.take()
        mine = Whose(chance.randrange(3), f"{chance.randrange(3)}")
        most = line.before(mine)
        line.put(mine, -1)
        order = list(iter(line.take, -1))
        assert len(order) <= most
        assert most <= len(order) + 5


async def test_one_who_asks_for_hints_locks_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    free = asyncio.Event()

    async def advise(_: object, whose: Whose) -> list[Advised]:
        asked.append(whose)
        await free.wait()
        return [Advised("cw", 0.0, 0.0, [])]

    async with serving(tmp_path, UNLIMITED._replace(hints_of_an_address=3)) as running, Server(running.url) as server:
        monkeypatch.setattr(running.house.thinkers, "advise", advise)
        code, _, tickets = await people_at(server, "red", 2)
        table = running.house.rooms[code].table
        assert table.match is not None
        ticket = tickets[table.match.deal.waits_for[0]]
        headers = {"Authorization": f"Bearer {ticket.token}"}
        async with httpx.AsyncClient(base_url=running.url) as http:

            async def ask(address: str) -> int:
                there = {**headers, "X-Forwarded-For": address}
                return (await http.post(f"/api/tables/{code}/hints/{ticket.seat}", headers=there)).status_code

            greedy = [asyncio.create_task(ask("203.0.113.9")) for _ in range(5)]
            done, _ = await asyncio.wait(greedy, return_when=asyncio.FIRST_COMPLETED)
            assert {task.result() for task in done} == {429}
            other = asyncio.create_task(ask("203.0.113.10"))
            while len(asked) < 4:
                await asyncio.sleep(0.01)
            free.set()
            assert sorted(await asyncio.gather(*greedy)) == [200, 200, 200, 429, 429]
            assert await other == 200


async def test_many_tables_whose_bots_are_due_at_once_do_not_hold_up_the_others(
    running: Running, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, _ = await people_at(server, "red", 2)
    timers, room = running.house.timers, running.house.rooms[code]
    done: list[int] = []

    def slow(_room: object, now: int) -> None:
        time.sleep(0.003)
        done.append(now)
        room.planned = planned

    monkeypatch.setattr(timers, "_step", slow)
    room.planned = planned = running.house.now() - 1
    for count in range(-50, 0):  # as if fifty tables were due
        timers._heap.append((planned, count, room))
    timers._heap.sort()
    timers._ring()
    assert 1 <= len(done) < 10
    monkeypatch.undo()
    timers._heap.clear()


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


ENDLESS = """
import time
from defifoo.server import hints, thinkers
thinkers.advise = time.sleep
hints.errand = lambda *_: 45
from defifoo.cli.main import main
main()
"""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_a_server_that_is_stopped_waits_for_no_thought(tmp_path: Path, how: signal.Signals) -> None:
    """A review, or a log of many matches, takes as long."""
    serve = ("-c", ENDLESS, "serve", "--data", str(tmp_path), "--port", "0", "--unlimited")
    process = await asyncio.create_subprocess_exec(sys.executable, *serve, stdout=PIPE, stderr=PIPE)
    assert process.stdout is not None
    url = (await asyncio.wait_for(process.stdout.readline(), 60)).decode().strip()
    async with Server(url) as server:
        _, _, tickets = await people_at(server, "yellow", 3)
        asked = [asyncio.create_task(server.hint(ticket)) for ticket in tickets]
        await asyncio.sleep(4)
        began = time.monotonic()
        process.send_signal(how)
        _, said = await asyncio.wait_for(process.communicate(), 60)
        answers = await asyncio.gather(*asked, return_exceptions=True)
    assert time.monotonic() - began < 15
    assert b"Traceback" not in said, said.decode()
    refused = [answer.problem.rule for answer in answers if isinstance(answer, ServerRefused)]
    assert sorted(refused) == ["server.no-hint", "server.no-hint", "server.too-many-hints"]
