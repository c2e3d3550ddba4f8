"""Matches written down once, event by event: whatever changes them must be meant."""

from collections import Counter
from pathlib import Path

import pytest

from golden.playthrough import FOLDER, PLANS, path_of, read, tell

FILES = sorted(FOLDER.glob("*.txt"))


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
