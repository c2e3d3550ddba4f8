"""A cluster that there is nothing to reach by."""

import importlib.util

import pytest

from defifoo.arena.cluster import Cluster, ClusterError, spread_over

HAS_RAY = importlib.util.find_spec("ray") is not None


@pytest.mark.skipif(HAS_RAY, reason="the library is here")
def test_without_the_library_there_is_one_sentence() -> None:
    with pytest.raises(ClusterError, match=r"install defifoo\[ray\]"):
        spread_over(Cluster("auto"), abs, [1], lambda *_: None)
