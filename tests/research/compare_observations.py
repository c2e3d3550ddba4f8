"""Every byte of a great many observations, as a vector of matches writes them, beside what the view of the seat gives.

    PYTHONPATH=tests python tests/research/compare_observations.py [--decisions 2500000] [--games blue,red] [--players 2,3]

For each game, 2 to 6 players and two sets of options in turn, two deals a match, random play. What the view gives is written by
reference_observe.py, which is slow; compiled beside the engine (compile_reference.py) it takes about a tenth of the time.
"""

import argparse
from time import process_time

import numpy as np

from defifoo.core.engine import ENGINE
from defifoo.games.shelf import GAMES
from defifoo.research.vector import Vector
from research.reference_observe import reference
from research.test_observations import FULL, OTHERWISE

AT_ONCE = 64
LENGTH = {"purple": 5, "blue": 2, "yellow": 2, "red": 2}


def compare(name: str, players: int, options: dict[str, int], decisions: int, seed: int) -> int:
    """How many observations were compared; the first that differs ends the program."""
    chosen = {**options, "length": LENGTH[name]}
    table = Vector(name, players, AT_ONCE, seed, limit=None, observing=True, all_seeing=False, **chosen)
    seen = np.empty((AT_ONCE, table.size), np.uint8)
    compared = 0
    while compared < decisions:
        table.observe(seen)
        for place, sequence in enumerate(table._matches.running):
            if seen[place].tobytes() != reference(sequence, sequence.seat):
                raise SystemExit(f"{name} for {players} with {options}, seed {seed}, differs after {compared} decisions")
            compared += 1
        table.step(table.random_actions())
    return compared


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=2_500_000, help="for each game")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--players", default="2,3,4,5,6", help="a fifth of the decisions for each; for a part of the whole")
    chosen = parser.parse_args()
    tables = [int(players) for players in chosen.players.split(",")]
    for name in chosen.games.split(","):
        start, compared = process_time(), 0
        for players in tables:
            for number, options in enumerate((FULL[name], OTHERWISE[name])):
                compared += compare(name, players, options, chosen.decisions // 10, 10 * players + number)
        spent = process_time() - start
        print(f"{name} at {chosen.players}: {compared:,} observations, all equal; {spent:.0f} s, {ENGINE} engine", flush=True)


if __name__ == "__main__":
    main()
