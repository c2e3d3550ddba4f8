"""Ours and a peer's in turns, for the machine's speed drifts: rates are of processor time, ratios are of the same round."""

import argparse
import random
import statistics
import sys
from collections.abc import Callable
from time import process_time

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


def compare(title: str, ours: Work, peers: dict[str, Work], chosen: argparse.Namespace, unit: float) -> str:
    """A row of a table: the median of our rate, and of each peer's with how many times as fast we are."""
    rates: list[float] = []
    peer_rates: dict[str, list[float]] = {name: [] for name in peers}
    for _ in range(chosen.rounds):
        rates.append(rate(ours, chosen.seconds))
        for name, work in peers.items():
            peer_rates[name].append(rate(work, chosen.seconds))
    cells = [f"{statistics.median(rates) / unit:,.2f}"]
    for theirs in peer_rates.values():
        ratio = statistics.median(mine / other for mine, other in zip(rates, theirs, strict=True))
        cells.append(f"{statistics.median(theirs) / unit:,.2f} (**{ratio:.1f}x**)")
    return f"| {title} | {' | '.join(cells)} |"


def dealt(game: "pyspiel.Game") -> "pyspiel.State":
    """A game of OpenSpiel's with the cards dealt."""
    state, chance = game.new_initial_state(), random.Random(5)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
    return state
