"""A contest on all cores, with progress, that can be stopped at any moment with what it has."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from defifoo.arena.spread import Workers, spread
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


def run_contest(contest: Contest, deals: int, workers: Workers, progress: Callable[[int], None]) -> list[DealResult]:
    """The results in the order of the deals; fewer than asked for when it was interrupted."""
    results: dict[int, DealResult] = {}

    def finished(number: int, result: DealResult) -> None:
        results[number] = result
        progress(len(results))

    with suppress(KeyboardInterrupt):
        spread(partial(_play_plain, _plain(contest)), range(deals), workers, finished)
    return [results[number] for number in sorted(results)]
