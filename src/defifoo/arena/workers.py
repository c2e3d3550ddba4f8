"""A contest on all cores, with progress, that can be stopped at any moment with what it has."""

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed

from defifoo.arena.tournament import Contest, DealResult, play_deal
from defifoo.bots.bot import Budget
from defifoo.core.game import Options
from defifoo.games.shelf import find_game

Plain = tuple[str, int, Options, tuple[str, ...], Budget, bytes]
"""A contest as plain data: the compiled classes do not travel between processes."""


def _plain(contest: Contest) -> Plain:
    return (contest.game.name, contest.players, contest.options, contest.bots, contest.budget, contest.seed)


def _play_plain(plain: Plain, number: int) -> DealResult:
    game, players, options, bots, budget, seed = plain
    return play_deal(Contest(find_game(game), players, options, bots, budget, seed), number)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the one who waits, not for the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_contest(contest: Contest, deals: int, workers: int | None, progress: Callable[[int], None]) -> list[DealResult]:
    """The results in the order of the deals; fewer than asked for when it was interrupted."""
    results: dict[int, DealResult] = {}
    if workers == 1:
        try:
            for number in range(deals):
                results[number] = play_deal(contest, number)
                progress(len(results))
        except KeyboardInterrupt:
            pass
        return [results[number] for number in sorted(results)]
    context = multiprocessing.get_context("spawn")
    count = workers or os.cpu_count() or 1
    with ProcessPoolExecutor(count, mp_context=context, initializer=_ignore_interrupts) as pool:
        waiting = {pool.submit(_play_plain, _plain(contest), number): number for number in range(deals)}
        try:
            for future in as_completed(waiting):
                results[waiting[future]] = future.result()
                progress(len(results))
        except KeyboardInterrupt:
            pass
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    return [results[number] for number in sorted(results)]
