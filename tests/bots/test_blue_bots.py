"""How the bots think about Blue."""

import pytest

from defifoo.bots.blue.search.policy import BluePolicy
from defifoo.bots.blue.written import choose
from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_step
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.game import Blue
from defifoo.games.blue.moves import EXCHANGE
from defifoo.games.blue.stacked import stacked
from defifoo.games.blue.view import BlueView
from rules.at_the_table import play

BLUE = Blue()
POLICY = BluePolicy()


def thought(deal: BlueDeal, seat: int, remembers: bool = True) -> str:
    """What the regular strategy does in a seat, in notation."""
    return BLUE.move_name(choose(deal.view(seat), [int(move) for move in deal.moves(seat)], FastSource(1), remembers))


def sensible(deal: BlueDeal, seat: int) -> list[str]:
    return sorted(BLUE.move_name(move) for move in POLICY.sensible(deal, seat))


# The written strategy


def test_the_dealer_opens_where_most_continents_wait() -> None:
    deal = stacked(["SUN SUN CAF LAM LAS LEU SAF", "SUN"])
    assert thought(deal, 0) == "open L SUN"


def test_a_missing_continent_is_laid_rather_than_one_that_is_there() -> None:
    deal = stacked(["CAF CAF CEU LAF LAF SAF SAF", "SUN"], ["C SUN CAF", "L SUN"])
    assert thought(deal, 0) == "lay CEU"


def test_the_fifth_continent_is_laid_whatever_else_could_be_done() -> None:
    deal = stacked(["MOON ICE BOLT COC SUN SUN SUN", "SUN"], ["C SUN CAF CAM CAS CEU", "L SUN LAF LAM LAS LEU"])
    assert thought(deal, 0) == "lay COC"


def test_whoever_is_about_to_finish_is_hit() -> None:
    deal = stacked(["MOON CAM SUN SUN LAF LAF LAF", "SUN", "SUN"], ["C SUN CAF", "L SUN LAF", "S SUN SAF SAM SAS SEU"], turn=0)
    assert thought(deal, 0) == "moon 2 S"


def test_an_iceberg_goes_to_the_line_in_use() -> None:
    deal = stacked(
        ["ICE LAF LAF LAF LAM LAS SAF", "SUN"], ["C SUN CAF", "S SUN SAF SAM SAS SEU; C SUN MOON; L SUN ICE"], turn=0
    )
    assert thought(deal, 0) == "ice 1 S"


def test_lightning_strikes_where_the_others_lose_a_continent_that_lies_there_once() -> None:
    deal = stacked(
        ["BOLT CAF LAF LAF SAF SAF SUN", "SUN", "SUN"],
        ["C SUN CAF", "C SUN CAF CAF; L SUN LEU LAM LAS", "C SUN CAM CAM; L SUN LOC LAF LEU"],
        turn=0,
    )
    assert thought(deal, 0) == "bolt L"


def test_a_line_is_opened_with_a_sun_so_that_the_rainbow_is_kept() -> None:
    deal = stacked(["SUN RAIN CAF CAM CAS LAF LAM", "SUN"])
    assert thought(deal, 0) == "open C SUN"


def test_a_moon_on_the_key_line_is_answered_with_the_rainbow() -> None:
    deal = stacked(["MOON", "RAIN COC"], ["L SUN", "C SUN CAF CAM CAS CEU"])
    play(BLUE, deal, "0 moon 1 C")
    assert thought(deal, 1) == "rainbow"


def test_a_moon_on_a_line_that_matters_no_more_is_let_pass() -> None:
    lines = ["L SUN", "C SUN CAF CAM CAF; L SUN LAS; S SUN SEU SAS"]
    deal = stacked(["MOON", "RAIN SOC SUN SUN"], lines)
    play(BLUE, deal, "0 moon 1 C")
    assert thought(deal, 1) == "accept"


def test_the_moon_that_stops_a_line_with_cards_in_hand_is_covered() -> None:
    deal = stacked(["SUN SUN CEU COC CAS CAM LAF", "SUN"], ["C SUN MOON CAF", "L SUN"], turn=0)
    assert thought(deal, 0) == "cancel C SUN"


def test_useless_cards_are_exchanged_together() -> None:
    deal = stacked(["CAF CAF CAM LAF SAM SUN SUN", "SUN"], ["C SUN CAF CAM; L SUN LAF ICE; S SUN SAF ICE", "L SUN"], turn=0)
    assert thought(deal, 0) == "exchange SUN CAF CAF CAM LAF SAM"


