"""What is told and refused, as plain things: equal when all of it is, and silent about whatever nobody said."""

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.deal import View, pick, step, zeros
from defifoo.core.event import EVERYONE, Event
from defifoo.core.lesson import LEARNER, MOST_STEPS, Lesson, LessonStep
from defifoo.core.outcome import Outcome, ScoreLine, best, each
from defifoo.core.question import AT_ONCE, CALM, RACE
from defifoo.core.reading import numbers, played_by, seats, whose_turn
from defifoo.core.refusal import ILLEGAL, MALFORMED, NOT_YOURS, STALE, Refused, Violation, malformed
from defifoo.core.saying import Cards, Letter, Names, Sentence, direction_line, trick_line
from defifoo.games.shelf import GAMES

LINE = ScoreLine("a.rule", 6, 2, 3, b"\x01\x02", 4)
EQUAL: dict[str, tuple[list[object], list[object]]] = {
    "event": ([Event("drew", 1, b"\x01", 2, 3, 4), Event("drew", 1, b"\x01", 2, 3, 4)], [
        Event("gave", 1, b"\x01", 2, 3, 4),
        Event("drew", 0, b"\x01", 2, 3, 4),
        Event("drew", 1, b"\x02", 2, 3, 4),
        Event("drew", 1, b"\x01", 1, 3, 4),
        Event("drew", 1, b"\x01", 2, 2, 4),
        Event("drew", 1, b"\x01", 2, 3, 5),
    ]),
    "line": ([LINE, ScoreLine("a.rule", 6, 2, 3, b"\x01\x02", 4)], [
        ScoreLine("b.rule", 6, 2, 3, b"\x01\x02", 4),
        ScoreLine("a.rule", 5, 2, 3, b"\x01\x02", 4),
        ScoreLine("a.rule", 6, 1, 3, b"\x01\x02", 4),
        ScoreLine("a.rule", 6, 2, 2, b"\x01\x02", 4),
        ScoreLine("a.rule", 6, 2, 3, b"\x01", 4),
        ScoreLine("a.rule", 6, 2, 3, b"\x01\x02", 3),
    ]),
    "outcome": ([Outcome("r", (1, 2), (1,), ((LINE,),), 1, 2), Outcome("r", (1, 2), (1,), ((LINE,),), 1, 2)], [
        Outcome("s", (1, 2), (1,), ((LINE,),), 1, 2),
        Outcome("r", (1, 3), (1,), ((LINE,),), 1, 2),
        Outcome("r", (1, 2), (0,), ((LINE,),), 1, 2),
        Outcome("r", (1, 2), (1,), ((),), 1, 2),
        Outcome("r", (1, 2), (1,), ((LINE,),), 0, 2),
        Outcome("r", (1, 2), (1,), ((LINE,),), 1, 3),
    ]),
    "violation": ([Violation("r", {"a": "b"}, STALE), Violation("r", {"a": "b"}, STALE)], [
        Violation("s", {"a": "b"}, STALE),
        Violation("r", {"a": "c"}, STALE),
        Violation("r", {"a": "b"}, ILLEGAL),
    ]),
}  # fmt: skip


@pytest.mark.parametrize("kind", EQUAL)
def test_what_is_told_is_equal_when_all_of_it_is(kind: str) -> None:
    (one, same), others = EQUAL[kind]
    assert one == same
    assert not one != same  # noqa: SIM202 - both questions are asked
    assert hash(one) == hash(same)
    assert type(hash(one)) is int
    assert len({one, same}) == 1
    for other in [*others, 3, None, "drew"]:
        assert one != other
        assert (one == other) is False


def test_whatever_nobody_said_is_nobody_nothing_and_for_everyone() -> None:
    event = Event("over", -1)
    assert (event.cards, event.other, event.count, event.audience, EVERYONE) == (b"", -1, 0, -1, -1)
    line = ScoreLine("a.rule", 6)
    assert (line.count, line.factor, line.cards, line.seat) == (0, 0, b"", -1)
    assert each("a.rule", 3, -5) == ScoreLine("a.rule", -15, 3, -5)
    assert each("a.rule", 2, 3, b"\x01\x02") == ScoreLine("a.rule", 6, 2, 3, b"\x01\x02")
    outcome = Outcome("r", (1, 2), ())
    assert (outcome.accounts, outcome.by, outcome.card) == ((), -1, -1)
    violation = Violation("r")
    assert (violation.data, violation.kind) == ({}, "illegal")
    assert (CALM, RACE, AT_ONCE) == (0, 1, 2)
    assert (ILLEGAL, MALFORMED, NOT_YOURS, STALE) == ("illegal", "malformed", "not-yours", "stale")


def test_a_refusal_carries_its_violation_and_says_it() -> None:
    refused = malformed("card", "X9")
    assert refused.violation == Violation("card", {"text": "X9"}, MALFORMED)
    assert str(refused) == "malformed: card {'text': 'X9'}"
    assert isinstance(refused, Refused)


def test_a_secret_is_for_its_audience() -> None:
    secret = Event("drew", 2, b"\x07\x08", 1, 2, 0b101)
    told = [secret.seen_by(seat) for seat in range(-1, 4)]
    assert [one is secret for one in told] == [False, True, False, True, False]
    for public in (told[0], told[2], told[4]):
        assert public == Event("drew", 2, b"", 1, 2, 0b101)
    everyones = Event("played", 2, b"\x07")
    assert all(everyones.seen_by(seat) is everyones for seat in range(-1, 4))


