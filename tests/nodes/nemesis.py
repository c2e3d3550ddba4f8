"""Tables of all games on several nodes, while one fault follows the other; then everything is checked."""

import asyncio
import contextlib
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx

from defifoo.client import Server, ServerRefused, Ticket, TurnedAwayError
from defifoo.games.shelf import GAMES
from defifoo.storage.postgres.storage import PostgresStorage
from nodes.checker import check
from nodes.cluster import Cluster, now
from nodes.historian import Historian
from nodes.history import History

THINKS = (0.05, 0.5)
SLACK = 2_000
"""Milliseconds that a machine with much else to do may add."""
TICK = 0.1
NO_TIME = 400
BOT = 3_200
WINDOW = 1_500


class Plan(NamedTuple):
    """How a table is filled: people, bots, and the time to react."""

    game: str
    people: int
    bots: int
    window: int

    @property
    def answers(self) -> int:
        """How long people and bots take at most before something happens."""
        return int(THINKS[1] * 1000) + SLACK + (BOT if self.bots else 0) + self.window


def drawn(rng: random.Random, game: str) -> Plan:
    people = rng.choice([2, 3, 4])
    return Plan(game, people, rng.choice([0, 4 - people]), rng.choice([0, WINDOW]))


class Match:
    """One table and its people, from the first to the last card."""

    def __init__(self, cluster: Cluster, plan: Plan, rng: random.Random) -> None:
        self.cluster = cluster
        self.plan = plan
        self.rng = rng
        self.people: list[Historian] = []
        self.code = ""
        self.turned_away = False

    @property
    def written(self) -> int:
        """How many moves its people know to be written."""
        return sum(request.fate == "written" for one in self.people for request in one.story.requests)

    async def open(self) -> None:
        plan = self.plan
        async with contextlib.AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(Server(url)) for url in self.cluster.urls()]
            made = await self.rng.choice(servers).make_table(plan.game, plan.people + plan.bots, window=plan.window)
            self.code = made.code
            tickets: list[Ticket] = []
            for seat in range(plan.people):
                tickets.append(await self.rng.choice(servers).take_seat(made.code, f"p{seat}"))
            self.people = [Historian(ticket, random.Random(self.rng.random()), THINKS) for ticket in tickets]
            for one in self.people:
                await one.player.__aenter__()
            async with asyncio.timeout(20):
                for one in self.people:
                    await one.player.until(lambda one=one: one.player.table is not None)  # type: ignore[misc]
            await self.rng.choice(servers).start(made.code, made.token)

    async def play(self, end: asyncio.Event) -> None:
        """To the last card, or until the end comes."""
        playing = [asyncio.create_task(one.play()) for one in self.people]
        ending = asyncio.create_task(end.wait())
        all_of_them = asyncio.gather(*playing)
        try:
            while not all_of_them.done() and not end.is_set():
                await asyncio.wait([*playing, ending], timeout=1, return_when=asyncio.FIRST_EXCEPTION)
            for one, task in zip(self.people, playing, strict=True):
                if not task.done():
                    await one.stop(task)
            await all_of_them
        except TurnedAwayError:
            self.turned_away = True
        except asyncio.CancelledError:
            if not end.is_set():
                raise
        finally:
            ending.cancel()
            for task in playing:
                task.cancel()

    async def history(self, storage: PostgresStorage) -> History:
        """When everybody knows of the last entry, or should."""
        until = asyncio.get_running_loop().time() + 10
        while True:
            log = await storage.load(self.code)
            if self.turned_away or all(one.player.version == len(log) for one in self.people):
                break
            if asyncio.get_running_loop().time() > until:
                break
            await asyncio.sleep(0.05)
        stories = [one.ends() for one in self.people]
        for one in self.people:
            await one.player.__aexit__(None, None, None)
        answers = None if self.turned_away else self.plan.answers
        return History(self.code, [] if self.turned_away else stories, log, answers, self.cluster.troubles)


class Nemesis:
    """timed      whether a table that stalls is a fault: on a machine that has much else to do nobody can say
    playing    the tables that are played at the moment
    found      what the checker found
    matches    tables that were checked
    moves      moves that were acknowledged to people
    hiccups    how often the machine had no time
    """

    def __init__(self, cluster: Cluster, storage: PostgresStorage, rng: random.Random, *, timed: bool = True) -> None:
        self.cluster = cluster
        self.storage = storage
        self.timed = timed
        self.playing: dict[int, Match] = {}
        self.rng = rng
        self.found: list[str] = []
        self.matches = 0
        self.moves = 0
        self.given_up = 0
        self.hiccups = 0
        self._end = asyncio.Event()

    async def tables(self, many: int) -> list["asyncio.Task[None]"]:
        """So many tables at once; where a match is over the next one begins."""
        return [asyncio.create_task(self._keep_on(number, await self._opened(number))) for number in range(many)]

    async def _opened(self, number: int) -> Match:
        while True:
            match = Match(self.cluster, drawn(self.rng, list(GAMES)[number % len(GAMES)]), random.Random(self.rng.random()))
            try:
                await match.open()
                return match
            except (ServerRefused, httpx.HTTPError, TimeoutError, TurnedAwayError):
                self.given_up += 1
                for one in match.people:
                    with contextlib.suppress(AssertionError):
                        await one.player.__aexit__(None, None, None)
                await asyncio.sleep(0.2)

    async def _keep_on(self, number: int, match: Match) -> None:
        while True:
            self.playing[number] = match
            await match.play(self._end)
            history = await match.history(self.storage)
            if not self.timed:
                history.answers = None
            self.found += check(history)
            self.matches += 1
            self.moves += sum(request.fate == "written" for story in history.stories for request in story.requests)
            if self._end.is_set():
                return
            match = await self._opened(number)

    async def all_go_on(self) -> None:
        """Wait until somebody's move was written at every table, or its match was over."""
        before = {number: (match, match.written) for number, match in self.playing.items()}
        while any(self.playing[number] is match and match.written == written for number, (match, written) in before.items()):
            await asyncio.sleep(0.1)

    async def watch_machine(self) -> None:
        """Where the machine had no time for a while, nobody can be blamed for standing still."""
        while True:
            before = now()
            await asyncio.sleep(TICK)
            if now() - before > 1000 * TICK + NO_TIME:
                self.hiccups += 1
                self.cluster.troubles.append((before, now() + NO_TIME, "the machine had no time"))

    async def rage(self, faults: int, pause: tuple[float, float], report: Callable[[int, str], Any] = lambda *_: None) -> None:
        """One fault after the other, sometimes two at once."""
        running: set[asyncio.Task[None]] = set()
        names = list(self.cluster.faults)
        order = [name for _ in range(-(-faults // len(names))) for name in self.rng.sample(names, len(names))][:faults]
        for number, name in enumerate(order):
            report(number, name)
            task = asyncio.ensure_future(self.cluster.faults[name]())
            running = {one for one in running if not one.done()} | {task}
            if name == "PostgreSQL restarts" or self.rng.random() < 0.7:
                await task
            await asyncio.sleep(self.rng.uniform(*pause))
        await asyncio.gather(*running)

    def stop(self) -> None:
        """The moves that are under way are the last."""
        self._end.set()
