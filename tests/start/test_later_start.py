"""A later start is quick: what only a first one needs is not loaded."""

import subprocess
import sys
from pathlib import Path

LATER = """
import sys, time
from pathlib import Path
from defifoo.cli import serve
from defifoo.server.running import WebServer

UNWANTED = {"sqlalchemy", "alembic", "mako", "asyncpg", "redis", "numpy"}

def ready(self, sockets=None):
    print(time.process_time())
    print(sorted({name.partition(".")[0] for name in sys.modules} & UNWANTED))
    raise SystemExit

WebServer.run = ready
from defifoo.cli.commands import obey
obey(["serve", "--port", "0", "--data", sys.argv[1]])
"""
NEEDED = "import asyncio, time, cyclopts, litestar, uvicorn; print(time.process_time())"
"""Libraries that a server cannot do without."""


def said(*arguments: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_later_start_loads_nothing_that_only_the_first_one_needs(tmp_path: Path) -> None:
    """And takes little more of the processor than the libraries that it cannot do without, however busy the machine is."""
    said(LATER, str(tmp_path))
    took, loaded = said(LATER, str(tmp_path))
    assert loaded == "[]"
    needed = max(float(said(NEEDED)[0]) for _ in range(2))
    assert float(took) < 3 * needed, f"{took} s, where the libraries alone take {needed} s"
