"""A table of some game with its people on several nodes, and what they wrote down from the first to the last card."""

import asyncio
import contextlib
import random
from typing import NamedTuple

from defifoo.client import Server, Ticket, TurnedAwayError
from defifoo.storage.base import StorageError
from defifoo.storage.postgres.storage import PostgresStorage
from nodes.cluster import Cluster
from nodes.historian import Historian
from nodes.history import History, now

SLACK = 2_000
"""Milliseconds that a machine with much else to do may add."""
BOT = 3_200
WINDOW = 1_500
TO_KNOW = 30
"""Seconds after which everybody has heard of the last entry, whatever is done to the nodes meanwhile."""


class Plan(NamedTuple):
    """How a table is filled: people, bots, the time to react, and how many seconds people think."""

    game: str
    people: int
    bots: int
    window: int
    thinks: tuple[float, float]

    @property
    def answers(self) -> int:
        """How long people and bots take at most before something happens."""
        return int(self.thinks[1] * 1000) + SLACK + (BOT if self.bots else 0) + self.window


def drawn(rng: random.Random, game: str, thinks: tuple[float, float]) -> Plan:
    people = rng.choice([2, 3, 4])
    return Plan(game, people, rng.choice([0, 4 - people]), rng.choice([0, WINDOW]), thinks)


def longest_answer(thinks: tuple[float, float]) -> int:
    """Of all plans, in milliseconds."""
    return Plan("", 2, 2, WINDOW, thinks).answers


class Match:
    """One table and its people, from the first to the last card.

    until   when its people stopped in the middle of it, in milliseconds since 1970
    """

    def __init__(self, cluster: Cluster, plan: Plan, rng: random.Random) -> None:
        self.cluster = cluster
        self.plan = plan
        self.rng = rng
        self.people: list[Historian] = []
        self.code = ""
        self.turned_away = False
        self.until = 0

    @property
    def written(self) -> int:
        """How many moves its people know to be written."""
        return sum(request.fate == "written" for one in self.people for request in one.story.requests)

    async def open(self, servers: list[Server]) -> None:
        plan = self.plan
        made = await self.rng.choice(servers).make_table(plan.game, plan.people + plan.bots, window=plan.window)
        self.code = made.code
        tickets: list[Ticket] = []
        for seat in range(plan.people):
            tickets.append(await self.rng.choice(servers).take_seat(made.code, f"p{seat}"))
        self.people = [Historian(ticket, random.Random(self.rng.random()), plan.thinks) for ticket in tickets]
        for one in self.people:
            await one.player.__aenter__()
        async with asyncio.timeout(20):
            for one in self.people:
                await one.player.until(lambda one=one: one.player.table is not None)  # type: ignore[misc]
        await self.rng.choice(servers).start(made.code, made.token)

    async def leave(self) -> None:
        for one in self.people:
            with contextlib.suppress(AssertionError):  # who never came need not go
                await one.player.__aexit__(None, None, None)

    async def play(self, end: asyncio.Event) -> None:
        """To the last card, or until the end comes."""
        playing = [asyncio.create_task(one.play()) for one in self.people]
        ending = asyncio.create_task(end.wait())
        all_of_them = asyncio.gather(*playing)
        try:
            while not all_of_them.done() and not end.is_set():
                await asyncio.wait([*playing, ending], timeout=1, return_when=asyncio.FIRST_EXCEPTION)
            if not any(task.done() for task in playing):
                self.until = now()
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
        """When everybody knows of the last entry, or should, and nothing is broken any more."""
        log = await self._log_that_all_know(storage)
        stories = [one.ends() for one in self.people]
        await self.leave()
        while self.cluster.broken:
            await asyncio.sleep(0.1)
        if self.turned_away:
            return History(self.code, [], log)
        return History(self.code, stories, log, self.plan.answers, self.until, self.cluster.troubles, self.cluster.machine)

    async def _log_that_all_know(self, storage: PostgresStorage) -> list[bytes]:
        """The bots go on, so that there may never be a last entry: what counts is a moment at which nobody is behind."""
        patience = asyncio.get_running_loop().time() + TO_KNOW
        while True:
            late = self.turned_away or asyncio.get_running_loop().time() > patience
            with contextlib.suppress(StorageError):
                if late or self._known((await storage.heads([self.code]))[self.code].version):
                    log = await storage.load(self.code)
                    if late or self._known(len(log)):
                        return log
            await asyncio.sleep(0.1)

    def _known(self, version: int) -> bool:
        return all(one.player.version == version for one in self.people)
