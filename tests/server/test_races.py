"""Two answers to one question: the first counts, and the other is told by how much it was late."""

import asyncio

import pytest
from websockets.asyncio.client import connect

from defifoo.client import Server
from defifoo.games.red.stacked import stacked as red
from defifoo.storage.base import StorageError
from server.serving import Running, people_at
from server.talking import hear, play_address, say


async def test_who_came_too_late_hears_of_the_winner_first_and_then_by_how_much(running: Running, server: Server) -> None:
    code, _, tickets = await people_at(server, "purple", 2)
    match = running.house.rooms[code].table.match
    assert match is not None
    seat = match.deal.waits_for[0]
    async with connect(play_address(running.url, code)) as socket:
        await say(socket, t="hello", token=tickets[seat].token)
        full = await hear(socket)
        for number in (1, 2):
            await say(socket, t="move", seat=seat, move=full["moves"][0], version=full["version"], id=number)
        winner, loser = await hear(socket), await hear(socket)
    assert (winner["t"], winner["ack"]) == ("update", 1)
    assert (loser["t"], loser["kind"], loser["id"]) == ("refused", "stale", 2)
    assert 0 <= loser["at"] - winner["at"] < 1000
    assert loser["version"] == winner["version"]


async def test_a_move_that_could_not_be_written_is_refused_and_everyone_sees_how_the_table_stands(
    running: Running, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, tickets = await people_at(server, "purple", 2)
    room = running.house.rooms[code]
    match = room.table.match
    assert match is not None
    seat = match.deal.waits_for[0]
    async with connect(play_address(running.url, code)) as socket:
        await say(socket, t="hello", token=tickets[seat].token)
        full = await hear(socket)
        move = {"t": "move", "seat": seat, "move": full["moves"][0], "version": full["version"], "id": 4}
        with monkeypatch.context() as broken:
            broken.setattr(type(room.storage), "append", lambda *_: failed(StorageError("the disk is full")))
            await say(socket, **move)
            refusal, again = await hear(socket), await hear(socket)
        assert (refusal["rule"], refusal["id"]) == ("server.trouble", 4)
        assert (again["t"], again["version"], again["view"]) == ("full", full["version"], full["view"])
        await say(socket, **move)
        assert (await hear(socket))["ack"] == 4


def failed(error: Exception) -> "asyncio.Future[None]":
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    done.set_exception(error)
    return done


async def test_who_enters_while_a_move_is_on_its_way_to_disk_sees_the_table_before_the_next_move(
    running: Running, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two moves wait for the disk and somebody enters between them: first comes the full view, then the second move."""
    code, _, tickets = await people_at(server, "purple", 2)
    room = running.house.rooms[code]
    disk: list[asyncio.Future[None]] = []

    def slow(*_: object) -> "asyncio.Future[None]":
        disk.append(asyncio.get_running_loop().create_future())
        return disk[-1]

    def move() -> None:
        deal = room.table.running.deal
        seat = deal.waits_for[0]
        name = room.table.game.move_name(deal.moves(seat)[0])
        room.write(room.table.move(seat, name, room.table.version, room.house.now()))

    async with connect(play_address(running.url, code)) as socket:
        with monkeypatch.context() as patched:
            patched.setattr(type(room.storage), "append", slow)
            move()
            await say(socket, t="hello", token=tickets[0].token)
            while not room.crowd.guests:
                await asyncio.sleep(0.01)
            version = room.table.version
            move()
        for done in disk:
            done.set_result(None)
            await asyncio.sleep(0.01)
        heard = [await hear(socket), await hear(socket)]
    assert [(message["t"], message["version"]) for message in heard] == [("full", version), ("update", version + 1)]


async def test_who_comes_back_knows_of_the_card_that_is_held_and_can_take_it_back_unseen(
    running: Running, server: Server
) -> None:
    code, _, tickets = await people_at(server, "red", 2, window=5000)
    table = running.house.rooms[code].table
    while table.live.held is None:
        seat = table.running.deal.waits_for[0]
        async with connect(play_address(running.url, code)) as socket:
            await say(socket, t="hello", token=tickets[seat].token)
            full = await hear(socket)
            await say(socket, t="move", seat=seat, move=full["moves"][0], version=full["version"], id=2)
            first = await hear(socket)
    assert (first["t"], first["id"]) == ("held", 2)
    async with connect(play_address(running.url, code)) as socket:
        await say(socket, t="hello", token=tickets[seat].token)
        assert (await hear(socket))["t"] == "full"
        again = await hear(socket)
        assert {**again, "id": 2} == first
        other = tickets[1 - seat]
        async with connect(play_address(running.url, code)) as stranger:
            await say(stranger, t="hello", token=other.token)
            assert (await hear(stranger))["t"] == "full"
            assert (await hear(socket))["t"] == "presence"
            await say(socket, t="undo", seat=seat, id=7)
            back = await hear(socket)
            assert (back["t"], back["move"], back["id"], back["undone"]) == ("returned", first["move"], 7, True)
            await say(socket, t="undo", seat=seat, id=8)
            refused = await hear(socket)
            assert (refused["t"], refused["rule"], refused["id"]) == ("refused", "table.nothing-held", 8)
            await say(stranger, t="undo", seat=seat)
            assert (await hear(stranger))["rule"] == "server.not-your-seat"
            await say(stranger, t="ping", n=1)
            assert (await hear(stranger))["t"] == "pong"


async def test_who_slams_over_a_held_card_of_their_own_gets_an_answer_to_both(running: Running, server: Server) -> None:
    code, _, tickets = await people_at(server, "red", 2, window=5000)
    table = running.house.rooms[code].table
    deal = red(["R1 R2 V1", "R3 R4 BOMB"])
    deal.direction = 1
    table.running.deal = deal
    table.questions.asked = table.version
    async with connect(play_address(running.url, code)) as first, connect(play_address(running.url, code)) as second:
        for seat, socket in enumerate((first, second)):
            await say(socket, t="hello", token=tickets[seat].token)
            await hear(socket)
        assert (await hear(first))["t"] == "presence"
        await say(first, t="move", seat=0, move="R1", version=table.version)
        await hear(first)
        await hear(second)
        await say(second, t="move", seat=1, move="R3", version=table.version, id=1)
        assert (await hear(second))["t"] == "held"
        await say(second, t="move", seat=1, move="BOMB", version=table.version, id=2)
        update, returned = await hear(second), await hear(second)
    assert (update["t"], update["ack"]) == ("update", 2)
    assert (returned["t"], returned["move"], returned["id"]) == ("returned", "R3", 1)


async def test_leaving_twice_does_no_harm(running: Running, server: Server) -> None:
    code, _, tickets = await people_at(server, "red", 3)
    for _ in range(3):
        info = await server.leave_seat(tickets[0])
        assert info.places[0].away
    async with connect(play_address(running.url, code)) as socket:
        await say(socket, t="hello", token=tickets[0].token)
        assert (await hear(socket))["table"]["places"][0].get("away", False) is True
        assert (await hear(socket))["table"]["places"][0].get("away", False) is False
