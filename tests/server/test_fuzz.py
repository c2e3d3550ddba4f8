"""Broken, huge, binary and endless input: no failure of the server, no stuck table."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from defifoo.client import Server
from defifoo.core.refusal import MALFORMED, Refused
from defifoo.wire.codec import read_client
from server.serving import people_at, play_out, serving
from server.talking import close_code, hear, play_address, say

scalars = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=30))
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
)
fields = st.sampled_from(["t", "seat", "move", "version", "id", "token", "seats", "phrase", "n", "lang", "changes", "past"])
kinds = st.sampled_from(["hello", "move", "undo", "say", "ready", "view", "ping", "full", "update", ""])
messages = st.builds(lambda kind, rest: {**rest, "t": kind}, kinds, st.dictionaries(fields, values, max_size=6))


@given(st.one_of(st.text(), st.binary(), messages.map(json.dumps), values.map(json.dumps)))
def test_anything_is_read_or_refused_as_malformed(frame: str | bytes) -> None:
    kind = MALFORMED
    try:
        read_client(frame)
    except Refused as refused:
        kind = refused.violation.kind
    assert kind == MALFORMED


def frames(count: int) -> list[str | bytes]:
    found: list[str | bytes] = []

    @settings(max_examples=count, database=None, suppress_health_check=list(HealthCheck))
    @given(st.one_of(st.text(max_size=50), st.binary(max_size=50), messages.map(json.dumps), values.map(json.dumps)))
    def collect(frame: str | bytes) -> None:
        found.append(frame)

    collect()
    return found


async def test_a_table_survives_whatever_is_thrown_at_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        code, _, tickets = await people_at(server, "yellow", 2, options={"length": 1})
        address = play_address(running.url, code)
        for number, frame in enumerate([*frames(150), "[" * 2000, "x" * 5000, "x" * 100_000, b"\xff" * 50_000]):
            async with connect(address) as socket:
                try:
                    if number % 2:
                        await say(socket, t="hello", token=tickets[0].token)
                        assert (await hear(socket))["t"] == "full"
                    await socket.send(frame)
                    await say(socket, t="ping", n=number)
                    async with asyncio.timeout(10):
                        while (await hear(socket))["t"] != "pong":
                            pass
                except ConnectionClosed:
                    assert socket.close_code in (4400, 4401, 4429, 1009, 1007)
        async with connect(address) as socket:
            await say(socket, t="hello", token=tickets[0].token)
            for _ in range(200):
                await socket.send("{")
            assert await close_code(socket) == 4400
        async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
            await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 60)
        assert not running.house.metrics.requests.get(500)


async def test_somebody_who_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        code, _, tickets = await people_at(server, "purple", 2, options={"length": 1})
        async with connect(play_address(running.url, code), max_queue=1) as deaf:
            await say(deaf, t="hello")
            async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
                await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 60)


async def test_the_openapi_document_holds_under_schemathesis(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        await people_at(server, "red", 3)
        command = [
            sys.executable,
            "-m",
            "schemathesis.cli",
            "run",
            f"{running.url}/schema/openapi.json",
            "--max-examples",
            "15",
        ]
        command += [
            "--checks",
            "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
        ]
        command += ["--phases", "examples,fuzzing", "--seed", "1", "--no-color"]
        result = await asyncio.to_thread(
            subprocess.run, command, capture_output=True, text=True, timeout=200, check=False, cwd=tmp_path
        )
        assert result.returncode == 0, result.stdout[-6000:] + result.stderr[-2000:]
        assert not running.house.metrics.requests.get(500)
