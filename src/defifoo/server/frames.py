"""WebSocket texts on the short way.

What a table says is many small texts to many sockets. One that can be sent at once is framed here in one step, where the
general way takes a dozen and a task for each socket. What a guest says is heard at once, where the general way queues it,
stops reading and wakes a task. All else, from the handshake to the farewell, goes the general way.
"""

import time
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from defifoo.server.limits import Bucket
from defifoo.server.settings import Limits

EXTENSION: Final = "defifoo.speak"
PIECE: Final = 2048
FAREWELL_SECONDS: Final = 10
Speak = Callable[[bytes], bool]
"""Sends a text now; False when it cannot, and nothing was sent."""
Hear = Callable[[str], None]


def text_frame(payload: bytes) -> bytes:
    """RFC 6455, 5.2: a whole text message from a server, not masked."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 0x10000:
        return b"\x81\x7e" + size.to_bytes(2) + payload
    return b"\x81\x7f" + size.to_bytes(8) + payload


class TableSocket(WebSocketsSansIOProtocol):
    """hear        who takes texts at once; None: they are queued
    allowance   how many frames it may still send
    """

    hear: Hear | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        limits = Limits()
        self.allowance = Bucket(limits.frames_burst, limits.frames_rate, time.monotonic())

    def data_received(self, data: bytes) -> None:
        # Piece by piece: a flood of tiny frames must be noticed before all of it was taken apart.
        for start in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        if self.allowance.take(time.monotonic(), len(self.conn.events)):
            super().handle_events()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.let_go()

    def let_go(self) -> None:
        """Who does not take the farewell in time is cut off: a closed transport waits for its reader for ever."""
        if not self.disconnected:
            self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    async def run_asgi(self) -> None:
        extensions: Any = self.scope.setdefault("extensions", {})
        extensions[EXTENSION] = self
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        # What came before is still in the queue: it is taken first.
        if self.hear is None or self.curr_msg_data_type != "text" or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which closes the socket
            return
        self.frames = []
        self.hear(text)

    def speak(self, payload: bytes) -> bool:
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(text_frame(payload))
        return True


def speak_of(scope: Any) -> Speak:
    """The short way of a socket; under another web server there is none, and everything goes the general way."""
    found = _short_way(scope)
    return _never if found is None else found.speak


def listen_to(scope: Any, hear: Hear) -> None:
    """From now on texts are heard at once, on the short way if there is one. Whoever calls must empty the queue as well."""
    found = _short_way(scope)
    if found is not None:
        found.hear = hear


def allow(scope: Any, frames: Bucket) -> None:
    found = _short_way(scope)
    if found is not None:
        found.allowance = frames


def let_go(scope: Any) -> None:
    found = _short_way(scope)
    if found is not None:
        found.let_go()


def _short_way(scope: Any) -> TableSocket | None:
    found: TableSocket | None = (scope.get("extensions") or {}).get(EXTENSION)
    return found


def _never(_payload: bytes) -> bool:
    return False
