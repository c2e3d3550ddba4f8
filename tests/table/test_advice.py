"""What a hint is made of: thought out elsewhere, from the record alone, and at a glance until then."""

import pytest

from defifoo.bots.bot import DEFAULT_BUDGET, WAIT, Budget
from defifoo.bots.learned import Learned
from defifoo.bots.levels import make_bot
from defifoo.bots.sight import sight_of
from defifoo.bots.tips import glance, taught_tips
from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.record import record_of
from defifoo.games.shelf import GAMES
from defifoo.table.thinking import Errand, Thought, advise, errand, first_glance, run, say, think, thoughts
from defifoo.table.waiting import Answer
from table.evening import Evening

BRIEFLY = Budget(simulations=40)


def out_of_turn() -> tuple[Match, int]:
    """A match of Red in which somebody whom nobody waits for holds the Bomb or the Bank, and that seat."""
    for number in range(50):
        match = Match(Setup(GAMES["red"], 3, {"length": 1}, bytes([number]) * 32))
        source = FastSource(number)
        while not match.deal.over:
            quick = [seat for seat in match.deal.movers if seat not in match.deal.waits_for]
            if quick:
                return match, quick[0]
            seat = match.deal.waits_for[0]
            match.play(seat, match.deal.random_move(seat, source))
    raise AssertionError("nobody could slam")


def test_advice_is_what_an_expert_finds_with_what_the_seat_may_know() -> None:
    match = Match(Setup(GAMES["purple"], 3, {"length": 1}, bytes(32)))
    seat = match.deal.waits_for[0]
    found = advise(Errand(record_of(match).to_json(), seat, "expert", 7), BRIEFLY)
    game = match.setup.game
    expected = taught_tips(game, sight_of(match, seat), FastSource(7), BRIEFLY)
    weighed = [(game.move_name(one.move), one.points, one.worth) for one, _ in expected]
    assert [(one.move, one.points, one.worth) for one in found] == weighed
    assert [one.why for one in found] == [why for _, why in expected]
    assert len(found) > 1


def test_who_may_let_the_moment_pass_is_advised_about_that_too() -> None:
    match, seat = out_of_turn()
    found = advise(Errand(record_of(match).to_json(), seat, "expert", 7), BRIEFLY)
    slams = {match.setup.game.move_name(move) for move in match.deal.moves(seat)}
    assert {one.move for one in found} == {"", *slams}


def test_a_glance_names_what_a_net_leans_to_with_the_likeliest_first() -> None:
    evening = Evening("red", 3).seat_people(1).start()
    evening.match.deal, seat = (found := out_of_turn())[0].deal, found[1]
    told = first_glance(evening.table, seat)
    slams = {evening.table.game.move_name(move) for move in evening.deal.moves(seat)}
    assert {move for move, _ in told} == {"", *slams}
    chances = [chance for _, chance in told]
    assert chances == sorted(chances, reverse=True)
    assert 0.999 < sum(chances) < 1.001
    game, source = evening.table.game, FastSource(0)
    leaning = glance(Learned(game), sight_of(evening.match, seat), source, DEFAULT_BUDGET)
    assert told == [("" if one.move == WAIT else game.move_name(one.move), one.chance) for one in leaning]


@pytest.mark.parametrize("name", ["random", "novice", "regular", "net"])
def test_a_bot_at_a_table_plays_what_its_level_chooses_here_and_elsewhere(name: str) -> None:
    evening = Evening("purple", 3, pace="instant").start()
    game, played, usual = evening.table.game, [], []
    for _ in range(8):
        seat = evening.deal.waits_for[0]
        thought = Thought(seat, name, evening.table.version, evening.now)
        task = errand(evening.table, thought)
        chosen = make_bot(name, game).choose(sight_of(evening.match, seat), FastSource(task.chance), DEFAULT_BUDGET)
        assert think(evening.table, thought) == run(task) == game.move_name(chosen)
        played.append(chosen)
        usual.append(evening.deal.timeout(seat))
        evening.play(seat, game.move_name(chosen))
    assert played != usual


def test_a_bot_whose_answer_came_too_late_is_asked_again() -> None:
    evening = Evening("purple", 3, pace="instant").start()
    table = evening.table
    (thought,) = thoughts(table)
    late = Answer("cw", table.version - 1, evening.now)
    table.live.answers[thought.seat] = late
    assert thoughts(table) == []
    assert say(table, thought.seat, late, evening.now) == []
    assert thoughts(table) == [thought]
