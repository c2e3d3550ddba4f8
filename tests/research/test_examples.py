"""The examples run, and the document names what there is."""

import subprocess
import sys
from pathlib import Path

import pytest

from defifoo.games.shelf import GAMES
from defifoo.research.compiled.layout import layout
from defifoo.research.compiled.sequence import begin

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
SMALL = {
    "pettingzoo_agent.py": ["--deals", "20", "--test-deals", "5"],
    "openspiel_search.py": ["--deals", "1", "--simulations", "2"],
    "openspiel_exploitability.py": ["--iterations", "1", "--cards", "E1 E2 T1 ET", "--hand", "1"],
    "vector_rollouts.py": ["--decisions", "20000", "--count", "32"],
    "games_in_numbers.py": ["--deals", "1", "--hands", "2", "--repeats", "2"],
}


@pytest.mark.parametrize("name", SMALL)
def test_an_example_runs(name: str) -> None:
    command = [sys.executable, str(ROOT / "examples" / name), *SMALL[name]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_every_example_is_run_and_told_of() -> None:
    assert sorted(SMALL) == sorted(path.name for path in (ROOT / "examples").glob("*.py"))
    assert all(f"examples/{name}" in DOCUMENT for name in SMALL)


@pytest.mark.parametrize("game", GAMES)
def test_the_document_lists_every_part_of_an_observation_with_its_size(game: str) -> None:
    section = DOCUMENT.split(f"### {game.capitalize()}\n")[1].split("\n#")[0]
    for players in (2, 6):
        for parts in layout(GAMES[game], players):
            for name, size in parts:
                row = next((line for line in section.splitlines() if line.startswith(f"| `{name}`")), None)
                row = row or next((line for line in DOCUMENT.splitlines() if line.startswith(f"| `{name}`")), "")
                assert row, f"{name} is not in the table of {game}"
                written = row.split("|")[2].strip()
                assert eval(written, {"n": players}) == size, f"{name} of {game}: {written}"


@pytest.mark.parametrize("game", GAMES)
def test_the_document_tells_the_scale_and_the_number_of_actions(game: str) -> None:
    rules = GAMES[game]
    actions = begin(rules, 2, rules.check_options(2, {}), bytes(32)).actions()
    row = next(line for line in DOCUMENT.splitlines() if line.startswith(f"| {game} | {actions} |"))
    assert f"| {rules.reward_scale()} |" in row
