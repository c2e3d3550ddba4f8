"""Tables under load: four players each, who play whatever is offered."""

import asyncio
import random
import re
import secrets
from time import perf_counter

import httpx
import msgspec
from bench.sockets import METRICS, Process, Socket, connected, running

from defifoo.core.fair import promise_of

GAMES = ("purple", "blue", "yellow", "red")
EXCHANGE = "exchange *"
SPREAD = (0.5, 1.5)
"""Of the time from one move to the next: else all tables would move at once, and share a transaction as if they were busy."""
ECHO = """
import uvicorn, socket, sys
tables = {}
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    there = tables.setdefault(scope["path"], [])
    there.append(send)
    out = {"type": "websocket.send", "text": "x" * 300}
    while (await receive())["type"] == "websocket.receive":
        for one in there:
            await one(out)
door = socket.create_server(("127.0.0.1", 0), backlog=2048)
print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
config = uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", lifespan="off")
uvicorn.Server(config).run([door])
"""


class Told(msgspec.Struct):
    event: str
    seat: int = -1
    cards: list[str] = []


class Count(msgspec.Struct):
    state: str


class View(msgspec.Struct):
    hand: list[str] = []


class TableState(msgspec.Struct):
    state: str


class Message(msgspec.Struct):
    t: str
    seat: int = -1
    version: int = 0
    events: list[Told] = []
    moves: list[str] = []
    waits: list[int] = []
    count: Count | None = None
    view: View | None = None
    table: TableState | None = None


read = msgspec.json.Decoder(Message).decode
write = msgspec.json.Encoder().encode


class Load:
    """Four players at a table. `pace` 0: the next move at once; else one move every so many seconds."""

    def __init__(self, url: str, game: str, number: int, pace: float, *, changes: bool) -> None:
        self.url = url
        self.game = game
        self.pace = pace
        self.changes = changes
        self.rng = random.Random(number)
        self.updates = 0
        self.refusals = 0
        self.bytes = 0
        self.latencies: list[float] = []
        self.sent_at: dict[int, float] = {}
        self.heard: dict[int, int] = {}
        self.sockets: dict[int, Socket] = {}
        self.drawn: dict[int, list[str]] = {}
        self.numbers: dict[Socket, dict[str, object]] = {}
        self.running = False

    async def open(self, http: httpx.AsyncClient) -> None:
        wish = {"game": self.game, "players": 4, "window": 0, "options": {}}
        made = (await http.post("/api/tables", json=wish)).json()
        self.path = f"/api/tables/{made['code']}/play"
        for seat in range(4):
            number = secrets.token_hex(16)
            body = {"name": f"p{seat}", "promise": promise_of(number)}
            taken = (await http.post(f"/api/tables/{made['code']}/seats", json=body)).json()
            socket = await connected(self.where(seat), self.path, self.hear)
            socket.send(write({"t": "hello", "token": taken["token"], "changes": self.changes}))
            self.sockets[taken["seat"]] = socket
            self.numbers[socket] = {"t": "open", "seat": taken["seat"], "number": number}
        self.code, self.token = made["code"], made["token"]

    def where(self, _seat: int) -> str:
        """The server that a seat connects to."""
        return self.url

    async def start(self, http: httpx.AsyncClient) -> None:
        self.running = True
        answer = await http.post(f"/api/tables/{self.code}/start", headers={"Authorization": f"Bearer {self.token}"})
        answer.raise_for_status()

    def hear(self, socket: Socket, payload: bytes) -> None:
        message = read(payload)
        self.bytes += len(payload)
        if message.t == "full":
            self.drawn[message.seat] = message.view.hand[:1] if message.view is not None else []
        elif message.t == "update":
            self.note(message)
            if message.count is not None and message.count.state == "between":
                socket.send(write({"t": "ready", "seat": message.seat}))
        elif message.t == "refused":
            self.refusals += 1
            socket.send(write({"t": "view", "seat": message.seat}))
            return
        else:
            if message.t == "table" and message.table is not None and message.table.state == "opening":
                socket.send(write(self.numbers[socket]))
            return
        if self.running and message.moves and message.seat in message.waits and message.seat == min(message.waits):
            move = self.choice(message.seat, message.moves)
            if self.pace:
                pause = self.pace * self.rng.uniform(*SPREAD)
                asyncio.get_running_loop().call_later(pause, self.play, socket, message, move)
            else:
                self.play(socket, message, move)

    def note(self, message: Message) -> None:
        self.updates += 1
        heard = self.heard[message.version] = self.heard.get(message.version, 0) + 1
        if heard == 4:
            del self.heard[message.version]
            sent_at = self.sent_at.pop(message.version - 1, None)
            if sent_at is not None:
                self.latencies.append(perf_counter() - sent_at)
        if self.game == "blue":
            for told in message.events:
                if told.event == "drew" and told.seat == message.seat:
                    self.drawn[message.seat] = told.cards

    def choice(self, seat: int, moves: list[str]) -> str:
        """Any of them. In Blue an exchange only when nothing else is left, and of what was drawn last: else hardly
        anything but exchanges would be played."""
        if moves[-1].startswith(EXCHANGE):
            if len(moves) > 1:
                return self.rng.choice(moves[:-1])
            return "exchange " + " ".join(self.drawn[seat][: int(moves[-1].removeprefix(EXCHANGE))])
        return self.rng.choice(moves)

    def play(self, socket: Socket, message: Message, move: str) -> None:
        if len(message.waits) == 1:  # a race waits for everybody's line, however quick the servers are
            self.sent_at[message.version] = perf_counter()
        socket.send(write({"t": "move", "seat": message.seat, "move": move, "version": message.version}))


