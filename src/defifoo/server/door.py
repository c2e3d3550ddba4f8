"""Where connections come in. Whoever knocks has to say what for, soon, and not too many at once."""

from asyncio import BaseTransport, TimerHandle
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from defifoo.server.settings import Limits

PATIENCE: Final = 20
"""Seconds until a request must be complete."""


class Door(H11Protocol):
    """Each connection takes up a file of the server, also one that asks for nothing: those are counted by address.

    waiting   how many of each address have not asked for anything yet
    most      how many may wait
    """

    waiting: Counter[str]
    most: int

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._patience: TimerHandle | None = None
        self._from = ""
        self._upgraded = False

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]  # it says that it takes less than it is given
        self._from = self.client[0] if self.client else ""
        if self.waiting[self._from] >= self.most:
            self.transport.abort()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._upgraded and (self.cycle is None or self.cycle.response_complete):
            self._wait()
        else:
            self._served()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._served()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._patience is None and not self.transport.is_closing():
            self.waiting[self._from] += 1
            self._patience = self.loop.call_later(PATIENCE, self.transport.abort)

    def _served(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
            self.waiting[self._from] -= 1
            if not self.waiting[self._from]:
                del self.waiting[self._from]


def door(limits: Limits) -> type[Door]:
    """The door of one server."""
    return type("Door", (Door,), {"waiting": Counter(), "most": limits.waiting})
