"""The settings of a server that shares its tables with others: wrong ones are told before it starts."""

import asyncio
from importlib.util import find_spec
from urllib.parse import urlsplit

from defifoo.cli.errors import UsageError
from defifoo.cli.variables import variable
from defifoo.storage.base import StorageError


def check_nodes(database: str, redis: str) -> None:
    """Raises UsageError, in one sentence. A Redis that is not there now may come later: the server says so and goes on."""
    if redis and not database:
        raise UsageError(f"{_named('redis')} is for servers that share a database: name that too, with {_named('database')}")
    if not database:
        return
    if _scheme(database) not in ("postgresql", "postgres"):
        raise UsageError(f"{_named('database')}: an address looks like postgresql://name@host/tables")
    for library in ("asyncpg", "redis"):
        if find_spec(library) is None:
            raise UsageError(f"a shared database needs the library {library}: install defifoo[nodes]")
    _check_redis(redis)
    try:
        asyncio.run(_try(database))
    except StorageError as error:
        raise UsageError(f"{_named('database')}: the tables cannot be opened: {error}") from None


def _check_redis(address: str) -> None:
    from redis.asyncio.connection import parse_url  # noqa: PLC0415 - it is there only where it is wanted

    try:
        if address:
            parse_url(address)
    except ValueError:
        raise UsageError(f"{_named('redis')}: an address looks like redis://host:6379") from None


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
