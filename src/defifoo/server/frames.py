"""WebSocket texts on the short way.

What a table says is many small texts to many sockets. One that can be sent at once is framed here in one step, where the
general way takes a dozen and a task for each socket. What a guest says in one small frame is unmasked and heard at once, where
the general way parses it step by step, queues it, stops reading and wakes a task. All else, from the handshake to the farewell,
goes the general way, frame by frame, so that it is known where one begins.
"""

import time
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets was installed without a compiler
    from websockets.utils import apply_mask

from defifoo.server.limits import Bucket
from defifoo.server.lines import seen_by_kernel
from defifoo.server.settings import Limits

EXTENSION: Final = "defifoo.speak"
PIECE: Final = 2048
"""A frame that is longer than this is handed on in pieces."""
WHOLE_TEXT: Final = 0x81
_OPEN: Final = State.OPEN
LAST: Final = 0x80
CONTROL: Final = 0x08
MASKED: Final = 0x80
MASK: Final = 4
_WIDE: Final = {126: 2, 127: 8}
"""A longer frame says in so many more bytes how long it is."""
FAREWELL_SECONDS: Final = 10
Speak = Callable[[bytes], bool]
"""Sends a text now; False when it cannot, and nothing was sent."""
Hear = Callable[[str], None]
Scope = Any
"""What a web server says of a connection: a dictionary of whatever it likes."""
Timed = Callable[[int, int | None], None]
"""Is told of a round trip on the line, in milliseconds, and of the shortest that the kernel has seen, if it can be asked."""
FIRST_PINGS: Final = (0.05, 0.25, 1.0, 3.0)
"""Seconds: at first a line is measured more often, so that it is known when the first cards are played."""


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 0x10000:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2)
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8)


_HEADS: Final = [_head(size) for size in range(1024)]
"""Of nearly everything that is said."""


def text_frame(payload: bytes) -> bytes:
    """RFC 6455, 5.2: a whole text message from a server, not masked."""
    size = len(payload)
    return (_HEADS[size] if size < 1024 else _head(size)) + payload


def frame_size(data: bytes, start: int) -> int:
    """The size of the frame that begins here, its head included; 0 while too little of the head is there to tell."""
    if len(data) < start + 2:
        return 0
    size = data[start + 1] & 0x7F
    head = 2 + MASK if data[start + 1] & MASKED else 2
    if size < 126:
        return head + size
    wide = _WIDE[size]
    if len(data) < start + 2 + wide:
        return 0
    return head + wide + int.from_bytes(data[start + 2 : start + 2 + wide])


def unmasked(frame: bytes) -> bytes:
    """What a client says in a whole frame."""
    head = 2 + _WIDE.get(frame[1] & 0x7F, 0)
    return apply_mask(frame[head + MASK :], frame[head : head + MASK])


class TableSocket(WebSocketsSansIOProtocol):
    """hear        who takes texts at once; None: they are queued
    timed       who is told of every round trip
    allowance   how many frames it may still send
    """

    hear: Hear | None = None
    timed: Timed | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        limits = Limits()
        self.allowance = Bucket(limits.frames_burst, limits.frames_rate, time.monotonic())
        self._begun = b""
        """Of a frame that is not all here yet."""
        self._to_come = 0
        """So many bytes of a long frame, the rest of which was handed on."""
        self._in_parts = False
        """Whether a message came in several frames, the last of which is to come."""
        self._soon = iter(FIRST_PINGS)

    def schedule_ping(self) -> None:
        soon = next(self._soon, None)
        if soon is None:
            super().schedule_ping()
        else:
            self.ping_timer = self.loop.call_later(soon, self.send_keepalive_ping)

    def measure(self) -> None:
        """Send a ping now, unless one is under way."""
        if self.pending_ping_payload is None and self.ping_timer is not None and self.conn.state is State.OPEN:
            self.ping_timer.cancel()
            self.send_keepalive_ping()

    def handle_pong(self, event: Any) -> None:
        pending = self.pending_ping_payload
        super().handle_pong(event)
        if pending is not None and self.pending_ping_payload is None and self.timed is not None:
            self.timed(int(self.last_ping_rtt * 1000), seen_by_kernel(self.transport))

    def data_received(self, data: bytes) -> None:
        """Frame by frame: a flood of tiny ones must be noticed before all of it was taken apart."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        start = self._rest_of_a_long_frame(data) if self._to_come else 0
        if self._begun:
            data, self._begun = self._begun + data, b""
        while start < len(data) and not self.transport.is_closing():
            size = frame_size(data, start)
            if size > PIECE:
                self._note(data[start])
                self._to_come = size
                start += self._rest_of_a_long_frame(data[start:])
            elif not size or start + size > len(data):
                self._begun = data[start:]
                return
            else:
                self._take(data if size == len(data) else data[start : start + size])
                start += size

    def _rest_of_a_long_frame(self, data: bytes) -> int:
        """Hands it on as far as it is here; tells how far."""
        here = min(self._to_come, len(data))
        self._to_come -= here
        for start in range(0, here, PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start : min(start + PIECE, here)])
        return here

    def _take(self, frame: bytes) -> None:
        """A whole frame. A text that needs no other is heard at once if nothing waits before it."""
        if frame[0] != WHOLE_TEXT or self._in_parts or not self._listening() or not frame[1] & MASKED:
            self._note(frame[0])
            super().data_received(frame)
        elif self.allowance.take(time.monotonic()):
            try:
                text = unmasked(frame).decode()
            except UnicodeDecodeError:
                super().data_received(frame)  # which closes the socket
                return
            assert self.hear is not None
            self.hear(text)
        else:
            self.transport.abort()

    def _note(self, first: int) -> None:
        """The first byte of a frame that goes the general way: a message may begin, go on or end with it."""
        if not first & CONTROL:
            self._in_parts = not first & LAST

    def _listening(self) -> bool:
        """What came before may still be in the queue: it is taken first."""
        return self.hear is not None and self.conn.state is _OPEN and not self.close_sent and self.queue.empty()

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

    def speak(self, payload: bytes) -> bool:
        if not self.writable.is_set() or self.close_sent or self.conn.state is not _OPEN or self.transport.is_closing():
            return False
        self.transport.write(text_frame(payload))
        return True


def speak_of(scope: Scope) -> Speak:
    """The short way of a socket; under another web server there is none, and everything goes the general way."""
    found = _short_way(scope)
    return _never if found is None else found.speak


def listen_to(scope: Scope, hear: Hear) -> None:
    """From now on texts are heard at once, on the short way if there is one. Whoever calls must empty the queue as well."""
    found = _short_way(scope)
    if found is not None:
        found.hear = hear


def time_line(scope: Scope, timed: Timed) -> Callable[[], None]:
    """From now on somebody is told of every round trip; what measures one more."""
    found = _short_way(scope)
    if found is None:
        return lambda: None
    found.timed = timed
    return found.measure


def allow(scope: Scope, frames: Bucket) -> None:
    found = _short_way(scope)
    if found is not None:
        found.allowance = frames


def let_go(scope: Scope) -> None:
    found = _short_way(scope)
    if found is not None:
        found.let_go()


def _short_way(scope: Scope) -> TableSocket | None:
    found: TableSocket | None = (scope.get("extensions") or {}).get(EXTENSION)
    return found


def _never(_payload: bytes) -> bool:
    return False
