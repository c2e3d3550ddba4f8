"""`defifoo salvage`: what can still be read of damaged tables, in a new folder."""

import asyncio
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from defifoo.cli.errors import UsageError
from defifoo.cli.serve import folder
from defifoo.server.app import DATABASE
from defifoo.server.writing import UNREADABLE
from defifoo.storage.base import LIST, StorageError
from defifoo.storage.salvage import Salvaged
from defifoo.storage.salvage import salvage as read_pages
from defifoo.storage.sqlite import SqliteStorage
from defifoo.table.entries import from_bytes
from defifoo.table.table import Table

LOST: Final = 1


def salvage(
    data: Annotated[Path, Parameter(help="the folder of the damaged tables; nothing is changed there")],
    to: Annotated[Path, Parameter(help="a new folder for what can be read")],
    /,
) -> int:
    """Bring out of a damaged folder what can be read: every table as far as its log makes sense.

    Stop the server first. Exit code 1 when something is lost.
    """
    if (to / DATABASE).exists():
        raise UsageError(f"there are tables in {to} already, and nothing is written over")
    try:
        found = read_pages(data / DATABASE)
    except StorageError as error:
        raise UsageError(str(error)) from None
    logs = {code: _sensible(code, entries) for code, entries in sorted(found.entries.items())}
    asyncio.run(_write(folder(to) / DATABASE, logs, found))
    whole = [code for code, log in logs.items() if log and len(log) == max(found.entries[code])]
    short = {code: log for code, log in logs.items() if log and code not in whole}
    lost = [code for code, log in logs.items() if not log]
    print(f"{to}: {len(whole)} tables whole, {len(short)} cut short, {len(lost)} lost")
    for code, log in short.items():
        print(f"{code}: the first {len(log)} of at least {max(found.entries[code])} entries")
    for code in lost:
        print(f"{code}: its first entries cannot be read")
    return LOST if short or lost else 0


def _sensible(code: str, entries: dict[int, bytes]) -> list[bytes]:
    """From the first entry on as long as none is missing and each makes sense."""
    log: list[bytes] = []
    table: Table | None = None
    while len(log) + 1 in entries:
        line = entries[len(log) + 1]
        if code.startswith(LIST):
            log.append(line)
            continue
        try:
            if table is None:
                table = Table.replay([from_bytes(line)])
            else:
                table.apply(from_bytes(line))
        except UNREADABLE:
            break
        log.append(line)
    return log


async def _write(path: Path, logs: dict[str, list[bytes]], found: Salvaged) -> None:
    storage = SqliteStorage(path)
    try:
        for code, log in logs.items():
            if log:
                await storage.create(code, log[0], public=code in found.public)
                await storage.append(code, 1, log[1:])
                if code in found.finished:
                    await storage.finish(code)
    finally:
        await storage.close()
