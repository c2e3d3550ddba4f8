"""What nobody plans for: a Redis that somebody else talks in, a database that was put back to yesterday."""

import asyncio
from time import monotonic

import asyncpg
import pytest
from redis.asyncio import Redis as Client
from websockets.asyncio.client import connect

from defifoo.server.house import NO_TABLE
from defifoo.server.nodes import watch
from defifoo.server.nodes.rumours import Rumours
from nodes.checker import check
from nodes.engines import Redis
from nodes.serving import Node
from nodes.worlds import a_few_moves, history, seated, started, table_for_two
from server.talking import close_code, eventually, hear, play_address, say

NONSENSE = (
    b"hello",
    b"x\nhello",
    b"x\nA v",
    b"x\nA v many",
    b"x\nA n 1",
    b"x\n\xff \xff \xff",
    b"x\nA what is this",
    b"\n\n\n",
    b"",
)


async def test_a_node_goes_on_listening_whatever_is_said_on_its_channel(rumours: Redis) -> None:
    heard: list[tuple[str, str, bytes]] = []

    def heed(code: str, kind: str, rest: bytes) -> None:
        heard.append((code, kind, rest))
        if kind == "v":
            int(rest)  # as whoever is told does

    speaker, listener = (
        Rumours(rumours.address, "one", lambda *_: None, lambda: None),
        Rumours(rumours.address, "two", heed, lambda: None),
    )
    client = Client.from_url(rumours.address)
    for one in (speaker, listener):
        one.start()
    try:
        await eventually(lambda: speaker.up and listener.up)
        for said in NONSENSE:
            await client.publish("defifoo", said)
        speaker.tell("B", "v", b"7")
        await eventually(lambda: ("B", "v", b"7") in heard)
        assert listener.up
    finally:
        for one in (speaker, listener):
            await one.stop()
            await one._hang_up()
        await client.aclose()


async def test_what_is_told_while_the_line_is_hung_up_gets_lost_and_no_more(rumours: Redis) -> None:
    one = Rumours(rumours.address, "one", lambda *_: None, lambda: None)
    one.start()
    try:
        await eventually(lambda: one.up)
        one._told_at = monotonic()  # so it waits a moment
        one.tell("A", "v", b"1")
        telling = one._telling
        assert telling is not None
        await asyncio.sleep(0)
        one._teller, hung_up = None, one._teller
        await asyncio.wait([telling])
        assert telling.exception() is None
        one._teller = hung_up
    finally:
        await one.stop()
        await one._hang_up()


async def test_a_table_whose_log_was_put_back_to_an_earlier_moment_is_read_again(
    two: list[Node], shared: str, caplog: pytest.LogCaptureFixture
) -> None:
    code, token, tickets = await table_for_two(two)
    async with seated(two, tickets) as people:
        await started(two, code, token, people)
        for _ in range(3):
            mover = people[people[0].player.waits[0]]
            before = mover.player.version
            await mover._ask(mover.player.moves[0], before)
            await eventually(lambda before=before: all(one.player.version > before for one in people))
        known = [node.room(code) for node in two]
        connection = await asyncpg.connect(shared)
        await connection.execute("DELETE FROM entries WHERE code = $1 AND version > $2", code, before - 1)
        asked = asyncio.create_task(mover._ask(mover.player.moves[0] if mover.player.moves else "1", mover.player.version))
        await eventually(lambda: all(node.house.rooms.get(code) not in known for node in two))
        asked.cancel()
        assert len([record for record in caplog.records if "earlier moment" in record.message]) == 2
    async with seated(two, tickets) as people:
        head = await connection.fetchval("SELECT max(version) FROM entries WHERE code = $1", code)
        await connection.close()
        assert [one.player.version for one in people] == [head, head] == [before - 1, before - 1]
        mover = people[people[0].player.waits[0]]
        await mover._ask(mover.player.moves[0], head)
        await eventually(lambda: all(one.player.version > head for one in people))


async def test_a_database_that_can_only_be_read_for_a_while_loses_nothing(
    two: list[Node], shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when its disk is full: it answers every question, and writes nothing."""
    monkeypatch.setattr(watch, "BEAT", 0.05)
    code, token, tickets = await table_for_two(two)
    connection = await asyncpg.connect(shared)

    async def read_only(how: str) -> None:
        for statement in (f"ALTER SYSTEM SET default_transaction_read_only = {how}", "SELECT pg_reload_conf()"):
            await connection.execute("SET default_transaction_read_only = off")
            await connection.execute(statement)

    async with seated(two, tickets) as people:
        await started(two, code, token, people)
        mover = people[people[0].player.waits[0]]
        before = mover.player.version
        try:
            await read_only("on")
            await eventually(lambda: all(node.house.missing() == ["database"] for node in two))
            asked = asyncio.create_task(mover._ask(mover.player.moves[0], before))
            await asyncio.sleep(1)
            assert [one.player.version for one in people] == [before, before]
        finally:
            await read_only("off")
            await connection.execute("ALTER SYSTEM RESET default_transaction_read_only")
            await connection.close()
        await eventually(lambda: not any(node.house.missing() for node in two))
        await eventually(asked.done)
        for _ in range(2):
            await eventually(lambda: all(one.player.version == people[0].player.version for one in people))
            newest = people[0].player.version
            mover = people[people[0].player.waits[0]]
            await mover._ask(mover.player.moves[0], newest)
            await eventually(lambda newest=newest: all(one.player.version > newest for one in people))
        assert check(await history(two[0], code, people)) == []


async def test_a_redis_that_forgets_and_repeats_itself_changes_nothing(two: list[Node], rumours: Redis) -> None:
    client = Client.from_url(rumours.address)
    echo = client.pubsub()
    await echo.subscribe("defifoo")

    async def repeat() -> None:
        """Every rumour twice more, as if another node said it, with an older one behind it; and all is forgotten each time."""
        while True:
            message = await echo.get_message(ignore_subscribe_messages=True, timeout=1)
            if message is None or message["data"].startswith(b"echo"):
                continue
            rest = message["data"].partition(b"\n")[2]
            await client.flushall()
            for said in (
                rest,
                rest,
                b"\n".join(line.rpartition(b" ")[0] + b" 1" for line in rest.splitlines() if b" v " in line),
            ):
                await client.publish("defifoo", b"echo\n" + said)

    repeating = asyncio.create_task(repeat())
    try:
        assert check(await a_few_moves(two)) == []
        await client.client_kill_filter(_type="pubsub")
        assert check(await a_few_moves(two)) == []
    finally:
        repeating.cancel()
        await client.aclose()


async def test_whoever_sits_at_what_a_node_cannot_read_is_sent_to_another(two: list[Node], shared: str) -> None:
    """A node of a newer version has written something that this one does not know."""
    code, token, tickets = await table_for_two(two)
    async with seated(two, tickets) as people:
        await started(two, code, token, people)
        async with connect(play_address(two[0].url, code)) as socket:
            await say(socket, t="hello", token=tickets[0].token)
            await hear(socket)
            connection = await asyncpg.connect(shared)
            version = await connection.fetchval("SELECT max(version) FROM entries WHERE code = $1", code)
            await connection.execute("INSERT INTO entries VALUES ($1, $2, $3)", code, version + 1, b'{"t":"of tomorrow"}')
            await connection.close()
            two[0].room(code).hear_of(version + 1)
            assert await close_code(socket) == watch.TRY_ELSEWHERE
        async with connect(play_address(two[0].url, code)) as socket:
            await say(socket, t="hello", token=tickets[0].token)
            assert await close_code(socket) == NO_TABLE  # and is told so when there is no other
