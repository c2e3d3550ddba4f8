"""Where connections come in. Whoever knocks has to say what for, soon, and not too many at once.

A connection passes through phases: it asks (headers and body), is answered, rests, or becomes a WebSocket. Each has its
deadline, and in each it counts towards its address. What a proxy of ours brings counts towards the address that it names.
"""

from asyncio import AbstractEventLoop, BaseTransport, Protocol, TimerHandle, Transport, get_running_loop
from time import monotonic
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from defifoo.server.limits import Address, Addresses
from defifoo.server.outages import Outage

PATIENCE: Final = 20
"""Seconds until a request must be complete."""
ANSWER_SECONDS: Final = 60
"""Until the answer must be given and taken."""
MOST_EARLY: Final = 65_536
"""Bytes that may come before a connection is let in."""
MOST_GATHERED: Final = 16_384
"""Bytes of a body that are gathered until all of it is there; a longer one is handed on as it comes, and refused."""
MOST_PIECES: Final = 256
"""So many pieces a request may come in."""
_TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Porch:
    """What all connections of one server share.

    room      how many connections there are files for
    visits    how many of one address may be open that are no WebSocket
    """

    def __init__(self, addresses: Addresses, proxies: tuple[str, ...], visits: int, room: int) -> None:
        self.addresses = addresses
        self.room = room
        # One address alone must not use up the files.
        self.visits = min(visits, max(8, room // 4))
        self.crowded = Outage("no more connections are let in")
        self._proxies = ProxyHeadersMiddleware(_nobody, list(proxies)).trusted_hosts

    def is_proxy(self, peer: str) -> bool:
        return peer in self._proxies

    def asker(self, peer: str, headers: list[tuple[bytes, bytes]]) -> str:
        """For whom a proxy asks; for itself, when it names nobody."""
        named = b", ".join(value for name, value in headers if name == b"x-forwarded-for")
        if not named:
            return peer
        return self._proxies.get_trusted_client_address(named.decode("latin1"))[0] or peer


async def _nobody(*_: Any) -> None:  # Any: it looks at nothing
    """The application behind the rules for proxies, of which only these are used."""


class Doorkeeper(Protocol):
    """Sees who knocks. Whoever knocks too often costs hardly anything: nothing is made ready, nothing is read. Of a crowd from
    one address one is let in after the other."""

    porch: Porch

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None) -> None:
        self._made_of = (config, server_state, app_state, _loop)
        self._waits: TimerHandle | None = None
        self._address: Address | None = None
        self._early = b""

    def connection_made(self, transport: BaseTransport) -> None:
        self._line = cast("Transport", transport)
        porch, state = self.porch, self._made_of[1]
        client = get_remote_addr(self._line)
        self._peer = client[0] if client else ""
        if len(state.connections) >= porch.room:
            porch.crowded.noticed(f"{len(state.connections)} are open, and there are files for {porch.room}")
            self._line.abort()
            return
        if porch.crowded.on and len(state.connections) < porch.room * 0.9:
            porch.crowded.over()
        if porch.is_proxy(self._peer):
            self._let_in()
        else:
            self._queue(porch.addresses.of(self._peer, monotonic()), monotonic())

    def _queue(self, address: Address, now: float) -> None:
        if address.visits >= self.porch.visits or not address.knocks.take(now):
            self._line.abort()
            return
        address.visits += 1
        self._address = address
        wait = address.entrances.wait(now)
        if wait:
            self._waits = get_running_loop().call_later(wait, self._let_in)
        else:
            self._let_in()

    def _let_in(self) -> None:
        address, self._address = self._address, None
        if address is not None:
            address.visits -= 1
        door = Door(self.porch, self._peer, address, *self._made_of)
        door.come_in(self._line)
        if self._early:
            door.data_received(self._early)

    def data_received(self, data: bytes) -> None:
        """Somebody who is not let in yet talks already."""
        self._early += data
        if len(self._early) > MOST_EARLY:
            self._line.abort()

    def connection_lost(self, _error: Exception | None) -> None:
        if self._waits is not None:
            self._waits.cancel()
        if self._address is not None:
            self._address.visits -= 1


class Door(H11Protocol):
    """One connection, until it is a WebSocket or closed."""

    def __init__(
        self,
        porch: Porch,
        peer: str,
        address: Address | None,
        config: Config,
        state: ServerState,
        app_state: dict[str, Any],
        loop: AbstractEventLoop | None,
    ) -> None:
        super().__init__(config, state, app_state, loop)
        self._porch = porch
        self._peer = peer
        self._proxied = address is None
        self._address: Address | None = None
        self._deadline: TimerHandle | None = None
        self._pieces = 0
        self._gathered: list[bytes] = []
        self._to_come = 0
        self._asking = False
        self._upgraded = False
        self._count(address)

    def come_in(self, transport: Transport) -> None:
        transport.set_protocol(self)
        self.connection_made(transport)
        self._ask()

    # Phases

    def data_received(self, data: bytes) -> None:
        if not self._asking and self.cycle is not None and self.cycle.response_complete:
            self._ask()
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            self.transport.abort()
            return
        if self._to_come:
            self._gather(data)
        else:
            self._hand_on(data)

    def _gather(self, data: bytes) -> None:
        """A body that comes byte by byte costs next to nothing: nobody is woken before all of it is there."""
        self._gathered.append(data)
        self._to_come -= len(data)
        if self._to_come <= 0:
            data, self._to_come = b"".join(self._gathered), 0
            self._gathered.clear()
            self._hand_on(data)

    def _hand_on(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        if not self._asking or self._upgraded or self.cycle is None:
            return
        if not self.cycle.more_body:
            self._asking = False
            if not self.cycle.response_complete:
                self._within(ANSWER_SECONDS)
        elif self.cycle is not before:
            size = int(next((value for name, value in self.headers if name == b"content-length"), 0))
            self._to_come = size - len(self.cycle.body) if size <= MOST_GATHERED else 0

    def _ask(self) -> None:
        self._asking = True
        self._pieces = 0
        self._within(PATIENCE)

    def on_response_complete(self) -> None:
        super().on_response_complete()  # which looks for another request that came already
        if not self._upgraded and not self._asking and self.cycle.response_complete:
            self._within(ANSWER_SECONDS)

    def _within(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    # Whose it is

    def _should_upgrade(self) -> bool:
        """Called once for each request, when its headers are there."""
        if self._proxied:
            found = self._porch.addresses.of(self._porch.asker(self._peer, self.headers), monotonic())
            if found is not self._address:
                self._count(found)
                if found.visits > self._porch.visits:
                    self.transport.abort()
        return super()._should_upgrade()

    def handle_websocket_upgrade(self, event: Any) -> None:
        assert self._address is not None
        if not self._address.handshakes.take(monotonic()):
            self.transport.write(_TOO_MANY)
            self.transport.close()
            return
        self._upgraded = True
        self._gone()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        super().connection_lost(exc)

    def _gone(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._count(None)

    def _count(self, address: Address | None) -> None:
        if self._address is not None:
            self._address.visits -= 1
        self._address = address
        if address is not None:
            address.visits += 1


def doorkeeper(porch: Porch) -> type[Doorkeeper]:
    """The doorkeeper of one server."""
    return type("Doorkeeper", (Doorkeeper,), {"porch": porch})
