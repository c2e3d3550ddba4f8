"""What is counted, who deals next, and who wins the match."""

import pytest

from defifoo.core.match import Match, Setup
from defifoo.games.yellow.game import Yellow
from defifoo.games.yellow.stacked import stacked
from rules.at_the_table import play

YELLOW = Yellow()


@pytest.mark.rule("yellow.score")
@pytest.mark.parametrize(
    ("left", "points"),
    [
        ("RG", 10),
        ("SY", 20),
        ("PR", 30),
        ("PR3 PRX", 60),
        ("RGA RYS", 30),
        ("JG", 50),
        ("JR", 50),
        ("SK SK", 100),
        ("RG RG RY SR JY SK", 170),
    ],
)
@pytest.mark.parametrize("level", [2, 3])
def test_what_is_left_is_counted_by_colour_and_jokers_and_skulls_cost_fifty(left: str, points: int, level: int) -> None:
    deal = stacked(["PG", left, "RG"], top="RG", level=level)
    play(YELLOW, deal, "0 PG")
    outcome = deal.outcome()
    assert outcome is not None
    assert outcome.points == (0, points, 10)


@pytest.mark.rule("yellow.level.1")
@pytest.mark.rule("yellow.score")
def test_points_are_counted_by_colour_on_level_1_too() -> None:
    deal = stacked(["PG", "RG SY PR JG"], top="RG", level=1)
    play(YELLOW, deal, "0 PG")
    assert deal.points(1) == 110


@pytest.mark.rule("yellow.dealer")
def test_the_winner_deals_the_next_game() -> None:
    deal = stacked(["RG SG", "PG", "RG"], dealer=0)
    play(YELLOW, deal, "0 cw", "0 RG", "1 PG")
    assert YELLOW.next_dealer(deal) == 1


@pytest.mark.rule("yellow.dealer")
@pytest.mark.rule("yellow.stuck")
@pytest.mark.parametrize(("dealer", "following"), [(0, 1), (2, 0)])
def test_without_a_winner_the_deal_passes_clockwise(dealer: int, following: int) -> None:
    deal = stacked(["SG", "SG", "SG"], top="RG", dealer=dealer, direction=-1)
    while not deal.over:
        play(YELLOW, deal, f"{deal.waits_for[0]} draw")
    assert YELLOW.next_dealer(deal) == following


@pytest.mark.rule("yellow.win")
def test_the_fewest_points_after_ten_games_win() -> None:
    assert YELLOW.default_options(4)["length"] == 10
    assert YELLOW.start_points == 0
    assert YELLOW.winners((310, 290, 400)) == (1,)
    assert YELLOW.winners((290, 290, 400)) == (0, 1)


@pytest.mark.rule("yellow.win")
@pytest.mark.rule("yellow.dealer")
def test_a_match_adds_ten_games_up_and_each_is_dealt_by_the_last_winner() -> None:
    match = Match(Setup(YELLOW, 3, {}, bytes(32)))
    totals = [0, 0, 0]
    while True:
        while not match.deal.over:
            seat = match.deal.waits_for[0]
            match.play(seat, match.deal.moves(seat)[0])
        outcome = match.outcomes[-1]
        totals = [total + points for total, points in zip(totals, outcome.points, strict=True)]
        if match.over:
            break
        dealer = match.deal.dealer
        match.next_deal()
        assert match.deal.dealer == (outcome.winners[0] if outcome.winners else (dealer + 1) % 3)
    assert len(match.outcomes) == 10
    assert match.points == totals
    assert match.outcome is not None
    assert match.outcome.winners == tuple(seat for seat in range(3) if totals[seat] == min(totals))
