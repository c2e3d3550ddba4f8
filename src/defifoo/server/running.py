"""The web server around the application."""

import gc
import logging
import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from litestar import Litestar

from defifoo.server.base import below
from defifoo.server.door import Porch, doorkeeper
from defifoo.server.files import raise_limit
from defifoo.server.frames import TableSocket
from defifoo.server.guarding import guarded
from defifoo.server.settings import Settings

VERBOSE: Final = "info"


def configuration(app: Litestar, *, verbose: bool = False) -> uvicorn.Config:
    """Addresses of tables do not belong in a log, so there is no access log."""
    settings: Settings = app.state.settings
    porch = Porch(app.state.addresses, settings.proxies, settings.limits.visits, raise_limit())
    return uvicorn.Config(
        below(settings.base_path, guarded(app)),
        http=doorkeeper(porch),
        ws=TableSocket,
        ws_per_message_deflate=False,
        ws_max_size=16_384,
        access_log=False,
        log_level=VERBOSE if verbose else "warning",
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=3,
    )


class _Nonsense(logging.Filter):
    """What a stranger sends is no news: whoever likes could fill the log with it."""

    SAID: Final = (
        "Invalid HTTP request received.",
        "Unsupported upgrade request.",
        "Invalid UTF-8 sequence received from client.",
    )

    def filter(self, record: logging.LogRecord) -> bool:
        return record.msg not in self.SAID


_NONSENSE: Final = _Nonsense()


class WebServer(uvicorn.Server):
    """Tells when it is ready, and when it is about to leave: before it waits for what is being answered."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], leaving: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._ready = ready
        self._leaving = leaving
        if config.log_level != VERBOSE:
            logging.getLogger("uvicorn.error").addFilter(_NONSENSE)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # tables that were put back are no garbage: to look through ten thousand takes a fifth of a second
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._leaving()
        await super().shutdown(sockets)
