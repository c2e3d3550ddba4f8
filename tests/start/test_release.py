"""What a release holds: the pages in every file of it, and nothing that does not belong there."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from building.start import ROOT, pages

import defifoo

WANTED = (
    "web/index.html",
    "rulebook/red.en.md",
    "locales/fr/web-home.ftl",
    "py.typed",
    "core/match.py",
    "storage/migrations/env.py",
)


def hatchling(target: str, source: Path, out: Path, **environment: str) -> Path:
    """As an installer calls it, with the tools of this environment."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)],
        cwd=source,
        env={**os.environ, "DEFIFOO_ENGINE": "pure", **environment},
        check=True,
        capture_output=True,
    )
    return next(out.iterdir())


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert pages() is not None
    return hatchling("sdist", ROOT, tmp_path_factory.mktemp("archive"))


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as opened:
        return set(opened.namelist())


def test_a_wheel_has_the_pages_the_words_and_the_rule_books(tmp_path: Path) -> None:
    names = names_in(hatchling("wheel", ROOT, tmp_path))
    for wanted in WANTED:
        assert f"defifoo/{wanted}" in names
    others = {name.split("/")[0] for name in names} - {"defifoo"}
    assert others == {f"defifoo-{defifoo.__version__}.dist-info"}


def test_a_source_archive_makes_the_same_wheel_without_node(archive: Path, tmp_path: Path) -> None:
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path, filter="data")
    source = next(tmp_path.glob("defifoo-*"))
    (tmp_path / "bare").mkdir()
    again = hatchling("wheel", source, tmp_path / "again", PATH=str(tmp_path / "bare"))
    direct = hatchling("wheel", ROOT, tmp_path / "direct")
    assert names_in(again) == names_in(direct)


def test_a_source_archive_holds_nothing_that_was_made_here_but_the_pages(archive: Path) -> None:
    with tarfile.open(archive) as opened:
        names = [name.split("/", 1)[1] for name in opened.getnames()]
    assert "built-pages/index.html" in names
    assert not [name for name in names if name.endswith((".so", ".pyc")) or "node_modules" in name or name.startswith(".cache")]


def test_pages_can_be_done_without(tmp_path: Path) -> None:
    names = names_in(hatchling("wheel", ROOT, tmp_path, DEFIFOO_WEB="none"))
    assert "defifoo/core/match.py" in names
    assert not [name for name in names if name.startswith("defifoo/web/")]


def test_what_all_tests_share_asks_for_nothing_that_only_several_nodes_need() -> None:
    """A release tries its wheels by the tests of the records, in environments that have neither."""
    without = "import sys; sys.modules.update(dict.fromkeys(('asyncpg', 'hiredis', 'redis'))); import conftest"
    done = subprocess.run(
        [sys.executable, "-c", without],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "tests"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
