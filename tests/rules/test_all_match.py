"""Deals that make a match: who deals, how many there are, who wins. What needs exact cards is shown with Purple."""

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.core.refusal import NOT_YOURS, Refused, Violation
from defifoo.games.purple.game import Purple
from defifoo.games.purple.stacked import stacked
from rules.at_the_table import SEED, every_game, seed

PURPLE = Purple()


def play_at_random(match: Match, source: FastSource) -> None:
    """Play the running deal to its end, moved on by the seats that the table waits for."""
    deal = match.deal
    while not deal.over:
        seat = deal.waits_for[0]
        match.play(seat, deal.random_move(seat, source))


# all.dealer.next


@pytest.mark.rule("all.dealer.next")
@every_game
def test_the_first_dealer_is_drawn_at_random(game: Game) -> None:
    for players in (2, 6):
        dealers = [int(Match(Setup(game, players, {}, seed(number))).deal.dealer) for number in range(60)]
        assert set(dealers) == set(range(players))
    assert Match(Setup(game, 6, {}, SEED)).deal.dealer == Match(Setup(game, 6, {}, SEED)).deal.dealer


@pytest.mark.rule("all.dealer.next")
@pytest.mark.parametrize("direction", ["cw", "ccw"])
def test_the_deal_passes_clockwise_whatever_the_direction_of_play(direction: str) -> None:
    match = Match(Setup(PURPLE, 3, {}, SEED))
    dealer = int(match.deal.dealer)
    source = FastSource(5)
    for _ in range(4):
        match.play(dealer, PURPLE.parse_move(direction))
        play_at_random(match, source)
        match.next_deal()
        dealer = (dealer + 1) % 3
        assert match.deal.dealer == dealer
        assert match.deal.waits_for == (dealer,)


# all.match


@pytest.mark.rule("all.match")
@every_game
def test_each_game_has_its_length_and_may_be_shortened_to_a_single_deal(game: Game) -> None:
    lengths = {"purple": [5] * 5, "yellow": [10] * 5, "blue": [3] * 5, "red": [2, 3, 4, 5, 6]}
    assert [game.default_options(players)["length"] for players in range(2, 7)] == lengths[game.name]
    match = Match(Setup(game, 3, {"length": 1}, SEED))
    play_at_random(match, FastSource(1))
    assert match.over
    with pytest.raises(Refused):
        Setup(game, 3, {"length": 0}, SEED)


@pytest.mark.rule("all.match")
def test_a_match_of_purple_is_never_longer_than_five_sets() -> None:
    with pytest.raises(Refused):
        Setup(PURPLE, 3, {"length": 6}, SEED)


@pytest.mark.rule("all.match")
@every_game
def test_deals_are_chained_and_points_added_up(game: Game) -> None:
    match = Match(Setup(game, 4, {"length": 3}, SEED))
    source = FastSource(2)
    for number in (1, 2, 3):
        assert (match.number, match.over, match.outcome) == (number, False, None)
        with pytest.raises(Refused) as caught:
            match.next_deal()
        assert caught.value.violation == Violation("all.match", kind=NOT_YOURS)
        play_at_random(match, source)
        if number < 3:
            match.next_deal()
    assert match.over
    with pytest.raises(Refused):
        match.next_deal()
    totals = [game.start_points + sum(outcome.points[seat] for outcome in match.outcomes) for seat in range(4)]
    assert match.points == totals
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.points) == ("all.match", tuple(totals))
    wanted = min(totals) if game.lowest_wins else max(totals)
    assert outcome.winners == tuple(seat for seat in range(4) if totals[seat] == wanted)


# all.tie


@pytest.mark.rule("all.tie")
@every_game
def test_players_level_on_the_best_points_share_the_win(game: Game) -> None:
    best, worse = (0, 10) if game.lowest_wins else (10, 0)
    assert game.winners((worse, best, best)) == (1, 2)
    assert game.winners((best, worse, worse)) == (0,)
    assert game.winners((7, 7, 7)) == (0, 1, 2)


@pytest.mark.rule("all.tie")
def test_a_match_that_ends_level_is_won_by_both() -> None:
    match = Match(Setup(PURPLE, 3, {"length": 1}, SEED))
    match.deal = stacked(["E1 T2", "E2 T1", "E4 T4"])
    for seat, move in ((0, "cw"), (0, "E1"), (1, "E2"), (2, "E4"), (2, "T4"), (0, "T2"), (1, "T1")):
        match.play(seat, PURPLE.parse_move(move))
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.points, outcome.winners) == ((1000, 1000, 980), (0, 1))
