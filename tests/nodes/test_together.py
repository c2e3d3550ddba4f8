"""What two nodes have to agree on: seats, held cards, who is here, who looks after a table."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect

from defifoo.client import Server
from defifoo.server.nodes import watch
from defifoo.server.nodes.pen import RewrittenRoom
from defifoo.storage.postgres import line
from defifoo.table.entries import Moved, from_bytes
from nodes.checker import check
from nodes.serving import Node, nodes
from nodes.worlds import a_few_moves, seated, started, table_for_two
from server.talking import eventually, hear, play_address, say


async def test_people_who_sit_down_at_once_on_two_nodes_all_get_a_seat(two: list[Node]) -> None:
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(Server(node.url)) for node in two]
        made = await servers[0].make_table("purple", 6)
        for server in servers:
            await server.look(made.code)
        taken = await asyncio.gather(*(servers[number % 2].take_seat(made.code, f"p{number}") for number in range(6)))
        assert sorted(ticket.seat for ticket in taken) == list(range(6))
        assert [place.name for place in (await servers[1].look(made.code)).places].count("") == 0


async def test_play_goes_on_without_redis(shared: str) -> None:
    async with nodes(2, shared) as two:
        assert check(await a_few_moves(two, 4)) == []


async def test_a_held_card_is_played_by_another_node_when_its_own_has_died_and_can_be_taken_back_from_there(
    two: list[Node],
) -> None:
    code, token, tickets = await table_for_two(two, "red", window=5000)
    async with seated(two, tickets) as people:
        await started(two, code, token, people)
        table = two[0].room(code).table
        while table.live.held is None:
            mover = people[table.running.deal.waits_for[0]].player
            await mover.until(lambda mover=mover: bool(mover.moves))  # type: ignore[misc]
            async with connect(play_address(two[0].url, code)) as socket:
                await say(socket, t="hello", token=tickets[mover.seat].token)
                full = await hear(socket)
                await say(socket, t="move", seat=mover.seat, move=full["moves"][0], version=full["version"], id=2)
                while (await hear(socket))["t"] not in ("held", "update"):
                    pass
            await eventually(lambda: all(node.room(code).table.version == table.version for node in two))
        held = table.live.held
        await eventually(lambda: two[1].room(code).table.live.held == held)
        async with connect(play_address(two[1].url, code)) as socket:
            await say(socket, t="hello", token=tickets[held.seat].token)
            full, note = await hear(socket), await hear(socket)
            assert (note["t"], note["move"]) == ("held", held.move)
            await say(socket, t="undo", seat=held.seat, id=7)
            back = await hear(socket)
            assert (back["t"], back["move"], back["id"]) == ("returned", held.move, 7)
            await eventually(lambda: two[0].room(code).table.live.held is None)
            await say(socket, t="move", seat=held.seat, move=held.move, version=full["version"], id=8)
            assert (await hear(socket))["t"] == "held"
            await eventually(lambda: two[0].room(code).table.live.held is not None)
            await two[1].die()
        async with asyncio.timeout(20):
            while len(log := await two[0].house.storage.load(code)) <= full["version"]:
                await asyncio.sleep(0.02)
        played = from_bytes(log[full["version"]])
        assert isinstance(played, Moved)
        assert (played.seat, played.move) == (held.seat, held.move)


async def test_who_comes_and_goes_on_one_node_is_seen_on_the_other(two: list[Node]) -> None:
    code, _, tickets = await table_for_two(two)
    async with seated(two[:1], tickets[:1]) as (first,):
        table = first.player

        def here() -> bool:
            return two[0].room(code).table.live.here.keys() == {0, 1}

        async with seated(two[1:], tickets[1:]):
            await eventually(here)
            await say_hello(table)
        await eventually(lambda: not here())


async def say_hello(player: object) -> None:
    await player.say("hello")  # type: ignore[attr-defined]


async def test_nobody_speaks_for_another_while_the_table_is_being_read(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a guest asks for meanwhile waits until it can be judged; other nodes hear of it when it was."""
    code, _, tickets = await table_for_two(two)
    async with seated(two[1:], tickets[1:]) as (other,):
        heard: list[str] = []
        other.player.on_message = lambda message: heard.append(getattr(message, "phrase", ""))
        async with connect(play_address(two[0].url, code)) as watcher:
            await say(watcher, t="hello")
            await hear(watcher)
            with monkeypatch.context() as busy:
                busy.setattr(RewrittenRoom, "reloading", property(lambda _: True))
                await say(watcher, t="say", seat=0, phrase="hello")
                await eventually(lambda: bool(two[0].room(code)._wishes))
            two[0].room(code)._grant_all()
            while (answer := await hear(watcher))["t"] != "refused":
                pass
            assert answer["rule"] == "server.not-your-seat"
        async with seated(two[:1], tickets[:1]) as (first,):
            await first.player.say("well-played")
            await eventually(lambda: "well-played" in heard)
        assert "hello" not in heard