async def counted(url: str, what: str) -> float:
    """What a server's metrics say of something that it counts."""
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"{url}/metrics", headers={"Authorization": f"Bearer {METRICS}"})).text
    return sum(float(value) for value in re.findall(rf"^defifoo_{what}(?:\{{.*\}})? (\S+)$", text, re.MULTILINE))


async def moves_made(url: str) -> float:
    return await counted(url, "moves_total")


async def busy(
    process: Process, tables: int, seconds: float, pace: float, *, changes: bool, settle: float = 0.3, hurry: float = 0
) -> dict[str, float]:
    """The rate, the bytes sent for a move, in all and in each game, and how long a move takes to reach everyone.

    settle   seconds before anything is measured: new lines are measured more often, which is no part of a move
    hurry    seconds before that without a pause: a log that has run for a while does not grow with each entry
    """
    now = 0 if hurry else pace
    loads = [Load(process.url, GAMES[number % len(GAMES)], number, now, changes=changes) for number in range(tables)]
    async with httpx.AsyncClient(base_url=process.url, timeout=60) as http:
        for load in loads:
            await load.open(http)
        for load in loads:
            await load.start(http)
    await asyncio.sleep(hurry)
    for load in loads:
        load.pace = pace
    await asyncio.sleep(settle)
    for load in loads:
        load.latencies.clear()
        load.bytes = load.updates = load.refusals = 0
    cpu, moves = process.cpu(), await moves_made(process.url)
    await asyncio.sleep(seconds)
    cpu, moves = process.cpu() - cpu, await moves_made(process.url) - moves
    waits = sorted(wait for load in loads for wait in load.latencies)
    for load in loads:
        for socket in load.sockets.values():
            socket.transport.close()
    found = {"rate": moves / cpu, "p50": 1000 * waits[len(waits) // 2], "p99": 1000 * waits[len(waits) * 99 // 100]}
    for name, mine in [("bytes", loads), *[(game, [load for load in loads if load.game == game]) for game in GAMES]]:
        found[name] = 4 * sum(load.bytes for load in mine) / max(1, sum(load.updates for load in mine))
    assert sum(load.refusals for load in loads) < moves / 100, "what is refused is not what is to be measured"
    return found


async def echo(tables: int, seconds: float) -> float:
    """Messages in per CPU second of a server that does nothing but send four out for each."""
    with running(["-c", ECHO]) as process:
        count = 0
        payload = b"y" * 70
        speakers: set[Socket] = set()

        def hear(socket: Socket, _payload: bytes) -> None:
            nonlocal count
            if socket in speakers:
                count += 1
                socket.send(payload)

        for table in range(tables):
            sockets = [await connected(process.url, f"/{table}", hear) for _ in range(4)]
            speakers.add(sockets[0])
        for socket in speakers:
            socket.send(payload)
        await asyncio.sleep(0.3)
        cpu, counted = process.cpu(), count
        await asyncio.sleep(seconds)
        spent = process.cpu() - cpu
        return (count - counted) / spent
