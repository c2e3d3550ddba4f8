"""Compile the engine and reference_observe.py beside it, for comparisons of many millions (compare_observations.py).

    python tests/research/compile_reference.py FOLDER

leaves a folder to be put on the path before `tests`: source and binaries side by side. It needs mypy and a C compiler.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
COMPILING = ROOT / "building" / "compiling.py"
REFERENCE = "src/research/reference_observe.py"
SKIP = shutil.ignore_patterns("__pycache__", "*.so")


def copy_sources(out: Path) -> None:
    shutil.copytree(ROOT / "src" / "defifoo", out / "defifoo", ignore=SKIP, dirs_exist_ok=True)
    shutil.copytree(ROOT / "tests" / "research", out / "research", ignore=SKIP, dirs_exist_ok=True)


def main(out: Path) -> None:
    workshop = out.with_name(out.name + ".workshop")
    for folder in (workshop, out):
        shutil.rmtree(folder, ignore_errors=True)
        copy_sources(folder)
    command = [sys.executable, COMPILING, workshop, out, ROOT / ".cache" / "objects", REFERENCE]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    subprocess.run([*map(str, command)], env=environment, check=True)
    shutil.rmtree(workshop)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
