"""Whole matches over real sockets."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from defifoo.client import Server
from defifoo.core.record import parse_record, replay
from defifoo.games.shelf import GAMES, find_game
from server.serving import Running, people_at, play_out, serving


@pytest.mark.parametrize("game", GAMES)
async def test_four_people_play_a_match_to_the_end_and_the_record_holds(server: Server, game: str) -> None:
    code, _, tickets = await people_at(server, game, 4, options={"length": 1})
    async with AsyncExitStack() as seats:
        players = [await seats.enter_async_context(server.sit(ticket)) for ticket in tickets]
        await asyncio.wait_for(asyncio.gather(*[play_out(player) for player in players]), 100)
        overs = [player.over for player in players]
    assert all(over == overs[0] for over in overs)
    assert overs[0] is not None
    record = parse_record(await server.record(code), find_game)
    match = replay(record)
    assert match.over
    assert tuple(match.points) == overs[0].points
    assert record.fair is not None
    assert record.fair.keeps_its_word()
    assert record.fair.makes(match.setup.seed)
    assert record.fair.secret == overs[0].fair.secret


@pytest.mark.parametrize("game", GAMES)
async def test_one_person_and_bots_play_a_match(server: Server, game: str) -> None:
    made = await server.make_table(game, 3, options={"length": 1}, pace="instant", window=0)
    ticket = await server.take_seat(made.code, "Ana", token=made.token)
    await server.seat_bot(made.code, made.token, "novice")
    await server.start(made.code, made.token)
    async with server.sit(ticket) as player:
        await asyncio.wait_for(play_out(player), 100)
        assert player.over is not None


async def test_a_match_of_several_deals_goes_on_when_all_are_ready(server: Server) -> None:
    _, _, tickets = await people_at(server, "purple", 2, options={"length": 3})
    async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
        await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 60)
        assert one.table is not None
        assert len(one.table.results) == 3


async def test_a_rematch_needs_new_numbers_and_both_records_stay(server: Server) -> None:
    code, token, tickets = await people_at(server, "red", 2, options={"length": 1})
    async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
        await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 60)
        first = one.over
        await server.rematch(code, token)
        await one.until(lambda: one.table is not None and "" not in one.table.fair.promises)
        await server.start(code, token)
        await one.until(lambda: one.over is None)
        await other.until(lambda: other.over is None)
        await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 60)
        assert first is not None
        assert one.over is not None
        assert first.fair.commitment != one.over.fair.commitment
    for match in (1, 2):
        assert replay(parse_record(await server.record(code, match), find_game)).over


async def test_a_device_with_two_seats_plays_both(server: Server) -> None:
    made = await server.make_table("purple", 2, options={"length": 1})
    first = await server.take_seat(made.code, "Ana", token=made.token)
    second = await server.take_seat(made.code, "Ben", token=made.token)
    assert first.token == second.token == made.token
    await server.start(made.code, made.token)
    async with server.sit(first) as one, server.sit(second) as other:
        await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 60)


async def test_a_spectator_follows_to_the_end(server: Server) -> None:
    code, _, tickets = await people_at(server, "purple", 2, options={"length": 1})
    async with server.watch(code) as watcher, server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
        await watcher.until(lambda: watcher.view is not None)
        await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 60)
        await watcher.until(lambda: watcher.over is not None)
        assert watcher.view is not None
        assert watcher.view["hand"] == []


async def test_an_expert_thinks_beside_the_tables(server: Server) -> None:
    made = await server.make_table("purple", 2, options={"length": 1}, pace="instant")
    ticket = await server.take_seat(made.code, "Ana", token=made.token)
    await server.seat_bot(made.code, made.token, "expert")
    await server.start(made.code, made.token)
    async with server.sit(ticket) as player:
        turns = 0
        async for turn in player.turns():
            if turns == 0:
                hint = await server.hint(ticket)
                assert hint.move in turn.moves
                first = await server.glance(ticket)
                assert (first.seat, first.version) == (hint.seat, hint.version)
                assert first.move == first.moves[0].move
                assert {one.move for one in first.moves} <= set(turn.moves)
            await player.play(turn.moves[0], turn.version)
            turns += 1
            if turns == 3:
                break


async def test_tables_go_on_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        code, _, tickets = await people_at(server, "purple", 2, options={"length": 1})
        async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
            for _ in range(5):
                while not one.version or one.version != other.version:
                    await asyncio.sleep(0.01)
                player = one if one.moves else other
                await player.play(player.moves[0])
            await one.until(lambda: one.version >= other.version)
            version, view = one.version, one.view
    async with serving(tmp_path) as again, Server(again.url) as server:
        info = await server.look(code)
        assert info.state == "playing"
        async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
            await one.until(lambda: one.version > 0)
            assert (one.version, one.view) == (version, view)
            await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 60)


async def test_a_finished_match_is_counted(running: Running, server: Server) -> None:
    _, _, tickets = await people_at(server, "purple", 2, options={"length": 1})
    async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
        await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 60)
    metrics = running.house.metrics
    assert metrics.moves["person"] > 20
    assert f'defifoo_moves_total{{by="person"}} {metrics.moves["person"]}' in metrics.text()
