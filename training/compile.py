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
sys.path.insert(0, str(ROOT))

from building.engine import compiled_sources  # noqa: E402

COMPILING = ROOT / "building" / "compiling.py"
STEPPING = "defifoo_training/stepping.py"
WRITTEN = ("bots/*/written.py", "bots/*/outlook.py")
"""What `regular` plays by: it sits at half of the tables, so here it is compiled, too."""
SKIP = shutil.ignore_patterns("__pycache__", "*.so", "*.ftl")
RUNS = "from defifoo_training import stepping; assert stepping.__file__.endswith('.so')"


def copy_sources(out: Path) -> None:
    shutil.copytree(ROOT / "src" / "defifoo", out / "defifoo", ignore=SKIP, dirs_exist_ok=True)
    shutil.copytree(ROOT / "training" / "defifoo_training", out / "defifoo_training", ignore=SKIP, dirs_exist_ok=True)


def sources(root: Path) -> list[str]:
    """The modules to compile, as paths from the folder that holds both packages."""
    return [str(path.relative_to(root)) for path in [*compiled_sources(root / "defifoo"), *beside(root)]]


def beside(root: Path) -> list[Path]:
    """What is compiled for a training alone."""
    return [root / STEPPING, *sorted(path for name in WRITTEN for path in (root / "defifoo").glob(name))]


def is_ready(out: Path) -> bool:
    """Whether there are binaries of exactly this source that run here."""
    if not (out / "defifoo_training").exists():
        return False
    for name in sources(out):
        here = ROOT / ("src" if name.startswith("defifoo/") else "training") / name
        if not here.exists() or here.read_bytes() != (out / name).read_bytes():
            return False
    path = os.pathsep.join([str(out), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.run([sys.executable, "-c", RUNS], env=environment, check=False).returncode == 0  # noqa: S603 - our own


def main(out: Path) -> None:
    if is_ready(out):
        copy_sources(out)
        print("the engine is there")
        return
    workshop = out.with_name(out.name + ".workshop")
    shutil.rmtree(workshop, ignore_errors=True)
    shutil.rmtree(out, ignore_errors=True)
    copy_sources(workshop)
    more = [f"src/{path.relative_to(workshop)}" for path in beside(workshop)]
    command = [COMPILING, workshop, out, ROOT / ".cache" / "objects", *more]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
    subprocess.run([sys.executable, *map(str, command)], env=environment, check=True)  # noqa: S603 - our own
    copy_sources(out)
    shutil.rmtree(workshop)
    print("the engine was compiled")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
