"""Who comes in between two steps of something, and who is here on several nodes."""

import asyncio
from typing import Any

import pytest
from websockets.asyncio.client import connect

from defifoo.client import Server
from defifoo.server.nodes.pen import RewrittenRoom
from defifoo.server.nodes.room import SharedRoom
from defifoo.server.settings import UNLIMITED
from defifoo.storage.base import StorageError
from defifoo.table.entries import Away, Back, from_bytes
from nodes.serving import Node
from nodes.test_between import a_move
from nodes.worlds import seated, started, table_for_two
from server.talking import eventually, hear, play_address, say


async def test_who_comes_in_on_top_of_what_comes_to_nothing_is_shown_the_table_first(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else they hear what has changed of something that they never saw."""
    code, token, tickets = await table_for_two(two)
    async with seated(two, tickets) as people:
        await started(two, code, token, people)
        await eventually(lambda: people[0].player.version == people[1].player.version)
        room, storage = two[0].room(code), two[0].house.storage
        come, append = asyncio.Event(), storage.append

        def append_late(*what: Any) -> "asyncio.Task[None]":
            async def late() -> None:
                await come.wait()
                await append(*what)

            return asyncio.get_running_loop().create_task(late())

        monkeypatch.setattr(SharedRoom, "hear_of", lambda *_: None)
        first, second = a_move(room.table, 0), a_move(room.table, 1)
        two[1].room(code).write([first])
        await two[1].room(code).on_disk()
        monkeypatch.setattr(storage, "append", append_late)
        room.write([second])
        async with connect(play_address(two[0].url, code)) as socket:
            await say(socket, t="hello", token=tickets[0].token)
            await eventually(lambda: len(room.crowd.guests) == 2)
            come.set()
            shown = await hear(socket)
            assert shown["t"] == "full"
            assert shown["version"] == room.safe == room.table.version
            monkeypatch.undo()
            two[1].room(code).write([a_move(two[1].room(code).table, 0)])
            told = await hear(socket)
            while told["t"] != "update":
                told = await hear(socket)
            assert told["version"] == shown["version"] + 1


async def test_somebody_whose_two_devices_wait_for_the_table_is_back_once(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, token, tickets = await table_for_two(two)
    async with seated(two, tickets) as people, seated(two[:1], tickets[:1]):
        await started(two, code, token, people)
        room = two[0].room(code)
        with monkeypatch.context() as patched:
            patched.setattr(RewrittenRoom, "hear_of", lambda *_: None)
            two[1].room(code).write([Away(at=room.table.last_at, seat=tickets[0].seat)])
            await two[1].room(code).on_disk()
            devices = list(room.crowd.guests)
            assert len(devices) == 2
            room.catch_up()
            for guest in devices:
                room.crowd.leave(guest)
                room.enter(guest)
            await room.caught_up()
            await room.on_disk()
        log = [from_bytes(line) for line in await two[0].house.storage.load(code)]
        assert sum(isinstance(entry, Back) for entry in log) == 1


async def test_nobody_waits_for_somebody_for_whom_there_was_no_room(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    code, _, tickets = await table_for_two(two)
    house = two[0].house
    monkeypatch.setattr(house, "settings", house.settings._replace(limits=UNLIMITED._replace(guests_of_a_seat=0)))
    async with connect(play_address(two[0].url, code)) as socket:
        await say(socket, t="hello", token=tickets[0].token)
        assert (await hear(socket))["rule"] == "server.too-many-guests"
    await house.shared.attended()
    assert [one.many for one in await house.shared.attendance([code]) if one.seat == 0] == [0]


async def test_an_older_look_at_who_is_here_does_not_undo_a_newer_one(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that began on it would begin without the number of somebody who is here."""
    code, _, tickets = await table_for_two(two)
    house = two[0].house
    await house.fetch(code)
    room, attendance, later, asked = two[0].room(code), house.shared.attendance, asyncio.Event(), 0

    async def first_one_late(codes: list[str]) -> Any:
        nonlocal asked
        asked += 1
        found = await attendance(codes)
        if asked == 1:
            await later.wait()
        return found

    async def no_look() -> None:
        pass

    monkeypatch.setattr(house.watch, "_look", no_look)
    monkeypatch.setattr(house.watch._rumours, "_heed", lambda *_: None)
    monkeypatch.setattr(house.shared, "attendance", first_one_late)
    older = asyncio.create_task(house.meet([code]))
    await eventually(lambda: asked == 1)
    async with seated(two[1:], tickets[1:]):
        await house.meet([code])
        assert tickets[1].seat in room.table.live.here
        later.set()
        await older
        assert tickets[1].seat in room.table.live.here


async def test_however_many_come_and_go_one_question_is_asked_at_a_time(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, _ = await table_for_two(two)
    house = two[0].house
    await house.fetch(code)
    asked, later, attendance = list[list[str]](), asyncio.Event(), house.shared.attendance

    async def late(codes: list[str]) -> Any:
        asked.append(codes)
        await later.wait()
        return await attendance(codes)

    async def no_look() -> None:
        pass

    monkeypatch.setattr(house.watch, "_look", no_look)
    monkeypatch.setattr(house.shared, "attendance", late)
    for _ in range(50):
        house.watch._heed(code, "p", b"")
    await eventually(lambda: asked)
    for _ in range(50):
        house.watch._heed(code, "p", b"")
    assert len(house._tasks) < 10
    later.set()
    await eventually(lambda: len(asked) == 2)
    await asyncio.sleep(0.1)
    assert asked == [[code], [code]]


async def test_a_table_is_taken_over_though_another_cannot_be(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is wrong with it."""
    house = two[1].house
    codes = [(await table_for_two(two))[0] for _ in range(2)]
    fetch = house.fetch

    async def some(code: str) -> None:
        if code == codes[0]:
            raise RuntimeError("a bug")
        await fetch(code)

    monkeypatch.setattr(house, "fetch", some)
    two[1].room(codes[1]).kept = False
    await house.watch._take_over(codes)
    assert two[1].room(codes[1]).kept


async def test_notes_that_a_node_cannot_read_are_none(two: list[Node]) -> None:
    """A newer version may write other ones."""
    code, _, tickets = await table_for_two(two)
    house, shared = two[0].house, two[1].house.shared
    position = two[0].room(code).table.questions.moved
    await shared.note(code, position, 0, b'{"held": "of tomorrow"}')
    house.drop(two[0].room(code))
    async with seated(two[:1], tickets[:1]) as (one,):
        assert one.player.table is not None
        assert two[0].room(code).revision == 1


async def test_while_the_database_is_away_nothing_gathers(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    """Rumours come from nodes that still have it."""
    code, _, _ = await table_for_two(two)
    house = two[0].house
    await house.fetch(code)
    room = two[0].room(code)

    async def away(*_: object) -> Any:
        raise StorageError("gone")

    monkeypatch.setattr(house.shared, "notes", away)
    before = len(house._tasks)
    for revision in range(50):
        house.watch._heed(code, "n", b"%d %d" % (room.table.questions.moved, revision + 1))
    assert len(house._tasks) <= before + 1
    monkeypatch.undo()
    await eventually(lambda: len(house._tasks) <= before)


async def test_nobody_is_told_of_what_came_to_nothing(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks while something is on its way hears when it is sure, and then of what is true."""
    async with Server(two[0].url) as first, Server(two[1].url) as second:
        made = await first.make_table("purple", 3)
        await second.look(made.code)
        room, storage = two[0].room(made.code), two[0].house.storage
        come, append, on_disk, waits = asyncio.Event(), storage.append, RewrittenRoom.on_disk, 0

        def append_late(*what: Any) -> "asyncio.Task[None]":
            async def late() -> None:
                await come.wait()
                await append(*what)

            return asyncio.get_running_loop().create_task(late())

        async def counted(self: RewrittenRoom) -> None:
            nonlocal waits
            waits += 1
            await on_disk(self)

        with monkeypatch.context() as patched:
            patched.setattr(SharedRoom, "hear_of", lambda *_: None)
            patched.setattr(RewrittenRoom, "on_disk", counted)
            patched.setattr(storage, "append", append_late)
            near = asyncio.create_task(first.take_seat(made.code, "near"))
            await eventually(lambda: room._flights)
            looking = asyncio.create_task(first.look(made.code))
            await eventually(lambda: waits)
            await second.take_seat(made.code, "far")
        come.set()
        assert (await looking).places[0].name == "far"
        assert (await near).seat == 1


async def test_a_table_where_something_happens_all_the_time_can_be_looked_at(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where bots play alone on another node, at once: this one never has all of it."""
    code, token, tickets = await table_for_two(two)
    async with seated(two, tickets) as people:
        await started(two, code, token, people)
        house, room, other = two[0].house, two[0].room(code), two[1].room(code)
        await eventually(lambda: room.safe == other.safe)
        load, reads = house.storage.load, 0

        async def and_one_more(code: str, after: int = 0) -> list[bytes]:
            nonlocal reads
            found = await load(code, after)
            reads += 1
            if reads < 50:
                other.write([(Away if reads % 2 else Back)(at=other.table.last_at, seat=1)])
                await other.on_disk()
                room.hear_of(other.safe)
            return found

        monkeypatch.setattr(house.storage, "load", and_one_more)
        room.catch_up()
        async with connect(play_address(two[0].url, code)) as socket:
            await say(socket, t="hello", token=tickets[0].token)
            assert (await hear(socket))["t"] == "full"
        assert reads < 20
        await eventually(lambda: reads >= 50)
