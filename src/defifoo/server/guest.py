"""One open WebSocket: somebody at a table or a spectator."""

import asyncio
from asyncio import Future
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from defifoo.server.frames import Speak
from defifoo.server.limits import Allowance
from defifoo.server.metrics import Metrics
from defifoo.words.language import USUAL

BAD: Final = 4400
SLOW: Final = 4408
TOO_MANY: Final = 4429
NO_SEAT: Final = 4401
Send = Callable[[Any], Awaitable[None]]
"""Any: a message of ASGI, a dictionary for each kind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guest:
    """seats     the seats this socket plays for; empty for a spectator
    token    the hash of its token
    only     the seats it narrowed itself down to; None: all of the token
    changes  whether it follows the view by changes
    past     whether it wants to know what happened before it came
    allowance  what it may still say
    measure  sends a ping, to see how long its line is
    hang_up  called once when it is to be listened to no longer
    """

    def __init__(self, send: Send, speak: Speak, metrics: Metrics, allowance: Allowance, most: int) -> None:
        self.seats: list[int] = []
        self.token = ""
        self.only: list[int] | None = None
        self.lang = USUAL
        self.changes = True
        self.past = False
        self.allowance = allowance
        self.misdeeds = 0
        self.closing = 0
        self.measure: Callable[[], None] | None = None
        self.hang_up: Callable[[], None] | None = None
        self._send = send
        self._speak = speak
        self._metrics = metrics
        self._most = most
        self._outbox: deque[bytes] = deque()
        self._sending = False
        self._wake: Future[None] | None = None

    def push(self, payload: bytes) -> None:
        """Send now or soon, in order. Somebody who does not take what is sent is let go."""
        if self.closing:
            return
        if not self._outbox and not self._sending and self._speak(payload):
            self._metrics.sent += 1
            return
        if len(self._outbox) >= self._most:
            self.close(SLOW)
            return
        self._outbox.append(payload)
        self._awaken()

    def close(self, code: int) -> None:
        """What was pushed before is still sent, unless it is the reader who does not take it."""
        if not self.closing:
            self.closing = code
            if code == SLOW:
                self._outbox.clear()
            self._awaken()
            if self.hang_up is not None:
                self.hang_up()

    def _awaken(self) -> None:
        wake = self._wake
        if wake is not None and not wake.done():
            wake.set_result(None)

    async def write(self) -> None:
        """Runs as long as the socket is open."""
        loop = asyncio.get_running_loop()
        outbox, send = self._outbox, self._send
        while True:
            self._sending = True
            while outbox:
                payload = outbox.popleft()
                await send({"type": "websocket.send", "text": payload.decode()})
                self._metrics.sent += 1
            self._sending = False
            if self.closing:
                await send({"type": "websocket.close", "code": self.closing, "reason": ""})
                return
            self._wake = loop.create_future()
            await self._wake
