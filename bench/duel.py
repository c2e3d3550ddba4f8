"""One person against experts, who notes how long they take."""

import asyncio
import random
import secrets
from time import perf_counter

import httpx
from bench.load import read, write
from bench.sockets import Socket, connected

from defifoo.core.fair import promise_of


class Duel:
    """waits   how long each expert took to answer what the person played"""

    def __init__(self, url: str, game: str, players: int, number: int, pace: float, address: str | None = None) -> None:
        self.url = url
        self.wish = {"game": game, "players": players, "pace": "instant", "window": 0, "options": {"length": 12}}
        self.pace = pace
        self.address = address
        self.rng = random.Random(number)
        self.number = secrets.token_hex(16)
        self.waits: list[float] = []
        self._asked = 0.0

    async def open(self, http: httpx.AsyncClient) -> bool:
        answer = await http.post("/api/tables", json=self.wish)
        if answer.status_code != 201:
            return False
        made = answer.json()
        host = {"Authorization": f"Bearer {made['token']}"}
        seat = {"name": "Ana", "promise": promise_of(self.number), "seat": 0}
        taken = (await http.post(f"/api/tables/{made['code']}/seats", json=seat)).json()
        for _ in range(1, int(str(self.wish["players"]))):
            await http.post(f"/api/tables/{made['code']}/bots", json={"bot": "expert"}, headers=host)
        self.headers = {"Authorization": f"Bearer {taken['token']}"}
        self.hints = f"/api/tables/{made['code']}/hints/0"
        self.socket = await connected(self.url, f"/api/tables/{made['code']}/play", self.hear, self.address)
        self.socket.send(write({"t": "hello", "token": taken["token"]}))
        await http.post(f"/api/tables/{made['code']}/start", headers=host)
        return True

    def hear(self, socket: Socket, payload: bytes) -> None:
        message = read(payload)
        if message.table is not None and message.table.state == "opening":
            socket.send(write({"t": "open", "seat": 0, "number": self.number}))
        if message.count is not None and message.count.state == "between":
            socket.send(write({"t": "ready", "seat": 0}))
        if message.t not in ("full", "update"):
            return
        if self._asked and message.t == "update":
            self.waits.append(perf_counter() - self._asked)
        self._asked = 0.0
        if 0 in message.waits and message.moves:
            asyncio.get_running_loop().call_later(self.pace, self.play, message.version, self.choice(message.moves))
        elif message.waits:
            self._asked = perf_counter()

    def choice(self, moves: list[str]) -> str:
        return self.rng.choice([move for move in moves if "*" not in move] or moves)

    def play(self, version: int, move: str) -> None:
        if not self.socket.transport.is_closing():
            self.socket.send(write({"t": "move", "seat": 0, "move": move, "version": version}))
