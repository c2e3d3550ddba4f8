"""Somebody who plays whatever is offered, on whichever node answers, and writes down every request and every answer."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from defifoo.client import ConnectionLostError, MoveRefusedError, Player, Ticket
from defifoo.client import player as client
from defifoo.wire.messages import ServerMessage, Update
from nodes.history import Heard, Request, Story, now

PATIENCE = 20.0
"""Seconds that an answer may take on a line that holds."""


PING = 0.8
TO_PONG = 1.2
"""Seconds from one ping to the next, and until one without an answer says that the line is dead."""


class Lines:
    """Who is connected to which node. One on each node pings for all who are there: that the others hear nothing is the same
    news, and hundreds of people who ping by themselves take more time than their moves."""

    def __init__(self) -> None:
        self._on: dict[str, list[ClientConnection]] = {}

    @asynccontextmanager
    async def kept(self, node: str, opening: AbstractAsyncContextManager[ClientConnection]) -> AsyncIterator[ClientConnection]:
        async with opening as line:
            there = self._on.setdefault(node, [])
            there.append(line)
            try:
                yield line
            finally:
                there.remove(line)

    async def watch(self) -> None:
        """Everybody leaves a node that does not answer any more."""
        while True:
            await asyncio.gather(asyncio.sleep(PING), *(self._ping(there) for there in self._on.values() if there))

    @staticmethod
    async def _ping(there: list[ClientConnection]) -> None:
        with contextlib.suppress(ConnectionClosed):
            pong = asyncio.ensure_future(await there[-1].ping())
            await asyncio.wait([pong], timeout=TO_PONG)
            await asyncio.sleep(0)  # where everything was late, the answer may be there already
            if not pong.done():
                for line in list(there):
                    line.transport.abort()


def go_anywhere(rng: random.Random, urls: Callable[[], list[str]], lines: Lines) -> Callable[..., Any]:
    """What the client connects by: any of the nodes, and away from one that does not answer soon."""

    def anywhere(address: str, **named: Any) -> Any:
        path = address[address.index("/api/") :]
        where = rng.choice(urls()).replace("http", "ws", 1)
        named.update(ping_interval=None, open_timeout=2.5, close_timeout=0.2)
        return lines.kept(where, connect(where + path, **named))

    return anywhere


class Historian:
    def __init__(self, ticket: Ticket, rng: random.Random, thinks: tuple[float, float]) -> None:
        self.player = Player("http://anywhere", ticket.code, ticket.seat, ticket.token, witness=ticket.witness)
        self.player.on_message = self._hear
        self.story = Story(ticket.seat)
        self.asking = False
        self._rng = rng
        self._thinks = thinks

    def _hear(self, message: ServerMessage) -> None:
        if isinstance(message, Update):
            self.story.heard.append(Heard(message.version, message.at, message.by, self.player.reconnections, now()))

    async def play(self) -> None:
        async for turn in self.player.turns():
            await asyncio.sleep(self._rng.uniform(*self._thinks))
            if self.player.version != turn.version and not turn.waited_for:
                continue
            await self._ask(self._rng.choice(turn.moves), turn.version)

    async def stop(self, playing: "asyncio.Task[None]") -> None:
        """What is asked for is still answered."""
        while self.asking and not playing.done():
            await asyncio.sleep(0.02)
        playing.cancel()

    async def _ask(self, move: str, version: int) -> None:
        request = Request(self.story.seat, move, version, asked=now())
        self.story.requests.append(request)
        self.asking = True
        try:
            update = await asyncio.wait_for(self.player.play(move, version), PATIENCE)
            request.fate, request.written_as = "written", update.version
        except MoveRefusedError as refused:
            # "trouble" says that nobody knows: the client looks for itself, as the page does.
            request.fate = "unknown" if refused.refusal.rule == "server.trouble" else "refused"
        except TimeoutError:
            request.fate = "unanswered"
        except ConnectionLostError:
            await asyncio.sleep(0.05)
        finally:
            self.asking = False
            request.answered = now()

    def ends(self) -> Story:
        """What they know in the end. The bots go on: what is heard after this is no part of it."""
        self.story.version = self.player.version
        verdict = self.player.witness.verdict
        if verdict is not None and verdict.outcome == "broken":
            self.story.unfair = ", ".join(verdict.problems)
        return replace(self.story, heard=list(self.story.heard), requests=list(self.story.requests))


def settle_in(rng: random.Random, urls: Callable[[], list[str]], put: Callable[[Any, str, Any], None] = setattr) -> Lines:
    """From now on the client goes to any of the nodes, and comes back soon. `put` may be that of a monkeypatch."""
    lines = Lines()
    put(client, "connect", go_anywhere(rng, urls, lines))
    put(client, "FIRST_PAUSE", 0.1)
    put(client, "LONGEST_PAUSE", 0.4)
    return lines
