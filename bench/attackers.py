"""One address that does harm, in a process of its own: python -m bench.attackers NAME URL SECONDS

Everything comes from 127.0.0.2, which is nobody's proxy. What it got is the last line, for people to read.
"""

import asyncio
import contextlib
import json
import os
import random
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable
from time import monotonic

import httpx
from bench.duel import Duel
from bench.sockets import Socket, connected

from defifoo.core.fair import promise_of

ADDRESS = "127.0.0.2"
UPGRADE = (
    b"Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LETTERS = ("BDFGKLMNPRSTVZ", "AEIOU")


class Attack:
    """So long against a server. `count` notes what the attacker got."""

    def __init__(self, url: str, seconds: float) -> None:
        self.url = url
        self.host, port = url.removeprefix("http://").split(":")
        self.port = int(port)
        self.end = monotonic() + seconds
        self.got: dict[str, int] = {}

    def count(self, what: str) -> None:
        self.got[what] = self.got.get(what, 0) + 1

    @property
    def on(self) -> bool:
        return monotonic() < self.end

    async def dial(self) -> tuple[StreamReader, StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(ADDRESS, 0))

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, transport=httpx.AsyncHTTPTransport(local_address=ADDRESS), timeout=30)

    async def by(self, many: int, work: Callable[[], Awaitable[None]]) -> None:
        """So many at once, again and again; who is cut off comes back."""

        async def again() -> None:
            while self.on:
                try:
                    async with asyncio.timeout(self.end - monotonic() + 0.1):
                        await work()
                except (OSError, EOFError, asyncio.IncompleteReadError, httpx.HTTPError):
                    self.count("cut off")
                    await asyncio.sleep(0.002)

        await asyncio.gather(*(again() for _ in range(many)))


# Connections


async def held(attack: Attack, said: bytes, drop: bytes) -> None:
    """Say half of something, and then next to nothing for as long as one is let."""
    reader, writer = await attack.dial()
    try:
        writer.write(said)
        attack.count("opened")
        while attack.on and not reader.at_eof():
            await asyncio.sleep(0.5)
            writer.write(drop)
            await writer.drain()
    finally:
        writer.close()


async def slow_bodies(attack: Attack) -> None:
    said = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n{"
    await attack.by(900, lambda: held(attack, said, b" "))


async def slow_headers(attack: Attack) -> None:
    await attack.by(900, lambda: held(attack, b"GET / HTTP/1.1\r\nX-Slow: ", b"x"))


async def knocks(attack: Attack) -> None:
    async def one() -> None:
        _, writer = await attack.dial()
        attack.count("opened")
        writer.close()

    await attack.by(40, one)


async def asked(attack: Attack, request: Callable[[], bytes]) -> None:
    """Requests one after the other on a connection that is kept."""
    reader, writer = await attack.dial()
    try:
        while attack.on:
            writer.write(request())
            head = await reader.readuntil(b"\r\n\r\n")
            attack.count(head[9:12].decode())
            size = next(int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
            await reader.readexactly(size)
    finally:
        writer.close()


async def pages(attack: Attack) -> None:
    await attack.by(40, lambda: asked(attack, lambda: b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"))


async def guesses(attack: Attack) -> None:
    def guess() -> bytes:
        code = "".join(random.choice(LETTERS[place % 2]) for place in range(8))
        return f"GET /api/tables/{code} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()

    await attack.by(40, lambda: asked(attack, guess))


async def tables(attack: Attack) -> None:
    body = b'{"game":"red"}'
    made = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body)
    await attack.by(40, lambda: asked(attack, lambda: made))


async def handshakes(attack: Attack) -> None:
    async def one() -> None:
        reader, writer = await attack.dial()
        try:
            writer.write(b"GET /api/tables/BAKO-MITU/play HTTP/1.1\r\n" + UPGRADE)
            attack.count((await reader.readuntil(b"\r\n\r\n"))[9:12].decode())
        finally:
            writer.close()

    await attack.by(40, one)


# At a table


async def seated(attack: Attack) -> tuple[str, str, list[Socket]]:
    """A table of the attacker's, and as many sockets at it as come in."""
    number = "ab" * 16
    async with attack.http() as http:
        made = (await http.post("/api/tables", json={"game": "red", "players": 4})).json()
        seat = {"name": "Mallory", "promise": promise_of(number)}
        token = (await http.post(f"/api/tables/{made['code']}/seats", json=seat)).json()["token"]
        sockets: list[Socket] = []
        with contextlib.suppress(OSError):
            while len(sockets) < 80:
                path = f"/api/tables/{made['code']}/play"
                sockets.append(await connected(attack.url, path, lambda _, payload: heard(attack, payload), ADDRESS))
                sockets[-1].send(json.dumps({"t": "hello", "token": token}).encode())
        await http.post(f"/api/tables/{made['code']}/start", headers={"Authorization": f"Bearer {made['token']}"})
        await asyncio.sleep(0.2)
        sockets[0].send(json.dumps({"t": "open", "seat": 0, "number": number}).encode())
        await asyncio.sleep(0.2)
    return made["code"], token, sockets


def heard(attack: Attack, payload: bytes) -> None:
    kind = json.loads(payload)["t"]
    if kind in ("full", "pong", "because", "refused"):
        attack.count(kind)


async def said(attack: Attack, message: dict[str, object]) -> None:
    """From every socket as often as one socket may."""
    _, _, sockets = await seated(attack)
    payload = json.dumps(message).encode()
    while attack.on:
        for socket in sockets:
            if not socket.transport.is_closing():
                socket.send(payload)
        await asyncio.sleep(1 / 19)


async def views(attack: Attack) -> None:
    await said(attack, {"t": "view", "seat": 0})


async def pings(attack: Attack) -> None:
    await said(attack, {"t": "ping"})


async def questions(attack: Attack) -> None:
    await said(attack, {"t": "why", "seat": 0, "moves": ["BOMB", "BANK", "cw", "ccw"] * 16})


async def experts(attack: Attack) -> None:
    """Thirty tables with three experts each, who are asked as fast as can be."""
    async with attack.http() as http:
        duels = [Duel(attack.url, "red", 4, number, 0, ADDRESS) for number in range(30)]
        for duel in duels:
            while not await duel.open(http):
                await asyncio.sleep(0.5)
    while attack.on:
        await asyncio.sleep(0.1)
    attack.got["answers of experts"] = sum(len(duel.waits) for duel in duels)


async def hints(attack: Attack) -> None:
    duel = Duel(attack.url, "red", 4, 1, 1000, ADDRESS)
    async with attack.http() as http:
        await duel.open(http)
        await asyncio.sleep(0.5)

        async def one() -> None:
            attack.count(str((await http.post(duel.hints, headers=duel.headers)).status_code))
            await asyncio.sleep(0.05)

        await attack.by(12, one)


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "slow-bodies": slow_bodies,
    "slow-headers": slow_headers,
    "knocks": knocks,
    "pages": pages,
    "handshakes": handshakes,
    "guesses": guesses,
    "tables": tables,
    "views": views,
    "pings": pings,
    "questions": questions,
    "experts": experts,
    "hints": hints,
}


async def main() -> None:
    name, url, seconds = sys.argv[1:]
    os.nice(19)  # the players who are measured share this core
    attack = Attack(url, float(seconds))
    with contextlib.suppress(TimeoutError):
        await ATTACKS[name](attack)
    print(", ".join(f"{count:,} {what}" for what, count in sorted(attack.got.items())), flush=True)
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(main())
