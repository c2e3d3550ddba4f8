"""Two answers to one question: the first counts, and the other is told by how much it was late."""

import asyncio
import socket as socket_module
import sys
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection, connect

from defifoo.client import Server
from defifoo.games.red.stacked import stacked as red
from defifoo.games.yellow.stacked import stacked as yellow
from defifoo.server.lines import MEMORY, RoundTrips, seen_by_kernel
from defifoo.storage.base import StorageError
from defifoo.table.races import FLOOR
from defifoo.table.table import Table
from defifoo.table.waiting import Laid
from defifoo.wire.messages import MoveMessage
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


@pytest.mark.usefixtures("own_disk")
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


async def test_while_a_slam_is_decided_a_card_in_turn_waits_and_the_bank_in_turn_runs_with_it(
    running: Running, server: Server
) -> None:
    code, _, tickets = await people_at(server, "red", 3)
    room = running.house.rooms[code]
    table = room.table
    deal = red(["R1 R2 BOMB", "R3 R4 BANK", "R5 R6 V3"])
    deal.direction = 1
    table.running.deal = deal
    table.questions.asked = table.version
    async with connect(play_address(running.url, code)) as first, connect(play_address(running.url, code)) as second:
        for seat, socket in enumerate((first, second)):
            await say(socket, t="hello", token=tickets[seat].token)
            await until(socket, "full")
        await say(first, t="move", seat=0, move="R1", version=table.version)
        await until(second, "update")
        while running.house.now() < table.moved_at + 160:
            await asyncio.sleep(0.01)
        table.live.lines.clear()  # however long they are on a machine that has much to do
        table.live.laid[0] = Laid(table.moved_at + 150, 0, 0, "BOMB", "person", int(table.game.parse_move("BOMB")))
        guest = room.crowd.by_seat[1][0]
        for number, card in ((5, "R3"), (6, "BANK")):
            assert table.slammed
            room.play(guest, MoveMessage(seat=1, move=card, version=table.version, id=number))
        update, returned, refused = [await until(second, kind) for kind in ("update", "returned", "refused")]
    assert update["events"][0] == {"event": "slammed", "seat": 0, "cards": ["BOMB"]}
    assert [one["seat"] for one in update["reactions"]] == [0, 1]
    assert (returned["move"], returned["id"]) == ("BANK", 6)
    assert (refused["kind"], refused["id"]) == ("stale", 5)


async def test_leaving_twice_does_no_harm(running: Running, server: Server) -> None:
    code, _, tickets = await people_at(server, "red", 3)
    for _ in range(3):
        info = await server.leave_seat(tickets[0])
        assert info.places[0].away
    async with connect(play_address(running.url, code)) as socket:
        await say(socket, t="hello", token=tickets[0].token)
        assert (await hear(socket))["table"]["places"][0].get("away", False) is True
        assert (await hear(socket))["table"]["places"][0].get("away", False) is False


async def race_of_three(running: Running, server: Server) -> tuple[str, list[str], Table]:
    """Seat 0 has played speed, the others can follow; each has a token."""
    code, _, tickets = await people_at(server, "yellow", 3)
    table = running.house.rooms[code].table
    table.running.deal = yellow(["RGS RG PG", "PG SY SR", "PY SG RR"], top="SG", draws="SG SY SR")
    table.questions.asked = table.version
    return code, [ticket.token for ticket in tickets], table


async def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message = await hear(socket)
        if message["t"] == kind:
            return message


async def test_ten_sockets_that_answer_before_the_race_lose_it(running: Running, server: Server) -> None:
    """What was seen: cards naming the next version, from many sockets of one seat, won most races."""
    code, tokens, table = await race_of_three(running, server)
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(connect(play_address(running.url, code))) for _ in range(6)]
        for socket, seat in zip(sockets, (0, 1, 2, 2, 2, 2), strict=True):
            await say(socket, t="hello", token=tokens[seat])
            await until(socket, "full")
        next_version = table.version + 1
        for cheat in sockets[2:]:
            await say(cheat, t="move", seat=2, move="PY", version=next_version)
            assert (await until(cheat, "refused"))["kind"] == "stale"
        await say(sockets[0], t="move", seat=0, move="RGS", version=table.version)
        for cheat in sockets[2:]:
            await say(cheat, t="move", seat=2, move="PY", version=next_version)
        await until(sockets[1], "update")
        out = await until(sockets[1], "update")
        assert (out["by"], out["events"][0]) == ("early", {"event": "passed", "seat": 2})
        table.live.lines.clear()  # who answers at once on a line that a busy machine made long seems to be early, too
        await say(sockets[1], t="move", seat=1, move="PG", version=next_version)
        won = await until(sockets[1], "update")
        assert [told["event"] for told in won["events"]][:2] == ["played", "won-race"]
        assert [one["seat"] for one in won["reactions"]] == [1]


