"""Tokens, origins and the headers that keep a browser safe."""

import secrets
from hashlib import sha256
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from defifoo.server.hosts import host_name

TOKEN_BYTES: Final = 16

OPENER: Final = "Cross-Origin-Opener-Policy"
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    OPENER: "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def over_plain_network(scheme: str, forwarded: str | None, host: str | None) -> bool:
    """Whether a page surely goes over the network for all to read: there browsers do not heed `OPENER`, and Chrome calls it an
    error. Of a name nobody can tell.
    """
    try:
        return scheme == "http" and forwarded is None and not ip_address(host_name(host or "") or "").is_loopback
    except ValueError:
        return False


def new_token() -> str:
    return secrets.token_hex(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """The only form in which a token is kept."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def bearer(header: str | None) -> str:
    """The token of an Authorization header; "" when there is none."""
    scheme, _, token = (header or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def shared_with(origin: str) -> dict[str, str]:
    """The headers by which a browser lets the pages of another site send tokens and read answers."""
    return {
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Allow-Methods": "GET, POST, DELETE",
        "Access-Control-Allow-Headers": "Authorization, Content-Type",
        "Access-Control-Max-Age": "600",
        "Cross-Origin-Resource-Policy": "cross-origin",
    }


def is_welcome(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a page of this origin may talk to this server. Programs that are no browser send none."""
    if origin is None:
        return True
    try:
        place = urlsplit(origin).netloc.lower()
    except ValueError:  # no address at all
        return False
    return origin in others or (host is not None and place == host.lower())
