"""What happens between two steps of something: each of these was a moment in which a table could be lost."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect

from defifoo.client import Server
from defifoo.core.refusal import Refused
from defifoo.server.nodes import watch
from defifoo.server.nodes.room import SharedRoom
from defifoo.server.writing import TROUBLE
from defifoo.storage.base import Conflict, StorageError
from defifoo.storage.postgres.batches import Batches
from defifoo.table.entries import Entry, Moved, from_bytes
from defifoo.table.table import Table
from defifoo.wire.messages import Hurry, PaceMessage
from nodes.serving import Node
from nodes.worlds import seated, started, table_for_two
from server.talking import eventually, hear, play_address, say


def before(monkeypatch: pytest.MonkeyPatch, place: object, name: str, first: Callable[[], Awaitable[None]]) -> None:
    """Something else happens whenever this is asked, before it answers."""
    original = getattr(place, name)

    async def later(*what: Any) -> Any:
        await first()
        return await original(*what)

    monkeypatch.setattr(place, name, later)


async def test_nothing_goes_on_top_of_an_entry_that_was_refused_a_moment_ago(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The batch has come back, and whoever wrote has not been told yet: then something else happens at the table by itself."""
    code, token, tickets = await table_for_two(two)
    async with seated(two, tickets) as people:
        await started(two, code, token, people)
        await eventually(lambda: people[0].player.version == people[1].player.version)
        room, version = two[0].room(code), people[0].player.version
        first, second = a_move(room.table, 0), a_move(room.table, 1)
        report, put = Batches._report, list[Entry]()

        def then_another(self: Batches, batch: Any, failed: Any) -> None:
            report(self, batch, failed)
            if code in failed and not put:
                put.append(a_move(room.table, 0))
                with suppress(Conflict):
                    room.write(put)

        monkeypatch.setattr(SharedRoom, "hear_of", lambda *_: None)
        two[1].room(code).write([first])
        await two[1].room(code).on_disk()
        monkeypatch.setattr(Batches, "_report", then_another)
        room.write([second])
        await eventually(lambda: put)
        await room.caught_up()
        log = [from_bytes(line) for line in await two[0].house.storage.load(code)]
        assert log[version:] == [first]
        assert Table.replay(log).version == room.table.version == version + 1


def a_move(table: Table, which: int) -> Entry:
    """What whoever is asked could do."""
    seat = table.running.deal.waits_for[0]
    move = table.game.move_name(list(table.running.deal.moves(seat))[which])
    return Moved(at=table.last_at, seat=seat, move=move, by="person")


