"""What the documents tell people to install can be installed."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"defifoo\[([a-z,]+)\]")


def test_every_extra_that_is_named_anywhere_exists() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.py"), *ROOT.glob("examples/**/*.md")]
    named = {name for page in pages for names in NAMED.findall(page.read_text("utf-8")) for name in names.split(",")}
    assert named
    assert sorted(named - set(extras)) == []


def test_a_node_alone_starts_without_the_libraries_of_several(tmp_path: Path) -> None:
    """Where they are not installed it would not start at all; where they are it would start later."""
    tried = """
import asyncio, sys
from pathlib import Path
from defifoo.cli.serve import serve
from defifoo.server.app import make_app
from defifoo.server.settings import Settings

async def start():
    async with make_app(Settings(Path(sys.argv[1]))).lifespan():
        pass

asyncio.run(start())
print(sorted({name.split(".")[0] for name in sys.modules} & {"asyncpg", "redis", "hiredis"}))
print(sorted(name for name in sys.modules if name.startswith("defifoo.") and (".nodes" in name or ".postgres" in name)))
"""
    said = subprocess.run([sys.executable, "-c", tried, str(tmp_path)], capture_output=True, text=True, check=False)
    assert said.stdout.splitlines() == ["[]", "['defifoo.cli.nodes']"], said.stderr
