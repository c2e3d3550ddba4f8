"""Makes the saved records, once per version of rules or shuffle: PYTHONPATH=tests python tests/records/make.py"""

import json
from pathlib import Path

from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_match
from defifoo.core.record import record_of
from defifoo.games.shelf import GAMES

FOLDER = Path(__file__).parent / "version-1"
LENGTHS = {"purple": 5, "blue": 1, "yellow": 2, "red": 3}


def saved(game: str, players: int) -> Match:
    seed = f"saved record {game} {players}".encode().ljust(32, b"!")
    return random_match(Setup(GAMES[game], players, {"length": LENGTHS[game]}, seed), FastSource(players))


def path_of(game: str, players: int) -> Path:
    return FOLDER / f"{game}-{players}.json"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    results: dict[str, list[int]] = {}
    for game in GAMES:
        for players in range(2, 7):
            match = saved(game, players)
            path_of(game, players).write_text(record_of(match).to_json() + "\n", encoding="utf-8")
            results[f"version-1/{game}-{players}"] = match.points
    (Path(__file__).parent / "results.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
