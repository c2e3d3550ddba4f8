"""What `./play` runs is whole, is made once, and the compiled engine comes in parts."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from building import start
from building.compiling import grouped, with_headers
from building.engine import compiled_sources
from building.pages import NotBuilt
from building.trees import Trees

ROOT = Path(__file__).parents[2]
GAMES = ("purple", "blue", "yellow", "red")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As little as a checkout may be."""
    for name, text in (
        ("src/defifoo/__init__.py", "x = 1\n"),
        ("src/defifoo/core/bits.py", "y = 2\n"),
        ("docs/rules/red.md", "# Red\n"),
        ("building/a.py", ""),
        ("pages/index.html", "<html>"),
    ):
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    return tmp_path


def trees_of(checkout: Path, tag: str = "cp311") -> Trees:
    return Trees(checkout, checkout / "pages", tag)


def test_a_tree_has_the_package_the_pages_and_the_rule_books(checkout: Path) -> None:
    tree = trees_of(checkout).plant()
    names = sorted(str(path.relative_to(tree)) for path in tree.rglob("*") if path.is_file())
    assert names == ["defifoo/__init__.py", "defifoo/core/bits.py", "defifoo/rulebook/red.md", "defifoo/web/index.html"]


def test_a_tree_is_made_once_for_each_source(checkout: Path) -> None:
    first = trees_of(checkout).plant()
    (first / "seen").touch()
    assert (trees_of(checkout).plant() / "seen").exists()
    (checkout / "src/defifoo/core/bits.py").write_text("y = 3\n", "utf-8")
    assert trees_of(checkout).plant() != first
    assert first.exists(), "a server may still run from it"


def test_a_compiled_tree_is_for_one_kind_of_python(checkout: Path) -> None:
    assert trees_of(checkout, "cp311").compiled != trees_of(checkout, "cp312").compiled
    assert trees_of(checkout, "cp311").pure == trees_of(checkout, "cp312").pure


