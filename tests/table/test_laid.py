"""A card that was laid in a race, until it is decided, and one that came when it was."""

from defifoo.table.entries import Moved
from defifoo.table.races import FLOOR
from defifoo.table.waiting import Laid
from table.evening import Evening
from table.racing import race


def test_who_answered_a_race_in_time_is_not_timed_out_while_it_is_decided() -> None:
    evening = race(lines={2: 400})
    evening.wait(9900)
    assert evening.play(1, "PG") == []
    told = [(entry.seat, entry.move, entry.by) for entry in evening.wait(100) if isinstance(entry, Moved)]
    assert told == [(2, "pass", "clock"), (1, "PG", "person")]


def test_a_laid_card_that_can_no_longer_be_played_goes_back_to_the_hand() -> None:
    """As when a node takes up a table with what another knew of the moment."""
    evening = race()
    evening.wait(FLOOR)
    game, laid = evening.table.game, evening.table.live.laid
    laid[1] = Laid(evening.now, 0, 1, "RG", "person", game.parse_move("RG"))
    assert evening.table.decide(evening.now) == []
    assert not laid
    laid[1] = Laid(evening.now, 0, 1, "RG", "person", game.parse_move("RG"))
    laid[2] = Laid(evening.now + 1, 0, 2, "PY", "person", game.parse_move("PY"))
    (played,) = evening.table.decide(evening.now)
    assert isinstance(played, Moved)
    assert (played.seat, played.move) == (2, "PY")


def test_who_answers_no_race_is_late_for_none() -> None:
    evening = Evening("yellow", 3).seat_people(3).start()
    for version in (-1, 0, 1, evening.table.version):
        assert evening.table.late_by(0, "pass", version, evening.now) == 0
    evening.table.live.raced = (5, 7, evening.now)
    found = [evening.table.late_by(0, "pass", version, evening.now + 400) for version in range(4, 9)]
    assert found == [0, 400, 400, 400, 0]
