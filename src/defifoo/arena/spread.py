"""Work on all cores that can be stopped at any moment."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Final, TypeAlias, TypeVar

from defifoo.arena.cluster import Cluster, spread_over
from defifoo.bots.leaving import leave_with_parent

Job = TypeVar("Job")
Done = TypeVar("Done")

Workers: TypeAlias = int | Cluster | None
"""So many processes, those of a cluster, or one for each core."""
AHEAD: Final = 2
"""Jobs given out for each worker: nobody waits for the next one, and there may be a million of them."""


def spread(work: Callable[[Job], Done], jobs: Iterable[Job], workers: Workers, finished: Callable[[Job, Done], None]) -> None:
    """Do the jobs on so many processes, all cores unless told; `finished` hears of each as it ends.

    Ctrl-C, or a job that fails, ends all of them at once; by then `finished` has heard of everything that was done.
    """
    if isinstance(workers, Cluster):
        spread_over(workers, work, jobs, finished)
        return
    count = workers or os.cpu_count() or 1
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"), initializer=_settle_in)
    left = iter(jobs)
    given: dict[Future[Done], Job] = {}
    try:
        while True:
            with _interrupts_put_off():
                for job in islice(left, AHEAD * count - len(given)):
                    given[pool.submit(work, job)] = job
            if not given:
                return
            wait(given, return_when=FIRST_COMPLETED)
            _collect(given, finished)
    except KeyboardInterrupt:
        _collect(given, finished)
        raise
    finally:
        if given:
            for worker in multiprocessing.active_children():
                if worker not in others:
                    worker.kill()
        pool.shutdown()


def _collect(given: dict[Future[Done], Job], finished: Callable[[Job, Done], None]) -> None:
    for future in [future for future in given if future.done()]:
        finished(given[future], future.result())
        del given[future]


def _settle_in() -> None:
    """Ctrl-C is for the one who waits, not for the workers; when that one has gone, they go, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()


@contextmanager
def _interrupts_put_off() -> Iterator[None]:
    """Ctrl-C is heard afterwards, so that no worker is left half started; and those started here are born deaf to it."""
    heard: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        signal.signal(signal.SIGINT, usual)
    if heard:
        raise KeyboardInterrupt
