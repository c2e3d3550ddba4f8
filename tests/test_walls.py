"""One game, one place: outside its own folders no module names a game, the shelf excepted."""

import re
import tomllib
from pathlib import Path

from defifoo.games.shelf import OURS

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "defifoo"
OWN = re.compile(rf"(games|bots)/({'|'.join(OURS)})/")
WORD = re.compile(rf"\b({'|'.join(OURS)})\b", re.IGNORECASE)
CLASS = re.compile(rf"\b({'|'.join(name.capitalize() for name in OURS)})[A-Z]")
SHELF = "games/shelf.py"


def test_no_shared_module_names_a_game_except_the_shelf() -> None:
    naming = []
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if OWN.match(name) or name == SHELF:
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        naming += [
            f"{name}:{number}: {line.strip()}"
            for number, line in enumerate(lines, 1)
            if WORD.search(line) or CLASS.search(line)
        ]
    assert naming == []


def test_no_file_is_too_long_to_be_read_at_once() -> None:
    """What the front end knows of the wire is written by a script (`scripts/wire_types.py`), and nobody reads it through."""
    long = {}
    for folder in ("src", "web/src", "tests", "bench", "scripts", "examples", "building"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte", ".css") and path.name != "wire.ts":
                lines = len(path.read_bytes().splitlines())
                if lines > 350 and "node_modules" not in path.parts:
                    long[path.relative_to(ROOT).as_posix()] = lines
    assert long == {}


def test_no_function_of_the_source_escapes_the_limit_of_its_branches() -> None:
    """ruff's `C901` allows ten branches, and nobody is excused from it."""
    assert "C90" in tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]["lint"]["select"]
    assert [path.name for path in SOURCE.rglob("*.py") if "C901" in path.read_text(encoding="utf-8")] == []
