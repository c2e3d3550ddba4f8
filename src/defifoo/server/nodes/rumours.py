"""What the nodes tell each other over Redis: that there is news of a table. A rumour may get lost; the log does not.

A rumour names the table and its kind:  v VERSION    the table is at this version
                                        n NUMBER     its notes have changed
                                        p            somebody came or went
                                        s MESSAGE    something was said there
                                        c AT PACE    somebody chose how fast it goes, then
                                        h SEAT       somebody wants the bots to go on

Every node hears all of them, many in one message, and passes over those of tables that it has not: that costs less than a
message for each table, and nobody has to say what he wants to hear of.
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

from defifoo.server.nodes.ending import end
from defifoo.server.outages import Outage

_log: Final = logging.getLogger("defifoo.rumours")
_PATIENCE: Final = 1.0
"""Seconds that Redis has for anything. It is also asked that often whether it still listens."""
_PAUSE: Final = 0.25
_BREATH: Final = 0.002
"""Seconds from one message to the next. One rumour alone is told at once; in a crowd many go in one message."""
_ONCE: Final = Retry(NoBackoff(), 0)
"""A rumour that could not be told is not told again: by then there is newer news."""
_CHANNEL: Final = "defifoo"
_END: Final = b"\n"
"""Of a rumour: none of them has a line break in it."""
_BROKEN: Final = (RedisError, OSError, TimeoutError, RuntimeError)
"""The last is the loop's, where a line was closed and nobody has noticed yet."""
Heed = Callable[[str, str, bytes], None]
"""Is told the code of a table, the kind of a rumour and the rest of it."""


class Rumours:
    """None is told and none is heard while Redis is not there; `up` says so, and `missed` is called when it goes and comes."""

    def __init__(self, address: str, node: str, heed: Heed, missed: Callable[[], None]) -> None:
        self.up = False
        self._away = Outage("Redis is not there, news comes from the database alone", logging.WARNING)
        self._wondered = False
        self._node = node.encode()
        self._heed = heed
        self._missed = missed
        self._address = address
        self._outbox: list[bytes] = []
        self._told_at = 0.0
        self._telling: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._teller: Any = None
        self._ears: Any = None

    def start(self) -> None:
        self._listening = asyncio.get_running_loop().create_task(self._listen())

    async def stop(self) -> None:
        await end((self._telling, self._listening))

    # Telling

    def tell(self, code: str, kind: str, rest: bytes = b"") -> None:
        if self.up:
            self._put(b"%s %s %s" % (code.encode(), kind.encode(), rest))

    def _put(self, rumour: bytes) -> None:
        self._outbox.append(rumour)
        if self._telling is None:
            self._telling = asyncio.get_running_loop().create_task(self._spread())

    async def _spread(self) -> None:
        """All that waits goes in one message."""
        try:
            while self._outbox and self.up:
                pause = self._told_at + _BREATH - monotonic()
                if pause > 0:
                    await asyncio.sleep(pause)
                if self._teller is None:
                    break  # the line was hung up meanwhile
                told, self._outbox = self._outbox, []
                message = _END.join([self._node, *told])
                self._told_at = monotonic()
                await asyncio.wait_for(self._teller.publish(_CHANNEL, message), _PATIENCE)
        except _BROKEN as error:
            self._lost(error)
        finally:
            self._outbox = []
            self._telling = None

    # Listening

    async def _listen(self) -> None:
        while True:
            try:
                await self._connect()
                await self._hear()
            except _BROKEN as error:
                self._lost(error)
            except Exception as error:  # the next try may go better, and nobody else does this
                if not self._away.on:
                    _log.exception("listening failed")
                self._lost(error)
            await self._hang_up()
            await asyncio.sleep(_PAUSE)

    async def _connect(self) -> None:
        self._teller = Redis.from_url(self._address, socket_connect_timeout=_PATIENCE, socket_timeout=None, retry=_ONCE)
        self._ears = self._teller.pubsub()
        await asyncio.wait_for(self._ears.subscribe(_CHANNEL), 2 * _PATIENCE)
        if not self.up:
            self.up = True
            self._away.over()
        self._missed()

    async def _hear(self) -> None:
        """Every second of silence is broken by a word to oneself; if that does not come back either, nobody is there."""
        heard = spoken = monotonic()
        while self.up:
            message = await self._ears.get_message(ignore_subscribe_messages=True, timeout=_PATIENCE)
            now = monotonic()
            if message is not None:
                heard = now
                self._overhear(message["data"])
            elif now - heard > 3 * _PATIENCE:
                raise TimeoutError("silence")
            elif now - max(heard, spoken) >= _PATIENCE:
                spoken = now
                self._put(b"")

    def _overhear(self, message: bytes) -> None:
        node, *rumours = message.split(_END)
        if node == self._node:
            return
        for rumour in rumours:
            if rumour:
                self._heed_one(rumour)

    def _heed_one(self, rumour: bytes) -> None:
        """What cannot be read is nobody's: another program may talk on this channel, or a node that knows other rumours."""
        try:
            code, kind, rest = rumour.split(b" ", 2)
            self._heed(code.decode(), kind.decode(), rest)
        except ValueError:
            if not self._wondered:
                self._wondered = True
                _log.warning("somebody says on Redis what no node of this version says: %r", rumour[:80])

    def _lost(self, error: BaseException) -> None:
        self._away.noticed(" ".join(str(error).split()) or type(error).__name__)
        if self.up:
            self.up = False
            self._missed()

    async def _hang_up(self) -> None:
        self.up = False
        for one in (self._ears, self._teller):
            if one is not None:
                with contextlib.suppress(*_BROKEN):
                    await asyncio.wait_for(one.aclose(), _PATIENCE)
        self._ears = self._teller = None
