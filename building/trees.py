"""What `./play` runs: copies of the package with everything beside it, one for each state of the source and each engine.

A server runs from its copy, so nothing changes under it while the source is edited, updated or compiled.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from building.engine import compile_engine
from building.pages import NotBuilt, digest_of, files_in

if TYPE_CHECKING:
    from collections.abc import Callable

KEPT = 4
"""How many trees stay: the pure and the compiled one of this source, and those that a server may still run."""
A_DAY = 24 * 3600
PROVE = """
from defifoo.cli.main import run
from defifoo.core.engine import ENGINE
from defifoo.games.shelf import GAMES
assert ENGINE == "compiled", ENGINE
raise SystemExit(any(run(["simulate", game, "--games", "1"]) for game in GAMES))
"""


class Trees:
    """pages   the folder with the built ones; None to do without
    tag     which Python a compiled engine is for"""

    def __init__(self, root: Path, pages: Path | None, tag: str) -> None:
        self.root = root
        self.pages = pages
        sources = files_in(root, ("src/defifoo", "docs/rules", "building"))
        source = digest_of(root, sources, pages.name if pages else "")
        self.folder = root / ".cache" / "trees"
        self.pure = self.folder / f"pure-{source}"
        self.compiled = self.folder / f"compiled-{digest_of(root, [], source, tag)}"
        self.failed = self.compiled.with_suffix(".failed")

    def plant(self) -> Path:
        """The pure one."""
        if not self.pure.exists():
            self._grow(self.pure, lambda _: None)
        os.utime(self.pure)
        return self.pure

    def plant_compiled(self, compile_python: str, run_python: str, progress: Callable[[str], None]) -> Path:
        """The compiled one, which has played a game of each before anybody sees it."""

        def compiled(unfinished: Path) -> None:
            compile_engine(self.root, compile_python, unfinished, progress)
            proof = subprocess.run(  # noqa: S603 - our own program
                [run_python, "-c", PROVE],
                env={**os.environ, "PYTHONPATH": str(unfinished)},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
            if proof.returncode:
                raise NotBuilt(f"the compiled engine does not run:\n{proof.stdout}")

        if not self.compiled.exists():
            self._grow(self.compiled, compiled)
        return self.compiled

    def _grow(self, tree: Path, add: Callable[[Path], None]) -> None:
        """It appears whole or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        unfinished = Path(tempfile.mkdtemp(dir=self.folder))
        try:
            package = unfinished / "defifoo"
            shutil.copytree(self.root / "src" / "defifoo", package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
            shutil.copytree(self.root / "docs" / "rules", package / "rulebook")
            if self.pages is not None:
                shutil.copytree(self.pages, package / "web")
            add(unfinished)
            unfinished.chmod(0o755)
            try:
                unfinished.replace(tree)
            except OSError:
                if not tree.exists():  # another start was as quick
                    raise
        finally:
            shutil.rmtree(unfinished, ignore_errors=True)
        self._clear()

    def _clear(self) -> None:
        known = sorted(self.folder.glob("*-*"), key=lambda path: path.stat().st_mtime, reverse=True)
        forsaken = [path for path in self.folder.glob("tmp*") if path.stat().st_mtime < time.time() - A_DAY]
        for tree in [*known[KEPT:], *forsaken]:
            shutil.rmtree(tree, ignore_errors=True) if tree.is_dir() else tree.unlink()
