"""The engine's speed beside OpenSpiel's C++ games, measured in turns in one run on one core.

    ./bench/run engine.py [--seconds 1.0] [--rounds 5]

Each figure is the median over the rounds; each ratio is the median of the ratios of the rounds, for the machine's speed drifts.
"""

import random
import tracemalloc
from statistics import median
from time import process_time

import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]  # OpenSpiel ships no types
from bench.side_by_side import PLAYERS, Work, compare, dealt, read_arguments, stepped

from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.match import Setup
from defifoo.core.random_play import random_plays
from defifoo.games.shelf import GAMES

MILLION = 1e6
PEERS = ("hearts", "crazy_eights")

# Ours


def our_whole_games(name: str) -> Work:
    source = FastSource(1)
    seed = random.Random(1)

    def work() -> int:
        return sum(random_plays(Setup(GAMES[name], PLAYERS, {"length": 1}, seed.randbytes(32)), source) for _ in range(20))

    return work


def our_dealt(name: str) -> Deal:
    game = GAMES[name]
    return game.deal(PLAYERS, game.default_options(PLAYERS), 0, b"\x01" * 32, 1)


def our_playouts(name: str) -> Work:
    deal, source = our_dealt(name), FastSource(2)

    def work() -> int:
        return sum(int(deal.clone().playout(source)) for _ in range(20))

    return work


def our_stepping(name: str) -> Work:
    game, pick, seed = GAMES[name], random.Random(3).random, random.Random(4)
    options = game.default_options(PLAYERS)

    def work() -> int:
        running, plays = game.deal(PLAYERS, options, 0, seed.randbytes(32), 1), 0
        while not running.over:
            movers = running.movers
            seat = movers[0] if len(movers) == 1 else movers[int(pick() * len(movers))]
            choices = running.choices(seat)
            running.play(seat, choices[int(pick() * len(choices))])
            plays += 1
        return plays

    return work


# OpenSpiel's


def spiel_game(name: str) -> "pyspiel.Game":
    return pyspiel.load_game(f"{name}(players={PLAYERS})" if name == "crazy_eights" else name)


def player_moves(state: "pyspiel.State") -> int:
    return sum(1 for step in state.full_history() if step.player >= 0)


def spiel_bots() -> "list[pyspiel.Bot]":
    return [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(PLAYERS)]


def spiel_games(start: "pyspiel.State") -> Work:
    """Random games inside the library from a position. Their mean length is counted beforehand, so that only play is timed."""
    bots, seed, sample = spiel_bots(), random.Random(6), 400
    before, total = player_moves(start), 0
    for _ in range(sample):
        state = start.clone()
        pyspiel.evaluate_bots(state, bots, seed.randrange(2**31))
        total += player_moves(state) - before
    length = total / sample

    def work() -> int:
        for _ in range(20):
            pyspiel.evaluate_bots(start.clone(), bots, seed.randrange(2**31))
        return round(20 * length)

    return work


def spiel_whole_games(name: str) -> Work:
    return spiel_games(spiel_game(name).new_initial_state())


def spiel_playouts(name: str) -> Work:
    return spiel_games(dealt(spiel_game(name)))


def spiel_stepping(name: str) -> Work:
    return stepped(spiel_game(name), seed=8)


def measure_clone(name: str) -> str:
    deal, source = our_dealt(name), FastSource(9)
    for _ in range(20):
        seat = deal.movers[0]
        deal.do(seat, deal.random_move(seat, source))
        if deal.over:
            deal = our_dealt(name)
    start = process_time()
    for _ in range(100_000):
        deal.clone()
    micros = (process_time() - start) * 10
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [deal.clone() for _ in range(1000)]
    size = (tracemalloc.get_traced_memory()[0] - before) / len(copies)
    tracemalloc.stop()
    return f"{micros:.2f} us, {size:,.0f} B"


def main() -> None:
    chosen = read_arguments(__doc__, rounds=5)
    print(f"Million plays a second, one core, {PLAYERS} players; how many times hearts, how many times crazy eights.\n")
    print(f"| | {' | '.join(GAMES)} | {' | '.join(PEERS)} |\n|---|{'---|' * (len(GAMES) + len(PEERS))}")
    for title, ours, theirs in (
        ("whole random games with the deal", our_whole_games, spiel_whole_games),
        ("random playouts from a dealt position", our_playouts, spiel_playouts),
        ("whole games, stepped from Python", our_stepping, spiel_stepping),
    ):
        peers = [theirs(peer) for peer in PEERS]
        found = [compare(ours(name), peers, chosen) for name in GAMES]
        cells = [f"{one.ours / MILLION:.2f}: **{'x, '.join(f'{ratio:.1f}' for ratio in one.ratios)}x**" for one in found]
        cells += [f"{median(rates) / MILLION:.2f}" for rates in zip(*(one.peers for one in found), strict=True)]
        print(f"| {title} | {' | '.join(cells)} |", flush=True)
    print(f"| a cloned deal | {' | '.join(measure_clone(name) for name in GAMES)} | | |")


if __name__ == "__main__":
    main()
