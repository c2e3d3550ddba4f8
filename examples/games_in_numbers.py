"""The table "the games in numbers" of docs/research.md: some seconds on one core with the compiled engine.

    python examples/games_in_numbers.py [--deals 200] [--hands 60] [--repeats 30]

Length, choices and information states are counted in random play. Luck is the share of the variance of a seat's points that the
deal explains: many deals are played, each several times over with other random choices; what differs between the deals beyond
chance is what the cards decided (a one-way analysis of variance).
"""

import argparse
import math
import random

import numpy as np

from defifoo.core.chance import FastSource
from defifoo.games.shelf import GAMES
from defifoo.research.compiled.sequence import Sequence, begin


def random_deal(name: str, players: int, pick: random.Random) -> Sequence:
    game = GAMES[name]
    return begin(game, players, game.check_options(players, {"length": 1}), pick.randbytes(32))


def play_out(sequence: Sequence, source: FastSource) -> tuple[int, int, float]:
    """Decisions, those with a choice, and the logarithm (to base 10) of how many ways there were to decide."""
    decisions, real, ways = 0, 0, 0.0
    while not sequence.over:
        legal = sequence.legal()
        decisions += 1
        real += len(legal) > 1
        ways += math.log10(len(legal))
        sequence.apply(legal[source.below(len(legal))])
    return decisions, real, ways


def luck(name: str, players: int, hands: int, repeats: int, pick: random.Random) -> float:
    """The share of the variance of seat 0's points that the cards dealt explain, all seats playing at random.

    The cards still to be drawn and the order of asking belong to the deal: they come from the seed.
    """
    scores = np.zeros((hands, repeats))
    source = FastSource(pick.randrange(2**31))
    for hand in range(hands):
        dealt = random_deal(name, players, pick)
        for repeat in range(repeats):
            sequence = dealt.clone()
            play_out(sequence, source)
            scores[hand, repeat] = int(sequence.points[0])
    within = scores.var(axis=1, ddof=1).mean()
    between = scores.mean(axis=1).var(ddof=1) - within / repeats
    return max(0.0, float(between / (between + within)))


def first_information_states(name: str, players: int) -> float:
    """The logarithm of the number of hands that a seat may be dealt."""
    if name == "purple":
        return math.log10(math.comb(56, 56 // players))
    if name == "red":
        return math.log10(math.comb(*((49, 48 // players) if players <= 3 else (61, 60 // players))))
    copies = [27, 3, 12, 3, 3] + [4] * 15 if name == "blue" else [5, 1, 1, 1, 2, 1] * 9 + [2] * 3 + [3]
    ways = [1] + [0] * 7
    for most in copies:
        ways = [sum(ways[size - taken] for taken in range(min(most, size) + 1)) for size in range(8)]
    return math.log10(ways[7])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--hands", type=int, default=60)
    parser.add_argument("--repeats", type=int, default=30)
    chosen = parser.parse_args()
    pick, source = random.Random(1), FastSource(1)
    heads = ["game", "players", "actions", "first hands", "decisions", "with a choice", "choices each", "paths", "luck"]
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    for name in GAMES:
        for players in (2, 4, 6):
            deals = [random_deal(name, players, pick) for _ in range(chosen.deals)]
            actions = int(deals[0].actions())
            counted = np.array([play_out(sequence, source) for sequence in deals])
            decisions, real, ways = counted.mean(axis=0)
            choices = 10 ** (counted[:, 2].sum() / counted[:, 1].sum())
            share = luck(name, players, chosen.hands, chosen.repeats, pick)
            hands = first_information_states(name, players)
            print(
                f"| {name} | {players} | {actions} | 10^{hands:.1f} | {decisions:.0f} | {real:.0f} | {choices:.1f} "
                f"| 10^{ways:.0f} | {100 * share:.0f} % |",
                flush=True,
            )


if __name__ == "__main__":
    main()
