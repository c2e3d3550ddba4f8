"""Which bots are asked, in which order, and when what they answer counts."""

import pytest

from defifoo.games.red.stacked import stacked as red
from defifoo.table.clock import due, tick
from defifoo.table.entries import Moved, Started
from defifoo.table.thinking import Thought, answered, next_thought, sooner, think, thoughts
from defifoo.table.waiting import Answer, HeldMove, Laid
from table.evening import Evening


def instant() -> Evening:
    """Seat 0, a person, has led; seats 1 (in turn) and 2 (with the Bomb) are bots that need no time."""
    deal = red(["R1 R2 V1", "R3 R4 V2", "R5 R6 BOMB"])
    deal.direction = 1
    evening = Evening("red", 3, pace="instant", window=0).seat_people(1).start("random").lay_out(deal)
    evening.play(0, "R1")
    assert (evening.deal.waits_for, evening.deal.movers) == ((1,), (1, 2))
    return evening


def test_who_may_act_out_of_turn_is_asked_before_the_seat_in_turn() -> None:
    assert [thought.seat for thought in thoughts(instant().table)] == [2, 1]
    evening = instant()
    asked = next_thought(evening.table, evening.now + 10_000)
    assert asked is not None
    assert asked.seat == 2


def test_who_thinks_slowly_is_asked_early_and_in_turn() -> None:
    evening = instant()
    at = thoughts(evening.table)[0].at
    assert next_thought(evening.table, at - 6, 5) is None
    first, second = (next_thought(evening.table, at - 5, 5) for _ in range(2))
    assert (first, second) == (Thought(1, "random", evening.table.version, at), Thought(2, "random", evening.table.version, at))
    assert evening.table.live.thinking == {1, 2}
    assert next_thought(evening.table, at, 5) is None


def test_a_bot_is_asked_at_its_moment_and_not_before() -> None:
    evening = instant()
    at = thoughts(evening.table)[0].at
    assert next_thought(evening.table, at - 1) is None
    assert next_thought(evening.table, at) is not None


def test_persons_and_seats_that_cannot_move_are_not_asked() -> None:
    deal = red(["R1 R2 V1", "R3 R4 V2", "R5 R6 V3"])
    deal.direction = 1
    evening = Evening("red", 3).seat_people(1).start("random").lay_out(deal)
    assert thoughts(evening.table) == []
    evening.play(0, "R1")
    assert [thought.seat for thought in thoughts(evening.table)] == [1]


def test_a_bot_that_has_answered_is_not_asked_again() -> None:
    held = HeldMove(2, "R5", 99, "bot", 0)
    for mark in ("silent", "thinking", "answers", "laid", "held"):
        evening = instant()
        live = evening.table.live
        if mark in ("silent", "thinking"):
            getattr(live, mark).add(2)
        elif mark == "answers":
            live.answers[2] = Answer("BOMB", evening.table.version, evening.now + 50)
        elif mark == "laid":
            live.laid[2] = Laid(evening.now, 0, 2, "BOMB", "bot", 0)
        else:
            live.held = held
        assert [thought.seat for thought in thoughts(evening.table)] == [1], mark


def test_an_answer_counts_from_its_moment_on() -> None:
    for early, written in ((1, []), (0, ["R3"])):
        evening = instant()
        (asked,) = [thought for thought in thoughts(evening.table) if thought.seat == 1]
        evening.table.live.thinking.add(1)
        told = answered(evening.table, asked, "R3", asked.at - early)
        assert [entry.move for entry in told if isinstance(entry, Moved)] == written
        assert (1 in evening.table.live.answers) == bool(early)
        assert not evening.table.live.thinking


def test_an_answer_of_a_bot_that_was_not_asked_is_dropped() -> None:
    evening = instant()
    asked = thoughts(evening.table)[1]
    assert answered(evening.table, asked, "R3", asked.at) == []
    assert not evening.table.live.answers
    evening.table.live.thinking.add(1)
    assert answered(evening.table, asked._replace(version=evening.table.questions.asked - 1), "R3", asked.at) == []


