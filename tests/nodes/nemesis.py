"""Tables of all games on several nodes, while one fault follows the other; then everything is checked."""

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Any, Self

import httpx

from defifoo.client import Server, ServerRefused, TurnedAwayError
from defifoo.games.shelf import GAMES
from defifoo.storage.postgres.storage import PostgresStorage
from nodes.checker import check, nobody_can_say
from nodes.cluster import Cluster
from nodes.historian import Lines
from nodes.history import now
from nodes.matches import Match, drawn, longest_answer

THINKS = (0.05, 0.5)
AT_ONCE = 6
"""So many tables are opened at the same time."""


class Nemesis:
    """timed        whether a table that stalls is a fault: on a machine that has much else to do nobody can say
    playing      the tables that are played at the moment
    found        what the checker found
    unsure       what it would have found if nobody had waited for a processor
    matches      tables that were checked
    moves        moves that were acknowledged to people
    turned_away  tables that somebody was sent away from
    given_up     tables that could not be opened while something was broken
    enough       no more faults
    """

    def __init__(
        self,
        cluster: Cluster,
        storage: PostgresStorage,
        lines: Lines,
        seed: int,
        *,
        thinks: tuple[float, float] = THINKS,
        timed: bool = True,
    ) -> None:
        self.cluster = cluster
        self.storage = storage
        self.timed = timed
        self.thinks = thinks
        self.playing: dict[int, Match] = {}
        self.found: list[str] = []
        self.unsure: list[str] = []
        self.matches = 0
        self.moves = 0
        self.given_up = 0
        self.turned_away = 0
        self.enough = asyncio.Event()
        self._lines = lines
        self._seed = seed
        self._servers: dict[str, Server] = {}
        self._stack = AsyncExitStack()
        self._watching: list[asyncio.Task[None]] = []
        self._end = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._watching = [asyncio.create_task(what) for what in (self.cluster.machine.watch(), self._lines.watch())]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._watching:
            task.cancel()
        await self._stack.aclose()

    # Tables

    async def tables(self, many: int) -> list["asyncio.Task[None]"]:
        """So many tables at once; where a match is over the next one begins."""
        doors = asyncio.Semaphore(AT_ONCE)

        async def begun(number: int) -> asyncio.Task[None]:
            rng = random.Random(f"{self._seed} table {number}")
            async with doors:
                return asyncio.create_task(self._keep_on(number, await self._opened(number, rng), rng))

        return await asyncio.gather(*(begun(number) for number in range(many)))

    async def _opened(self, number: int, rng: random.Random) -> Match:
        while True:
            plan = drawn(rng, list(GAMES)[number % len(GAMES)], self.thinks)
            match = Match(self.cluster, plan, random.Random(rng.random()))
            try:
                await match.open([await self._server(url) for url in self.cluster.urls()])
                return match
            except (ServerRefused, httpx.HTTPError, TimeoutError, TurnedAwayError):
                self.given_up += 1
                await match.leave()
                await asyncio.sleep(0.2)

    async def _server(self, url: str) -> Server:
        if url not in self._servers:
            self._servers[url] = await self._stack.enter_async_context(Server(url))
        return self._servers[url]

    async def _keep_on(self, number: int, match: Match, rng: random.Random) -> None:
        while True:
            self.playing[number] = match
            await match.play(self._end)
            del self.playing[number]
            await self._check(match)
            if self._end.is_set():
                return
            match = await self._opened(number, rng)

    async def _check(self, match: Match) -> None:
        history = await match.history(self.storage)
        if not self.timed:
            history.answers = None
        self.found += check(history)
        self.unsure += nobody_can_say(history)
        self.matches += 1
        self.turned_away += match.turned_away
        self.moves += match.written

    @property
    def written(self) -> int:
        """Moves that people know to be written, at the tables that are played too."""
        return self.moves + sum(match.written for match in self.playing.values())

    async def all_go_on(self) -> None:
        """Wait until somebody's move was written at every table, or its match was over."""
        before = {number: (match, match.written) for number, match in self.playing.items()}
        while any(
            self.playing.get(number) is match and match.written == written for number, (match, written) in before.items()
        ):
            await asyncio.sleep(0.1)

    def stop(self) -> None:
        """The moves that are under way are the last."""
        self._end.set()

    # Faults

    async def rage(
        self, faults: int, pause: tuple[float, float], volley: int = 0, report: Callable[[int], Any] = lambda _: None
    ) -> None:
        """One fault after the other, sometimes two at once; after each `volley` of them a calm."""
        rng = random.Random(f"{self._seed} faults")
        names = list(self.cluster.faults)
        order = [name for _ in range(-(-faults // len(names))) for name in rng.sample(names, len(names))][:faults]
        running: set[asyncio.Task[None]] = set()
        for number, name in enumerate(order, 1):
            beside, rest = rng.random() > 0.7, rng.uniform(*pause)
            if self.enough.is_set():
                break
            task = asyncio.ensure_future(self.cluster.faults[name]())
            running = {one for one in running if not one.done()} | {task}
            if name == "PostgreSQL restarts" or not beside:
                await task
            await asyncio.sleep(rest)
            if volley and number % volley == 0:
                await asyncio.gather(*running)
                await self.calm()
                report(number)
        await asyncio.gather(*running)
        await self.calm()

    async def calm(self) -> None:
        """For so long that a table which does not go on by itself is sure to be seen: while faults follow each other without
        a pause, there is always one that could be blamed."""
        if self.timed:
            healed = max((end for _, end, _ in self.cluster.troubles), default=now())
            await asyncio.sleep(max(0, healed + longest_answer(self.thinks) + 500 - now()) / 1000)
