"""A deal that says nothing of itself: every answer that a small game need not give."""

from hashlib import sha256
from typing import cast

import pytest

from defifoo.core.bits import spread
from defifoo.core.chance import FastSource, Source
from defifoo.core.deal import Deal, View
from defifoo.core.event import Event
from defifoo.core.example import Example
from defifoo.core.fact import Foreseen
from defifoo.core.fair import (
    FIRST,
    NUMBER_BYTES,
    PROMISE_BYTES,
    PROMISED,
    Fair,
    check_number,
    check_promise,
    check_secret,
    commitment_of,
    promise_of,
    promised_seed,
    secret_after,
    seed_of,
)
from defifoo.core.game import Game, Option
from defifoo.core.guessing import Guesses
from defifoo.core.outcome import Outcome
from defifoo.core.question import CALM
from defifoo.core.reading import numbers
from defifoo.core.refusal import NOT_YOURS, Refused, Violation
from defifoo.core.saying import Sentence
from defifoo.core.seen import Open, Own
from defifoo.games.shelf import GAMES


class Plain(View):
    def __init__(self, seat: int, direction: int) -> None:
        super().__init__(seat)
        self.direction = direction

    def common(self) -> Open:
        return cast("Open", {"direction": self.direction})

    def own(self) -> Own:
        return cast("Own", {"seat": int(self.seat)})


class Counting(Deal):
    """Each seat in turn takes 1 to 3 off a heap."""

    def __init__(self, players: int, heap: int) -> None:
        super().__init__(players, 1, FastSource(0))
        self.heap = heap
        self.taken: list[tuple[int, int]] = []

    def waits_mask(self) -> int:
        return 0 if self.over else 1 << len(self.taken) % int(self.players)

    def movers_mask(self) -> int:
        return self.waits_mask()

    def moves(self, seat: int) -> list[int]:
        return list(range(1, min(3, self.heap) + 1)) if self.waits_mask() >> int(seat) & 1 else []

    def why_not(self, seat: int, move: int) -> Violation | None:
        return None if move in self.moves(seat) else Violation("counting.turn", kind=NOT_YOURS)

    def do(self, seat: int, move: int) -> None:
        self.taken.append((int(seat), int(move)))
        self.heap -= int(move)
        self.over = self.heap == 0
        if self.heard is not None:
            self.heard.append(Event("took", seat, count=int(move)))

    def timeout(self, seat: int) -> int:  # noqa: ARG002 - all seats alike
        return 1

    def outcome(self) -> Outcome | None:
        return None

    def points(self, seat: int) -> int:
        return sum(move for mover, move in self.taken if mover == seat)

    def view(self, seat: int) -> View:
        return Plain(seat, 0)

    def clone(self) -> Deal:
        raise NotImplementedError


def test_a_small_game_asks_one_calm_question_after_the_other() -> None:
    deal = Counting(3, 5)
    assert (deal.over, deal.heard, int(deal.players), int(deal.dealer)) == (False, None, 3, 1)
    assert (deal.question(), deal.still_asks(1), deal.round_begins()) == (CALM, False, True)
    assert (deal.answers_round(0, 1), deal.leaves_time(0, 1), deal.most_cards(0)) == (False, False, 0)
    assert list(deal.plain_moves(0)) == list(deal.choices(0)) == [1, 2, 3]
    assert (deal.movers, deal.waits_for) == ((0,), (0,))
    assert list(deal.choices(1)) == []


def test_a_move_is_checked_once_made_and_told() -> None:
    deal = Counting(3, 5)
    with pytest.raises(Refused, match=r"counting\.turn"):
        deal.play(1, 1)
    assert (deal.taken, deal.heard) == ([], None)
    assert deal.play(0, 2) == [Event("took", 0, count=2)]
    assert deal.make(1, 3) == [Event("took", 1, count=3)]
    assert (deal.over, deal.heard, deal.waits_for, deal.taken) == (True, None, (), [(0, 2), (1, 3)])


def test_random_play_draws_what_is_offered_and_counts_what_it_played() -> None:
    deal, source = Counting(2, 3), FastSource(3)
    assert {int(deal.random_move(0, source)) for _ in range(60)} == {1, 2, 3}
    for seed in range(5):
        deal = Counting(4, 40)
        assert int(deal.playout(FastSource(seed))) == len(deal.taken) > 13
        assert deal.over
        assert [seat for seat, _ in deal.taken] == [place % 4 for place in range(len(deal.taken))]
    assert int(deal.playout(source)) == 0


@pytest.mark.parametrize(("direction", "keys"), [(0, []), (1, ["all-direction-cw"]), (-1, ["all-direction-ccw"])])
def test_of_a_table_that_nobody_describes_the_direction_is_said(direction: int, keys: list[str]) -> None:
    said = Plain(0, direction).said()
    assert [cast("Sentence", line[0].parts["direction"]).key for line in said] == keys


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_small_game_has_no_examples_and_no_facts_and_the_best_points_win_it(name: str) -> None:
    game = GAMES[name]
    view = game.deal(3, game.default_options(3), 0, bytes(32), 1).view(0)
    assert (Game.lessons(game), Game.examples(game), Game.facts(game, view, 0, [])) == ([], [], [])
    assert Game.winners(game, (1, 5, 5)) == ((0,) if game.lowest_wins else (1, 2))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_in_a_small_game_actions_are_moves_that_everybody_sees_and_nothing_is_used_up(name: str) -> None:
    game, deal = GAMES[name], Counting(3, 5)
    assert Game.actions_for(game, 5) == [5]
    assert (int(Game.begun_by(game, 5, 0)), int(Game.move_of(game, 5, 0))) == (0, 5)
    assert (int(Game.logged(game, 5, 0)), int(Game.shown(game, 5, 0, 1))) == (5, 5)
    assert (int(Game.interrupters(game, deal)), int(Game.used_up(game, deal, 6))) == (0, 6)
    assert Game.may_follow(game, bytes(32), 3, 0, 1, 2) is True
    assert Game.reduced(game) is None