async def test_everyone_hears_how_quick_the_winner_was_and_they_themselves(running: Running, server: Server) -> None:
    code, tokens, table = await race_of_three(running, server)
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(connect(play_address(running.url, code))) for _ in range(4)]
        for socket, token in zip(sockets, [*tokens, ""], strict=True):
            await say(socket, t="hello", token=token)
            await until(socket, "full")
        await say(sockets[0], t="move", seat=0, move="RGS", version=table.version)
        for socket in sockets:
            await until(socket, "update")
        while running.house.now() < table.moved_at + 160:
            await asyncio.sleep(0.01)
        table.live.lines.clear()  # however long they are on a machine that has much to do
        table.live.laid[2] = Laid(table.moved_at + 150, 0, 2, "PY", "person", int(table.game.parse_move("PY")))
        room = running.house.rooms[code]
        room.play(room.crowd.by_seat[1][0], MoveMessage(seat=1, move="PG", version=table.version, id=5))
        heard = [await until(socket, "update") for socket in sockets]
        winner = {"seat": 2, "milliseconds": 150}
        mine = heard[1]["reactions"][1]
        assert (mine["seat"], [message["reactions"] for message in heard]) == (
            1,
            [[winner], [winner, mine], [winner], [winner]],
        )
        assert (await until(sockets[1], "returned"))["id"] == 5
        await say(sockets[1], t="move", seat=1, move="PG", version=heard[1]["version"] - 1, id=6)
        late = await until(sockets[1], "refused")
        assert (late["kind"], late["id"]) == ("stale", 6)
        assert late["reaction"] >= FLOOR


async def test_a_line_is_as_long_as_the_shortest_round_trip_of_its_seat_says(running: Running, server: Server) -> None:
    code, _, tickets = await people_at(server, "purple", 2)
    room = running.house.rooms[code]
    async with connect(play_address(running.url, code)) as socket:
        await say(socket, t="hello", token=tickets[0].token)
        await until(socket, "full")
        guest = room.crowd.guests[0]
        room.lines = RoundTrips()
        for round_trip, line in ((300, 300), (40, 40), (300, 40)):
            room.show_line(guest, round_trip)
            assert room.table.live.lines[0] == line
        assert guest.measure is not None


async def test_whoever_sits_down_after_somebody_has_left_is_measured_anew(running: Running, server: Server) -> None:
    """Else the newcomer's answers would count as slower than they were, by all that the other line was shorter."""
    made = await server.make_table("yellow", 2)
    room = running.house.rooms[made.code]
    near = await server.take_seat(made.code, "Ana", seat=1)
    async with connect(play_address(running.url, made.code)) as socket:
        await say(socket, t="hello", token=near.token)
        await until(socket, "full")
        room.show_line(room.crowd.guests[0], 3)
        await server.leave_seat(near)
        assert (await until(socket, "full"))["seat"] == -1
    far = await server.take_seat(made.code, "Ben", seat=1)
    assert far.seat == 1
    assert room.lines.show(1, room.house.now(), 250) == 250


def test_a_short_round_trip_is_remembered_for_five_minutes() -> None:
    lines = RoundTrips()
    assert [lines.show(0, at, trip) for at, trip in ((0, 80), (1, 10), (2, 300), (3, 200))] == [80, 10, 10, 10]
    assert lines.show(0, MEMORY, 250) == 10
    assert lines.show(0, MEMORY + 1, 260) == 200
    assert lines.show(1, MEMORY + 1, 30) == 30
    assert lines.show(0, 2 * MEMORY + 1, 90) == 90


def test_the_kernel_knows_a_line_but_not_beyond_a_proxy_of_this_machine() -> None:
    with socket_module.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        with socket_module.create_connection(door.getsockname()), door.accept()[0] as inside:
            inside.send(b"x")
            for peer, knows in (("203.0.113.9", sys.platform == "linux"), ("127.0.0.1", False)):
                found = seen_by_kernel(Transport({"peername": (peer, 1), "socket": inside}))
                assert (found is not None) == knows
                assert found is None or 0 < found < 1000


class Transport(NamedTuple):
    extra: dict[str, Any]

    def get_extra_info(self, name: str) -> Any:
        return self.extra[name]


async def test_a_race_among_people_is_decided_by_itself_within_the_longest_line(running: Running, server: Server) -> None:
    code, tokens, table = await race_of_three(running, server)
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(connect(play_address(running.url, code))) for _ in range(3)]
        for socket, token in zip(sockets, tokens, strict=True):
            await say(socket, t="hello", token=token)
            await until(socket, "full")
        await say(sockets[0], t="move", seat=0, move="RGS", version=table.version)
        seen = await until(sockets[1], "update")
        await say(sockets[1], t="move", seat=1, move="PG", version=seen["version"], id=3)
        won = await until(sockets[1], "update")
    assert won["ack"] == 3
    assert won["reactions"][0]["seat"] == 1
    assert won["at"] - seen["at"] < 4000
