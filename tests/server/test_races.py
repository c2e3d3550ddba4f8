"""Two answers to one question: the first counts, and the other is told by how much it was late."""

import asyncio

import pytest
from websockets.asyncio.client import connect

from defifoo.client import Server
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