def test_a_bot_that_lets_the_moment_pass_is_silent_until_something_happens() -> None:
    evening = instant()
    asked = thoughts(evening.table)[0]
    evening.table.live.thinking.add(2)
    assert answered(evening.table, asked, "", asked.at) == []
    assert evening.table.live.silent == {2}
    evening.write(evening.table.move(1, "R3", evening.table.version, asked.at, "bot"))
    assert not evening.table.live.silent


@pytest.mark.parametrize(("seat", "move"), [(1, True), (2, False)])
def test_for_a_bot_that_is_not_there_the_seat_in_turn_makes_the_move_of_the_absent_and_nobody_else_any(
    seat: int, move: bool
) -> None:
    evening = instant()
    usual = evening.table.game.move_name(evening.deal.timeout(1))
    assert think(evening.table, Thought(seat, "nobody-made-this", 0, 0)) == (usual if move else "")


def test_of_those_whose_time_has_come_together_who_acts_out_of_turn_goes_first() -> None:
    evening = instant()
    at, version = evening.now + 10, evening.table.version
    evening.table.live.answers = {1: Answer("R3", version, at), 2: Answer("BOMB", version, at)}
    evening.now = at
    told = evening.write(tick(evening.table, at, with_bots=False))
    assert [(entry.seat, entry.move) for entry in told if isinstance(entry, Moved)] == [(2, "BOMB")]


def test_while_a_slam_is_decided_a_bot_in_turn_waits_and_one_out_of_turn_may_still_be_heard() -> None:
    deal = red(["R1 R2 BOMB", "R3 R4 V2", "R5 R6 BANK", "R7 R8 V3"])
    deal.direction = 1
    evening = Evening("red", 4, window=0)
    for name, seat in (("Ana", 0), ("Bea", 3)):
        evening.write(evening.table.sit(name=name, avatar="", token=name, promise="ab" * 32, now=evening.now, seat=seat))
        evening.arrive(seat)
    evening.write([Started(at=evening.now, match=1)])
    for seat in (1, 2):
        evening.table.places[seat].bot = "random"
    evening.lay_out(deal).table.live.lines[3] = 300
    evening.play(0, "R1")
    evening.wait(400)
    assert evening.play(0, "BOMB") == []
    assert evening.table.slammed
    decided, version = evening.table.decided_at, evening.table.version
    assert decided == evening.now + 300
    evening.table.live.answers = {1: Answer("R3", version, evening.now + 5), 2: Answer("BANK", version, evening.now + 10)}
    assert due(evening.table) == evening.now + 10
    assert evening.wait(299) == []
    assert set(evening.table.live.laid) == {0, 2}
    assert set(evening.table.live.answers) == {1}
    assert [(entry.seat, entry.move) for entry in evening.wait(1) if isinstance(entry, Moved)] == [(0, "BOMB")]


def test_answers_are_said_sooner_but_never_before_now_nor_later_than_planned() -> None:
    evening = instant()
    start = evening.table.questions.asked_at
    evening.table.live.answers = {1: Answer("R3", evening.table.version, start + 900)}
    sooner(evening.table, start + 300)
    assert evening.table.live.answers[1].at == start + 300
    sooner(evening.table, start + 700)
    assert evening.table.live.answers[1].at == start + 300
    evening.table.live.answers = {1: Answer("R3", evening.table.version, start + 900)}
    sooner(evening.table, start - 100)
    assert evening.table.live.answers[1].at == thoughts_at(evening, start)


def thoughts_at(evening: Evening, start: int) -> int:
    """A random bot at the pace `instant` where a person looks on: as long as it has to think."""
    answers, evening.table.live.answers = evening.table.live.answers, {}
    (at,) = {thought.at for thought in thoughts(evening.table)}
    evening.table.live.answers = answers
    assert at == start + 5
    return at
