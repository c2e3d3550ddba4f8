"""Whoever breaks a law of the kit is shown what differs."""

import subprocess
import sys
from pathlib import Path

import pytest

from defifoo.core.match import Match, Setup
from defifoo.games.red.game import Red
from defifoo.games.red.stacked import stacked
from defifoo.testing.telling import tell_some_matches
from defifoo.words.language import Words
from kit.test_red import TestRed as _TestRed

GAME = """
from defifoo.testing import GameKit
from defifoo.games.red.game import Red


class TestRed(GameKit):
    game = Red()
    fingerprint = "not this one"
"""


def test_a_broken_law_shows_both_sides(tmp_path: Path) -> None:
    place = tmp_path / "test_red.py"
    place.write_text(GAME, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-k", "both_engines", "-p", "no:cacheprovider", "--rootdir", str(tmp_path)]
    done = subprocess.run([*command, str(place)], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
    assert "== 'not this one'" in done.stdout


@pytest.mark.parametrize(
    "key",
    [
        "red-tagline",
        "red-option-charmer",
        "red-refusal-end",
        "red-refusal-interrupt",
        "red-refusal-follow-gang",
        "red-account-score-bank",
    ],
)
def test_words_that_are_missing_are_named(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of a refusal out of turn or after the end, too, which no seat meets in its own turn."""
    has = Words.has
    monkeypatch.setattr(Words, "has", lambda self, asked: asked != key and has(self, asked))
    with pytest.raises((AssertionError, KeyError), match=f"{key} stands in no language file of 'en'"):
        tell_some_matches(Red(), "en", _TestRed().candidates)


def test_a_deal_may_be_over_after_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def short(setup: Setup) -> Match:
        match = Match(setup)
        match.deal = stacked(["R4", "R5"])
        return match

    monkeypatch.setattr("defifoo.testing.kit.Match", short)
    _TestRed().test_a_move_that_answers_any_other_position_is_stale()
