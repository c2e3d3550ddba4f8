"""Ours and a peer's in turns, for the machine's speed drifts: rates are of processor time, ratios are of the same round."""

import argparse
import random
import statistics
import sys
from collections.abc import Callable
from time import process_time
from typing import NamedTuple

import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]  # OpenSpiel ships no types

from defifoo.core.engine import ENGINE

PLAYERS = 4
Work = Callable[[], int]
"""Does some work and tells how much it was: plays, decisions, simulations."""


def read_arguments(description: str | None, rounds: int) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=rounds)
    chosen = parser.parse_args()
    if ENGINE != "compiled":
        sys.exit("the engine is not compiled here: run this through ./bench/run")
    return chosen


def rate(work: Work, seconds: float) -> float:
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        done += work()
    return done / spent


class Comparison(NamedTuple):
    """Our rate, each peer's rate, and how many times as fast we are: medians over the rounds."""

    ours: float
    peers: list[float]
    ratios: list[float]


def compare(ours: Work, peers: list[Work], chosen: argparse.Namespace) -> Comparison:
    rounds = [[rate(work, chosen.seconds) for work in (ours, *peers)] for _ in range(chosen.rounds)]
    mine, *theirs = [statistics.median(rates) for rates in zip(*rounds, strict=True)]
    ratios = [statistics.median(one[0] / one[peer] for one in rounds) for peer in range(1, len(peers) + 1)]
    return Comparison(mine, theirs, ratios)


def row(title: str, found: Comparison, unit: float) -> str:
    cells = [f"{theirs / unit:,.2f} (**{ratio:.1f}x**)" for theirs, ratio in zip(found.peers, found.ratios, strict=True)]
    return f"| {title} | {found.ours / unit:,.2f} | {' | '.join(cells)} |"


def dealt(game: "pyspiel.Game") -> "pyspiel.State":
    """A game of OpenSpiel's with the cards dealt."""
    state, chance = game.new_initial_state(), random.Random(5)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
    return state


def stepped(game: "pyspiel.Game", seed: int) -> Work:
    """Whole games of OpenSpiel's at random, chance and players step by step; the players' steps count."""
    pick = random.Random(seed).random

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
