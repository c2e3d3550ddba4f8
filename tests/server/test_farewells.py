"""How sockets are closed, as PROTOCOL.md tells it."""

from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from defifoo.client import Server
from server.serving import Running, serving
from server.talking import close_code, hear, play_address, say


async def test_a_server_that_stops_says_that_it_comes_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        made = await server.make_table("red", 3)
        socket = await connect(play_address(running.url, made.code))
        await say(socket, t="hello")
        await hear(socket)
    assert await close_code(socket) == 1012


@pytest.mark.parametrize(("frame", "code"), [(b"x" * 20_000, 1009), (b"\xff\xfe", 1007)])
async def test_what_is_no_message_at_all_closes_the_socket(running: Running, server: Server, frame: bytes, code: int) -> None:
    made = await server.make_table("red", 3)
    async with connect(play_address(running.url, made.code)) as socket:
        await say(socket, t="hello")
        await hear(socket)
        await socket.send(frame, text=True)
        assert await close_code(socket) == code


async def test_a_table_that_is_closed_says_so_and_no_more(running: Running, server: Server) -> None:
    made = await server.make_table("red", 3)
    seat = await server.take_seat(made.code, "Ana")
    async with connect(play_address(running.url, made.code)) as socket:
        await say(socket, t="hello", token=seat.token)
        await hear(socket)
        await server.close_table(made.code, made.token)
        told = await hear(socket)
        assert (told["t"], told["table"]["state"]) == ("table", "closed")
        for wish in ({"t": "pace", "pace": "quick"}, {"t": "say", "phrase": "hello"}):
            await say(socket, seat=0, **wish)
            answer = await hear(socket)
            assert (answer["t"], answer["rule"]) == ("refused", "table.closed")
    async with connect(play_address(running.url, made.code)) as socket:
        await say(socket, t="hello")
        assert await close_code(socket) == 4404