def test_a_tree_that_cannot_be_compiled_leaves_nothing(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise NotBuilt("no memory left")

    monkeypatch.setattr("building.trees.compile_engine", broken)
    trees = trees_of(checkout)
    with pytest.raises(NotBuilt, match="no memory left"):
        trees.plant_compiled(sys.executable, sys.executable, print)
    assert list(trees.folder.iterdir()) == []


def test_a_compiled_tree_that_does_not_play_is_never_seen(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("building.trees.compile_engine", lambda *_: None)
    trees = trees_of(checkout)
    with pytest.raises(NotBuilt, match="does not run"):
        trees.plant_compiled(sys.executable, sys.executable, print)
    assert not trees.compiled.exists()


def test_old_trees_are_cleared_away(checkout: Path) -> None:
    for number in range(8):
        (checkout / "src/defifoo/core/bits.py").write_text(f"y = {number}\n", "utf-8")
        tree = trees_of(checkout).plant()
        os.utime(tree, (number, number))
    assert len(list((checkout / ".cache/trees").iterdir())) == 4


# The engine in parts


def test_every_game_is_a_library_of_its_own() -> None:
    groups = {name: sources for sources, name in grouped([path.relative_to(ROOT / "src") for path in sources_of_the_engine()])}
    for game in GAMES:
        assert all(f"games/{game}/" in source for source in groups[f"games_{game}"])
        assert not any(
            f"games/{game}/" in source for name, sources in groups.items() if name != f"games_{game}" for source in sources
        )
    assert sum(len(sources) for sources in groups.values()) == len(sources_of_the_engine()) > 70


def sources_of_the_engine() -> list[Path]:
    return compiled_sources(ROOT / "src" / "defifoo")


def test_what_is_compiled_needs_no_library_but_those_of_the_engine() -> None:
    """Where it is compiled there is no msgspec, and no struct could be: its types are read while the program runs."""
    known = {*sys.stdlib_module_names, "defifoo", "librt", "mypy_extensions"}
    for source in sources_of_the_engine():
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                assert {alias.name.partition(".")[0] for alias in node.names} <= known, source
            elif isinstance(node, ast.ImportFrom):
                assert (node.module or "").partition(".")[0] in known, source


def test_an_object_depends_on_every_header_that_its_file_includes(tmp_path: Path) -> None:
    (tmp_path / "red.c").write_text('#include <Python.h>\n#include "red.h"\n', "utf-8")
    (tmp_path / "red.h").write_text("#include <core.h>\n", "utf-8")
    (tmp_path / "core.h").write_text('#include "red.h"\n', "utf-8")
    (tmp_path / "blue.h").write_text("", "utf-8")
    assert [path.name for path in with_headers(tmp_path / "red.c", tmp_path)] == ["red.c", "red.h", "core.h"]


# What is started


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A machine with a compiler; what was begun beside."""
    begun: list[str] = []
    monkeypatch.delenv("DEFIFOO_ENGINE", raising=False)
    monkeypatch.setattr(start, "has_compiler", lambda _: True)
    monkeypatch.setattr(start.Compiling, "beside", lambda _, told, quietly: begun.append("quietly" if quietly else told))
    return begun


def test_a_server_starts_on_the_pure_engine_and_goes_on_with_the_compiled_one(checkout: Path, beside: list[str]) -> None:
    trees = trees_of(checkout)
    assert start.tree_for(trees, "", "") == (trees.pure, trees.compiled)
    assert start.tree_for(trees, "", "serve") == (trees.pure, trees.compiled)
    assert beside == [": the server goes on with it"] * 2


def test_a_game_in_the_terminal_is_not_disturbed(checkout: Path, beside: list[str]) -> None:
    trees = trees_of(checkout)
    assert start.tree_for(trees, "", "play") == (trees.pure, None)
    assert beside == ["quietly"]


def test_what_computes_waits_for_the_compiled_engine(
    checkout: Path, beside: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    trees = trees_of(checkout)
    monkeypatch.setattr(start.Compiling, "run", lambda self, _: self.trees.compiled)
    assert start.tree_for(trees, "", "arena") == (trees.compiled, None)
    assert beside == []


def test_the_compiled_engine_is_used_when_it_is_there(checkout: Path, beside: list[str]) -> None:
    trees = trees_of(checkout)
    trees.compiled.mkdir(parents=True)
    assert start.tree_for(trees, "", "") == (trees.compiled, None)
    assert beside == []


@pytest.mark.parametrize("why", ["no compiler", "not wanted", "failed before"])
def test_without_a_compiler_the_engine_stays_pure(
    checkout: Path, beside: list[str], monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    trees = trees_of(checkout)
    if why == "no compiler":
        monkeypatch.setattr(start, "has_compiler", lambda _: False)
    elif why == "not wanted":
        monkeypatch.setenv("DEFIFOO_ENGINE", "pure")
    else:
        trees.plant()
        trees.failed.write_text("no memory left", "utf-8")
    assert start.tree_for(trees, "", "") == (trees.pure, None)
    assert beside == []


def test_a_page_build_that_fails_ends_the_start(checkout: Path) -> None:
    """The whole command, with an npm that fails."""
    bin_folder = checkout / "bin"
    bin_folder.mkdir()
    for name, script in (("node", "echo v22.0.0"), ("npm", "echo 'the registry is away'; exit 1"), ("uv", "exit 0")):
        (bin_folder / name).write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        (bin_folder / name).chmod(0o755)
    for name in ("play", "scripts", "building", "uv.lock", "pyproject.toml"):
        target = checkout / name
        subprocess.run(["cp", "-r", str(ROOT / name), str(target.parent)], check=True)
    (checkout / "web").mkdir()
    (checkout / "web/package.json").write_text("{}", "utf-8")
    (checkout / ".cache/play/bin").mkdir(parents=True)
    (checkout / ".cache/play/bin/python").symlink_to(sys.executable)
    environment = {**os.environ, "PATH": f"{bin_folder}:{os.environ['PATH']}"}
    done = subprocess.run([str(checkout / "play"), "--version"], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "the web pages could not be built" in done.stderr
    assert "the registry is away" in done.stderr
