"""Makes the golden playthroughs with OpenSpiel's generator: python tests/research/make_playthroughs.py, from the root."""

from pathlib import Path

import defifoo.research.openspiel  # noqa: F401 - registers the games
from defifoo.games.shelf import GAMES

FOLDER = Path(__file__).parent / "playthroughs"
LIMIT = {2: 24, 4: 14, 6: 8}
"""By players: a file shows every decision of the beginning, and a match to its end would be megabytes."""


def game_strings() -> dict[str, str]:
    """By the name of the file."""
    found = {}
    for game in GAMES:
        for players, limit in LIMIT.items():
            found[f"{game}-{players}.txt"] = f"defifoo_{game}(limit={limit},players={players})"
    found["purple-2-whole.txt"] = "defifoo_purple(players=2)"
    return found


if __name__ == "__main__":
    from open_spiel.python.algorithms import generate_playthrough

    FOLDER.mkdir(exist_ok=True)
    for file, string in game_strings().items():
        (FOLDER / file).write_text(generate_playthrough.playthrough(string, None, seed=20), encoding="utf-8")
