"""Who wins a race: whoever reacts first, on whatever line. An answer to what was not asked yet costs the race."""

import pytest

from defifoo.core.refusal import Refused
from defifoo.games.red.stacked import stacked as red
from defifoo.games.yellow.stacked import stacked as yellow
from defifoo.table.entries import Moved, Seated, SeatLeft, from_bytes, to_bytes
from defifoo.table.races import FLOOR, LONGEST_LINE, TAKING_BACK
from defifoo.table.thinking import AT_LAST, thoughts
from table.evening import Evening
from table.racing import before_the_race, last, moved, race


@pytest.mark.rule("all.race")
def test_who_reacts_first_wins_though_the_answer_came_later() -> None:
    evening = race(lines={1: 20, 2: 300})
    evening.wait(420)
    assert evening.play(1, "PG") == []
    evening.wait(260)
    assert moved(evening.play(2, "PY")) == [(2, "PY", "person")]
    assert last(evening).reactions == ((2, 380), (1, 400))


@pytest.mark.rule("all.race")
def test_a_race_is_decided_as_soon_as_nobody_can_have_been_quicker() -> None:
    evening = race(lines={1: 20, 2: 300, 3: 60})
    evening.wait(420)
    evening.play(1, "PG")
    assert evening.wait(279) == []
    assert moved(evening.wait(1)) == [(1, "PG", "person")]
    assert last(evening).reactions == ((1, 400),)


@pytest.mark.rule("all.race")
def test_a_race_waits_for_nobody_who_has_answered() -> None:
    """However slow the line of somebody who has: only the third could still have been as quick as these two."""
    evening = race(lines={1: 300, 2: 300, 3: 60})
    evening.wait(300)
    assert evening.play(1, "PG") == []
    assert len(moved(evening.play(2, "PY"))) == 1
    assert last(evening).reactions[0][1] == FLOOR


def test_no_line_keeps_a_race_open_for_long() -> None:
    evening = race(lines={2: 60_000})
    evening.wait(500)
    evening.play(1, "PG")
    assert evening.wait(LONGEST_LINE - 1) == []
    assert moved(evening.wait(1)) == [(1, "PG", "person")]


@pytest.mark.rule("all.race")
def test_nobody_reacts_faster_than_a_human_can() -> None:
    """Two that answer at once are equally quick, whoever comes first: a lot decides, the same for ever."""
    winners = set()
    for swapped in (False, True):
        evening = race()
        evening.wait(5)
        for seat, card in [(2, "PY"), (1, "PG")] if swapped else [(1, "PG"), (2, "PY")]:
            assert evening.play(seat, card) == []
            evening.wait(10)
        evening.wait(FLOOR)
        assert last(evening).reactions == tuple((seat, FLOOR) for seat, _ in last(evening).reactions)
        winners.add(last(evening).seat)
    assert len(winners) == 1


@pytest.mark.rule("all.race")
@pytest.mark.parametrize("ahead", [1, 2, 7])
def test_a_card_that_names_a_version_that_is_not_there_yet_costs_the_race(ahead: int) -> None:
    evening = before_the_race(lines={1: 300})
    with pytest.raises(Refused, match="stale"):
        evening.play(1, "PG", evening.table.version + ahead)
    evening.play(0, "RGS")
    assert moved(evening.wait(0)) == [(1, "pass", "early")]
    with pytest.raises(Refused, match=r"yellow\.event\.speed"):
        evening.play(1, "PG")


@pytest.mark.rule("all.race")
def test_a_card_that_was_sent_before_its_question_could_be_seen_costs_the_race() -> None:
    evening = race(lines={1: 300})
    evening.wait(299)
    assert moved(evening.play(1, "PG")) == [(1, "pass", "early")]
    evening = race(lines={1: 300})
    evening.wait(300)
    assert moved(evening.play(1, "PG")) == [(1, "PG", "person")]
    assert last(evening).reactions == ((1, FLOOR),)


def test_what_was_too_early_for_one_race_is_forgotten_at_the_next() -> None:
    evening = before_the_race()
    with pytest.raises(Refused, match="stale"):
        evening.play(1, "PG", evening.table.version + 1)
    evening.table.version += 1
    evening.play(0, "RGS")
    assert evening.wait(0) == []


def test_what_somebody_was_too_early_for_costs_nobody_who_sits_there_later() -> None:
    evening = before_the_race()
    with pytest.raises(Refused, match="stale"):
        evening.play(1, "PG", evening.table.version + 1_000_000)
    place = evening.table.places[1]
    evening.write([SeatLeft(at=evening.now, seat=1), Seated(at=evening.now, seat=1, name="Bea", avatar="", token="token-Bea")])
    assert place.name == "Bea"
    evening.arrive(1)
    evening.play(0, "RGS")
    assert evening.wait(0) == []


@pytest.mark.rule("all.race")
def test_a_seat_has_one_voice() -> None:
    evening = race(lines={3: 200})
    evening.wait(400)
    evening.play(1, "PG")
    for again in ("PG", "pass"):
        with pytest.raises(Refused, match=r"table\.laid"):
            evening.play(1, again)
    assert moved(evening.wait(200)) == [(1, "PG", "person")]


