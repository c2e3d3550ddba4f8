"""A server below a path of an address that it shares with others, e.g. https://club.example/cards.

The proxy before it may pass the whole path on or take the base off: both are understood. The built pages are the same
everywhere: their first page names its files relative to itself, and here it is told where they are.
"""

from typing import Final

from litestar.types import ASGIApp, Receive, Scope, Send

RELATIVE: Final = b'="./'
"""How an address begins that the built first page names."""


def below(base: str, app: ASGIApp) -> ASGIApp:
    """The application as it is seen from below the base."""
    if not base:
        return app

    async def around(scope: Scope, receive: Receive, send: Send) -> None:
        if not _is_below(base, scope.get("path", "")):
            await app(scope, receive, send)
            return
        inside = scope.copy()
        inside["path"] = scope["path"][len(base) :] or "/"
        raw = scope.get("raw_path") or b""
        inside["raw_path"] = raw[len(base) :] or b"/"
        await app(inside, receive, send)

    return around


def _is_below(base: str, path: str) -> bool:
    return path == base or path.startswith(f"{base}/")


def placed(page: bytes, base: str) -> bytes:
    """The first page, with the addresses of its files in full: a table has an address of its own, one folder deeper."""
    return page.replace(RELATIVE, b'="%s/' % base.encode())
