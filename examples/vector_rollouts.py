"""A million random decisions through the vectorised environment, and what they tell about a game: about a second on one core.

python examples/vector_rollouts.py [--game red] [--players 4] [--decisions 1000000]
"""

import argparse
from time import perf_counter

import numpy as np

from defifoo.core.engine import ENGINE
from defifoo.research.vector import Vector


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="red")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--count", type=int, default=512)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    chosen = parser.parse_args()
    table = Vector(chosen.game, chosen.players, chosen.count, seed=1, observing=False)
    points, choices, steps = [], 0, 0
    start = perf_counter()
    while steps < chosen.decisions:
        choices += int(table.masks.sum()) if steps % (50 * chosen.count) == 0 else 0
        if table.step(table.random_actions()):
            points.append(table.points[table.ended == 1])
        steps += chosen.count
    spent, scored = perf_counter() - start, np.concatenate(points)
    sampled = -(-steps // (50 * chosen.count)) * chosen.count
    print(f"{steps:,} decisions, {len(scored):,} deals, {steps / spent:,.0f} decisions/s on the {ENGINE} engine")
    print(f"{steps / len(scored):.0f} decisions a deal, {choices / sampled:.1f} choices each")
    print(f"points of a deal: mean {scored.mean():.1f}, spread {scored.std():.1f}")


if __name__ == "__main__":
    main()
