"""What the checker holds for standing still, and what it forgives."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from defifoo.table.entries import to_bytes
from nodes.checker import check, nobody_can_say
from nodes.history import History, Trouble
from nodes.machine import Machine
from table.evening import Evening

ANSWERS = 3_000
LONG = 20_000


def played(pause: int, troubles: list[Trouble], until: int = 0, waited: int = 0) -> History:
    """Two people at a table. `pause` comes between two moves; the troubles and `until` are counted from its beginning,
    from which on everything also waits for a processor."""
    evening = Evening("purple", 2, window=0).seat_people(2).start()
    for wait in (pause, 500, 500):
        evening.now += 500
        seat = evening.deal.waits_for[0]
        evening.play(seat, evening.table.game.move_name(evening.deal.moves(seat)[0]))
        evening.now += wait
    moved = [entry.at for entry in evening.log]
    began = moved[-3]
    found: list[Trouble] = [(began + start, began + end, what) for start, end, what in troubles]
    machine = Machine()
    machine.note(began + waited, waited, waited)
    log = [to_bytes(entry) for entry in evening.log]
    return History("BAKO-MITU", [], log, ANSWERS, until and began + until, found, machine)


def test_people_may_think() -> None:
    assert check(played(ANSWERS - 600, [])) == []


def test_who_thinks_for_longer_than_people_do_has_stalled() -> None:
    assert ["stalled: 20500 ms" in fault for fault in check(played(LONG, []))] == [True]


def test_a_trouble_has_its_time_and_no_more() -> None:
    assert check(played(LONG, [(0, LONG, "a node is killed")])) == []
    assert len(check(played(LONG, [(0, 5_000, "a node is killed")]))) == 1


def test_the_same_moment_is_forgiven_once() -> None:
    assert len(check(played(LONG, [(0, 8_000, "a node is killed"), (1_000, 9_000, "Redis is killed")]))) == 1


def test_a_table_that_never_goes_on_again_has_stalled() -> None:
    """No entry tells of it: what tells is that its people stopped, much later, in the middle of a match."""
    assert check(played(0, [])) == []
    assert check(played(0, [], until=2_000)) == []
    assert ["stalled" in fault for fault in check(played(0, [], until=LONG))] == [True]


def test_that_all_waited_for_a_processor_is_forgiven_but_told() -> None:
    history = played(LONG, [], waited=LONG)
    assert check(history) == []
    assert ["stalled: 20500 ms" in doubt for doubt in nobody_can_say(history)] == [True]


def test_who_waited_for_a_processor_and_then_for_longer_than_people_think_has_stalled() -> None:
    history = played(LONG, [], waited=5_000)
    assert ["5000 without a processor" in fault for fault in check(history)] == [True]
    assert nobody_can_say(history) == []


def test_waiting_counts_between_two_moments_and_no_moment_twice() -> None:
    machine = Machine()
    for at, lost in ((1_100, 0), (1_200, 50), (1_300, 400)):
        machine.note(at, 100, lost)
    assert machine.waited() == 150
    assert (machine.waited(0, 1_100), machine.waited(1_100, 1_150), machine.waited(1_150, 1_300)) == (0, 25, 125)
    assert machine.waited(1_300, 9_000) == 0


@pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="LEFT OUT: this kernel does not tell who waits")
async def test_who_sleeps_does_not_wait_for_a_processor_and_who_has_none_does() -> None:
    """Two of one processor: each waits for the other about half of the time."""
    asleep = await asyncio.create_subprocess_exec("sleep", "60")
    spin = [sys.executable, "-c", "while True: pass"]
    busy = [await asyncio.create_subprocess_exec(*spin) for _ in range(2)]
    try:
        for one in busy:
            os.sched_setaffinity(one.pid, {min(os.sched_getaffinity(0))})
        machine = Machine()
        machines = [Machine(lambda: [asleep.pid]), Machine(lambda: [one.pid for one in busy])]
        watches = [asyncio.create_task(one.watch()) for one in (machine, *machines)]
        await asyncio.sleep(1.5)
        for task in watches:
            task.cancel()
        own, without, spun = (one.waited() for one in (machine, *machines))
    finally:
        for one in (asleep, *busy):
            one.kill()
            await one.wait()
    assert abs(without - own) < 300
    assert spun > 400
