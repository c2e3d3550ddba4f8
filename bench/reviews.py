"""What a review is worth: does it add up, are its errors true, and does it tell strong from weak sooner than points do?

    ./bench/run reviews.py [--games GAME ...] [--deals 60] [--simulations 24000] [--levels random novice regular net expert]
    ./bench/run reviews.py --levels expert expert expert expert
    ./bench/run reviews.py --simulations 300 --again 24000 --twice 1

One bot of each level sits at one table, in an order drawn anew for every deal: whoever always sat behind the same one would
gain by it. Every deal is played once in every rotation of the seats and reviewed. The second command asks how often a choice of
the expert itself is called costly: of 100 choices it must be 2 at most. The third lays hurried reviews beside long ones of the
same deals: 95 of 100 should agree within 1.96 errors.
"""

import argparse
import math
import os
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from statistics import NormalDist, fmean
from time import process_time
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from defifoo.bots.bot import Budget
from defifoo.bots.levels import make_bot
from defifoo.bots.sitting import Sitter, next_move
from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.record import record_of
from defifoo.games.shelf import GAMES
from defifoo.review.judging import Reviewer
from defifoo.review.moments import played_deals

NEVER: Final = 1e5
"""So many deals are no better than none: the two were level."""
WEAKER: Final = (("random", "novice"), ("novice", "regular"), ("regular", "net"), ("regular", "expert"))
SURPASSED: Final = {"purple": ("net", "expert"), "red": ("net", "expert")}
"""Who is known to be weaker than whom (`docs/bots.md`, at four); in the other games `net` and `expert` are level."""
DRAWS: Final = 20_000
AGAIN: Final = 200

Numbers: TypeAlias = NDArray[np.float64]


class Seen(NamedTuple):
    """One seat of one reviewed deal."""

    level: str
    points: float
    surely: float
    """how sure it is that a choice made winning likelier than the usual one (1) or less likely (-1); the mean of all"""
    choices: float
    choices_again: float
    error: float
    error_again: float
    gap: float
    made: int
    costly: int
    seconds: float
    """of the processor: other work on the machine must not count"""


Measure: TypeAlias = Callable[[Seen], float]
MEASURES: Final[dict[str, Measure]] = {"points": lambda seen: seen.points, "choices": lambda seen: seen.surely}


class Task(NamedTuple):
    game: str
    number: int
    levels: tuple[str, ...]
    simulations: int
    thought: int
    twice: int
    again: int


def seating(task: Task, shift: int) -> list[str]:
    order = Random(task.number).sample(task.levels, len(task.levels))
    return order[shift:] + order[:shift]


def play(task: Task, shift: int) -> Match:
    game = GAMES[task.game]
    seated = seating(task, shift)
    match = Match(Setup(game, len(seated), {"length": 1}, task.number.to_bytes(32)))
    salt = task.number * 64 + shift
    sitters = [Sitter(name, make_bot(name, game), FastSource(salt * 8 + seat)) for seat, name in enumerate(seated)]
    source = FastSource(salt * 8 + 7)
    while not match.over:
        match.play(*next_move(match, sitters, source, Budget(simulations=task.thought)))
    return match


def look(task: Task) -> list[Seen]:
    """One deal in every rotation. Some are reviewed twice, to see whether the stated error is true."""
    reviewer = Reviewer(GAMES[task.game], task.simulations)
    second = Reviewer(GAMES[task.game], task.again) if task.number % task.twice == 0 else None
    better = -1 if GAMES[task.game].lowest_wins else 1
    found = []
    for shift in range(len(task.levels)):
        match = play(task, shift)
        played = next(deal for deal, _ in played_deals(record_of(match)))
        start = process_time()
        review = reviewer.review(played, FastSource(task.number * 2 + 1))
        seconds = process_time() - start
        again = second.review(played, FastSource(task.number * 2 + 2)) if second else None
        for seat, each in enumerate(review.seats):
            other = again.seats[seat].choices if again else None
            found.append(
                Seen(
                    seating(task, shift)[seat],
                    better * float(each.result),
                    sureness([judged.worth for judged in each.judged]),
                    each.choices.value,
                    other.value if other else math.nan,
                    each.choices.error,
                    other.error if other else math.nan,
                    abs(each.cards.value + each.choices.value - each.result),
                    len(each.judged),
                    len(each.costly),
                    seconds,
                )
            )
    return found


def sureness(choices: Sequence[tuple[float, float]]) -> float:
    """Each choice by what it was worth, in its own errors: those with the most at stake do not speak for all of them."""
    sure = [2 * NormalDist().cdf(value / error) - 1 for value, error in choices if error > 0]
    return sum(sure) / max(1, len(choices))


# Who is ahead of whom


def known_order(game: str, levels: Sequence[str]) -> list[tuple[str, str]]:
    pairs = [*WEAKER, *([SURPASSED[game]] if game in SURPASSED else [])]
    return [pair for pair in pairs if set(pair) <= set(levels)]


