"""Every phase of a connection has a deadline and counts towards its address."""

import asyncio
import contextlib
import logging
import time
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.frames import Frame, Opcode

from defifoo.server import door, files, running
from defifoo.server.settings import UNLIMITED, Limits
from server.serving import serving
from server.talking import send_for_ever

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n{"
"""The rest never comes."""


async def knock(url: str, said: bytes = b"") -> Line:
    host, port = url.removeprefix("http://").split(":")
    line = await asyncio.open_connection(host, int(port))
    line[1].write(said)
    return line


async def end(line: Line, seconds: float = 10) -> bytes:
    """What was still said, once the connection is cut."""
    with contextlib.suppress(ConnectionError):
        return await asyncio.wait_for(line[0].read(), seconds)
    return b""


async def answered(url: str) -> int:
    async with httpx.AsyncClient(base_url=url) as http:
        return (await http.get("/api/health")).status_code


async def test_connections_of_one_address_are_few_whatever_they_wait_for(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits(visits=8), proxies=()) as running:
        lines = [await knock(running.url, HALF_A_BODY if number % 2 else b"") for number in range(12)]
        done, waiting = await asyncio.wait([asyncio.ensure_future(end(line)) for line in lines], timeout=0.5)
        assert (len(done), len(waiting)) == (4, 8)
        for (_, writer), one in zip(lines, waiting | done, strict=True):
            one.cancel()
            writer.close()


async def test_a_connection_that_is_kept_alive_does_not_run_out_of_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.5)
    async with serving(tmp_path) as running:
        reader, writer = await knock(running.url)
        for _ in range(3):
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert b"200" in await reader.readuntil(b"\r\n\r\n")
            await reader.readuntil(b"}")
            await asyncio.sleep(0.7)


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost:", HALF_A_BODY])
async def test_a_request_that_never_ends_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.3)
    async with serving(tmp_path) as running:
        assert await end(await knock(running.url, said)) == b""


async def test_a_body_that_trickles_in_is_cut_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.5)
    async with serving(tmp_path) as running:
        _, writer = await knock(running.url, HALF_A_BODY)
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(send_for_ever(writer, b" "), 20)


async def test_a_request_in_very_small_pieces_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "MOST_PIECES", 10)
    async with serving(tmp_path) as running:
        _, writer = await knock(running.url, b"GET / HTTP/1.1\r\nX: ")
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(send_for_ever(writer, b"x"), 20)


async def test_a_body_in_pieces_wakes_nobody_before_all_of_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[bytes] = []
    hear = H11Protocol.data_received

    def data_received(self: H11Protocol, data: bytes) -> None:
        parsed.append(data)
        hear(self, data)

    monkeypatch.setattr(H11Protocol, "data_received", data_received)
    body = b'{"game":"red"}'
    asked = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(body)
    async with serving(tmp_path) as running:
        reader, writer = await knock(running.url, asked + body[:1])
        for _ in range(2):
            for byte in body[1:]:
                await asyncio.sleep(0.002)
                writer.write(bytes([byte]))
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
            assert head.startswith(b"HTTP/1.1 201")
            size = next(int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
            await asyncio.wait_for(reader.readexactly(size), 30)
            assert b"".join(parsed) == asked + body
            assert len(parsed) <= 2
            parsed.clear()
            writer.write(asked + body[:1])
        writer.close()


async def test_who_does_not_take_the_answer_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "ANSWER_SECONDS", 0.3)
    async with serving(tmp_path) as running:
        reader, writer = await knock(running.url)
        reader._transport.pause_reading()  # type: ignore[attr-defined]  # so that nothing at all is taken
        asked = b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(send_for_ever(writer, asked), 20)


async def test_slow_bodies_of_one_address_leave_the_door_open_for_others(tmp_path: Path) -> None:
    """The address is that which the proxy names, at every door."""
    async with serving(tmp_path, Limits(visits=8)) as running:
        forwarded = HALF_A_BODY.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n")
        lines = [await knock(running.url, forwarded) for _ in range(12)]
        done, waiting = await asyncio.wait([asyncio.ensure_future(end(line)) for line in lines], timeout=1)
        assert (len(done), len(waiting)) == (4, 8)
        assert await answered(running.url) == 200
        for (_, writer), one in zip(lines, waiting | done, strict=True):
            one.cancel()
            writer.close()


