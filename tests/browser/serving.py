"""A real `defifoo serve` in a process of its own, with the front end that `./test` has built."""

import asyncio
import os
import re
import shutil
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from building.start import pages

START = """
import sys
from pathlib import Path
from defifoo.server import pages
pages._PLACES = (Path(sys.argv.pop(1)),)
from defifoo.cli.main import main
main()
"""


def built(folder: Path) -> Path:
    """A copy of the front end as its source is now, which another build cannot pull from under the tests."""
    page = pages()
    assert page is not None
    return shutil.copytree(page, folder / "page")


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

    async def start(self) -> None:
        command = [sys.executable, "-c", START, str(self.page), "serve", "--data", str(self.data), "--port", str(self.port)]
        command += ["--base-path", self.base, "--unlimited"]
        self.process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, start_new_session=True)
        assert self.process.stdout is not None
        line = (await asyncio.wait_for(self.process.stdout.readline(), 60)).decode()
        found = re.search(rf":(\d+){self.base}$", line.strip())
        assert found is not None, line
        self.port = int(found[1])

    async def kill(self) -> None:
        """The whole group: the processes that think about hints would outlive the server and hold its output open."""
        if self.process is not None and self.process.returncode is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            await self.process.wait()
