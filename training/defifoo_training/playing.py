"""Contests played side by side on all cores for some minutes."""

from __future__ import annotations

import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TYPE_CHECKING

from defifoo_training.contest import Played, Seating, play, seated

if TYPE_CHECKING:
    from defifoo_training.tally import Tally


def play_all(tally: Tally, deals: int, minutes: float, processes: int) -> None:
    """No seating is begun after the end; those under way are waited for.

    Raises ValueError for a player that there is none of, before anything is played.
    """
    end = time.monotonic() + 60 * minutes
    for contest in tally.contests:
        seated(contest.hero, contest.game, contest.nets)
        seated(contest.field, contest.game, contest.nets)
    under_way: dict[Future[Played], Seating] = {}
    with ProcessPoolExecutor(processes, get_context("fork")) as pool:
        more = True
        while more or under_way:
            more = more and time.monotonic() < end
            while more and len(under_way) < processes:
                seating = tally.next(deals)
                if seating is None:
                    more = False
                else:
                    under_way[pool.submit(play, seating)] = seating
            if under_way:
                for ended in wait(under_way, return_when=FIRST_COMPLETED).done:
                    tally.add(under_way.pop(ended), ended.result())