async def test_an_address_of_ipv6_is_all_of_its_network(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits(requests_burst=4, requests_rate=0.001)) as running:
        async with httpx.AsyncClient(base_url=running.url) as http:
            statuses = [
                (await http.get("/api/offer", headers={"X-Forwarded-For": f"2001:db8:0:{net}::{host}"})).status_code
                for net, host in [(1, 1), (1, 2), (1, 3), (1, "ffff:4"), (1, 5), (2, 1)]
            ]
        assert statuses == [200, 200, 200, 200, 429, 200]


async def test_who_knocks_too_often_is_not_even_listened_to(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits(knocks_burst=5, knocks_rate=0.001), proxies=()) as running:
        lines = [await knock(running.url, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n") for _ in range(7)]
        heads = [
            (await asyncio.wait_for(reader.read(12), 10)) if number < 5 else b"" for number, (reader, _) in enumerate(lines)
        ]
        assert heads[:5] == [b"HTTP/1.1 200"] * 5
        assert [await end(line) for line in lines[5:]] == [b"", b""]


async def test_a_crowd_from_one_address_is_let_in_one_after_the_other(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(entrances_burst=2, entrances_rate=4)
    async with serving(tmp_path, limits, proxies=()) as running:
        start = time.monotonic()
        lines = [await knock(running.url, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n") for _ in range(5)]
        lost = await knock(running.url, b"GET /api/health HTTP/1.1\r\n")
        lost[1].close()  # one that goes before its turn has come
        assert running.house.addresses.of("127.0.0.1", start).visits >= 5
        for reader, writer in lines:
            assert await asyncio.wait_for(reader.read(12), 20) == b"HTTP/1.1 200"
            writer.close()
        assert time.monotonic() - start > 0.6
        while running.house.addresses.of("127.0.0.1", start).visits:
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("one_server")
async def test_a_server_without_files_says_so_once_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(door, "PATIENCE", 1)
    monkeypatch.setattr(running, "raise_limit", lambda: 10)
    async with serving(tmp_path) as server:
        lines = [await knock(server.url) for _ in range(30)]
        await asyncio.gather(*(end(line) for line in lines))
        assert await answered(server.url) == 200
    told = [record for record in caplog.records if "no more connections" in record.message]
    assert [record.levelno for record in told] == [logging.ERROR, logging.WARNING]


def test_the_limit_of_open_files_is_raised_to_what_the_machine_allows() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
    try:
        room = files.raise_limit()
        now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert now == min(hard, 65_536) if hard != resource.RLIM_INFINITY else now == 65_536
        assert room == now - 128
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


UPGRADE = b"GET /api/tables/BAKO-MITU/play HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"


@pytest.mark.parametrize(
    ("said", "then"),
    [
        (b"no request at all\r\n\r\n", b""),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200) + b"\r\n\r\n", b""),
        (UPGRADE + b"\r\n", b""),
        (UPGRADE.replace(b"websocket", b"h2c") + b"\r\n", b""),
        (UPGRADE + KEY.replace(b"13", b"12") + b"\r\n", b""),
        (UPGRADE + KEY + b"\r\n", Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True)),
        (UPGRADE + KEY + b"\r\n", b"\xff\xff\xff\xff"),
        (UPGRADE + KEY + b"\r\n", Frame(Opcode.TEXT, b"x" * 20_000).serialize(mask=True)),
    ],
    ids=["words", "another protocol", "no key", "another upgrade", "an old version", "no text", "no frame", "a long text"],
)
async def test_nonsense_does_not_fill_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, said: bytes, then: bytes
) -> None:
    async with serving(tmp_path) as running:
        logging.getLogger("uvicorn").addHandler(caplog.handler)  # which passes nothing on
        try:
            reader, writer = await knock(running.url, said)
            assert (await asyncio.wait_for(reader.readuntil(b"\r\n"), 10)).startswith(b"HTTP/1.1 ")
            writer.write(then)
            with contextlib.suppress(TimeoutError, ConnectionError):
                await asyncio.wait_for(reader.read(), 0.3)
            writer.close()
        finally:
            logging.getLogger("uvicorn").removeHandler(caplog.handler)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
