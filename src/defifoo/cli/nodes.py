"""The settings of a server that shares its tables with others: wrong ones are told before it starts."""

import asyncio
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

from defifoo.cli.errors import UsageError
from defifoo.cli.variables import variable
from defifoo.storage.base import StorageError

_OF_REDIS: Final = ("connection_class", "db", "host", "password", "path", "port", "username")
"""What an address says of the place; how lines are kept is the business of the nodes."""


def check_nodes(database: str, redis: str) -> None:
    """Raises UsageError, in one sentence. A Redis that is not there now may come later: the server says so and goes on."""
    if redis and not database:
        raise UsageError(f"{_named('redis')} is for servers that share a database: name that too, with {_named('database')}")
    if not database:
        return
    if _scheme(database) not in ("postgresql", "postgres") or not _has_ports(database):
        raise UsageError(f"{_named('database')}: an address looks like postgresql://name@host/tables")
    for library in ("asyncpg", "redis"):
        if find_spec(library) is None:
            raise UsageError(f"a shared database needs the library {library}: install defifoo[nodes]")
    _check_redis(redis)
    try:
        asyncio.run(_try(database))
    except StorageError as error:
        raise UsageError(f"{_named('database')}: the tables cannot be opened: {error}") from None


def _has_ports(address: str) -> bool:
    """Whether what stands for a port is one; there may be several hosts, or none."""
    hosts = urlsplit(address).netloc.rpartition("@")[2].split(",")
    named = [host.rpartition("]")[2].partition(":")[2] for host in hosts]
    return all(not port or (port.isascii() and port.isdigit() and 0 < int(port) < 65536) for port in named)


def _check_redis(address: str) -> None:
    from redis.asyncio.connection import ConnectionPool, parse_url  # noqa: PLC0415 - it is there only where it is wanted
    from redis.exceptions import RedisError  # noqa: PLC0415 - as above

    if not address:
        return
    try:
        odd = [name for name in parse_url(address) if name not in _OF_REDIS and not name.startswith("ssl_")]
        lines: Any = ConnectionPool.from_url(address)  # whose methods have no types
        lines.make_connection()
    except (ValueError, TypeError, RedisError):
        raise UsageError(f"{_named('redis')}: an address looks like redis://host:6379") from None
    if odd:
        raise UsageError(f"{_named('redis')}: an address cannot say {odd[0]}; it looks like redis://host:6379")


async def _try(database: str) -> None:
    from defifoo.storage.postgres.storage import PostgresStorage  # noqa: PLC0415 - its library is there only where it is wanted

    await (await PostgresStorage.opened(database)).close()


def _named(option: str) -> str:
    return f"--{option} or {variable(option)}"


def _scheme(address: str) -> str:
    try:
        return urlsplit(address).scheme
    except ValueError:
        return ""
