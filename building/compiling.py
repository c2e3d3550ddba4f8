"""Compiles the engine, in a process of its own: setuptools reads the command line and mypyc leaves global state behind.

    python compiling.py SRC TARGET OBJECTS [MODULE...]

A module outside the package that is compiled with it is named as `src/...`.
Every folder is a group of its own: one C file, one shared library. The C files are compiled side by side, and each object is
kept under the hash of exactly what the compiler reads, so a changed game compiles that game and what includes its headers.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import mypy.version
from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

from building.engine import PROGRESS, compiled_sources
from building.inlining import inline_in

KEPT_FOR = 14 * 24 * 3600


def grouped(sources: list[Path]) -> list[tuple[list[str], str | None]]:
    """The modules of each folder, and the name of their library."""
    folders: dict[Path, list[str]] = {}
    for source in sources:
        folders.setdefault(source.parent, []).append(str(source))
    return [(names, "_".join(folder.parts[1:])) for folder, names in folders.items()]


class Objects:
    """Compiled C, kept by content: that of the file, of the headers that were made with it, and which tools read them."""

    def __init__(self, folder: Path, compiler: list[str], total: int) -> None:
        self.folder = folder
        self.total = total
        self.done = 0
        self._lock = threading.Lock()
        version = subprocess.run([compiler[0], "--version"], capture_output=True, text=True, check=True).stdout  # noqa: S603 - cc
        self._tools = "\0".join([version, sys.version, mypy.version.__version__])
        folder.mkdir(parents=True, exist_ok=True)

    def kept(self, command: list[str], source: Path) -> Path:
        """Where the object of this command is kept, or will be."""
        flags = [part for part in command if not part.startswith("-I")]  # where the tools lie does not matter
        digest = hashlib.sha256("\0".join([self._tools, *flags]).encode())
        for file in with_headers(source, Path("c")):
            digest.update(file.read_bytes())
        return self.folder / f"{digest.hexdigest()}.o"

    def tell(self, size: int) -> None:
        with self._lock:
            before, self.done = 100 * self.done // self.total, self.done + size
            now = 100 * self.done // self.total
            if now != before:
                print(f"{PROGRESS}{now} %", flush=True)

    def forget_old(self) -> None:
        for path in self.folder.glob("*.o"):
            if path.stat().st_mtime < time.time() - KEPT_FOR:
                path.unlink(missing_ok=True)


def with_headers(source: Path, folder: Path) -> list[Path]:
    """The file and all that it includes from this folder."""
    found = [source]
    for file in found:
        names = re.findall(rb'^#include [<"]([^>"]+)[>"]', file.read_bytes(), re.MULTILINE)
        headers = [folder / name.decode() for name in names]
        found += [header for header in headers if header not in found and header.is_file()]
    return found


class Build(build_ext):  # type: ignore[misc]  # setuptools ships no types
    """Side by side, the largest first, and nothing that was compiled before."""

    def build_extensions(self) -> None:
        sizes = {source: Path(source).stat().st_size for extension in self.extensions for source in extension.sources}
        self.extensions.sort(key=lambda extension: -sum(sizes[source] for source in extension.sources))
        compiler: Any = self.compiler  # the same
        objects = Objects(Path(KEEP), compiler.compiler_so, sum(sizes.values()))

        def compile_one(target: str, source: str, _: str, flags: list[str], more: list[str], macros: list[str]) -> None:
            command = [*compiler.compiler_so, *macros, *(flag for flag in flags if flag != "-c"), source, *more]
            kept = objects.kept(command, Path(source))
            if kept.exists():
                os.utime(kept)
            else:
                unfinished = f"{kept}.{os.getpid()}.{threading.get_ident()}"
                subprocess.run([*command, "-c", "-o", unfinished], check=True)  # noqa: S603 - the C compiler
                Path(unfinished).replace(kept)
            shutil.copyfile(kept, target)
            objects.tell(sizes[source])

        compiler._compile = compile_one
        super().build_extensions()
        objects.forget_old()


def extensions(sources: list[Path]) -> list[Extension]:
    groups = grouped(sources)
    paths = ["--strict", "--follow-imports=silent", *[name for names, _ in groups for name in names]]
    made: list[Extension] = mypycify(paths, opt_level="3", debug_level="0", target_dir="c", separate=groups)
    if os.name == "posix":
        inline_in(Path("c"))
        # Nothing outside calls into a library but through Python, so that small functions may be inlined.
        for module in made:
            module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return made


if __name__ == "__main__":
    source, target, KEEP = (os.path.abspath(name) for name in sys.argv[1:4])
    with tempfile.TemporaryDirectory(prefix="defifoo-engine-") as workshop:
        shutil.copytree(source, Path(workshop) / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        os.chdir(workshop)
        os.environ["MYPYPATH"] = "src"
        print(f"{PROGRESS}0 %", flush=True)
        made = extensions([*compiled_sources(Path("src/defifoo")), *map(Path, sys.argv[4:])])
        sys.argv = [
            "setup.py",
            "-q",
            "build_ext",
            "--build-lib",
            target,
            "--build-temp",
            "temp",
            "-j",
            str(os.cpu_count() or 1),
        ]
        setup(name="defifoo-engine", package_dir={"": "src"}, ext_modules=made, cmdclass={"build_ext": Build})