def ahead(deals: list[list[Seen]], pairs: list[tuple[str, str]], measure: Measure) -> Numbers:
    """For each deal and each pair how far the stronger one is ahead, as the mean over the seatings."""

    def mean(seats: list[Seen], level: str) -> float:
        return fmean(measure(seen) for seen in seats if seen.level == level)

    return np.array([[mean(seats, strong) - mean(seats, weak) for weak, strong in pairs] for seats in deals])


def deals_needed(differences: Numbers) -> float:
    """After how many deals all pairs are in order with 95 % certainty: a column is a pair, a row is a deal."""
    mean = differences.mean(axis=0)
    if (mean <= 0).any():
        return math.inf
    spread = np.atleast_2d(np.cov(differences, rowvar=False))
    errors = np.random.default_rng(1).multivariate_normal(np.zeros(len(mean)), spread, DRAWS)
    return float(np.quantile((np.maximum(0, errors) / mean).max(axis=1) ** 2, 0.95))


def sooner(points: Numbers, choices: Numbers) -> float:
    """How sure it is that choices need fewer deals than points: how often they do in deals drawn from these."""
    source, found = np.random.default_rng(1), 0
    for _ in range(AGAIN):
        drawn = source.integers(len(points), size=len(points))
        found += deals_needed(choices[drawn]) < deals_needed(points[drawn])
    return found / AGAIN


def tell_apart(game: str, levels: list[str], deals: list[list[Seen]]) -> None:
    pairs = known_order(game, levels)
    found = {name: ahead(deals, pairs, measure) for name, measure in MEASURES.items()}
    columns = {f"{weak} < {strong}": [place] for place, (weak, strong) in enumerate(pairs)}
    columns["all of them"] = list(range(len(pairs)))
    print("\n| deals needed | " + " | ".join(columns) + " |\n" + "|---" * (len(columns) + 1) + "|")
    for name, differences in found.items():
        needed = [deals_needed(differences[:, places]) for places in columns.values()]
        print(f"| by {name} | " + " | ".join("never" if one > NEVER else f"{one:.1f}" for one in needed) + " |")
    sure = [sooner(*(each[:, places] for each in found.values())) for places in columns.values()]
    print("| sooner by choices | " + " | ".join(f"{one:.0%}" for one in sure) + " |", flush=True)


# What is told


def tell(game: str, levels: tuple[str, ...], results: list[list[Seen]]) -> None:
    everyone = [seen for seats in results for seen in seats]
    twice = [seen for seen in everyone if not math.isnan(seen.choices_again) and seen.error > 0]
    apart = [abs(seen.choices - seen.choices_again) / math.hypot(seen.error, seen.error_again) for seen in twice]
    print(f"\n### {game}: {len(results)} deals in {len(levels)} seatings")
    print(f"cards + choices - result: at most {max(seen.gap for seen in everyone):.1e}")
    within = [sum(each < errors for each in apart) / len(apart) for errors in (1.0, 1.96)]
    print(f"reviewed twice, {within[0]:.1%} of {len(apart)} differ by less than one stated error,", end="")
    print(f" {within[1]:.1%} by less than 1.96")
    print(f"seconds a review: {fmean(s.seconds for s in everyone):.2f}, most {max(s.seconds for s in everyone):.2f}")
    print("\n| level | points | surely better | called costly |\n|---|---|---|---|")
    own = defaultdict[str, list[Seen]](list)
    for seen in everyone:
        own[seen.level].append(seen)
    for level in dict.fromkeys(levels):
        made, costly = (sum(getattr(seen, name) for seen in own[level]) for name in ("made", "costly"))
        points, surely = (fmean(measure(seen) for seen in own[level]) for measure in MEASURES.values())
        print(f"| {level} | {points:.1f} | {surely:+.3f} | {costly / made:.2%} of {made} |", flush=True)
    if len(own) > 1:
        tell_apart(game, list(own), results)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal: others than something was found on")
    parser.add_argument("--simulations", type=int, default=24_000)
    parser.add_argument("--thought", type=int, default=300, help="simulations of a move of expert")
    parser.add_argument("--twice", type=int, default=5, help="every so many deals one is reviewed twice")
    parser.add_argument("--again", type=int, help="what the second review may cost; as much as the first unless given")
    parser.add_argument("--levels", nargs="+", default=["random", "novice", "regular", "net", "expert"])
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    levels = tuple(chosen.levels)
    with ProcessPoolExecutor(chosen.workers, mp_context=get_context("spawn")) as pool:
        for game in chosen.games:
            plan = (levels, chosen.simulations, chosen.thought, chosen.twice, chosen.again or chosen.simulations)
            tasks = [Task(game, number, *plan) for number in range(chosen.first, chosen.first + chosen.deals)]
            tell(game, levels, list(pool.map(look, tasks)))


if __name__ == "__main__":
    main()
