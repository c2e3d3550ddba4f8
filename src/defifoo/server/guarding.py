"""What stands around the application: who is let through to it, and what every answer carries.

Whoever asks too often, from another site's page or under a name that is not the server's is answered here, before anything dear
is done.
"""

from time import monotonic
from typing import Final
from urllib.parse import parse_qs

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from defifoo.core.refusal import Refused
from defifoo.server.hosts import host_name, is_known_host
from defifoo.server.limits import Addresses
from defifoo.server.problems import problem_of, status_of
from defifoo.server.security import HEADERS, OPENER, is_welcome, over_plain_network, shared_with
from defifoo.server.settings import Settings
from defifoo.server.turns import Turns
from defifoo.server.words import language, refuse
from defifoo.wire.codec import encode

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_CALLS: Final = ("/api/", "/schema/", "/metrics")
"""In the path of every request that is not for a page."""


def guarded(app: Litestar) -> ASGIApp:
    async def around(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await _answered(app, scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and not _called_rightly(app, scope):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            await app(scope, receive, send)

    return around


async def _answered(app: Litestar, scope: HTTPScope, receive: Receive, send: Send) -> None:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders(message)
            for name, value in (HEADERS | _for_other_sites(app, scope)).items():
                headers[name] = value
            if over_plain_network(scope["scheme"], _header(scope, b"x-forwarded-proto"), _header(scope, b"host")):
                del headers[OPENER]
            if message["status"] == 429:
                headers["Connection"] = "close"  # to refuse the next one would cost as much
            house = app.state.get("house")
            if house is not None:
                house.metrics.answered(message["status"])
        await send(message)

    try:
        turns = _checked(app, scope)
    except Refused as refused:
        await _refuse(scope, refused, with_headers)
        return
    if turns is not None:
        await turns.take()
    await app(scope, receive, with_headers)


def _checked(app: Litestar, scope: HTTPScope) -> Turns | None:
    """Raises Refused. Pages have a budget of their own, since a whole class may come from one address, and wait their turn."""
    settings: Settings = app.state.settings
    addresses: Addresses = app.state.addresses
    if not _called_rightly(app, scope):
        raise refuse("other-host", host=host_name(_header(scope, b"host") or "") or "?")
    if scope["method"] not in _SAFE and not is_welcome(_header(scope, b"origin"), _header(scope, b"host"), settings.origins):
        raise refuse("other-site")
    client = scope["client"]
    address = client[0] if client else ""
    if not _is_call(scope["path"]):
        return addresses.page(address, monotonic())
    addresses.request(address, monotonic())
    return None


def _for_other_sites(app: Litestar, scope: HTTPScope) -> dict[str, str]:
    """What lets the pages of a site that the host has named ask and read; browsers keep all others from it."""
    settings: Settings = app.state.settings
    if not settings.origins or not _is_call(scope["path"]):
        return {}
    origin = _header(scope, b"origin")
    return {"Vary": "Origin"} | (shared_with(origin) if origin in settings.origins else {})


def _is_call(path: str) -> bool:
    return any(part in path for part in _CALLS)


def _called_rightly(app: Litestar, scope: Scope) -> bool:
    settings: Settings = app.state.settings
    return is_known_host(_header(scope, b"host"), settings.hosts)


def _header(scope: Scope, name: bytes) -> str | None:
    found = next((value for key, value in scope["headers"] if key == name), None)
    return None if found is None else found.decode("latin-1")


async def _refuse(scope: HTTPScope, refused: Refused, send: Send) -> None:
    asked = parse_qs(scope["query_string"][:200].decode("latin-1")).get("lang", [None])[0]
    body = encode(problem_of(refused.violation, language(asked, _header(scope, b"accept-language"))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status_of(refused.violation), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
