"""The build hook: compiles `core` and `games` with mypyc when a C compiler is there, and leaves them pure when not.

DEFIFOO_ENGINE=compiled makes a failure to compile fatal (the tests use it); DEFIFOO_ENGINE=pure skips compiling.
Editable installs stay pure, or a stale binary would shadow the edited source.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "bots/search", "research/compiled")
NEEDS = ["mypy==2.4.1", "librt>=0.16", "setuptools>=80"]

# Runs in a process of its own: setuptools reads the command line and mypyc leaves global state behind.
COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup

sources = sys.argv[1:]
sys.argv = ["setup.py", "-q", "build_ext", "--build-lib", "built", "--build-temp", "temp"]
setup(
    name="defifoo-engine",
    package_dir={"": "src"},
    ext_modules=mypycify(["--strict", *sources], opt_level="3", debug_level="0", target_dir="c"),
)
"""


class EngineHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return NEEDS if self._wanted() else []

    def _wanted(self) -> bool:
        if os.environ.get("DEFIFOO_ENGINE") == "pure":
            return False
        return os.environ.get("DEFIFOO_ENGINE") == "compiled" or has_compiler()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel" or not self._wanted():
            return
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
    packages = [workshop / "src" / "defifoo" / name for name in COMPILED]
    sources = sorted(path for package in packages for path in package.rglob("*.py") if path.name != "__init__.py")
    names = [str(path.relative_to(workshop)) for path in sources]
    environment = {**os.environ, "MYPYPATH": "src"}
    subprocess.run([sys.executable, "-c", COMPILE, *names], cwd=workshop, env=environment, check=True)  # noqa: S603 - our own script
    built = workshop / "built"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {str(path): str(path.relative_to(built)) for path in built.rglob(f"*{suffix}")}
