"""The commands in real processes: a server, `defifoo bot` in two terminals, and a client written by hand."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from defifoo.client import Server
from defifoo.core.record import parse_record, replay
from defifoo.games.shelf import GAMES, find_game
from server.processes import command, started

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "server" / "table_bot.py"


async def seated(process: Process) -> None:
    assert process.stdout is not None
    assert b"sits in seat" in await asyncio.wait_for(process.stdout.readline(), 60)


async def last_words(process: Process) -> str:
    out, _ = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 0
    return out.decode()


async def test_bots_of_two_terminals_and_a_client_by_hand_play_every_game_to_the_end(tmp_path: Path) -> None:
    serving, port = await started(tmp_path, 0)
    url = f"http://127.0.0.1:{port}"
    async with Server(url) as server:
        guests: dict[str, list[Process]] = {}
        hosts: dict[str, str] = {}
        for game in GAMES:
            made = await server.make_table(game, 4, options={"length": 1}, pace="instant", window=0)
            await server.seat_bot(made.code, made.token, "regular")
            hosts[made.code] = made.token
            bots = [
                await command("bot", "--server", url, "--table", made.code, "--bot", bot, "--milliseconds", "5")
                for bot in ("expert", "regular")
            ]
            by_hand = await asyncio.create_subprocess_exec(sys.executable, str(EXAMPLE), url, made.code, stdout=PIPE)
            guests[made.code] = [*bots, by_hand]
        for code, token in hosts.items():
            await asyncio.gather(*[seated(guest) for guest in guests[code]])
            await server.start(code, token)
        for code in hosts:
            told = await asyncio.gather(*[last_words(guest) for guest in guests[code]])
            match = replay(parse_record(await server.record(code), find_game))
            assert match.over
            assert all(f"points {list(match.points)}" in words for words in told)
    serving.terminate()
    await serving.wait()


async def test_the_same_bot_may_come_twice(tmp_path: Path) -> None:
    serving, port = await started(tmp_path, 0)
    async with Server(f"http://127.0.0.1:{port}") as server:
        made = await server.make_table("purple", 2, options={"length": 1}, pace="instant", window=0)
        twins = [await command("bot", "--server", server.url, "--table", made.code) for _ in range(2)]
        await asyncio.gather(*[seated(twin) for twin in twins])
        names = {place.name for place in (await server.look(made.code)).places}
        assert names == {"regular bot", "regular bot 2"}
        await server.start(made.code, made.token)
        assert all("over: points" in words for words in await asyncio.gather(*[last_words(twin) for twin in twins]))
    serving.terminate()
    await serving.wait()
