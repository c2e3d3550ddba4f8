"""Whoever breaks a law of the kit is shown what differs."""

import subprocess
import sys
from pathlib import Path

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
