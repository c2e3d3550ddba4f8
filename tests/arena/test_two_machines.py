"""Studies over many machines: the same results as on one. `./test` has Ray for this alone, in an environment of its own."""

from typing import Any

import pytest

from defifoo.arena.cluster import Cluster
from defifoo.arena.spread import Workers
from defifoo.arena.tournament import Contest, DealResult
from defifoo.arena.workers import run_contest
from defifoo.bots.bot import Budget
from defifoo.games.shelf import GAMES

DEALS = 24


def played(workers: Workers, progress: Any = lambda _: None) -> list[DealResult]:
    contest = Contest(GAMES["purple"], 3, {"length": 1}, ("random", "regular", "regular"), Budget(simulations=1), bytes(32))
    return run_contest(contest, DEALS, workers, progress)


def test_two_machines_find_what_one_finds_even_when_one_of_them_is_lost() -> None:
    ray = pytest.importorskip("ray", reason="LEFT OUT: ray is not installed, so there is no cluster to study on")
    machines = pytest.importorskip("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = machines.add_node(num_cpus=2)
    machines.wait_for_nodes()
    lost: list[int] = []

    def progress(done: int) -> None:
        if done == DEALS // 4:
            machines.remove_node(second, allow_graceful=False)
            lost.append(done)

    try:
        ray.init(address=machines.address, log_to_driver=False, logging_level="ERROR")
        assert played(Cluster(machines.address), progress) == played(1)
    finally:
        ray.shutdown()
        machines.shutdown()
    assert lost
