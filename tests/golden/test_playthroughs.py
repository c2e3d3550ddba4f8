"""Matches written down once, event by event: whatever changes them must be meant."""

import re
from collections import Counter
from pathlib import Path

import pytest

from defifoo.games.shelf import GAMES
from golden.playthrough import FOLDER, PLANS, Plan, path_of, read, shown, tell

FILES = sorted(FOLDER.glob("*.txt"))
LOCALES = Path(__file__).parents[2] / "src" / "defifoo" / "locales" / "en"

NEVER = {"blue": ["passed"]}
"""Nobody passes before the pile is empty, hundreds of moves into a deal: too long to read."""


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_playthrough_is_told_as_it_was_written_down(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert tell(*read(text)) == text


def test_every_planned_playthrough_is_there_and_no_other() -> None:
    assert {path_of(plan) for plan in PLANS} == set(FILES)


def test_there_are_enough_of_them() -> None:
    per_game = Counter(plan.game for plan in PLANS)
    assert min(per_game.values()) >= 3
    for game in per_game:
        assert {2, 4, 6} <= {plan.players for plan in PLANS if plan.game == game}


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_happen_in_a_game_happens_in_some_playthrough(game: str) -> None:
    told = "".join(path.read_text(encoding="utf-8") for path in FILES if path.name.startswith(f"{game} - "))
    names = re.findall(rf"^{game}-event-([a-z0-9-]+) =", (LOCALES / f"{game}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(names) > 5
    assert [name for name in names if not re.search(rf"^    {name}( |$)", told, re.MULTILINE)] == NEVER.get(game, [])


@pytest.mark.parametrize("plan", [plan for plan in PLANS if plan.shows], ids=lambda plan: plan.name)
def test_a_playthrough_shows_what_it_is_there_for(plan: Plan) -> None:
    assert shown(plan.shows, path_of(plan).read_text(encoding="utf-8"))
