"""The fifth game, built and installed as anybody would install it, beside a Défifoo that does not know it."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "pouilleux"


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and its entry point."""
    workshop = tmp_path_factory.mktemp("pouilleux")
    copy = workshop / "source"
    shutil.copytree(EXAMPLE, copy)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", workshop], cwd=copy, check=True)
    place = workshop / "installed"
    for wheel in workshop.glob("*.whl"):
        zipfile.ZipFile(wheel).extractall(place)
    return place


@pytest.fixture
def beside(installed: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The environment of a program that finds the fifth game."""
    paths = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    monkeypatch.setenv("PYTHONPATH", paths)
    return {**os.environ}
