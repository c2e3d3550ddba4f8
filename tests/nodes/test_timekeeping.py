"""The clock that the nodes share."""

import pytest

from defifoo.server.nodes import timekeeping
from defifoo.server.nodes.timekeeping import SharedClock


class Watch:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 1_000
        monkeypatch.setattr(timekeeping, "stopwatch", lambda: self.at)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


def asked(clock: SharedClock, watch: Watch, theirs: int) -> None:
    clock.measure(watch.at, watch.at, theirs)


def test_it_says_what_the_database_says(watch: Watch) -> None:
    clock = SharedClock()
    asked(clock, watch, 50_000)
    watch.at += 300
    assert clock.now() == 50_300


def test_slow_answers_are_believed_less_than_quick_ones(watch: Watch) -> None:
    clock = SharedClock()
    asked(clock, watch, 50_000)
    clock.measure(watch.at - 900, watch.at, 50_100)
    assert clock.now() == 50_000


def test_a_time_that_another_node_has_written_is_past(watch: Watch) -> None:
    clock = SharedClock()
    asked(clock, watch, 50_000)
    clock.see(50_040)
    assert clock.now() == 50_040
    clock.see(50_010)
    watch.at += 20
    assert clock.now() == 50_050
    watch.at += 80
    assert clock.now() == 50_100


@pytest.mark.parametrize("step", [1, 7, 400])
def test_a_database_whose_clock_was_put_back_stops_no_table(watch: Watch, step: int) -> None:
    """As when another machine takes over: the nodes go on at half the speed until it has caught up with them."""
    clock = SharedClock()
    asked(clock, watch, 50_000)
    asked(clock, watch, 45_000)
    for told in range(step, 20_000, step):
        before = clock.now()
        watch.at += step
        if told % 400 < step:
            asked(clock, watch, 45_000 + told)
        assert before <= clock.now()
        slow, quick = 50_000 + told // 2, 45_000 + told
        assert max(slow, quick) - 1 - told // 400 <= clock.now() <= max(slow, quick)
