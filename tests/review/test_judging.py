"""Cards or choices? What a review says of a deal, in every game."""

import math
from statistics import fmean

import pytest

from defifoo.bots.bot import WAIT, Budget
from defifoo.bots.levels import make_bot
from defifoo.bots.sight import sight_of
from defifoo.bots.sitting import Sitter, next_move
from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.record import parse_record, record_of
from defifoo.games.shelf import GAMES, OURS, find_game
from defifoo.review.judging import Amount, Reviewer, steadied
from defifoo.review.moments import Moment, PlayedDeal, played_deals
from defifoo.review.puzzles import puzzle_match, puzzles_of
from defifoo.review.telling import review_deal

every_game = pytest.mark.parametrize("name", GAMES)


def played(name: str, players: int = 3, bot: str = "regular", salt: int = 1) -> PlayedDeal:
    return next(deal for deal, _ in played_deals(record_of(played_match(name, players, bot, salt))))


def played_match(name: str, players: int, bot: str, salt: int) -> Match:
    game = GAMES[name]
    match = Match(Setup(game, players, {"length": 1}, bytes([salt]) * 32))
    sitters = [Sitter(bot, make_bot(bot, game), FastSource(salt * 8 + seat)) for seat in range(players)]
    source = FastSource(salt)
    while not match.over:
        match.play(*next_move(match, sitters, source, Budget(simulations=1)))
    return match


@every_game
def test_cards_and_choices_add_up_to_the_result(name: str) -> None:
    deal = played(name)
    review = Reviewer(GAMES[name], 400).review(deal, FastSource(1))
    assert [seat.result for seat in review.seats] == list(deal.points)
    for seat in review.seats:
        assert seat.cards.value + seat.choices.value == pytest.approx(seat.result)
        assert seat.choices.value == pytest.approx(sum(each.points.value for each in seat.judged))
        assert seat.choices.error == pytest.approx(math.hypot(*[each.points.error for each in seat.judged]))


@every_game
def test_a_choice_is_judged_by_what_its_seat_could_know(name: str) -> None:
    """Two true states that a seat cannot tell apart: the same judgement, to the last digit."""
    match = played_match(name, 3, "regular", 2)
    record = record_of(match)
    half = Match(match.setup)
    for seat, move in match.moves[0][: len(match.moves[0]) // 2]:
        half.play(seat, move)
    seat = half.deal.waits_for[0]
    sight = sight_of(half, seat)
    chosen = sight.moves[0]
    other = Match(match.setup)
    other.deal = match.setup.game.guess(sight.view, FastSource(5))
    other.history, other.moves, other.version = half.history, half.moves, half.version
    reviewer = Reviewer(record.setup.game, 100)
    judged = [reviewer.judge(Moment(1, 0, seat, each, chosen), FastSource(3), 4, 4) for each in (sight, sight_of(other, seat))]
    assert (judged[0] is None) == (judged[1] is None)
    if judged[0] is not None and judged[1] is not None:
        assert judged[0][1:] == judged[1][1:]


@every_game
def test_the_stated_error_is_the_true_one(name: str) -> None:
    """The same choice weighed again and again: the results are scattered as far as each of them says."""
    deal = played(name, 2, "novice", 3)
    reviewer = Reviewer(GAMES[name], 100)
    moment = next(each for each in deal.moments[len(deal.moments) // 2 :] if each.chosen != WAIT)
    found = [reviewer.judge(moment, FastSource(seed), 12, 2) for seed in range(24)]
    weighed = [each.worth for each in found if each is not None]
    mean = fmean(each.value for each in weighed)
    scattered = fmean((each.value - mean) ** 2 for each in weighed)
    stated = fmean(each.error**2 for each in weighed)
    assert 0.25 * stated <= scattered <= 4 * stated


@pytest.mark.parametrize("name", OURS)
def test_missing_what_is_best_beyond_doubt_is_called_costly_and_finding_it_is_not(name: str) -> None:
    game = GAMES[name]
    puzzle = max(puzzles_of(game), key=lambda each: each.worth)
    sight = sight_of(puzzle_match(game, puzzle), puzzle.seat)
    reviewer = Reviewer(game, 100)
    answer, other = (int(game.parse_move(text)) for text in (puzzle.answer, puzzle.other))
    missed = reviewer.judge(Moment(1, 0, puzzle.seat, sight, other), FastSource(1), 20, 60)
    assert missed is not None
    assert missed.costly
    assert missed.best == answer
    hit = reviewer.judge(Moment(1, 0, puzzle.seat, sight, answer), FastSource(1), 20, 60)
    assert hit is None or not hit.costly


def test_somebody_who_could_act_out_of_turn_and_did_not_let_the_moment_pass() -> None:
    deal = played("red", 3, "regular", 4)
    passed = [each for each in deal.moments if each.chosen == WAIT]
    assert passed
    assert all(each.seat not in each.sight.view.common()["waits_for"] for each in passed)


def test_a_record_is_always_judged_alike() -> None:
    text = record_of(played_match("red", 2, "novice", 5)).to_json()
    first, again = (review_deal(parse_record(text, find_game), 1, 100) for _ in range(2))
    assert first is not None
    assert first == again
    for seat in first.seats:
        assert seat.cards + seat.choices == pytest.approx(seat.result)
    assert review_deal(parse_record(text, find_game), 2, 300) is None


def test_guesses_that_happen_to_agree_do_not_make_a_choice_certain() -> None:
    """Six guesses seldom meet what is rare: the error goes a step towards that of the other choices, and is none too large."""
    sure, usual = steadied([Amount(1.0, 0.0), Amount(2.0, 2.0)], 6)
    assert (sure.value, usual.value) == (1.0, 2.0)
    assert sure.error == pytest.approx(math.sqrt(2 / 6))
    assert usual.error == pytest.approx(math.sqrt((5 * 4 + 2) / 6))
    assert sure.error**2 + usual.error**2 == pytest.approx(4), "together they are as uncertain as they were"
