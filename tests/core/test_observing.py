"""The parts of an observation, byte by byte: what is written, where, and where the next part begins."""

from collections.abc import Callable

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from defifoo.core.observing import (
    Row,
    from_me,
    number,
    numbers_of_seats,
    put_flag,
    put_one,
    put_seat,
    put_set,
    put_sets,
    put_trick,
    put_way,
    size_of,
    turned,
)
from defifoo.core.reading import numbers


def written(put: Callable[[vec[u8]], i64], size: int = 24) -> tuple[dict[int, int], int]:
    """What lies where, and where the next part begins."""
    out = vec[u8]()
    for _ in range(size):
        out = append(out, u8(0))
    end = int(put(out))
    return {place: int(out[place]) for place in range(size) if out[place]}, end


def test_seats_count_from_the_observer() -> None:
    assert [[int(from_me(seat, me, 3)) for seat in range(3)] for me in range(3)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


def test_a_seat_is_one_bit_and_nobody_is_none() -> None:
    found = [written(lambda out, seat=seat: put_seat(out, 5, seat, 2, 4)) for seat in range(-1, 4)]  # type: ignore[misc]
    assert found == [({}, 9), ({7: 1}, 9), ({8: 1}, 9), ({5: 1}, 9), ({6: 1}, 9)]


def test_one_of_several_is_one_bit() -> None:
    found = [written(lambda out, value=value: put_one(out, 4, value, 3)) for value in (-2, -1, 0, 1, 2)]  # type: ignore[misc]
    assert found == [({}, 7), ({}, 7), ({4: 1}, 7), ({5: 1}, 7), ({6: 1}, 7)]


def test_the_direction_has_two_bits_and_none_before_it_is_chosen() -> None:
    found = [written(lambda out, way=way: put_way(out, 3, way)) for way in (1, 0, -1)]  # type: ignore[misc]
    assert found == [({3: 1}, 5), ({}, 5), ({4: 1}, 5)]
    assert written(lambda out: put_flag(out, 6, True)) == ({6: 1}, 7)
    assert written(lambda out: put_flag(out, 6, False)) == ({}, 7)


def test_a_set_has_a_bit_for_each_member() -> None:
    assert written(lambda out: put_set(out, 2, 0b1011001, 8)) == ({2: 1, 5: 1, 6: 1, 8: 1}, 10)
    assert written(lambda out: put_set(out, 2, 0, 8)) == ({}, 10)
    sets = numbers([0b01, 0, 0b110])
    assert written(lambda out: put_sets(out, 1, sets, 2, 3, 4)) == ({2: 1, 3: 1, 5: 1}, 13)


def test_a_trick_shows_the_card_of_each_seat_from_its_leader_on() -> None:
    trick = numbers([2, 0, 1])
    assert written(lambda out: put_trick(out, 1, trick, 0, 2, 1, 0, 4, 3)) == ({}, 13)
    # seat 2 played 2, seat 3 played 0, seat 0 played 1; seen by seat 3
    assert written(lambda out: put_trick(out, 1, trick, 3, 2, 1, 3, 4, 3)) == ({1: 1, 5: 1, 12: 1}, 13)
    # the other way round seat 1 comes after seat 2
    assert written(lambda out: put_trick(out, 1, trick, 2, 2, -1, 1, 4, 3)) == ({1: 1, 6: 1}, 13)


def test_a_set_of_places_is_turned_to_the_observer() -> None:
    for places in (1, 3, 6):
        for members in range(1 << places):
            for by in range(places):
                wanted = sum(1 << place for place in range(places) if members >> (place + by) % places & 1)
                assert int(turned(members, by, places)) == wanted


def test_numbers_are_cut_off_at_the_ends_of_a_byte() -> None:
    def put(values: list[int]) -> Callable[[vec[u8]], i64]:
        return lambda out: numbers_of_seats(out, 2, numbers(values), 1, len(values))

    assert written(put([7, 255, 256])) == ({2: 255, 3: 255, 4: 7}, 5)
    assert written(put([-1, 0, 1])) == ({3: 1}, 5)
    assert written(put([254, 1000, -300])) == ({2: 255, 4: 254}, 5)

    def lone(out: vec[u8]) -> i64:
        number(out, 9, 3)
        return 0

    assert written(lone) == ({9: 3}, 0)
    assert size_of([("hand", 4), ("points", 3)]) == 7
    assert size_of([]) == 0


def test_a_row_knows_where_it_begins_where_its_numbers_are_and_where_it_ends() -> None:
    row = Row(vec[u8](), 10, 4, 5)
    assert (row.bits, row.size, row.hidden) == (10, 14, 5)
    assert (row.start, row.numbers, row.end) == (0, 10, 14)
    row.move_to(3)
    assert (row.start, row.numbers, row.end) == (57, 67, 71)
