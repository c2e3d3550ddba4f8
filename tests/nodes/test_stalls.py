"""What the checker holds for standing still, and what it forgives."""

from defifoo.table.entries import to_bytes
from nodes.checker import check, nobody_can_say
from nodes.history import NO_TIME, History, Trouble
from table.evening import Evening

ANSWERS = 3_000
LONG = 20_000


def played(pause: int, troubles: list[tuple[int, int, str]], until: int = 0) -> History:
    """Two people at a table. `pause` comes between two moves; the troubles and `until` are counted from its beginning."""
    evening = Evening("purple", 2, window=0).seat_people(2).start()
    for wait in (pause, 500, 500):
        evening.now += 500
        seat = evening.deal.waits_for[0]
        evening.play(seat, evening.table.game.move_name(evening.deal.moves(seat)[0]))
        evening.now += wait
    moved = [entry.at for entry in evening.log]
    began = moved[-3]
    found: list[Trouble] = [(began + start, began + end, what) for start, end, what in troubles]
    return History("BAKO-MITU", [], [to_bytes(entry) for entry in evening.log], ANSWERS, until and began + until, found)


def test_people_may_think() -> None:
    assert check(played(ANSWERS - 600, [])) == []


def test_who_thinks_for_longer_than_people_do_has_stalled() -> None:
    assert ["stalled: 20500 ms" in fault for fault in check(played(LONG, []))] == [True]


def test_a_trouble_has_its_time_and_no_more() -> None:
    assert check(played(LONG, [(0, LONG, "a node is killed")])) == []
    assert len(check(played(LONG, [(0, 5_000, "a node is killed")]))) == 1


def test_the_same_moment_is_forgiven_once() -> None:
    assert len(check(played(LONG, [(0, 8_000, "a node is killed"), (1_000, 9_000, "Redis is killed")]))) == 1


def test_a_table_that_never_goes_on_again_has_stalled() -> None:
    """No entry tells of it: what tells is that its people stopped, much later, in the middle of a match."""
    assert check(played(0, [])) == []
    assert check(played(0, [], until=2_000)) == []
    assert ["stalled" in fault for fault in check(played(0, [], until=LONG))] == [True]


def test_that_the_machine_had_no_time_is_forgiven_but_told() -> None:
    history = played(LONG, [(0, LONG, NO_TIME)])
    assert check(history) == []
    assert ["stalled: 20500 ms" in doubt for doubt in nobody_can_say(history)] == [True]


def test_where_the_machine_had_no_time_a_stall_that_is_too_long_for_it_is_one() -> None:
    history = played(LONG, [(0, 5_000, NO_TIME)])
    assert len(check(history)) == 1
    assert nobody_can_say(history) == []
