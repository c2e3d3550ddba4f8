"""When a bot plays tells nothing of what anybody holds, at every pace, however long anybody thinks."""

import asyncio
from pathlib import Path
from selectors import SelectorKey
from statistics import mean
from typing import Any

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.fair import promise_of
from defifoo.games.red.stacked import stacked as red
from defifoo.server import house as houses
from defifoo.server.house import House
from defifoo.server.room import Room
from defifoo.server.security import token_hash
from defifoo.server.settings import UNLIMITED, Settings
from defifoo.server.thinkers import Thinkers
from defifoo.storage.sqlite import SqliteStorage
from defifoo.table.entries import Pace
from defifoo.table.presence import arrive
from defifoo.table.thinking import Errand, thoughts
from defifoo.wire.requests import MakeTable
from table.evening import Evening

WITH = {
    0: ["R1 R2 R9 V1 V6", "R3 R4 V2 V7 V9", "R5 R6 V3 V8 S1", "R7 R8 V4 V5 S2"],
    1: ["R1 R2 R9 V1 V6", "R3 R4 V2 V7 V9", "R5 R6 V3 V8 S1", "R7 R8 V4 V5 BOMB"],
    2: ["R1 R2 R9 V1 V6", "R3 R4 V2 V7 V9", "R5 R6 V3 V8 BANK", "R7 R8 V4 V5 BOMB"],
}
"""By how many of the others could slam."""


class Hurried(asyncio.SelectorEventLoop):
    """Time passes at once: whoever waits for a moment is there as soon as nobody has anything to do, threads included."""

    def __init__(self) -> None:
        super().__init__()
        self.moment = 0.0
        self.threads = 0
        selector: Any = self._selector  # type: ignore[attr-defined]  # of the base class
        select = selector.select

        def jump(timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
            if timeout and not self.threads:
                self.moment += timeout
                timeout = 0
            return list(select(timeout))

        selector.select = jump

    def time(self) -> float:
        return self.moment

    def run_in_executor(self, *work: Any) -> "asyncio.Future[Any]":  # type: ignore[override]  # whatever it is
        def done(_: object) -> None:
            self.threads -= 1

        self.threads += 1
        future: asyncio.Future[Any] = super().run_in_executor(*work)
        future.add_done_callback(done)
        return future


class OneThinker(Thinkers):
    """One process for all: each thought takes its time, and the others wait for it."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.one = asyncio.Semaphore(1)

    async def run(self, errand: Errand, *_: object) -> str:
        async with self.one:
            await asyncio.sleep(self.seconds)
            return "R3" if errand.seat == 1 else ""


class NoThinker(Thinkers):
    """Too many others think."""

    def in_time(self, *_: object) -> bool:
        return False

    async def run(self, *_: object) -> str:
        raise AssertionError("nobody is to be asked")


class AtOnce(SqliteStorage):
    """What is written is on disk: where time passes as soon as nobody has anything to do, a disk would take hours."""

    def create(self, *_: object, **__: object) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    append = create


async def pauses(path: Path, hands: list[str], pace: Pace, bot: str, seconds: float) -> list[int]:
    """How long the bot after the first seat, a person's, takes in six positions; seconds -1: no thinker is to be had."""
    house = House(Settings(path, UNLIMITED), AtOnce(path / "tables.sqlite"))
    house.timers._thinkers = NoThinker() if seconds < 0 else OneThinker(seconds)
    found = []
    room = await house.make(MakeTable(game="red", players=4, pace=pace), "host", "here")
    table = room.table
    token, now = token_hash("token"), house.now()
    room.write(table.sit(name="Ana", avatar="", token=token, promise=promise_of("0" * 32), now=now))
    arrive(table, 0, now)
    room.write(table.start(token_hash("host"), now, bot))
    room.write(table.open_number(0, "0" * 32, now))
    for _ in range(6):
        found.append(await pause(room, hands))
    await house.close()
    return found


async def pause(room: Room, hands: list[str]) -> int:
    deal = red(hands)
    deal.direction, deal.team = 1, 0b0101
    table = room.table
    table.running.deal = deal
    table.questions.asked = table.questions.moved = table.version
    room.write(table.move(0, "R1", table.version, room.house.now()))
    asked, version = table.moved_at, table.version
    for _ in range(20_000):
        if table.version == version:
            await asyncio.sleep(0.001)
    return table.moved_at - asked


def seen(path: Path, monkeypatch: pytest.MonkeyPatch, hands: list[str], pace: Pace, seconds: float) -> list[int]:
    path.mkdir()
    with asyncio.Runner(loop_factory=Hurried) as runner:
        loop = runner.get_loop()
        monkeypatch.setattr(houses, "stopwatch", lambda: round(loop.time() * 1000))
        monkeypatch.setattr(houses, "wall_clock", lambda: 1_700_000_000_000)  # how long the machine takes is nobody's pause
        monkeypatch.setattr("secrets.token_hex", lambda size: "5e" * size)
        return runner.run(pauses(path, hands, pace, "expert", seconds))


@pytest.mark.parametrize("pace", ["normal", "instant"])
def test_a_bot_that_no_thinker_has_time_for_is_as_slow_as_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: Pace
) -> None:
    """A net answers at once, and its answer is kept until the moment that was fixed before."""
    alone = seen(tmp_path / "alone", monkeypatch, WITH[0], pace, 0.15)
    crowded = seen(tmp_path / "crowded", monkeypatch, WITH[0], pace, -1)
    assert [abs(one - other) <= 2 for one, other in zip(alone, crowded, strict=True)] == [True] * 6


@pytest.mark.parametrize("seconds", [0.15, 0.6])
@pytest.mark.parametrize("pace", ["normal", "quick", "instant"])
def test_the_time_to_the_next_card_is_the_same_however_many_could_slam(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: Pace, seconds: float
) -> None:
    """What was seen: 147, 301 and 461 ms where none, one and two of the others held the Bank or the Bomb."""
    found = {holders: seen(tmp_path / f"{holders}", monkeypatch, hands, pace, seconds) for holders, hands in WITH.items()}
    assert mean(found[0]) > 300
    for holders in (1, 2):
        assert [abs(one - other) <= 2 for one, other in zip(found[0], found[holders], strict=True)] == [True] * 6


@pytest.mark.parametrize("pace", ["normal", "quick", "instant"])
@pytest.mark.parametrize("bot", ["novice", "regular", "net", "expert"])
@pytest.mark.parametrize("game", ["purple", "blue", "yellow", "red"])
def test_the_moment_of_a_move_hangs_on_nothing_that_is_hidden(game: str, bot: str, pace: Pace) -> None:
    """In every deal that looks the same to somebody who watches, the seats in turn move at the same time."""
    evening = Evening(game, 4, pace=pace, window=0).seat_people(1).start(bot)
    source = FastSource(3)
    for _ in range(25):
        true = evening.deal
        if true.over:
            break
        planned = []
        for _ in range(4):
            planned.append({one.seat: one.at for one in thoughts(evening.table) if one.seat in true.waits_for})
            evening.match.deal = evening.table.game.guess(true.view(-1), source)
        evening.match.deal = true
        assert planned == [planned[0]] * 4
        mover = true.waits_for[0]
        evening.now += 500
        evening.play(mover, evening.table.game.move_name(true.random_move(mover, source)))
        evening.now += 500
        evening.write(evening.table.decide(evening.now) if evening.table.live.laid else [])
