"""What more simulations bring to the search by its own lights, in positions from the play of `regular`.

    ./bench/run patience.py [--players 4] [--positions 60] [--reference 20000] [--games purple,red]

For each budget: how often two searches of the same position choose the same move, and the worth missed: on a scale from 0 to 1,
mostly the share in the win, how far the choice is behind the best move, as two long searches see it (the mean over positions,
with its 95 % interval). Where that is next to nothing, time brings nothing but by a better picture of how play goes on.

Then how much more the chosen move is worth with each kind of tree below it (`Policy.tree`) than with none, where everybody
plays quickly from there on. Below 0, what is tried in the tree is worse than what the quick player does.
"""

import argparse
import math
from collections.abc import Iterator
from itertools import islice, pairwise
from time import process_time
from typing import Final

from defifoo.bots.bot import Budget
from defifoo.bots.expert import Expert
from defifoo.bots.levels import make_bot
from defifoo.bots.lore import policy_of
from defifoo.bots.search.insight import Ways
from defifoo.bots.sight import Sight, sight_of
from defifoo.bots.sitting import Sitter, next_move
from defifoo.core.chance import FastSource
from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.games.shelf import GAMES

BUDGETS: Final = (100, 300, 1000, 2000, 6000, 15000)
SEARCHES: Final = 3
EVERY: Final = 9
"""So many choices lie between two positions of a deal."""


def positions(game: Game, players: int) -> Iterator[Sight]:
    """Where one seat is waited for and more than one move deserves a thought, of deal after deal."""
    number = 0
    while True:
        match = Match(Setup(game, players, {"length": 1}, number.to_bytes(32)))
        regular = make_bot("regular", game)
        sitters = [Sitter("regular", regular, FastSource(number * 8 + seat)) for seat in range(players)]
        source, choices = FastSource(number * 8 + 7), number
        while not match.over:
            waits = match.deal.waits_for
            if len(waits) == 1 and match.moves[-1] and len(policy_of(game).sensible(match.deal, waits[0])) > 1:
                choices += 1
                if choices % EVERY == 0:
                    yield sight_of(match, waits[0])
            match.play(*next_move(match, sitters, source, Budget()))
        number += 1


def told(values: list[float]) -> str:
    mean = sum(values) / len(values)
    error = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
    return f"{mean:.4f} ± {1.96 * error:.4f}"


def worths(expert: Expert, sight: Sight, number: int, simulations: int) -> dict[int, float]:
    """What two long searches think of every move."""
    found: dict[int, list[float]] = {}
    for seed in range(2):
        search = expert.search(sight, FastSource(100 * number + seed), Budget(simulations=simulations))
        for candidate in search.candidates:
            found.setdefault(int(candidate.move), []).append(candidate.worth)
    return {move: sum(each) / len(each) for move, each in found.items()}


def budgets(game: Game, asked: list[Sight], reference: int) -> None:
    expert = Expert(game, Ways())
    known = [worths(expert, sight, number, reference) for number, sight in enumerate(asked)]
    for budget in BUDGETS:
        agree: list[float] = []
        missed: list[float] = []
        began = process_time()
        for number, (sight, worth) in enumerate(zip(asked, known, strict=True)):
            sources = [FastSource(100 * number + 10 + seed) for seed in range(SEARCHES)]
            chosen = [expert.choose(sight, source, Budget(simulations=budget)) for source in sources]
            agree += [float(one == other) for one, other in pairwise(chosen)]
            missed.append(max(worth.values()) - sum(worth[move] for move in chosen) / SEARCHES)
        spent = (process_time() - began) / len(asked) / SEARCHES
        print(
            f"| {game.name} | {budget:,} | {sum(agree) / len(agree):.2f} | {told(missed)} | {1e3 * spent:.1f} ms |", flush=True
        )


def trees(game: Game, asked: list[Sight]) -> None:
    for budget in BUDGETS[-3::2]:
        gains: dict[int, list[float]] = {1: [], 2: []}
        for number, sight in enumerate(asked):
            found = [
                Expert(game, Ways(tree=tree)).search(sight, FastSource(number), Budget(simulations=budget)).choice.mean()
                for tree in range(3)
            ]
            for tree, values in gains.items():
                values.append(found[tree] - found[0])
        print(f"| {game.name} | {budget:,} | {told(gains[1])} | {told(gains[2])} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--reference", type=int, default=20_000)
    parser.add_argument("--games", default=",".join(GAMES))
    chosen = parser.parse_args()
    games = [GAMES[name] for name in chosen.games.split(",")]
    asked = {game.name: list(islice(positions(game, chosen.players), chosen.positions)) for game in games}
    print("| game | simulations | two agree | worth missed | a search |\n|---|---|---|---|---|")
    for game in games:
        budgets(game, asked[game.name], chosen.reference)
    print("\n| game | simulations | one's own moves in the tree | everybody's |\n|---|---|---|---|")
    for game in games:
        trees(game, asked[game.name])


if __name__ == "__main__":
    main()
