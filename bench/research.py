"""The research interfaces beside their peers, measured in turns in one run on one core.

    ./bench/run research.py [--seconds 1.0] [--rounds 3]

Random play everywhere, observations and masks included where the interface gives them. Time is processor time. Each figure is
the median over the rounds; each ratio is the median of the ratios of the rounds, for the machine's speed drifts.
"""

import argparse
import random
import statistics
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import games as python_games
from pettingzoo.classic import hanabi_v5

from defifoo.core.engine import ENGINE
from defifoo.games.shelf import GAMES
from defifoo.research import openspiel
from defifoo.research.vector import Vector

assert openspiel, python_games  # importing them registers the games

PLAYERS = 4
Work = Callable[[], int]
"""Does some work and tells how many decisions it was."""


def rate(work: Work, seconds: float) -> float:
    steps = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        steps += work()
    return steps / spent


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
    game, pick = pyspiel.load_game(name), random.Random(3).random

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(pick() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(pick() * len(actions))])
                steps += 1
        return steps

    return work


def vector(name: str, observing: bool) -> Work:
    table = Vector(name, PLAYERS, 512, observing=observing)

    def work() -> int:
        for _ in range(20):
            table.step(table.random_actions())
        return 20 * 512

    return work


def compare(title: str, ours: Work, peers: dict[str, Work], seconds: float, rounds: int) -> str:
    rates: list[float] = []
    peer_rates: dict[str, list[float]] = {name: [] for name in peers}
    for _ in range(rounds):
        rates.append(rate(ours, seconds))
        for name, work in peers.items():
            peer_rates[name].append(rate(work, seconds))
    cells = [f"{statistics.median(rates) / 1e3:,.0f}"]
    for theirs in peer_rates.values():
        ratio = statistics.median(mine / other for mine, other in zip(rates, theirs, strict=True))
        cells.append(f"{statistics.median(theirs) / 1e3:,.1f} (**{ratio:.1f}x**)")
    return f"| {title} | {' | '.join(cells)} |"


SPIEL_PEERS = ("python_tic_tac_toe", "python_kuhn_poker", "python_block_dominoes", "python_team_dominoes", "python_liars_poker")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    if ENGINE != "compiled":
        sys.exit("the engine is not compiled here: run this through ./bench/run")
    print(f"Thousand decisions a second of processor time, {PLAYERS} players, random play.\n")
    print("| PettingZoo AEC loop | Défifoo | hanabi |\n|---|---|---|")
    for name in GAMES:
        module = import_module(f"defifoo.research.pettingzoo.{name}_v0")
        for title, make, peer in ((name, module.env, hanabi_v5.env), (f"{name}, bare", module.raw_env, hanabi_v5.raw_env)):
            peers = {"hanabi": pettingzoo_loop(peer(players=PLAYERS))}
            print(compare(title, pettingzoo_loop(make(players=PLAYERS)), peers, chosen.seconds, chosen.rounds), flush=True)
    heads = " | ".join(peer.removeprefix("python_") for peer in SPIEL_PEERS)
    print(f"\n| pyspiel, stepped from Python | Défifoo | {heads} |\n|---|---|{'---|' * len(SPIEL_PEERS)}")
    for name in GAMES:
        ours = spiel_stepping(f"defifoo_{name}(players={PLAYERS})")
        peers = {peer: spiel_stepping(peer) for peer in SPIEL_PEERS}
        print(compare(name, ours, peers, chosen.seconds, chosen.rounds), flush=True)
    print("\n| vector of 512 matches | with masks | with masks and observations |\n|---|---|---|")
    for name in GAMES:
        cells = []
        for observing in (False, True):
            work = vector(name, observing)
            cells.append(statistics.median(rate(work, chosen.seconds) for _ in range(chosen.rounds)) / 1e3)
        print(f"| {name} | {cells[0]:,.0f} | {cells[1]:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