def test_an_option_says_where_the_rules_speak_of_it() -> None:
    plain, switch = Option("length", "all.match", 3, 1, 20), Option("charmer", "red.charmer", 0, 0, 1, True, 2)
    for option, whole in (
        (plain, ("length", "all.match", 3, 1, 20, False, 1)),
        (switch, ("charmer", "red.charmer", 0, 0, 1, True, 2)),
    ):
        known = option.name, option.rule, option.default, option.low, option.high, option.switch, option.since
        assert known == whole


def test_an_example_is_a_position_that_a_rule_is_tried_in() -> None:
    deal = Counting(3, 5)
    example = Example("a.rule", deal, ["0 2"], 1)
    assert (example.rule, example.deal, example.before, example.seat) == ("a.rule", deal, ["0 2"], 1)


def test_members_are_written_in_a_row() -> None:
    row = numbers([-1] * 6)
    assert int(spread(0b1001010, row, 2)) == 5
    assert [int(one) for one in row] == [-1, -1, 1, 3, 6, -1]
    assert int(spread(0b11, row, 0)) == 2
    assert [int(one) for one in row] == [0, 1, 1, 3, 6, -1]
    assert int(spread(0, row, 4)) == 4


def test_of_what_was_foreseen_the_first_of_its_name_is_found() -> None:
    events = [Event("drew", 0), Event("took", 1, count=2), Event("took", 2, count=3)]
    foreseen = Foreseen(events, Counting(2, 3))
    assert foreseen.first("took") is events[1]
    assert foreseen.first("over", "took", "drew") is events[0]
    assert foreseen.first("over") is None


def test_guesses_are_drawn_by_whoever_says_how() -> None:
    class One(Guesses):
        def draw(self, source: Source) -> Deal:
            return Counting(2, int(source.below(1)) + 3)

    assert One().draw(FastSource(1)).moves(0) == [1, 2, 3]


# What a seed is made of


SECRET, ONE, TWO = "5e" * 32, "01" * 16, "02" * 16


def test_seeds_and_secrets_are_hashes_that_anybody_can_make() -> None:
    secret, one, two = (bytes.fromhex(text) for text in (SECRET, ONE, TWO))
    assert commitment_of(SECRET) == sha256(secret).hexdigest()
    assert seed_of(SECRET, [ONE, TWO]) == sha256(b"defifoo seed 1" + secret + one + two).digest()
    assert seed_of(SECRET, []) == sha256(b"defifoo seed 1" + secret).digest()
    assert promise_of(ONE) == sha256(b"defifoo number 2" + one).hexdigest()
    assert promised_seed(SECRET, [ONE, "", TWO]) == sha256(b"defifoo seed 2" + secret + b"\x00" + one + b"\x02" + two).digest()
    assert secret_after(SECRET) == sha256(b"defifoo again 2" + secret).hexdigest()


def test_numbers_have_sixteen_bytes_and_promises_and_secrets_thirty_two() -> None:
    assert (NUMBER_BYTES, PROMISE_BYTES, FIRST, PROMISED) == (16, 32, 1, 2)
    for check, length in ((check_number, 16), (check_promise, 32), (check_secret, 32)):
        assert check("0a" * length) == "0a" * length
        for wrong in ("0a" * (length - 1), "0a" * (length + 1), "0A" * length, "0a " * length, "0x" * length, ""):
            with pytest.raises(Refused, match="malformed"):
                check(wrong)


def test_what_a_seed_was_made_of_is_checked_in_either_version() -> None:
    first = Fair(commitment_of(SECRET), SECRET, [ONE, TWO])
    assert first.as_json() == {"commitment": commitment_of(SECRET), "secret": SECRET, "numbers": [ONE, TWO]}
    assert (first.makes(seed_of(SECRET, [ONE, TWO])), first.makes(promised_seed(SECRET, [ONE, TWO]))) == (True, False)
    second = Fair(commitment_of(SECRET), SECRET, [ONE, "", TWO], [promise_of(ONE), "", promise_of(TWO)])
    assert second.as_json() == {
        "version": 2,
        "commitment": commitment_of(SECRET),
        "secret": SECRET,
        "promises": [promise_of(ONE), "", promise_of(TWO)],
        "numbers": [ONE, "", TWO],
    }
    assert (second.makes(promised_seed(SECRET, [ONE, "", TWO])), second.makes(seed_of(SECRET, [ONE, TWO]))) == (True, False)
    assert (first.added, second.added) == ([ONE, TWO], [ONE, TWO])
    for fair in (first, second):
        assert fair.keeps_its_word()
        assert fair.numbers_as_promised()
    assert not Fair(commitment_of("00" * 32), SECRET, []).keeps_its_word()
    for numbers_told in ([TWO, "", ONE], [ONE, "", ""], [ONE, ONE, TWO]):
        assert not Fair("", SECRET, numbers_told, [promise_of(ONE), "", promise_of(TWO)]).numbers_as_promised()
