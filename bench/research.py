"""The research interfaces beside their peers, measured in turns in one run on one core.

    ./bench/run research.py [--seconds 1.0] [--rounds 3]

Random play everywhere, observations and masks included where the interface gives them. Time is processor time. Each figure is
the median over the rounds; each ratio is the median of the ratios of the rounds, for the machine's speed drifts.
"""

import random
import statistics
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel
from bench.side_by_side import PLAYERS, Work, compare, rate, read_arguments, row, stepped
from open_spiel.python import games as python_games
from pettingzoo.classic import hanabi_v5

from defifoo.games.shelf import GAMES
from defifoo.research import openspiel
from defifoo.research.vector import Vector

assert openspiel, python_games  # importing them registers the games

THOUSAND = 1e3


def pettingzoo_loop(env: Any) -> Work:
    pick, seed = random.Random(1), random.Random(2)

    def work() -> int:
        steps = 0
        env.reset(seed=seed.randrange(2**31))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            done = terminated or truncated
            env.step(None if done else int(pick.choice(np.flatnonzero(seen["action_mask"]))))
            steps += not done
        return steps

    return work


def spiel_stepping(name: str) -> Work:
    return stepped(pyspiel.load_game(name), seed=3)


def vector(name: str, observing: bool) -> Work:
    """Observations are written into one buffer of the caller's, as a training worker does."""
    table = Vector(name, PLAYERS, 512, observing=observing)
    buffer = np.empty((512, table.size), np.uint8)

    def work() -> int:
        for _ in range(20):
            table.step(table.random_actions())
            if observing:
                table.observe(buffer)
        return 20 * 512

    return work


SPIEL_PEERS = ("python_tic_tac_toe", "python_kuhn_poker", "python_block_dominoes", "python_team_dominoes", "python_liars_poker")


def main() -> None:
    chosen = read_arguments(__doc__, rounds=3)
    print(f"Thousand decisions a second of processor time, {PLAYERS} players, random play.\n")
    print("| PettingZoo AEC loop | Défifoo | hanabi |\n|---|---|---|")
    for name in GAMES:
        module = import_module(f"defifoo.research.pettingzoo.{name}_v0")
        for title, make, peer in ((name, module.env, hanabi_v5.env), (f"{name}, bare", module.raw_env, hanabi_v5.raw_env)):
            loops = [pettingzoo_loop(one(players=PLAYERS)) for one in (make, peer)]
            print(row(title, compare(loops[0], loops[1:], chosen), THOUSAND), flush=True)
    heads = " | ".join(peer.removeprefix("python_") for peer in SPIEL_PEERS)
    print(f"\n| pyspiel, stepped from Python | Défifoo | {heads} |\n|---|---|{'---|' * len(SPIEL_PEERS)}")
    for name in GAMES:
        ours = spiel_stepping(f"defifoo_{name}(players={PLAYERS})")
        peers = [spiel_stepping(peer) for peer in SPIEL_PEERS]
        print(row(name, compare(ours, peers, chosen), THOUSAND), flush=True)
    print("\n| vector of 512 matches | with masks | with masks and observations |\n|---|---|---|")
    for name in GAMES:
        cells = []
        for observing in (False, True):
            work = vector(name, observing)
            cells.append(statistics.median(rate(work, chosen.seconds) for _ in range(chosen.rounds)) / 1e3)
        print(f"| {name} | {cells[0]:,.0f} | {cells[1]:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
