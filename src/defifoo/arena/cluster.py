"""Work on many machines, by Ray (`defifoo[ray]`): the same results as on one, for a deal hangs on nothing but its number."""

import logging
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final, NamedTuple, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")

AHEAD: Final = 2
AGAIN: Final = -1
"""A job is done again as often as its worker is lost."""


class ClusterError(Exception):
    """There is no such cluster, or nothing to reach it by."""


class Cluster(NamedTuple):
    """A Ray cluster: its address, as in `ray start` or ray://host:10001; "auto" for the one on this machine."""

    address: str


def spread_over(
    cluster: Cluster, work: Callable[[Job], Done], jobs: Iterable[Job], finished: Callable[[Job, Done], None]
) -> None:
    """Do the jobs on all processors of the cluster; `finished` hears of each as it ends. Raises ClusterError.

    Ctrl-C, or a job that fails, ends all of them; by then `finished` has heard of everything that was done.
    """
    ray = _ray(cluster)

    def one(job: Job) -> Done:
        return work(job)

    task = ray.remote(num_cpus=1, max_retries=AGAIN)(one)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    left = iter(jobs)
    given: dict[Any, Job] = {}
    try:
        while True:
            for job in islice(left, ahead - len(given)):
                given[task.remote(job)] = job
            if not given:
                return
            ready, _ = ray.wait(list(given), num_returns=1)
            for reference in ready:
                job = given.pop(reference)
                finished(job, _result(ray, reference))
    finally:
        for reference in given:
            ray.cancel(reference, force=True)


def _ray(cluster: Cluster) -> Any:
    if find_spec("ray") is None:
        raise ClusterError("a cluster needs the library ray: install defifoo[ray]")
    import ray  # noqa: PLC0415 - only where it is asked for

    if not ray.is_initialized():
        try:
            ray.init(address=cluster.address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise ClusterError(f"there is no cluster at {cluster.address}: {' '.join(str(error).split())}") from None
    return ray


def _result(ray: Any, reference: Any) -> Any:
    """What came of a job. Raises what it raised, as it would here."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if error.cause is None:
            raise
        raise error.cause from None