def test_winners_share_one_win_and_all_share_where_nobody_won() -> None:
    assert [Outcome("r", (1, 2, 3), ()).share(seat) for seat in range(3)] == [1 / 3] * 3
    assert [Outcome("r", (1, 2, 3), (0, 2)).share(seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert best((3, 1, 3)) == (0, 2)
    assert best((3, 1, 3), lowest_wins=True) == (1,)


# The terminal's sentences


def test_a_trick_is_told_with_who_played_what() -> None:
    (empty,) = trick_line([], 1, 1, 4)
    assert (empty.key, empty.parts) == ("cli-table-empty", {})
    for direction, found in ((1, [3, 0, 1]), (-1, [3, 2, 1])):
        (line,) = trick_line(["A", "B", "C"], 3, direction, 4)
        cards = line.parts["cards"]
        assert isinstance(cards, Cards)
        assert (line.key, cards.names, cards.seats) == ("cli-table", ["A", "B", "C"], found)


@pytest.mark.parametrize(("direction", "key"), [(1, "all-direction-cw"), (-1, "all-direction-ccw")])
def test_the_direction_is_told(direction: int, key: str) -> None:
    (line,) = direction_line(direction)
    way = line.parts["direction"]
    assert isinstance(way, Sentence)
    assert (line.key, way.key) == ("cli-direction", key)


def test_what_stands_in_a_sentence_is_plain_unless_somebody_says_more() -> None:
    assert (Names([1, 2]).inside, Names([1], inside=True).inside, Names([1, 2]).seats) == (False, True, [1, 2])
    assert (Cards(["A"]).seats, Cards(["A"], [2]).seats) == (None, [2])
    letter = Letter("colour", "E")
    assert (letter.kind, letter.letter) == ("colour", "E")
    assert Sentence("key", {"many": 3}).parts == {"many": 3}


# Small steps


def test_the_next_seat_goes_round_either_way() -> None:
    for players in range(2, 7):
        assert [int(step(seat, 1, players)) for seat in range(players)] == [*range(1, players), 0]
        assert [int(step(seat, -1, players)) for seat in range(players)] == [players - 1, *range(players - 1)]


def test_a_member_of_a_set_is_drawn_and_the_only_one_without_chance() -> None:
    source = FastSource(1)
    before = source.clone()
    assert [int(pick(1 << seat, source)) for seat in (0, 5, 62)] == [0, 5, 62]
    assert [int(source.below(100)) for _ in range(3)] == [int(before.below(100)) for _ in range(3)]
    drawn = [int(pick(0b101001, source)) for _ in range(300)]
    assert {seat: drawn.count(seat) > 60 for seat in set(drawn)} == {0: True, 3: True, 5: True}


def test_views_are_read_back_by_small_steps() -> None:
    assert [int(one) for one in numbers([3, -1, 0])] == [3, -1, 0]
    assert (int(seats([])), int(seats([0, 2, 5]))) == (0, 0b100101)
    assert (int(whose_turn([])), int(whose_turn([0])), int(whose_turn([4]))) == (-1, 0, 4)
    trick = numbers([10, 20, 30])
    assert [int(played_by(seat, trick, 2, 1, 4)) for seat in range(4)] == [30, -1, 10, 20]
    assert [int(played_by(seat, trick, 2, -1, 4)) for seat in range(4)] == [30, 20, 10, -1]
    assert [int(played_by(seat, numbers([]), 0, 1, 4)) for seat in range(4)] == [-1] * 4


def test_fresh_rows_are_zeros_and_nobody_elses() -> None:
    row = zeros(3)
    row[1] = 7
    assert [int(one) for one in zeros(3)] == [0, 0, 0]
    assert [len(zeros(length)) for length in (0, 1, 128)] == [0, 1, 128]
    assert sum(int(one) for one in zeros(128)) == 0


@pytest.mark.parametrize("name", sorted(GAMES))
def test_views_are_equal_when_what_they_say_is(name: str) -> None:
    game = GAMES[name]
    deal = game.deal(3, game.default_options(3), 1, bytes(32), 1)
    one: View = deal.view(0)
    assert one == deal.view(0)
    assert hash(one) == hash(deal.view(0))
    assert type(hash(one)) is int
    assert one != deal.view(1)
    assert one != 3
    assert one.as_dict() == {**one.own(), **one.common()}


# Lessons as data


def test_a_lesson_is_found_by_its_address_and_its_sentences_by_their_keys() -> None:
    deal = GAMES["red"].lessons()[0].scenes[0].deal
    whole, small = Lesson([], ["a.rule"]), Lesson([], [], "small", {"length": 1})
    assert (whole.name, whole.options, whole.steps) == ("", {}, 0)
    assert (small.name, small.options) == ("small", {"length": 1})
    assert (whole.address("red"), small.address("red")) == ("red", "red-small")
    assert (whole.key("red", "aim"), small.key("red", "aim")) == ("red-lesson-aim", "red-lesson-small-aim")
    one = LessonStep("first", "a.rule", ["cw"])
    assert (one.then, one.also, one.right, one.rule, one.name) == ([], [], ["cw"], "a.rule", "first")
    more = LessonStep("first", "a.rule", ["cw"], ["1 R1"], ["b.rule"])
    assert (more.then, more.also) == (["1 R1"], ["b.rule"])
    assert (LEARNER, MOST_STEPS, deal.over) == (0, 15, False)
