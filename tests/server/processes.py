"""The commands in processes of their own, as people start them in terminals."""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

START = "from defifoo.cli.main import main; main()"


async def command(*arguments: str) -> Process:
    return await asyncio.create_subprocess_exec(sys.executable, "-c", START, *arguments, stdout=PIPE)


async def complaint(*arguments: str) -> tuple[int | None, str]:
    """The exit code of a command that ends by itself, and what it says is wrong."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", START, *arguments, stderr=PIPE)
    _, said = await asyncio.wait_for(process.communicate(), 60)
    return process.returncode, said.decode()


async def started(data: Path, port: int) -> tuple[Process, int]:
    """A server, and the port that it listens on."""
    process = await command("serve", "--data", str(data), "--port", str(port), "--unlimited")
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
    found = re.search(r":(\d+)$", line.strip())
    assert found is not None, line
    return process, int(found[1])
