"""A player at a server: it hears the end, however it comes, and does not wait for ever."""

import asyncio
import gc
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from defifoo.cli.main import run
from defifoo.client import ConnectionLostError, MoveRefusedError, Player, Server, TurnedAwayError
from defifoo.games.shelf import GAMES
from defifoo.table.broadcast import table_info
from defifoo.wire.codec import encode, read_server
from defifoo.wire.messages import Full, Pong
from server.serving import play_out, serving
from table.evening import Evening


async def test_a_player_hears_that_its_table_was_closed_before_the_start(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        made = await server.make_table("red", 3)
        async with server.sit(await server.take_seat(made.code, "Ana")) as player:
            await player.until(lambda: player.table is not None)
            await server.close_table(made.code, made.token)
            with pytest.raises(TurnedAwayError, match="the table was closed"):
                await asyncio.wait_for(play_out(player), 10)


async def test_a_program_that_names_no_number_of_players_gets_a_table_as_the_game_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        assert (await server.make_table("red")).table.players == 4
        monkeypatch.setattr(GAMES["red"], "most", 2)
        assert (await server.make_table("red")).table.players == 2


async def test_a_player_hears_that_its_table_was_closed_in_play(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        made = await server.make_table("red", 3)
        tickets = [await server.take_seat(made.code, name) for name in ("Ana", "Bo", "Cy")]
        await server.start(made.code, made.token)
        async with server.sit(tickets[0]) as player:
            await player.until(lambda: player.view is not None)
            playing = asyncio.get_running_loop().create_task(play_out(player))
            await server.close_table(made.code, made.token)
            with pytest.raises(TurnedAwayError, match="the table was closed"):
                await asyncio.wait_for(playing, 10)


async def test_a_move_that_the_server_cannot_even_read_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        made = await server.make_table("red", 2)
        async with server.sit(await server.take_seat(made.code, "Ana")) as player:
            await player.until(lambda: player.table is not None)
            for move in (5, "x" * 3000):
                with pytest.raises(MoveRefusedError) as told:
                    await asyncio.wait_for(player.play(move), 10)  # type: ignore[arg-type]  # as a bot's author may
                assert told.value.refusal.kind == "malformed"


async def test_a_player_hears_that_the_host_has_removed_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        made = await server.make_table("red", 3)
        ticket = await server.take_seat(made.code, "Ana")
        async with server.sit(ticket) as player:
            await player.until(lambda: player.table is not None)
            await server.leave_seat(ticket._replace(token=made.token))
            with pytest.raises(TurnedAwayError, match="no longer yours"):
                await asyncio.wait_for(play_out(player), 10)


async def test_a_table_that_is_closed_after_the_match_spoils_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        made = await server.make_table("purple", 2, options={"length": 1}, pace="instant", window=0)
        async with server.sit(await server.take_seat(made.code, "Ana")) as player:
            await server.start(made.code, made.token)
            await asyncio.wait_for(play_out(player), 30)
            await server.close_table(made.code, made.token)
            await player.until(lambda: player.table is not None and player.table.state == "closed")
            assert [turn async for turn in player.turns()] == []
            assert player.over is not None


async def test_the_command_says_why_it_stops(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        made = await server.make_table("red", 3)
        command = asyncio.to_thread(run, ["bot", "--server", running.url, "--table", made.code])
        playing = asyncio.get_running_loop().create_task(command)
        while not running.house.rooms[made.code].crowd.by_seat:
            await asyncio.sleep(0.01)
        await server.close_table(made.code, made.token)
        assert await asyncio.wait_for(playing, 10) == 2
        assert capsys.readouterr().err == "defifoo: the table was closed\n"


@asynccontextmanager
async def saying(*frames: str) -> AsyncIterator[Player]:
    """A player whose server says these things and then nothing."""

    async def say(socket: ServerConnection) -> None:
        for frame in frames:
            await socket.send(frame)
        await socket.wait_closed()

    async with serve(say, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with Player(f"http://127.0.0.1:{port}", "BAKO-MITU", 0, "token") as player:
            yield player


def first_view(**changes: Any) -> str:
    table = Evening("red", 3).seat_people(1).start().table
    full = Full(0, table.version, 0, table_info(table), view=table.running.deal.view(0).as_dict(), moves=("cw",), waits=(0,))
    return json.dumps(json.loads(encode(full)) | changes)


async def test_what_only_a_newer_server_says_is_skipped() -> None:
    async with saying('{"t":"weather","sun":1}', first_view(weather="sun")) as player:
        turn = await asyncio.wait_for(anext(player.turns()), 10)
        assert turn.moves == ("cw",)


@pytest.mark.parametrize("frame", ["{", "[]", '{"t":"full","seat":"zero"}', '{"t":"update","seat":0}'])
async def test_what_cannot_be_read_is_not_waited_for(frame: str) -> None:
    async with saying(frame) as player:
        with pytest.raises(TurnedAwayError, match="another version"):
            await asyncio.wait_for(anext(player.turns()), 10)


async def test_changes_of_another_view_are_not_waited_for_either() -> None:
    async with saying(first_view(moves=[]), '{"t":"update","seat":0,"version":99,"at":1,"changes":{"hat/2":1}}') as player:
        with pytest.raises(KeyError):
            await asyncio.wait_for(anext(player.turns()), 10)


def test_a_kind_of_message_that_nobody_knows_is_no_message() -> None:
    assert read_server('{"t":"weather"}') is None
    assert read_server('{"t":"pong","n":1,"at":2,"hat":3}') == Pong(1, 2)
    with pytest.raises(msgspec.DecodeError):
        read_server('{"t":"pong"}')


async def test_a_line_that_breaks_while_something_is_said_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked hears of it; nothing more is printed about an answer that nobody waits for."""
    noise: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: noise.append(context))
    async with saying(first_view()) as player:
        await player.until(lambda: bool(player.moves))

        async def break_off(*_: Any) -> None:
            player._lose()
            raise ConnectionLostError

        monkeypatch.setattr(player, "_send", break_off)
        with pytest.raises(ConnectionLostError):
            await player.play("cw")
    gc.collect()
    assert noise == []
