"""Several nodes in processes of their own, with all that can happen to them."""

import asyncio
import os
import random
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from nodes.engines import Postgres, Redis
from nodes.history import Trouble, now
from nodes.machine import Machine, children
from nodes.proxy import Proxies

HEALTH = 1.0
"""Seconds until a balancer that looks at /api/health sends nobody to a node any more."""
TO_RECOVER = 3_000
TO_RECOVER_DATABASE = 10_000
"""Milliseconds after which every table goes on."""


class Cluster:
    """troubles   from when to when something was broken, the time to recover included, in milliseconds since 1970
    told       how often each fault happened
    machine    how long all of them waited for a processor
    broken     how many things are broken at the moment: these are no trouble of the list yet
    """

    def __init__(self, database: Postgres, address: str, redis: Redis, rng: random.Random) -> None:
        self.database = database
        self.redis = redis
        self.troubles: list[Trouble] = []
        self.told: dict[str, int] = {}
        self.broken = 0
        self.machine = Machine(self._who)
        self._name = address.rsplit("/", 1)[1]
        self._rng = rng
        self._proxies = Proxies(database.port, 0)
        self._processes: list[Process] = []
        self._ports: list[int] = []
        self._down: set[int] = set()
        self._busy: set[int] = set()
        self._engine = asyncio.Lock()

    # Nodes

    async def start(self, many: int) -> None:
        self._proxies = Proxies(self.database.port, many)
        await self._proxies.start()
        started = await asyncio.gather(*(self._launch(number, 0) for number in range(many)))
        self._processes, self._ports = [process for process, _ in started], [port for _, port in started]

    async def _launch(self, number: int, port: int) -> tuple[Process, int]:
        address = self.database.address(self._name, self._proxies.ports[number])
        options = ["--database", address, "--redis", self.redis.address, "--port", str(port), "--unlimited"]
        tests = str(Path(__file__).parents[1])
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([tests, os.environ.get("PYTHONPATH", "")])}
        command = [sys.executable, "-m", "nodes.launch", "serve", *options]
        process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, env=environment, start_new_session=True)
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), 120)).decode()
        found = re.search(r":(\d+)$", line.strip())
        if found is None:
            raise RuntimeError(f"a node did not start: {line}")
        return process, int(found[1])

    def _who(self) -> list[int]:
        """A move goes through a node, the line to the database and one of its processes."""
        nodes = [process.pid for process in self._processes if process.returncode is None]
        database = self.database.process
        return nodes + self._proxies.pids + ([] if database is None else [database.pid, *children(database.pid)])

    def urls(self) -> list[str]:
        """Of the nodes that a balancer would still send people to."""
        there = [f"http://127.0.0.1:{port}" for number, port in enumerate(self._ports) if number not in self._down]
        return there or [f"http://127.0.0.1:{port}" for port in self._ports]

    async def stop(self) -> None:
        for process in self._processes:
            if process.returncode is None:
                process.kill()
                await process.wait()
        await self._proxies.stop()

    # Faults

    @property
    def faults(self) -> dict[str, Callable[[], Awaitable[None]]]:
        return {
            "a node is killed": self.kill,
            "a node sleeps and wakes": self.sleep,
            "Redis is killed": self.without_redis,
            "PostgreSQL restarts": self.restart_database,
            "nothing reaches the database": lambda: self.cut(there=True),
            "nothing comes from the database": lambda: self.cut(there=False),
            "a clock jumps": self.jump,
        }

    @asynccontextmanager
    async def _trouble(self, what: str, recovery: int = TO_RECOVER) -> AsyncIterator[None]:
        self.told[what] = self.told.get(what, 0) + 1
        start = now()
        self.broken += 1
        try:
            yield
        finally:
            self.broken -= 1
            self.troubles.append((start, now() + recovery, what))

    async def kill(self) -> None:
        """What the others make of it counts from the first moment: another node is up all the time."""
        number = await self._idle()
        async with self._trouble("a node is killed"):
            self._down.add(number)
            self._processes[number].kill()
            await self._processes[number].wait()
        await asyncio.sleep(self._rng.uniform(0.2, 1.5))
        while True:
            try:
                self._processes[number], _ = await self._launch(number, self._ports[number])
                break
            except RuntimeError:
                await asyncio.sleep(0.5)  # it says that the database is not there, and ends
        self._down.discard(number)
        self._busy.discard(number)

    async def _idle(self) -> int:
        """A node that nothing happens to, as soon as there is one; another is always left alone."""
        while len(idle := [number for number in range(len(self._processes)) if number not in self._busy]) < 2:
            await asyncio.sleep(0.05)
        number = self._rng.choice(idle)
        self._busy.add(number)
        return number

    async def sleep(self) -> None:
        number = await self._idle()
        process = self._processes[number]
        async with self._trouble("a node sleeps and wakes"):
            process.send_signal(signal.SIGSTOP)
        pause = self._rng.uniform(0.5, 4.0)
        await asyncio.sleep(min(pause, HEALTH))
        self._down.add(number)
        await asyncio.sleep(max(0.0, pause - HEALTH))
        async with self._trouble("a node sleeps and wakes"):
            process.send_signal(signal.SIGCONT)
        self.told["a node sleeps and wakes"] -= 1
        self._down.discard(number)
        self._busy.discard(number)

    async def without_redis(self) -> None:
        async with self._engine:
            async with self._trouble("Redis is killed"):
                await asyncio.to_thread(self.redis.stop, signal.SIGKILL)
            await asyncio.sleep(self._rng.uniform(0.2, 3.0))
            await asyncio.to_thread(self.redis.start)

    async def restart_database(self) -> None:
        how = self._rng.choice([signal.SIGINT, signal.SIGQUIT])
        async with self._trouble("PostgreSQL restarts", TO_RECOVER_DATABASE):
            await asyncio.to_thread(self.database.stop, how)
            await asyncio.to_thread(self.database.start)

    async def cut(self, *, there: bool) -> None:
        number = await self._idle()
        async with self._trouble("nothing reaches the database" if there else "nothing comes from the database"):
            self._proxies.cut(number, there=there)
            pause = self._rng.uniform(0.3, 3.0)
            await asyncio.sleep(min(pause, HEALTH))
            self._down.add(number)
            await asyncio.sleep(max(0.0, pause - HEALTH))
            self._proxies.mend(number)
            self._down.discard(number)
        self._busy.discard(number)

    async def jump(self) -> None:
        """No table may notice: there is no time to recover."""
        self.told["a clock jumps"] = self.told.get("a clock jumps", 0) + 1
        living = [process for process in self._processes if process.returncode is None]
        self._rng.choice(living).send_signal(signal.SIGUSR1)