async def test_who_enters_while_the_table_is_being_read_is_shown_it_and_follows(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, token, tickets = await table_for_two(two)
    async with seated(two, tickets) as people:
        await started(two, code, token, people)
        room = two[0].room(code)
        waited = room.table.running.deal.waits_for[0]
        async with seated(two[1:], [tickets[waited]]) as (mover,):
            monkeypatch.setattr(RewrittenRoom, "hear_of", lambda *_: None)
            await mover._ask(mover.player.moves[0], mover.player.version)
        before = room.safe
        room.catch_up()
        guest = room.crowd.guests[0]
        room.crowd.leave(guest)
        room.enter(guest)
        await room.caught_up()
        assert room.safe > before
        assert code in two[0].house.rooms
        await eventually(lambda: people[0].player.version == room.table.version)


async def test_a_table_whose_node_has_died_goes_on_by_itself_on_another(two: list[Node]) -> None:
    async with Server(two[0].url) as server:
        made = await server.make_table("purple", 4)
        await server.start(made.code, made.token)
    await eventually(lambda: two[0].room(made.code).table.version > 4)
    await two[0].die()
    before = len(await two[1].house.storage.load(made.code))
    await eventually(lambda: made.code in two[1].house.rooms)
    await eventually(lambda: two[1].room(made.code).table.version > before + 1)
    assert two[1].room(made.code).kept


async def test_a_table_where_nobody_is_and_nothing_happens_is_dropped_and_comes_back(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, _ = await table_for_two(two)
    monkeypatch.setattr(watch, "_QUIET", 200)
    await eventually(lambda: all(code not in node.house.rooms for node in two))
    async with Server(two[1].url) as server:
        assert (await server.look(code)).code == code


async def test_a_node_says_what_it_cannot_reach(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "TO_ANSWER", 0.2)
    house = two[0].house
    async with Server(two[0].url) as server:
        assert (await server._http.get("/api/health")).json()["status"] == "ok"
        house.watch._rumours.up = False  # type: ignore[union-attr]
        answer = await server._http.get("/api/health")
        assert (answer.status_code, answer.json()["status"], answer.json()["missing"]) == (200, "trouble", ["redis"])
        await two[0].die()
        house.watch._failing.add("beat")
        answer = await server._http.get("/api/health")
        assert (answer.status_code, answer.json()["missing"]) == (503, ["database", "redis"])


async def test_a_list_that_many_look_at_does_not_read_every_log_anew(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("defifoo.server.nodes.house._LIST_AGE", 0.0)
    loads: list[tuple[str, int]] = []
    load = two[1].house.storage.load

    async def noted(code: str, after: int = 0) -> list[bytes]:
        loads.append((code, after))
        return await load(code, after)

    async with Server(two[0].url) as first, Server(two[1].url) as second:
        made = await first.make_table("purple", 2, public=True)
        monkeypatch.setattr(two[1].house.storage, "load", noted)

        async def names() -> list[str]:
            return next(line.names for line in (await second.tables()).tables if line.code == made.code)

        assert await names() == []
        await first.take_seat(made.code, "a")
        assert await names() == ["a"]
        assert await names() == ["a"]
        assert [after for code, after in loads if code == made.code] == [0, 1, 2]
        await first.close_table(made.code, made.token)
        assert made.code not in [line.code for line in (await second.tables()).tables]
        async with asyncio.timeout(20):
            while made.code in two[1].house._seen:
                await second.tables()