@pytest.mark.rule("all.race")
def test_trying_all_cards_is_slower_than_looking() -> None:
    evening = race()
    evening.wait(300)
    for wrong in ("SY", "SR"):
        with pytest.raises(Refused, match=r"yellow\.higher"):
            evening.play(1, wrong)
    assert evening.play(1, "PG") == []
    assert evening.wait(2 * TAKING_BACK - 1) == []
    evening.play(2, "PY")
    evening.wait(1)
    assert last(evening).reactions == ((2, 300 + 2 * TAKING_BACK - 1), (1, 300 + 2 * TAKING_BACK))


def test_who_leaves_a_race_while_it_is_decided_changes_nothing_for_the_others() -> None:
    evening = race(lines={2: 200, 3: 200})
    evening.wait(400)
    evening.play(1, "PG")
    assert moved(evening.play(2, "pass")) == [(2, "pass", "person")]
    assert moved(evening.play(3, "pass")) == [(3, "pass", "person")]
    assert moved(evening.wait(0)) == [(1, "PG", "person")]


def test_who_is_alone_in_a_race_need_not_wait() -> None:
    evening = race(lines={2: 200})
    evening.play(2, "pass")
    evening.play(3, "pass")
    assert moved(evening.play(1, "PG")) == [(1, "PG", "person")]


def test_a_bot_waits_for_a_person_who_was_quicker_on_a_slow_line() -> None:
    evening = before_the_race(lines={1: 300}, people=2)
    evening.play(0, "RGS")
    asked = evening.now
    while not evening.table.live.laid:
        evening.wait(1)
        assert evening.now - asked < 5000
    assert evening.now - asked > 700
    assert moved(evening.play(1, "PG")) == [(1, "PG", "person")]
    assert [seat for seat, _ in last(evening).reactions] in ([1, 2], [1, 3])


@pytest.mark.rule("all.race")
def test_a_race_is_in_the_log_as_it_was_decided() -> None:
    evening = race(lines={1: 20, 2: 300})
    evening.wait(420)
    evening.play(1, "PG")
    evening.wait(260)
    evening.play(2, "PY")
    assert from_bytes(to_bytes(last(evening))) == last(evening)
    assert from_bytes(b'{"t":"moved","at":1,"seat":0,"move":"E7"}') == Moved(at=1, seat=0, move="E7")


@pytest.mark.rule("yellow.mistake")
def test_a_mistake_in_a_race_takes_nobody_elses_card_away() -> None:
    """Who was first was wrong: whoever was next has won, and what the others have seen is as fresh as before."""
    deal = yellow(["RGS RG PG", "PG SY SR", "PY SG RR", "PR SK RY"], top="SG", draws="SG SY SR RG", mistakes=True)
    evening = Evening("yellow", 4, window=0, options={"mistakes": True}).seat_people(4).start().lay_out(deal)
    evening.table.live.lines.update({3: 300})
    evening.play(0, "RGS")
    seen = evening.table.version
    evening.wait(400)
    evening.play(1, "SY")
    evening.wait(20)
    evening.play(2, "PY")
    evening.wait(279)
    assert moved(evening.log)[-1] == (0, "RGS", "person")
    assert moved(evening.wait(1)) == [(1, "SY", "person")]
    assert moved(evening.play(3, "PR", seen)) == [(3, "PR", "person")]
    assert last(evening).reactions == ((3, 400), (2, 420))


@pytest.mark.rule("all.race")
def test_a_bot_that_is_put_in_during_a_race_has_seen_nothing_before() -> None:
    evening = race(lines={3: 400})
    evening.wait(5000)
    evening.play(1, "PG")
    evening.wait(100)
    evening.write(evening.table.leave(2, evening.now))
    assert moved(evening.wait(300)) == [(1, "PG", "person")]
    assert last(evening).reactions == ((1, 5000),)


def test_whoever_comes_and_goes_keeps_no_race_open() -> None:
    evening = race()
    asked = evening.now
    evening.play(1, "pass")
    evening.play(3, "pass")
    for _ in range(60):
        evening.write(evening.table.leave(2, evening.now))
        evening.wait(500)
        evening.arrive(2)
        if evening.deal.waits_for != (2,):
            break
    assert AT_LAST < evening.now - asked < AT_LAST + 4000


@pytest.mark.rule("all.race")
def test_a_bot_that_is_put_in_slams_no_sooner_than_it_came() -> None:
    """Its answer to the last card would have been quicker than that of the person who has slammed since."""
    deal = red(["R1 R2 BOMB", "R3 R4 V3", "R5 R6 BANK", "R7 R8 V4"])
    deal.direction = 1
    deal.team = 0b0101
    evening = Evening("red", 4).seat_people(4).start().lay_out(deal)
    evening.table.live.lines[3] = 400
    evening.play(0, "R1")
    evening.wait(5000)
    evening.play(0, "BOMB")
    evening.wait(100)
    evening.write(evening.table.leave(2, evening.now))
    evening.write(evening.table.move(2, "BANK", evening.table.version, evening.now, "bot", thoughts(evening.table)[0].at))
    assert moved(evening.wait(1000))[0] == (0, "BOMB", "person")


@pytest.mark.rule("all.race")
def test_bots_that_take_no_time_draw_lots_for_a_race() -> None:
    winners = set()
    for secret in range(12):
        deal = yellow(["RGS RG PG", "PG SY SR", "PY SG RR", "PR SK RY"], top="SG", draws="SG SY SR")
        evening = Evening("yellow", 4, pace="instant", secret=f"{secret:064x}").start("regular").lay_out(deal)
        evening.play(0, "RGS")
        winners.add(moved(evening.wait(0))[0][0])
    assert winners == {1, 2, 3}
