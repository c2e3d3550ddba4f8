"""The engine: plain Python that mypyc turns into C, and a C compiler into modules that shadow the Python ones."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

from building.pages import NotBuilt

if TYPE_CHECKING:
    from collections.abc import Callable

AT_THE_TABLE = (
    "broadcast",
    "clock",
    "fold",
    "live",
    "places",
    "presence",
    "questions",
    "races",
    "reactions",
    "shortened",
    "table",
    "timetable",
)
WITH_THE_GUESTS = ("guest", "heeding", "limits", "lines", "room", "shown", "telling", "writing")
COMPILED = (
    "core",
    "games",
    "bots/search",
    "bots/*/search",
    "bots/net",
    "bots/*/net",
    "research/compiled",
    "storage/writer.py",
    *(f"table/{name}.py" for name in AT_THE_TABLE),
    *(f"wire/{name}.py" for name in ("changes", "updates")),
    *(f"server/{name}.py" for name in WITH_THE_GUESTS),
)
"""The folders that are compiled, with all that is below them, and single modules: the one place that says so."""
PURE = ("__init__.py", "seen.py", "fact.py", "why.py")
"""What stays Python: mypyc would forget the types that a view is declared with, and reasons are asked for now and then."""
NEEDS = ["mypy==2.4.1", "librt>=0.16", "setuptools>=80"]
PROGRESS = "progress "
"""How a line of the compiling process begins that tells how far it is."""


def compiled_sources(package: Path) -> list[Path]:
    """Every module that is compiled, below the folder of the package."""
    found = [path for name in COMPILED for path in package.glob(name)]
    modules = [path for one in found for path in ([one] if one.is_file() else one.rglob("*.py"))]
    return sorted({path for path in modules if path.name not in PURE})


def has_compiler(include: str | None = None) -> bool:
    """include   where Python's headers should be, when it is another Python that compiles"""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(include or sysconfig.get_path("include")) / "Python.h"
    return headers.exists() and (shutil.which(compiler) or shutil.which("cc")) is not None


def compile_engine(root: Path, python: str, target: Path, progress: Callable[[str], None] = lambda _: None) -> None:
    """Puts the compiled modules below target, each where its package has it.

    python   one that has what NEEDS names
    """
    command = [
        python,
        str(Path(__file__).with_name("compiling.py")),
        str(root / "src"),
        str(target),
        str(root / ".cache" / "objects"),
    ]
    paths = [str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    said: list[str] = []
    with subprocess.Popen(  # noqa: S603 - our own script
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(PROGRESS):
                progress(line[len(PROGRESS) :].strip())
            else:
                said.append(line)
    if process.returncode:
        raise NotBuilt(f"the engine could not be compiled:\n{''.join(said)}")
