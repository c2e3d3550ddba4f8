"""How often, and who most often: numbers that a child can think."""

import pytest

from defifoo.core.fact import AGAINST, FEW, FOR, SURE, TEN, Fact, how_often, in_ten, may_be_beaten, most_often


@pytest.mark.parametrize(
    ("part", "times"), [(0.0, 0), (0.001, 1), (0.24, 2), (0.26, 3), (0.5, 5), (0.94, 9), (0.999, 9), (1.0, 10)]
)
def test_only_what_never_happened_is_never_and_only_what_always_did_is_always(part: float, times: int) -> None:
    assert in_ten(part) == times


def test_the_numbers_that_facts_are_told_in() -> None:
    """Pages and programs of others know them: ten is always, eleven for sure."""
    assert (TEN, SURE, FEW, FOR, AGAINST) == (10, 11, 3, 1, -1)


def test_so_many_times_in_ten_it_is_true() -> None:
    assert how_often([True, False, False, False, False]) == 2
    assert how_often([True]) == 10
    assert how_often([]) == how_often([False]) == 0


def test_of_those_who_come_equally_often_the_lowest_is_named() -> None:
    assert most_often([2, 1, 2]) == 2
    assert most_often([3, 1, 3, 1]) == 1
    assert most_often([]) == -1


def test_up_to_three_cards_are_named_and_more_are_counted() -> None:
    names = ["a", "b", "c", "d"]
    assert may_be_beaten({2: 0b0110, 1: 0b1000}, names) == Fact("beaten-by", seats=(1, 2), cards=("b", "c", "d"))
    assert may_be_beaten({2: 0b0111, 1: 0b1000}, names) == Fact("beaten", seats=(1, 2), many=4)


def test_a_fact_says_nothing_but_its_name_unless_it_is_told() -> None:
    assert tuple(Fact("void")) == ("void", -1, (), (), "", "", -1, 0, 0, 0)
