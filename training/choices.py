"""Write down anew what the shipped nets choose in the positions of `tests/net/trained/`, after a training.

    python training/choices.py [GAME...]

The positions and the digests of their inputs stay as they are, so `tests/net/test_trained.py` still fails when an input has
changed its meaning since the first training.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "src"))

from defifoo.bots.bot import Budget  # noqa: E402
from defifoo.bots.learned import Learned  # noqa: E402
from defifoo.bots.sight import sight_of  # noqa: E402
from defifoo.core.chance import FastSource  # noqa: E402
from defifoo.core.match import Match, Setup  # noqa: E402
from defifoo.games.shelf import GAMES  # noqa: E402

TRAINED_BY_RULES = 1


def main() -> None:
    folder = ROOT / "tests" / "net" / "trained"
    for name in sys.argv[1:] or sorted(file.stem for file in folder.glob("*.json")):
        file = folder / f"{name}.json"
        deals: list[dict[str, Any]] = json.loads(file.read_text())
        changed = sum(choose_anew(name, deal) for deal in deals)
        file.write_text(json.dumps(deals, separators=(",", ":")) + "\n")
        print(f"{name}: other choices in {changed} of {sum(len(deal['seen']) for deal in deals)} positions", flush=True)


def choose_anew(name: str, deal: dict[str, Any]) -> int:
    """How many choices of a deal are others now."""
    game = GAMES[name]
    bot, source = Learned(game), FastSource(1)
    setup = Setup(game, deal["players"], {"length": 1, **deal["options"]}, bytes.fromhex(deal["seed"]), TRAINED_BY_RULES)
    match, changed = Match(setup), 0
    for seen, played in zip(deal["seen"], deal["moves"], strict=True):
        choice = bot.choose(sight_of(match, seen[0]), source, Budget())
        changed += choice != seen[1]
        seen[1] = choice
        match.play(*played)
    return changed


if __name__ == "__main__":
    main()
