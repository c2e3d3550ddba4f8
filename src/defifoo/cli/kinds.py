"""What the options of a server take, beyond a number or a text."""

import ipaddress
import re
import socket
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from cyclopts import Token

from defifoo.cli.errors import said_by_the_machine
from defifoo.server.hosts import host_name, named_host
from defifoo.words.language import LANGUAGES

OURS: Final = (
    *("again", "api", "assets", "g", "learn", "metrics", "mine"),
    *("p", "r", "rules", "s", "schema", "settings", "t"),
)
"""How the paths of the pages and of the API begin: a base path of these names could not be told from them."""


_PORTS: Final = {"http": 80, "https": 443}


def a_language(_kind: Any, name: str | None) -> None:
    if name is not None and name not in LANGUAGES:
        raise ValueError(f"there is no language {name!r}; the languages are {', '.join(LANGUAGES)}")


def a_port(_kind: Any, port: int) -> None:
    if not 0 <= port < 65536:
        raise ValueError(f"{port} is not a port")


def a_path(_kind: Any, tokens: Sequence[Token]) -> str:
    """/cards, however its slashes were typed; "" for the root."""
    path = tokens[0].value.strip("/")
    if not path:
        return ""
    if not re.fullmatch(r"[\w.~-]+(/[\w.~-]+)*", path, re.ASCII) or ".." in path:
        raise ValueError(f"{tokens[0].value!r} is not a path like /cards")
    if path.split("/")[0] in OURS:
        raise ValueError(f"/{path} begins as a path of our own; take another than {', '.join(OURS)}")
    return f"/{path}"


def origins(_kind: Any, tokens: Sequence[Token]) -> tuple[str, ...]:
    """As a browser names the site of a page: without a slash at the end, and without the port that goes without saying."""
    return tuple(_origin(token.value) for token in tokens)


def _origin(address: str) -> str:
    try:
        site = urlsplit(address)
        port = site.port
    except ValueError:
        site, port = urlsplit(""), None
    name = host_name(site.netloc)
    if site.scheme not in _PORTS or name is None or (site.path.strip("/"), site.query, site.fragment) != ("", "", ""):
        raise ValueError(f"{address!r} is not the address of a site; it looks like https://club.example")
    shown = f"[{name}]" if ":" in name else name
    return f"{site.scheme}://{shown}" if port in {None, _PORTS[site.scheme]} else f"{site.scheme}://{shown}:{port}"


def networks(_kind: Any, proxies: tuple[str, ...]) -> None:
    for name in proxies:
        try:
            ipaddress.ip_network(name)
        except ValueError:
            raise ValueError(f"{name!r} is neither an address nor a network like 10.0.0.0/8") from None


def addresses(_kind: Any, public: tuple[str, ...]) -> None:
    for address in public:
        if named_host(address) is None:
            raise ValueError(f"{address!r} is no address of a server; it looks like https://club.example")


def not_negative(_kind: Any, number: int) -> None:
    if number < 0:
        raise ValueError(f"{number} is less than none")


def place_to_listen(_kind: Any, address: str) -> None:
    """An address and a port, where nobody listens yet."""
    if not address:
        return
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or int(port) >= 65536:
        raise ValueError(f"{address!r} is not an address and a port like 127.0.0.1:9100")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host.strip("[]"), int(port)), family=family).close()
    except OSError as error:
        raise ValueError(f"cannot listen on {address}: {said_by_the_machine(error)}") from None
