"""One game, one place: outside its own folders no module names a game, the shelf excepted."""

import re
from pathlib import Path

from defifoo.games.shelf import OURS

SOURCE = Path(__file__).parents[1] / "src" / "defifoo"
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
    long = {path.name: lines for path in SOURCE.rglob("*.py") if (lines := len(path.read_bytes().splitlines())) > 350}
    assert long == {}
