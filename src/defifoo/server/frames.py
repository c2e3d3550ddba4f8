"""WebSocket frames on the short way.

What a table says is many small texts to many sockets. One that can be sent at once is framed here in one step, where the
general way takes a dozen and a task for each socket. All else, from the handshake to the farewell, goes the general way.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

EXTENSION: Final = "defifoo.speak"
Speak = Callable[[bytes], bool]
"""Sends a text now; False when it cannot, and nothing was sent."""


def text_frame(payload: bytes) -> bytes:
    """RFC 6455, 5.2: a whole text message from a server, not masked."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 0x10000:
        return b"\x81\x7e" + size.to_bytes(2) + payload
    return b"\x81\x7f" + size.to_bytes(8) + payload


class TableSocket(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        extensions: Any = self.scope.setdefault("extensions", {})
        extensions[EXTENSION] = {"speak": self.speak}
        await super().run_asgi()

    def speak(self, payload: bytes) -> bool:
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(text_frame(payload))
        return True


def speak_of(scope: Any) -> Speak:
    """The short way of a socket; under another web server there is none, and everything goes the general way."""
    found: Speak | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("speak")
    return found if found is not None else _never


def _never(_payload: bytes) -> bool:
    return False
