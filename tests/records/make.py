"""Makes the saved records of the newest rules, once per version: PYTHONPATH=tests python tests/records/make.py"""

import json
from pathlib import Path

from defifoo.core.chance import FastSource
from defifoo.core.game import RULES_VERSION
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_match
from defifoo.core.record import record_of
from defifoo.games.shelf import GAMES

FOLDER = Path(__file__).parent
RESULTS = FOLDER / "results.json"
LENGTHS = {"purple": 5, "blue": 1, "yellow": 2, "red": 3}
NEW_OPTIONS = {2: {"purple": {"last_always": 1, "planet_spacecraft": 1}}}
"""What a version brought, switched on in its records."""


def saved(version: int, game: str, players: int) -> Match:
    seed = f"saved record {game} {players}".encode().ljust(32, b"!")
    options = {"length": LENGTHS[game], **NEW_OPTIONS.get(version, {}).get(game, {})}
    return random_match(Setup(GAMES[game], players, options, seed, version), FastSource(players))


def path_of(version: int, game: str, players: int) -> Path:
    return FOLDER / f"version-{version}" / f"{game}-{players}.json"


if __name__ == "__main__":
    results: dict[str, list[int]] = json.loads(RESULTS.read_text(encoding="utf-8"))
    for game in GAMES:
        for players in range(2, 7):
            match, path = saved(RULES_VERSION, game, players), path_of(RULES_VERSION, game, players)
            path.parent.mkdir(exist_ok=True)
            path.write_text(record_of(match).to_json() + "\n", encoding="utf-8")
            results[f"version-{RULES_VERSION}/{game}-{players}"] = match.points
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
