"""A line for which nobody but the client vouches is believed as far as what came of it bears it out."""

import pytest

from defifoo.table.reactions import ENOUGH, LEEWAY, WAVERING, Reactions
from table.racing import last, moved, race


def answers(reactions: Reactions, seat: int, *came: int, line: int) -> None:
    for number, after in enumerate(came):
        reactions.note(seat, number, after, after - reactions.believed(seat, line))


def test_a_long_line_of_somebody_quick_is_believed_only_until_the_others_are_known() -> None:
    """Seat 1 delays all that it sends by 300 ms but its answers, which come as soon as those of seat 2."""
    reactions = Reactions()
    answers(reactions, 2, *range(360, 520, 10), line=60)
    assert reactions.believed(1, 300) == 300, "nothing is known of it yet"
    answers(reactions, 1, *range(360, 520, 10), line=300)
    assert reactions.believed(1, 300) < 60 + LEEWAY + WAVERING


def test_a_long_line_whose_answers_come_as_late_as_it_says_is_believed() -> None:
    reactions = Reactions()
    answers(reactions, 2, *range(310, 470, 10), line=10)
    answers(reactions, 1, *range(600, 760, 10), line=300)
    assert (reactions.believed(1, 300), reactions.believed(2, 10)) == (300, 10)


def test_who_is_late_on_purpose_in_half_of_the_races_gains_little_for_the_others() -> None:
    reactions = Reactions()
    answers(reactions, 2, *range(360, 520, 10), line=60)
    answers(reactions, 1, *range(360, 520, 20), *range(700, 860, 20), line=300)
    assert reactions.believed(1, 300) < 150


def test_of_somebody_far_quicker_than_the_others_nothing_is_taken_off() -> None:
    reactions = Reactions()
    for number in range(ENOUGH):
        reactions.note(1, number, 150, 150)
        reactions.note(2, number, 500, 500)
    assert (reactions.believed(1, 300), reactions.believed(2, 300)) == (0, 300)


def test_of_each_race_the_first_answer_counts_and_a_new_neighbour_begins_anew() -> None:
    reactions = Reactions()
    answers(reactions, 2, *range(360, 520, 10), line=60)
    answers(reactions, 1, *range(360, 520, 10), line=300)
    known = reactions.believed(1, 300)
    for _ in range(100):
        reactions.note(1, 15, 2000, 1700)
    assert reactions.believed(1, 300) == known
    reactions.forget(1)
    assert reactions.believed(1, 300) == 300


@pytest.mark.parametrize(("vouched", "winner"), [(False, 2), (True, 1)])
def test_a_race_takes_off_no_more_of_a_line_than_the_others_leave_room_for(vouched: bool, winner: int) -> None:
    """Seat 1 answers later than seat 2, on a line that says it is 300 ms long; the kernel knows better, or bears it out."""
    evening = race(lines={1: 300, 2: 60})
    live = evening.table.live
    answers(live.reactions, 2, *range(360, 520, 10), line=60)
    answers(live.reactions, 1, *range(360, 520, 10), line=300)
    if vouched:
        live.vouched.add(1)
    evening.wait(400)
    evening.play(2, "PY")
    evening.wait(20)
    evening.play(1, "PG")
    evening.wait(1000)
    assert moved(evening.log)[-1][0] == winner


def test_an_answer_that_came_too_late_tells_how_quick_its_seat_is_if_it_fits() -> None:
    for card, remembered in (("PY", True), ("SG", False)):
        evening = race(lines={1: 20, 2: 20, 3: 20})
        evening.wait(400)
        evening.play(1, "PG")
        evening.wait(20)
        assert last(evening).seat == 1
        live, first = evening.table.live, evening.table.live.raced[0]
        assert evening.table.late_by(2, card, first, evening.now) == 400
        assert list(live.reactions.came.get(2, ())) == ([420] if remembered else [])
