"""The count: sides, the Bank, and who wins."""

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.outcome import Outcome
from defifoo.core.random_play import random_step
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.game import Red
from defifoo.games.red.stacked import stacked
from rules.at_the_table import play

RED = Red()


def counted(deal: RedDeal, *moves: str) -> Outcome:
    play(RED, deal, *moves)
    outcome = deal.outcome()
    assert outcome is not None
    return outcome


def ended(won: list[str], bank: str, *choices: str) -> Outcome:
    """The count after the dealer led a last card; every seat held one Police card worth 1."""
    hands = [f"P{seat + 4}" for seat in range(len(won))]
    return counted(stacked(hands, won=won, bank=bank), *choices, "0 P4")


@pytest.mark.rule("red.score.team")
def test_without_teams_everyone_counts_their_own_cards() -> None:
    # 5 + 3 + 1 against 5; the Bank holds the three Police cards.
    assert ended(["RG RC R4", "P15", ""], "", "0 cw").points == (9 + 3, 5, 0)


@pytest.mark.rule("red.score.team")
@pytest.mark.rule("red.score.each")
def test_a_team_of_two_counts_together_and_each_scores_it_all() -> None:
    outcome = ended(["RG", "P15 P1 BOMB", "RC", "R4"], "", "0 team 2", "0 cw")
    assert outcome.points == (8, 14 + 4, 8, 14 + 4)
    assert outcome.winners == (1, 3)


@pytest.mark.rule("red.score.team")
@pytest.mark.rule("red.score.each")
def test_with_five_the_dealers_side_has_three_and_each_scores_the_same() -> None:
    outcome = ended(["RG", "VG", "FG", "SG", "P15 P1"], "", "0 team 1 3", "0 cw")
    assert outcome.points == (15, 15, 15, 15, 15)
    outcome = ended(["RG", "VG", "FG", "SG", "P15"], "", "0 team 1 3", "0 cw")
    assert outcome.points == (15 + 5, 15 + 5, 10, 15 + 5, 10)
    assert outcome.winners == (0, 1, 3)


@pytest.mark.rule("red.score.each")
def test_with_six_it_is_three_against_three() -> None:
    outcome = ended(["RG", "VG", "FG", "SG", "P15", "RC"], "", "0 team 1 2", "0 ccw")
    assert outcome.points == (15 + 6, 15 + 6, 15 + 6, 13, 13, 13)


@pytest.mark.rule("red.score.bank")
def test_whoever_has_the_most_also_gets_the_bank() -> None:
    outcome = ended(["R4", "R5 R6"], "BANK RG VG")
    # BANK, RG and VG, and the two Police cards left over.
    assert outcome.points == (1, 2 + 17)
    assert outcome.winners == (1,)


@pytest.mark.rule("red.score.bank")
def test_the_card_that_nobody_saw_counts_in_the_bank() -> None:
    deal = stacked(["P4", "P5"], face_down="RG", won=["R4", ""])
    assert counted(deal, "0 P4").points == (1 + 5 + 2, 0)


@pytest.mark.rule("red.score.bank")
def test_the_bank_goes_by_what_was_won_not_by_who_ended_the_game() -> None:
    deal = stacked(["P4", "P5 V5"], won=["", "R4"])
    play(RED, deal, "0 P4")
    assert deal.view(0).as_dict()["bank_to"] == [1]
    outcome = deal.outcome()
    assert outcome is not None
    assert outcome.points == (0, 1 + 3)


@pytest.mark.rule("red.score.bank")
def test_everyone_is_told_who_breaks_the_bank() -> None:
    deal = stacked(["P4", "P5", "P6", "P7"], won=["RG", "", "", ""])
    events = play(RED, deal, "0 team 2", "0 cw", "0 P4")
    assert [(event.seat, event.count) for event in events if event.name == "bank-won"] == [(0, 4), (2, 4)]
    assert [event.count for event in events if event.name == "bank-opened"] == [4]


@pytest.mark.rule("red.score.bank.tie")
@pytest.mark.parametrize(
    ("won", "choices", "points"),
    [
        (["RG", "VG"], [], (5, 5)),
        (["", ""], [], (0, 0)),
        (["RG", "R4", "VG"], ["0 cw"], (5, 1, 5)),
        (["RG", "VC", "R4 R5", "FC SC"], ["0 team 1", "0 cw"], (8, 8, 8, 8)),
    ],
)
def test_level_on_the_most_leaves_the_bank_shut(won: list[str], choices: list[str], points: tuple[int, ...]) -> None:
    assert ended(won, "BANK", *choices).points == points


@pytest.mark.rule("red.score.bank.tie")
def test_level_below_the_most_does_not_matter() -> None:
    assert ended(["RG", "R4", "R5"], "", "0 cw").points == (5 + 3, 1, 1)


@pytest.mark.rule("red.score.bank.tie")
def test_a_bank_that_stays_shut_goes_to_nobody() -> None:
    deal = stacked(["P4", "P5"], won=["RG", "VG"])
    events = play(RED, deal, "0 P4")
    assert [(event.name, event.count) for event in events[-2:]] == [("bank-shut", 2), ("over", 0)]
    assert deal.view(0).as_dict()["bank_to"] == []


@pytest.mark.rule("red.win")
def test_the_most_points_win_the_game_and_level_players_share_it() -> None:
    assert ended(["RG", "R4", "R5"], "", "0 cw").winners == (0,)
    assert ended(["RG", "R4", "VG"], "", "0 cw").winners == (0, 2)


@pytest.mark.rule("red.win")
def test_the_most_points_in_all_win_the_match() -> None:
    match = Match(Setup(RED, 4, {"length": 3}, bytes(32)))
    source = FastSource(5)
    while not match.over:
        if match.deal.over:
            match.next_deal()
        else:
            random_step(match, source)
    totals = [sum(outcome.points[seat] for outcome in match.outcomes) for seat in range(4)]
    assert match.points == totals
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners == tuple(seat for seat in range(4) if totals[seat] == max(totals))


@pytest.mark.rule("red.values")
@pytest.mark.parametrize(("players", "whole"), [(2, 87), (3, 87), (4, 99), (5, 99), (6, 99)])
def test_all_the_points_of_the_deck_are_won_unless_the_bank_stays_shut(players: int, whole: int) -> None:
    for number in range(1, 30):
        deal = RED.deal(players, RED.default_options(players), 0, bytes(32), number)
        deal.playout(FastSource(number))
        view = deal.view(-1).as_dict()
        points, team = view["points"], view["team"]
        assert isinstance(points, list)
        assert isinstance(team, list)
        sides = [0, next(seat for seat in range(players) if seat not in team)] if team else list(range(players))
        total = sum(points[seat] for seat in sides)
        assert total == whole if view["bank_to"] else total < whole
