"""A move answers the position that its player saw: what is older is stale, and what was judged is not judged again."""

import pytest

from defifoo.core.match import Match, Setup
from defifoo.core.refusal import Refused
from defifoo.games.red.stacked import stacked as red
from defifoo.games.shelf import GAMES
from defifoo.games.yellow.stacked import stacked as yellow
from defifoo.table.entries import Moved
from defifoo.table.races import FLOOR
from defifoo.table.waiting import Judged
from table.evening import Evening

every_game = pytest.mark.parametrize("game", GAMES)


def first_move(evening: Evening) -> tuple[int, str]:
    seat = evening.deal.waits_for[0]
    return seat, evening.table.game.move_name(evening.deal.moves(seat)[0])


@every_game
def test_no_older_version_is_fresh_after_a_move(game: str) -> None:
    evening = Evening(game, 3, window=0).seat_people(3).start()
    for _ in range(12):
        evening.play(*first_move(evening))
        evening.wait(FLOOR)
        newest = evening.table.version
        seat, move = first_move(evening)
        for version in (-1, *range(newest), newest + 1):
            with pytest.raises(Refused, match="stale"):
                evening.play(seat, move, version)
        assert evening.table.version == newest
        evening.table.live.early.clear()  # what it costs to name one that is not there yet, the races tell


@every_game
def test_before_the_first_move_only_what_was_seen_since_the_start_is_fresh(game: str) -> None:
    evening = Evening(game, 3).seat_people(3).start()
    started = evening.table.version
    for version in range(started):
        with pytest.raises(Refused, match="stale"):
            evening.play(*first_move(evening), version)
    assert evening.play(*first_move(evening), started)


@every_game
def test_a_match_takes_no_older_version_for_the_newest(game: str) -> None:
    match = Match(Setup(GAMES[game], 3, {}, bytes(32)))
    for version in range(4):
        seat = match.deal.waits_for[0]
        move = match.deal.moves(seat)[0]
        for other in (*range(version), version + 1):
            with pytest.raises(Refused, match="stale"):
                match.play(seat, move, other)
        match.play(seat, move, version)
        assert match.version == version + 1


def test_a_slam_of_an_older_round_is_stale_but_one_of_this_round_is_not() -> None:
    deal = red(["R1 R2 BOMB", "R3 R4 V2", "R5 R6 V3"])
    deal.direction = 1
    evening = Evening("red", 3, window=0).seat_people(3).start().lay_out(deal)
    before = evening.table.version
    evening.play(0, "R1")
    led = evening.table.version
    evening.play(1, "R3")
    for version in (0, before):
        with pytest.raises(Refused, match="stale"):
            evening.play(0, "BOMB", version)
    assert evening.play(0, "BOMB", led)


def test_who_leaves_a_race_by_a_pass_or_a_mistake_makes_nobody_stale() -> None:
    def race() -> Evening:
        deal = yellow(["RGS RG PG", "PG SY SR", "PY SG RR", "PR SK RY"], top="SG", draws="SG SY SR SG SY SR", mistakes=True)
        evening = Evening("yellow", 4).seat_people(4).start().lay_out(deal)
        evening.play(0, "RGS")
        assert set(evening.deal.waits_for) == {1, 2, 3}
        return evening

    evening = race()
    seen = evening.table.version
    evening.play(3, "pass")
    evening.wait(FLOOR)
    assert evening.play(1, "PG", seen)
    evening = race()
    seen = evening.table.version
    evening.play(3, "SK")
    evening.wait(2 * FLOOR)
    assert evening.deal.waits_for == (1, 2)
    assert evening.play(1, "PG", seen)


def test_a_move_is_read_and_judged_once_on_its_way_in() -> None:
    evening = Evening("red", 3).seat_people(3).start()
    seat, move = first_move(evening)
    entries = evening.table.move(seat, move, evening.table.version, evening.now)
    judged = evening.table.live.judged
    assert judged is not None
    assert judged.entry is entries[-1]
    written_wrong = Moved(at=evening.now, seat=seat, move="nonsense")
    evening.table.live.judged = Judged(written_wrong, judged.move)
    evening.write([written_wrong])
    assert evening.match.moves[-1] == [(seat, judged.move)]


def test_a_move_is_judged_again_when_the_position_has_changed_meanwhile() -> None:
    evening = Evening("purple", 3).seat_people(3).start()
    seat, move = first_move(evening)
    late = evening.table.move(seat, move, evening.table.version, evening.now)
    evening.play(seat, move)
    assert evening.table.live.judged is None
    with pytest.raises(Refused, match=r"all\.direction"):
        evening.write(late)


def test_an_entry_that_only_looks_like_the_judged_one_is_judged() -> None:
    evening = Evening("purple", 3).seat_people(3).start()
    seat, move = first_move(evening)
    evening.table.move(seat, move, evening.table.version, evening.now)
    with pytest.raises(Refused, match="malformed"):
        evening.write([Moved(at=evening.now, seat=seat, move="nonsense")])


def test_a_held_card_was_judged_when_it_was_laid_down() -> None:
    deal = red(["R1 R2 V1", "R3 R4 V2", "R5 R6 V3"])
    deal.direction = 1
    evening = Evening("red", 3).seat_people(3).start().lay_out(deal)
    evening.play(0, "R1")
    evening.play(1, "R3")
    assert evening.play(2, "R5") == []
    assert evening.table.live.judged is None
    entries = evening.table.play_held(evening.now)
    assert evening.table.live.judged == Judged(Moved(at=evening.now, seat=2, move="R5"), evening.table.game.parse_move("R5"))
    assert evening.write(entries)