def test_no_more_is_exchanged_than_the_pile_holds() -> None:
    hand = "CAF CAF CAM LAF SAM LAM SAS"
    deal = stacked([hand, "SUN"], ["C SUN CAF CAM; L SUN LAF ICE; S SUN SAF ICE", "L SUN"], pile="SUN COC", turn=0)
    assert thought(deal, 0).count(" ") <= 2
    assert all(move in deal.moves(0) for move in POLICY.sensible(deal, 0))


def test_only_who_remembers_fears_the_stolen_continent() -> None:
    """Seat 1 took the continent that it lacks from seat 2, so it is the one to hit."""
    hands = ["MOON LAM LAM LAM LAM SAF SAF", "MOON SUN SUN", "SUN SUN"]
    lines = ["L SUN LAF", "C SUN CAF CAM CAS; S SUN", "S SUN SAF SAM SEU SOC"]
    deal = stacked(hands, lines, turn=1)
    play(BLUE, deal, "1 moon 2 S", "2 accept", "2 cancel S SUN")
    view, moves = deal.view(0), [int(move) for move in deal.moves(0)]
    assert choose(view, moves, FastSource(1), True) in moves
    forgetful = choose(view, moves, FastSource(1), False)
    view.known[1] = 0
    assert choose(view, moves, FastSource(1), False) == forgetful


# Every position


def positions(players: int, number: int) -> list[BlueDeal]:
    """Positions of games in which half the moves are the strategy's and half are random."""
    found: list[BlueDeal] = []
    source = FastSource(players)
    for game in range(number):
        match = Match(Setup(BLUE, players, {"length": 1}, bytes([players, game]) * 16))
        while not match.deal.over and len(found) < 60 * (game + 1):
            deal = match.deal
            assert isinstance(deal, BlueDeal)
            found.append(deal.clone())
            if source.below(2):
                random_step(match, source)
            else:
                seat = int(deal.awaited())
                moves = [int(move) for move in deal.moves(seat)]
                match.play(seat, choose(deal.view(seat), moves, source, True))
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_strategy_has_an_answer_everywhere_and_sees_nothing_hidden(players: int) -> None:
    for deal in positions(players, 3):
        seat = int(deal.awaited())
        view, moves = deal.view(seat), [int(move) for move in deal.moves(seat)]
        guess = BLUE.guess(view, FastSource(3))
        for remembers in (True, False):
            choice = choose(view, moves, FastSource(2), remembers)
            assert choice in moves
            other = guess.view(seat)
            assert isinstance(other, BlueView)
            assert choose(other, moves, FastSource(2), remembers) == choice


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_the_search_tries_is_legal_short_and_sees_nothing_hidden(players: int) -> None:
    for deal in positions(players, 3):
        seat = int(deal.awaited())
        tried = POLICY.sensible(deal, seat)
        assert tried
        assert len(set(tried)) == len(tried)
        assert all(deal.why_not(seat, move) is None for move in tried)
        assert len([move for move in tried if move >= EXCHANGE]) <= 4
        assert POLICY.sensible(BLUE.guess(deal.view(seat), FastSource(3)), seat) == tried
        for other in range(players):
            if other != seat:
                assert POLICY.sensible(deal, other) == []


@pytest.mark.parametrize("players", [2, 4, 6])
def test_quick_play_comes_to_an_end_with_shares_that_add_up(players: int) -> None:
    source = FastSource(7)
    for deal in positions(players, 2):
        while not deal.over:
            POLICY.step(deal, source)
        rewards = [POLICY.reward(deal, seat) for seat in range(players)]
        assert all(0 <= reward <= 1 for reward in rewards)
        if deal.winner >= 0:
            assert rewards[deal.winner] == 1


# What is worth a thought


def test_nothing_but_the_fifth_continent_is_thought_of() -> None:
    deal = stacked(["MOON COC SUN", "SUN"], ["C SUN CAF CAM CAS CEU", "L SUN LAF"])
    assert sensible(deal, 0) == ["lay COC"]


def test_attacks_go_to_those_in_front() -> None:
    lines = ["", "C SUN CAF CAM CAS; L SUN", "L SUN LAF", "S SUN SAF SAM"]
    deal = stacked(["MOON", "SUN", "SUN", "SUN"], lines, turn=0)
    assert [move for move in sensible(deal, 0) if move.startswith("moon")] == ["moon 1 C", "moon 3 S"]
