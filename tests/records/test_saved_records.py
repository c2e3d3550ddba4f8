"""Records of earlier versions replay forever, and both builds play the same match from the same seed."""

import json
from pathlib import Path

import pytest

from defifoo.core.game import RULES_VERSION
from defifoo.core.record import parse_record, record_of, replay
from defifoo.games.shelf import GAMES, find_game
from records.make import path_of, saved

FILES = sorted(Path(__file__).parent.glob("version-*/*.json"))
RESULTS = json.loads((Path(__file__).parent / "results.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_saved_record_replays_to_the_result_it_had(path: Path) -> None:
    match = replay(parse_record(path.read_text(encoding="utf-8"), find_game))
    assert match.over
    assert match.points == RESULTS[f"{path.parent.name}/{path.stem}"]


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", range(1, RULES_VERSION + 1))
def test_the_same_seed_gives_the_same_match_in_every_build(version: int, game: str, players: int) -> None:
    """The saved records were made once; the interpreted and the compiled engine must both make them again."""
    path = path_of(version, game, players)
    assert path.exists(), "the records of new rules are made by PYTHONPATH=tests python tests/records/make.py"
    again = record_of(saved(version, game, players)).to_json() + "\n"
    assert again == path.read_text(encoding="utf-8")


def test_every_saved_record_has_a_result() -> None:
    assert sorted(RESULTS) == sorted(f"{path.parent.name}/{path.stem}" for path in FILES)
