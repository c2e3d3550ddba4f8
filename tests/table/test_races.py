"""Who wins a race: whoever reacts first, on whatever line. An answer to what was not asked yet costs the race."""

import pytest

from defifoo.core.refusal import Refused
from defifoo.games.red.stacked import stacked as red
from defifoo.games.yellow.stacked import stacked as yellow
from defifoo.table.entries import Entry, Moved, from_bytes, to_bytes
from defifoo.table.races import FLOOR, LONGEST_LINE, TAKING_BACK
from defifoo.table.reactions import ENOUGH, LEEWAY, WAVERING, Reactions
from table.evening import Evening


def before_the_race(*, lines: dict[int, int] | None = None, people: int = 4) -> Evening:
    """Seat 0 is about to play speed; everybody else has a card that follows."""
    deal = yellow(["RGS RG PG", "PG SY SR", "PY SG RR", "PR SK RY"], top="SG", draws="SG SY SR")
    evening = Evening("yellow", 4, window=0).seat_people(people).start("regular").lay_out(deal)
    evening.table.live.lines.update(lines or {})
    return evening


def race(*, lines: dict[int, int] | None = None) -> Evening:
    evening = before_the_race(lines=lines)
    evening.play(0, "RGS")
    return evening


def moved(entries: list[Entry]) -> list[tuple[int, str, str]]:
    return [(entry.seat, entry.move, entry.by) for entry in entries if isinstance(entry, Moved)]


def last(evening: Evening) -> Moved:
    entry = evening.log[-1]
    assert isinstance(entry, Moved)
    return entry


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


# Red: the Bank and the Bomb


def round_of(lines: dict[int, int], *, window: int = 1500) -> Evening:
    deal = red(["R1 R2 BOMB", "R3 R4 V3", "R5 R6 BANK", "R7 R8 V4"])
    deal.direction = 1
    deal.team = 0b0101
    evening = Evening("red", 4, window=window).seat_people(4).start().lay_out(deal)
    evening.table.live.lines.update(lines)
    evening.play(0, "R1")
    return evening


@pytest.mark.rule("all.race")
def test_of_two_who_slam_the_first_to_act_counts() -> None:
    evening = round_of({0: 300, 2: 10})
    evening.wait(500)
    assert evening.play(2, "BANK") == []
    evening.wait(250)
    assert moved(evening.play(0, "BOMB")) == [(0, "BOMB", "person")]
    assert last(evening).reactions == ((0, 450), (2, 490))


def test_while_a_slam_is_decided_no_card_and_no_clock_goes_before_it() -> None:
    evening = round_of({0: 10, 1: 200}, window=0)
    evening.play(1, "R3")
    evening.play(2, "R5")
    evening.wait(300)
    evening.play(0, "BOMB")
    assert evening.table.slammed
    assert moved(evening.wait(10_000)) == [(0, "BOMB", "person")]


@pytest.mark.rule("all.race")
def test_a_slam_on_a_card_that_could_not_be_seen_yet_waits_for_the_next() -> None:
    evening = round_of({0: 300})
    evening.play(1, "R3")
    evening.wait(299)
    for pause in (1000, 0):
        with pytest.raises(Refused, match=r"table\.early"):
            evening.play(0, "BOMB")
        evening.wait(pause)
    evening.play(2, "R5")
    evening.wait(1000)
    assert moved(evening.play(0, "BOMB")) == [(0, "BOMB", "person")]


def test_a_slam_that_answers_an_older_card_of_the_round_is_not_early() -> None:
    evening = round_of({0: 300})
    seen = evening.table.version
    evening.wait(1000)
    evening.play(1, "R3")
    evening.wait(20)
    assert moved(evening.play(0, "BOMB", seen)) == [(0, "BOMB", "person")]


def test_a_held_card_leaves_the_slowest_line_its_time() -> None:
    evening = round_of({0: 300})
    for seat, card in ((1, "R3"), (2, "R5"), (3, "R7")):
        evening.play(seat, card)
    assert evening.table.live.held is not None
    evening.wait(1500 + 299)
    assert moved(evening.play(0, "BOMB")) == [(0, "BOMB", "person")]


# A line for which nobody but the client vouches


def answers(reactions: Reactions, seat: int, *came: int, line: int) -> None:
    for race, after in enumerate(came):
        reactions.note(seat, race, after, after - reactions.believed(seat, line))


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
    for race in range(ENOUGH):
        reactions.note(1, race, 150, 150)
        reactions.note(2, race, 500, 500)
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
