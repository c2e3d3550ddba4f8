"""A rematch begins with a clean sheet: nothing of the match before is left but who sits where."""

from defifoo.core.fair import PROMISED, commitment_of
from defifoo.table.broadcast import fair_info, table_info
from defifoo.table.entries import Closed, Rematched, Started
from defifoo.table.table import Table
from table.evening import HOST, Evening, view_of

OTHER = "77" * 32


def with_a_round_that_came_to_nothing() -> Evening:
    """Seat 1 did not open its number and lost its seat; the others promised anew and play."""
    evening = Evening("red", 3).seat_people(2)
    evening.write(evening.table.start(HOST, evening.now, "random"))
    evening.write(evening.table.open_number(0, evening.numbers[0], evening.now))
    evening.wait(10_000)
    evening.promise_again().start()
    assert (fair_info(evening.table).round, fair_info(evening.table).unopened) == (1, ("P1",))
    return evening


def test_a_rematch_forgets_the_rounds_the_numbers_and_the_cards() -> None:
    evening = with_a_round_that_came_to_nothing()
    table = evening.table
    evening.write([Rematched(at=evening.now, secret=OTHER)])
    told = fair_info(table)
    assert (told.round, told.unopened, told.version, told.commitment) == (0, (), PROMISED, commitment_of(OTHER))
    assert (table.promises, table.numbers, table.to_open) == ([""] * 3, [""] * 3, [])
    assert (table.match, table.state, view_of(table, 0)) == (None, "gathering", None)
    info = table_info(table)
    assert (info.match, info.deal, info.totals, info.results, info.anybody_starts) == (1, 0, (), (), True)
    assert [place.name for place in table.places] == ["P0", "", ""]
    assert table.places[1].bot == "random"


def test_a_rematch_of_a_match_by_the_first_rules_of_fairness_is_promised() -> None:
    evening = Evening("red", 2).seat_people(2)
    evening.write([Started(at=evening.now, match=1)])
    assert fair_info(evening.table).version == 1
    evening.write([Rematched(at=evening.now, secret=OTHER)])
    assert fair_info(evening.table).version == PROMISED


def test_entries_that_are_no_cards_are_counted_from_the_start_of_a_match() -> None:
    evening = with_a_round_that_came_to_nothing()
    assert evening.table.changes == 0
    evening.write(evening.table.leave(0, evening.now))
    assert evening.table.changes == 1
    evening.write([Rematched(at=evening.now, secret=OTHER)])
    assert evening.table.changes == 2
    evening.write([Closed(at=evening.now)])
    assert evening.table.changes == 2
    again = Table.replay(evening.log)
    assert (again.changes, again.version, again.last_at, again.moved_at) == (2, len(evening.log), evening.now, evening.now)
