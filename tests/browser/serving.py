"""A real `defifoo serve` in a process of its own, with the front end that `./test` has built."""

import asyncio
import os
import shutil
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from building.start import pages

START = """
import sys
from pathlib import Path
from defifoo.server import built
built.PLACES = (Path(sys.argv.pop(1)),)
from defifoo.cli.main import main
main()
"""


def built(folder: Path) -> Path:
    """A copy of the front end as its source is now, which another build cannot pull from under the tests."""
    page = pages()
    assert page is not None
    return shutil.copytree(page, folder / "page")


def free_port() -> int:
    """Known beforehand, since a server is told its own address."""
    with socket.create_server(("0.0.0.0", 0)) as door:
        return int(door.getsockname()[1])


class Serving:
    """Can be killed and started again: same port, same data."""

    def __init__(self, page: Path, data: Path, base: str = "") -> None:
        self.page = page
        self.data = data
        self.base = base
        self.port = 0
        self.process: Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.base}"

    @property
    def public(self) -> str:
        """Where other devices find it: for a browser another place, of which it remembers nothing."""
        return f"http://127.0.0.2:{self.port}{self.base}"

    async def start(self) -> None:
        self.port = self.port or free_port()
        command = [sys.executable, "-c", START, str(self.page), "serve", "--data", str(self.data), "--port", str(self.port)]
        command += ["--base-path", self.base, "--host", "0.0.0.0", "--public", self.public, "--unlimited"]
        self.process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, start_new_session=True)
        assert self.process.stdout is not None
        line = (await asyncio.wait_for(self.process.stdout.readline(), 60)).decode()
        assert line.strip().endswith(f":{self.port}{self.base}"), line

    async def kill(self) -> None:
        """The whole group: the processes that think about hints would outlive the server and hold its output open."""
        if self.process is not None and self.process.returncode is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            await self.process.wait()
