"""What the bench of the reviews counts."""

import math

import numpy as np
import pytest
from bench.reviews import Task, deals_needed, known_order, seating, sooner, sureness


def test_a_choice_counts_by_how_sure_it_is_and_not_by_what_was_at_stake() -> None:
    assert sureness([(3.0, 1.0), (-3.0, 1.0)]) == pytest.approx(0.0)
    assert sureness([(1.96, 1.0)]) == pytest.approx(0.95, abs=0.001)
    assert sureness([(300.0, 100.0)]) == pytest.approx(sureness([(3.0, 1.0)]))
    assert -1.0 <= sureness([(-100.0, 1.0)]) < -0.999
    assert sureness([(1.96, 1.0), (0.0, 0.0)]) == pytest.approx(0.475, abs=0.001), "no choice at all counts as level"
    assert sureness([]) == 0.0


def test_twice_the_spread_needs_four_times_the_deals_and_who_is_behind_never_gets_ahead() -> None:
    needed = deals_needed(np.array([[2.0], [0.0]]))
    assert needed == pytest.approx((1.645 * math.sqrt(2.0)) ** 2, rel=0.05)
    assert deals_needed(np.array([[3.0], [-1.0]])) == pytest.approx(4 * needed, rel=0.05)
    assert deals_needed(np.array([[-2.0], [0.0]])) == math.inf


def test_a_whole_order_is_right_when_every_pair_is() -> None:
    one, other = np.random.default_rng(5).normal(1.0, 3.0, (2, 400))
    pairs = np.stack([one, other], axis=1)
    slowest = max(deals_needed(pairs[:, [place]]) for place in (0, 1))
    assert slowest < deals_needed(pairs) < 2 * slowest
    assert deals_needed(np.stack([one, one], axis=1)) == pytest.approx(deals_needed(one[:, None]), rel=0.05)
    assert deals_needed(np.stack([one, -one], axis=1)) == math.inf


def test_the_measure_that_scatters_less_is_sooner_for_sure() -> None:
    luck = np.random.default_rng(6).normal(0.0, 1.0, (100, 1))
    assert sooner(1.0 + 8 * luck, 1.0 + luck) == 1.0
    assert sooner(1.0 + luck, 1.0 + 8 * luck) == 0.0


def test_nobody_is_ranked_whose_strength_is_not_known() -> None:
    levels = ("random", "novice", "regular", "net", "expert")
    assert known_order("blue", levels) == [pair for pair in known_order("red", levels) if pair != ("net", "expert")]
    assert known_order("blue", ("expert",) * 4) == []


def test_everybody_sits_everywhere_and_behind_somebody_else_in_another_deal() -> None:
    levels = ("random", "novice", "regular", "net", "expert")
    behind = set()
    for number in range(20):
        task = Task("red", number, levels, 1, 1, 1, 1)
        seated = [seating(task, shift) for shift in range(5)]
        assert all({order[seat] for order in seated} == set(levels) for seat in range(5))
        behind.add(seated[0][(seated[0].index("regular") + 1) % 5])
    assert behind == set(levels) - {"regular"}
