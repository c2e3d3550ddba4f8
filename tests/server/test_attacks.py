"""Whoever floods, stalls or lies about a connection harms nobody but themselves."""

import asyncio
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from defifoo.client import Server
from defifoo.server import frames
from defifoo.server.settings import Limits
from server.serving import people_at, serving
from server.talking import hear, play_address, say, send_for_ever

FLOODS = {
    "pings": Frame(Opcode.PING, b"").serialize(mask=True),
    "pongs": Frame(Opcode.PONG, b"").serialize(mask=True),
    "fragments": Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
    "texts": Frame(Opcode.TEXT, b'{"t":"ping"}').serialize(mask=True),
}


async def upgraded(url: str, code: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare socket that has shaken hands and said hello."""
    host, port = url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /api/tables/{code}/play HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    writer.write(Frame(Opcode.TEXT, b'{"t":"hello"}').serialize(mask=True))
    return reader, writer


@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_is_cut_off_and_no_other_table_waits(tmp_path: Path, kind: str) -> None:
    async with serving(tmp_path, Limits()) as running, Server(running.url) as server:
        code, _, _ = await people_at(server, "purple", 2)
        _, flood = await upgraded(running.url, code)
        if kind == "fragments":
            flood.write(Frame(Opcode.TEXT, b"a", fin=False).serialize(mask=True))
        async with connect(play_address(running.url, code)) as watcher:
            await say(watcher, t="hello")
            await hear(watcher)
            flood.write(FLOODS[kind] * 20_000)
            start = time.perf_counter()
            await say(watcher, t="ping", n=1)
            while (await hear(watcher))["t"] != "pong":
                pass
            assert time.perf_counter() - start < 2
            with pytest.raises(ConnectionError):
                await asyncio.wait_for(send_for_ever(flood, FLOODS[kind] * 1000), 20)


async def test_who_never_reads_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "FAREWELL_SECONDS", 0.1)
    async with serving(tmp_path) as running, Server(running.url) as server:
        code, _, _ = await people_at(server, "purple", 2)
        reader, writer = await upgraded(running.url, code)
        reader._transport.pause_reading()  # type: ignore[attr-defined]  # so that nothing at all is taken
        ask = Frame(Opcode.TEXT, b'{"t":"view"}').serialize(mask=True)
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(send_for_ever(writer, ask * 100), 30)
        assert running.house.rooms[code].crowd.watchers == 0


@pytest.mark.parametrize("origin", ["http://[::1", "null", "http://elsewhere.example", "http:///"])
async def test_a_page_that_hides_where_it_is_from_is_kept_out(tmp_path: Path, origin: str) -> None:
    async with serving(tmp_path) as running, httpx.AsyncClient(base_url=running.url) as http:
        answer = await http.post("/api/tables", json={"game": "red"}, headers={"Origin": origin})
        assert answer.status_code == 403


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/nope"), ("PATCH", "/api/tables"), ("HEAD", "/api/offer")])
async def test_answers_of_nobody_carry_the_security_headers(tmp_path: Path, method: str, path: str) -> None:
    async with serving(tmp_path) as running, httpx.AsyncClient(base_url=running.url) as http:
        answer = await http.request(method, path)
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        assert running.house.metrics.requests[answer.status_code] == 1
