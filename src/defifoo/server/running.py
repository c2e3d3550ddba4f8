"""The web server around the application."""

import gc
import socket
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from defifoo.server.base import below
from defifoo.server.door import Porch, doorkeeper
from defifoo.server.files import raise_limit
from defifoo.server.frames import TableSocket
from defifoo.server.guarding import guarded
from defifoo.server.settings import Settings


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
        log_level="info" if verbose else "warning",
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=3,
    )


class WebServer(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # tables that were put back are no garbage: to look through ten thousand takes a fifth of a second
            self._ready()
