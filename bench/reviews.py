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
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from random import Random
from statistics import NormalDist, fmean, stdev
from time import process_time
from typing import Final, NamedTuple

from defifoo.bots.bot import Budget
from defifoo.bots.levels import make_bot
from defifoo.bots.sitting import Sitter, next_move
from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.record import record_of
from defifoo.games.shelf import GAMES
from defifoo.review.judging import Reviewer
from defifoo.review.moments import played_deals

NEVER: Final = 1e6
"""So many deals are no better than none: the two were level."""
RESULT: Final = 0.5
"""What the result counts beside the choices where both count."""


class Seen(NamedTuple):
    """One seat of one reviewed deal."""

    level: str
    points: float
    share: float
    hand: float
    choices: float
    choices_again: float
    error: float
    error_again: float
    worth: float
    surely: float
    """how sure it is that a choice was better than the usual one (1) or worse (-1), whatever was at stake; the mean of all"""
    gap: float
    made: int
    costly: int
    seconds: float
    """of the processor: other work on the machine must not count"""


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
            found.append(
                Seen(
                    seating(task, shift)[seat],
                    better * float(each.result),
                    match.outcomes[0].share(seat),
                    better * each.hand.value,
                    better * each.choices.value,
                    better * again.seats[seat].choices.value if again else math.nan,
                    each.choices.error,
                    again.seats[seat].choices.error if again else math.nan,
                    each.worth.value,
                    sureness([(better * judged.points.value, judged.points.error) for judged in each.judged]),
                    abs(each.cards.value + each.choices.value - each.result),
                    len(each.judged),
                    len(each.costly),
                    seconds,
                )
            )
    return found


def sureness(choices: list[tuple[float, float]]) -> float:
    """Each choice by what it brought, in its own errors: those with the most at stake do not speak for all of them."""
    sure = [2 * NormalDist().cdf(value / error) - 1 for value, error in choices if error > 0]
    return sum(sure) / max(1, len(choices))


def deals_needed(differences: list[float]) -> float:
    """After how many deals the better of two is ahead with 95 % certainty."""
    mean = fmean(differences)
    return math.inf if mean <= 0 else (1.645 * stdev(differences) / mean) ** 2


Measure = Callable[[Seen], float]


def measures(everyone: list[Seen]) -> dict[str, Measure]:
    """What tells strong from weak. What is added up counts by its spread over all seats, whoever sat there."""
    points, choices, surely = (
        stdev(each) or 1.0 for each in zip(*((seen.points, seen.choices, seen.surely) for seen in everyone), strict=True)
    )
    return {
        "points": lambda seen: seen.points,
        "share of wins": lambda seen: seen.share,
        "points of choices": lambda seen: seen.choices,
        "worth of choices": lambda seen: seen.worth,
        "how surely better": lambda seen: seen.surely,
        "points of choices and how surely": lambda seen: seen.choices / choices + seen.surely / surely,
        "how surely and half the points": lambda seen: seen.surely / surely + RESULT * seen.points / points,
    }


def ahead(deals: list[list[Seen]], weak: str, strong: str, measure: Measure) -> list[float]:
    """Deal by deal how far the stronger one is ahead, as the mean over its seatings."""

    def mean(seats: list[Seen], level: str) -> float:
        return fmean(measure(seen) for seen in seats if seen.level == level)

    return [mean(seats, strong) - mean(seats, weak) for seats in deals]


def tell_apart(levels: list[str], deals: list[list[Seen]], how: str) -> None:
    found = measures([seen for seats in deals for seen in seats])
    print(f"\n| deals {how} to tell apart, by | " + " | ".join(found) + " |\n" + "|---" * (len(found) + 1) + "|")
    for weak, strong in pairwise(levels):
        cells = [deals_needed(ahead(deals, weak, strong, measure)) for measure in found.values()]
        print(f"| {weak} < {strong} | " + " | ".join("never" if c > NEVER else f"{c:.1f}" for c in cells) + " |", flush=True)


def tell(game: str, levels: tuple[str, ...], results: list[list[Seen]]) -> None:
    everyone = [seen for seats in results for seen in seats]
    z = [
        (seen.choices - seen.choices_again) / math.hypot(seen.error, seen.error_again)
        for seen in everyone
        if not math.isnan(seen.choices_again) and seen.error > 0
    ]
    print(f"\n### {game}: {len(results)} deals in {len(levels)} seatings")
    print(f"cards + choices - result: at most {max(seen.gap for seen in everyone):.1e}")
    within = [sum(abs(each) < errors for each in z) / len(z) for errors in (1.0, 1.96)]
    print(
        f"reviewed twice, {within[0]:.1%} of {len(z)} differ by less than one stated error, {within[1]:.1%} by less than 1.96"
    )
    print(
        f"hand, choices and result: what is left has mean {fmean(s.points - s.hand - s.choices for s in everyone):+.2f} points"
    )
    print(f"seconds a review: {fmean(seen.seconds for seen in everyone):.2f}, most {max(s.seconds for s in everyone):.2f}")
    print("\n| level | points | share | choices | worth of choices | called costly |\n|---|---|---|---|---|---|")
    for level in dict.fromkeys(levels):
        own = defaultdict(list)
        for seen in everyone:
            if seen.level == level:
                for field in ("points", "share", "choices", "worth", "made", "costly"):
                    own[field].append(float(getattr(seen, field)))
        made = sum(own["made"])
        print(
            f"| {level} | {fmean(own['points']):.1f} | {fmean(own['share']):.3f} | {fmean(own['choices']):+.2f} |"
            f" {fmean(own['worth']):+.3f} | {sum(own['costly']) / made:.2%} of {made:.0f} |"
        )
    known, size = list(dict.fromkeys(levels)), len(levels)
    if len(known) < 2:
        return
    tell_apart(known, results, "in all seatings")
    tell_apart(known, [seats[at : at + size] for seats in results for at in range(0, len(seats), size)], "as they are played")


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
