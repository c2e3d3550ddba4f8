"""What goes wrong at one table is nobody else's business, and that table goes on as soon as it can."""

from typing import Any

import pytest

from defifoo.client import Server
from defifoo.server import timers as timing
from defifoo.server.house import House
from defifoo.server.thinkers import Pool
from defifoo.server.writing import WrittenRoom
from defifoo.wire.requests import MakeTable
from server.serving import Running
from server.talking import eventually


async def test_a_table_that_fails_stops_no_other_and_is_looked_at_again(
    running: Running, server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A game that somebody else wrote may have faults."""
    monkeypatch.setattr(timing, "_AFTER_A_FAULT", 300)
    made = [await server.make_table("purple", 4, pace="quick") for _ in range(2)]
    broken, whole = (running.house.rooms[one.code] for one in made)
    timers, step = running.house.timers, running.house.timers._next
    faulty = True

    def faults(room: WrittenRoom, now: int) -> Any:
        if room is broken and faulty:
            raise ZeroDivisionError("a fault")
        return step(room, now)

    monkeypatch.setattr(timers, "_next", faults)
    for one in made:
        await server.start(one.code, one.token)
    began = broken.table.version
    await eventually(lambda: any("a fault" in str(record.exc_info) for record in caplog.records))
    before = whole.table.version
    await eventually(lambda: whole.table.version > before + 1)
    assert broken.table.version == began
    faulty = False
    await eventually(lambda: broken.table.version > began + 1)


@pytest.mark.usefixtures("own_disk")
async def test_a_table_that_cannot_go_on_counts_no_longer_for_who_made_it(house: House) -> None:
    room = await house.make(MakeTable(game="red", players=2), "host", "192.0.2.7")
    address = house.addresses.of("192.0.2.7", 0)
    assert address.tables == 1
    for _ in range(2):
        house.give_up(room, ValueError("a damaged page"))
        assert (address.tables, house.rooms) == (0, {})


async def test_a_bot_that_could_not_think_plays_all_the_same(
    running: Running, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where there is no memory left for another process."""

    def full(*_: object) -> Any:
        raise OSError("no memory")

    monkeypatch.setattr(Pool, "_ready", full)
    made = await server.make_table("purple", 2, pace="quick")
    room = running.house.rooms[made.code]
    for _ in range(2):
        await server.seat_bot(made.code, made.token, "expert")
    await server.start(made.code, made.token)
    began = room.table.version
    await eventually(lambda: room.table.version > began + 2)
