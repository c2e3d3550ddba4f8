"""What the nodes tell each other over Redis: that there is news of a table. A rumour may get lost; the log does not.

A rumour is a word and its kind:  v VERSION    the table is at this version
                                  n NUMBER     its notes have changed
                                  p            somebody came or went
                                  s MESSAGE    something was said there
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

_log: Final = logging.getLogger("defifoo.rumours")
_PATIENCE: Final = 1.0
"""Seconds that Redis has for anything. It is also asked that often whether it still listens."""
_PAUSE: Final = 0.25
_ONCE: Final = Retry(NoBackoff(), 0)
"""A rumour that could not be told is not told again: by then there is newer news."""
_CHANNEL: Final = "defifoo:"
_BROKEN: Final = (RedisError, OSError, TimeoutError)
Heed = Callable[[str, str, bytes], None]
"""Is told the code of a table, the kind of a rumour and the rest of it."""


class Rumours:
    """None is told and none is heard while Redis is not there; `up` says so, and `missed` is called when it is back."""

    def __init__(self, address: str, node: str, heed: Heed, missed: Callable[[], None]) -> None:
        self.up = False
        self._complained = False
        self._node = node
        self._heed = heed
        self._missed = missed
        self._own = f"{_CHANNEL}node:{node}"
        self._address = address
        self._codes: set[str] = set()
        self._outbox: list[tuple[str, bytes]] = []
        self._telling: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._teller: Any = None
        self._ears: Any = None

    def start(self) -> None:
        self._listening = asyncio.get_running_loop().create_task(self._listen())

    async def stop(self) -> None:
        for task in (self._telling, self._listening):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    # Telling

    def tell(self, code: str, kind: str, rest: bytes = b"") -> None:
        if self.up:
            self._put(_CHANNEL + code, b"%s %s %s" % (self._node.encode(), kind.encode(), rest))

    def _put(self, channel: str, rumour: bytes) -> None:
        self._outbox.append((channel, rumour))
        if self._telling is None:
            self._telling = asyncio.get_running_loop().create_task(self._spread())

    async def _spread(self) -> None:
        """All that waits goes in one write."""
        try:
            while self._outbox and self.up:
                told, self._outbox = self._outbox, []
                line = self._teller.pipeline(transaction=False)
                for channel, rumour in told:
                    line.publish(channel, rumour)
                await asyncio.wait_for(line.execute(), _PATIENCE)
        except _BROKEN as error:
            self._lost(error)
        finally:
            self._outbox = []
            self._telling = None

    # Listening

    async def follow(self, code: str) -> None:
        self._codes.add(code)
        await self._quietly("subscribe", code)

    async def forget(self, code: str) -> None:
        self._codes.discard(code)
        await self._quietly("unsubscribe", code)

    async def _quietly(self, what: str, code: str) -> None:
        if self.up:
            try:
                await asyncio.wait_for(getattr(self._ears, what)(_CHANNEL + code), _PATIENCE)
            except _BROKEN as error:
                self._lost(error)

    async def _listen(self) -> None:
        while True:
            try:
                await self._connect()
                await self._hear()
            except _BROKEN as error:
                self._lost(error)
            await self._hang_up()
            await asyncio.sleep(_PAUSE)

    async def _connect(self) -> None:
        self._teller = Redis.from_url(self._address, socket_connect_timeout=_PATIENCE, socket_timeout=None, retry=_ONCE)
        self._ears = self._teller.pubsub()
        channels = [self._own, *(_CHANNEL + code for code in self._codes)]
        await asyncio.wait_for(self._ears.subscribe(*channels), 2 * _PATIENCE)
        if not self.up:
            self.up = True
            self._complained = False
            _log.info("Redis is there")
        self._missed()

    async def _hear(self) -> None:
        """Every second of silence is broken by a word to oneself; if that does not come back either, nobody is there."""
        heard = spoken = monotonic()
        while self.up:
            message = await self._ears.get_message(ignore_subscribe_messages=True, timeout=_PATIENCE)
            now = monotonic()
            if message is not None:
                heard = now
                self._overhear(message["channel"].decode(), message["data"])
            elif now - heard > 3 * _PATIENCE:
                raise TimeoutError("silence")
            elif now - max(heard, spoken) >= _PATIENCE:
                spoken = now
                self._put(self._own, b"%s i" % self._node.encode())

    def _overhear(self, channel: str, data: bytes) -> None:
        node, kind, rest = (*data.split(b" ", 2), b"")[:3]
        if node != self._node.encode():
            self._heed(channel.removeprefix(_CHANNEL), kind.decode(), rest)

    def _lost(self, error: BaseException) -> None:
        if not self._complained:
            self._complained = True
            why = " ".join(str(error).split()) or type(error).__name__
            _log.warning("Redis is not there, news comes from the database alone: %s", why)
        self.up = False

    async def _hang_up(self) -> None:
        self.up = False
        for one in (self._ears, self._teller):
            if one is not None:
                with contextlib.suppress(*_BROKEN):
                    await asyncio.wait_for(one.aclose(), _PATIENCE)
        self._ears = self._teller = None
