"""Compile the engine, the nets and the stepping of the training with mypyc, for this Python.

    python training/compile.py FOLDER

leaves a folder to be put on the path: the whole package and `defifoo_training`, source and binaries side by side. It needs
mypy, librt and setuptools, a C compiler, and no network.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("core", "games", "bots/search", "bots/net", "research/compiled")

# Runs in a process of its own: setuptools reads the command line and mypyc leaves global state behind.
COMPILE = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools._distutils.ccompiler import CCompiler

one = CCompiler.compile


def at_once(self, sources, *rest, **named):
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = list(pool.map(lambda source: one(self, [source], *rest, **named), sources))
    return [name for names in made for name in names]


CCompiler.compile = at_once
sources = sys.argv[1:]
sys.argv = ["setup.py", "-q", "build_ext", "--build-lib", "built", "--build-temp", "temp"]
setup(
    name="defifoo-engine",
    ext_modules=mypycify(["--strict", *sources], opt_level="3", debug_level="0", multi_file=True, target_dir="c"),
)
"""


def main(out: Path) -> None:
    workshop = out.with_name(out.name + ".workshop")
    shutil.rmtree(workshop, ignore_errors=True)
    workshop.mkdir(parents=True)
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.ftl")
    shutil.copytree(ROOT / "src" / "defifoo", workshop / "defifoo", ignore=skip)
    shutil.copytree(ROOT / "training" / "defifoo_training", workshop / "defifoo_training", ignore=skip)
    shutil.copytree(workshop, out, dirs_exist_ok=True)
    folders = [workshop / "defifoo" / name for name in PACKAGES]
    found = sorted(path for folder in folders for path in folder.rglob("*.py") if path.name != "__init__.py")
    names = [str(path.relative_to(workshop)) for path in [*found, workshop / "defifoo_training" / "stepping.py"]]
    subprocess.run([sys.executable, "-c", COMPILE, *names], cwd=workshop, env={**os.environ, "MYPYPATH": "."}, check=True)
    shutil.copytree(workshop / "built", out, dirs_exist_ok=True)
    shutil.rmtree(workshop)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
