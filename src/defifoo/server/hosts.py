"""Under which names a server may be called.

A page of somewhere else can have its own name point to the address of this machine, and would then be of the same origin as the
server: a browser tells only by `Host`. An address cannot be made to point anywhere, and a name without a dot belongs to nobody
but the network it is used in; so what is turned away is every other name that nobody has given to this server.
"""

import ipaddress
import socket
from functools import cache
from typing import Final
from urllib.parse import urlsplit

_HOME: Final = ("local", "lan", "home", "home.arpa", "localdomain", "internal", "fritz.box")
"""Under which a network at home calls a machine that is named `games`: games.local."""


def is_known_host(host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a server may be called by this `Host`. Programs that are no browser may send none."""
    if host is None:
        return True
    name = host_name(host)
    if name is None:
        return False
    return _is_address(name) or "." not in name or name.endswith(".localhost") or name in _machine() or name in others


def host_name(host: str) -> str | None:
    """Without its port, as names are compared; None for what is none."""
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return None
    return name.rstrip(".") if name and not set(host) & set("/@?#\\ ") else None


def named_host(address: str) -> str | None:
    """The name in the address of a server, as people type it: https://club.example, or club.example alone."""
    return host_name(urlsplit(address).netloc if "//" in address else address)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


@cache
def _machine() -> frozenset[str]:
    full = socket.gethostname().lower().rstrip(".")
    short = full.partition(".")[0]
    return frozenset({full, *(f"{short}.{home}" for home in _HOME)})