async def test_whoever_waits_for_a_table_of_a_node_that_stops_is_told_so(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, _ = await table_for_two(two)
    await two[0].house.fetch(code)
    room, shield, waits = two[0].room(code), asyncio.shield, 0

    def counted(what: Any) -> Any:
        nonlocal waits
        waits += 1
        assert waits < 100, "it waits for what is over, for ever"
        return shield(what)

    async def away(*_: object) -> list[bytes]:
        raise StorageError("gone")

    monkeypatch.setattr(two[0].house.storage, "load", away)
    room.catch_up()
    waiting = asyncio.create_task(room.caught_up())
    await asyncio.sleep(0.05)
    monkeypatch.setattr("defifoo.server.nodes.pen.asyncio.shield", counted)
    two[0].house.closing = True
    async with asyncio.timeout(20):
        with pytest.raises(Refused):
            await waiting


async def test_a_quiet_table_is_not_dropped_under_the_hands_of_whoever_asks_for_it(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, tickets = await table_for_two(two)
    house = two[0].house
    monkeypatch.setattr(watch, "_QUIET", 1500)
    await eventually(lambda: code not in house.rooms)
    for place, name in ((house.shared, "heads"), (house, "meet"), (house.shared, "attended")):
        before(monkeypatch, place, name, house.watch._plan)
    for _ in range(2):
        async with Server(two[0].url) as server:
            assert (await server.look(code)).code == code
    async with seated(two[:1], tickets[:1]):
        assert len(two[0].room(code).crowd.guests) == 1


async def test_of_a_table_that_was_dropped_nothing_is_left(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would close itself a day later, whoever sits there by then."""
    code, _, _ = await table_for_two(two)
    house, room = two[0].house, two[0].room(code)
    assert any(moment[2] is room for moment in house.timers._heap)
    monkeypatch.setattr(watch, "_QUIET", 200)
    await eventually(lambda: code not in house.rooms)
    assert not any(moment[2] is room for moment in house.timers._heap)
    assert not room.kept
    with pytest.raises(Conflict):
        room.write([])
    with pytest.raises(Refused):
        await room.caught_up()


async def test_nobody_waits_for_somebody_who_could_not_come_in(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    code, _, tickets = await table_for_two(two)
    shared = two[0].house.shared

    async def away() -> None:
        raise StorageError("gone")

    with monkeypatch.context() as patched:
        patched.setattr(shared, "attended", away)
        async with connect(play_address(two[0].url, code)) as socket:
            await say(socket, t="hello", token=tickets[0].token)
            assert (await hear(socket))["rule"] == "server.trouble"
    await shared.attended()
    assert [one.many for one in await shared.attendance([code]) if one.seat == 0] == [0]


async def test_nobody_speaks_for_another_while_the_table_is_being_read(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, tickets = await table_for_two(two)
    told: list[str] = []
    async with seated(two, tickets) as people:
        house, room = two[0].house, two[0].room(code)
        reading = asyncio.Event()
        before(monkeypatch, house.storage, "load", reading.wait)  # type: ignore[arg-type]
        monkeypatch.setattr(house, "tell", lambda _, kind, *_rest: told.append(kind))
        room.catch_up()
        guest = room.crowd.guests[0]
        other = 1 - guest.seats[0]
        room.say(guest, other, "hello")
        room.say(guest, guest.seats[0], "hello")
        assert "s" not in told
        reading.set()
        await room.caught_up()
        assert told.count("s") == 1
        assert people


async def test_one_table_that_cannot_be_read_keeps_no_other_from_being_taken_over(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = two[1].house
    async with Server(two[0].url) as server:
        made = [await server.make_table("purple", 2) for _ in range(2)]
    fetch = house.fetch

    async def some(code: str) -> None:
        if code == made[0].code:
            raise Refused(TROUBLE)
        await fetch(code)

    monkeypatch.setattr(house, "fetch", some)
    taking = asyncio.create_task(house.watch._take_over([one.code for one in made]))
    try:
        await eventually(lambda: made[1].code in house.rooms and two[1].room(made[1].code).kept)
    finally:
        taking.cancel()


async def test_a_table_that_cannot_be_read_is_told_of_once(
    two: list[Node], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    code, _, _ = await table_for_two(two)
    house = two[0].house
    monkeypatch.setattr(watch, "_QUIET", 100)
    await eventually(lambda: code not in house.rooms)
    version = len(await house.storage.load(code))
    await house.storage.append(code, version, [b'{"t":"of tomorrow"}'])
    for _ in range(3):
        await house.fetch(code)
    assert code not in house.rooms
    assert len([record for record in caplog.records if "cannot be replayed" in record.message]) == 1


async def test_a_look_that_fails_is_not_the_last(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    watcher, looks = two[0].house.watch, 0

    async def broken() -> None:
        nonlocal looks
        looks += 1
        raise RuntimeError("a bug")

    monkeypatch.setattr(watcher, "_look", broken)
    for wanted in (1, 2):
        watcher._look_now()
        await eventually(lambda wanted=wanted: looks >= wanted)


async def test_a_node_whose_database_was_away_is_well_again_though_nobody_plays(
    two: list[Node], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = two[0].house

    async def away(*_: object) -> Any:
        raise StorageError("gone")

    async with Server(two[0].url) as server:
        with monkeypatch.context() as patched:
            patched.setattr(house.shared, "beat", away)
            patched.setattr(house.shared, "public_tables", away)
            assert (await server._http.get("/api/tables")).status_code == 500
            await eventually(lambda: house.missing() == ["database"])
            assert (await server._http.get("/api/health")).status_code == 503
        await eventually(lambda: not house.missing())
        answer = await server._http.get("/api/health")
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")
    told = [record.message for record in caplog.records if record.message.startswith("the database does not answer")]
    assert len(told) == 2
    assert told[1].startswith("the database does not answer: over, after")


async def test_everybody_has_the_pace_that_somebody_chose_on_another_node(two: list[Node]) -> None:
    code, token, tickets = await table_for_two(two)
    async with AsyncExitStack() as stack:
        people = await stack.enter_async_context(seated(two, tickets))
        await started(two, code, token, people)
        await people[0].player._send(PaceMessage(seat=tickets[0].seat, pace="relaxed"))
        await eventually(lambda: people[1].player.table is not None and people[1].player.table.pace == "relaxed")
        assert two[1].room(code).table.pace == "relaxed"
        two[1].room(code).table.live.pace, two[1].room(code).paced = None, 0  # as on a node that has read the table since
        await stack.enter_async_context(seated(two[1:], tickets[1:]))
        await eventually(lambda: two[1].room(code).table.pace == "relaxed")


async def test_bots_go_on_when_people_on_two_nodes_want_it(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, bool]] = []
    hear_hurry = SharedRoom.hear_hurry

    def listen(room: SharedRoom, seat: int) -> None:
        hear_hurry(room, seat)
        heard.append((seat, seat in room.table.live.hurried))

    monkeypatch.setattr(SharedRoom, "hear_hurry", listen)
    async with Server(two[0].url) as first, Server(two[1].url) as second:
        made = await first.make_table("purple", 3, window=0, pace="relaxed")
        tickets = [await first.take_seat(made.code, "a"), await second.take_seat(made.code, "b")]
    async with seated(two, tickets) as people:
        await started(two, made.code, made.token, people)
        async with asyncio.timeout(60):
            while not heard:
                table = two[0].room(made.code).table
                waits = table.running.deal.waits_for
                if waits == (2,):
                    await people[0].player._send(Hurry(seat=people[0].player.seat))
                    await asyncio.sleep(0.2)
                elif waits and people[waits[0]].player.version == table.version and people[waits[0]].player.moves:
                    mover = people[waits[0]]
                    await mover._ask(mover.player.moves[0], mover.player.version)
                else:
                    await asyncio.sleep(0.02)
    assert heard[0] == (people[0].player.seat, True)
