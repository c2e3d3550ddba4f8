"""Score sheets: what stands on them after an exact ending."""

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.core.outcome import Outcome, ScoreLine
from defifoo.core.random_play import random_match
from defifoo.core.refusal import Violation
from defifoo.games.blue.game import Blue
from defifoo.games.blue.stacked import stacked as stacked_blue
from defifoo.games.purple.game import Purple
from defifoo.games.purple.stacked import stacked as stacked_purple
from defifoo.games.red.game import Red
from defifoo.games.red.stacked import stacked as stacked_red
from defifoo.games.yellow.game import Yellow
from defifoo.games.yellow.stacked import stacked as stacked_yellow
from rules.at_the_table import ended, play, sheet

PURPLE, BLUE, YELLOW, RED = Purple(), Blue(), Yellow(), Red()


def who_ended(game: Game, deal: Deal) -> tuple[int, str | None]:
    outcome = ended(deal)
    return int(outcome.by), game.card_name(outcome.card) if outcome.card >= 0 else None


# Purple


def two_tricks(challenge: str) -> Deal:
    """Seat 0 takes E5 and T7, then seat 1 takes the Spacecraft and T8."""
    deal = stacked_purple(["E5 T8", "E4 ET"], challenge)
    play(PURPLE, deal, "0 E5", "1 E4", "0 T8", "1 ET")
    return deal


@pytest.mark.parametrize(
    ("challenge", "first", "second"),
    [
        ("no-trick", (1, -10, -10, "E4 E5"), (1, -10, -10, "T8 ET")),
        ("not-last", (0, -50, 0, ""), (1, -50, -50, "T8 ET")),
        ("no-spacecraft", (0, -20, 0, ""), (1, -20, -20, "ET")),
        ("no-fives", (1, -20, -20, "E5"), (0, -20, 0, "")),
        ("no-sevens", (0, -20, 0, ""), (0, -20, 0, "")),
        ("no-sun", (0, -50, 0, ""), (0, -50, 0, "")),
        ("no-planet E", (2, -10, -20, "E4 E5"), (0, -10, 0, "")),
        ("most", (1, 0, 50, "E4 E5"), (1, 0, 50, "T8 ET")),
        ("least", (1, 0, 50, "E4 E5"), (1, 0, 50, "T8 ET")),
        ("no-alien T", (0, -50, 0, ""), (1, -50, -50, "T8")),
    ],
)
@pytest.mark.rule("purple.score.only")
def test_a_challenge_is_one_line_of_the_sheet(
    challenge: str, first: tuple[int, int, int, str], second: tuple[int, int, int, str]
) -> None:
    deal = two_tricks(challenge)
    rule = f"purple.score.{challenge.split(maxsplit=1)[0]}"
    assert [sheet(PURPLE, deal, seat) for seat in (0, 1)] == [[(rule, *first)], [(rule, *second)]]
    assert who_ended(PURPLE, deal) == (-1, None)


@pytest.mark.rule("purple.score.most")
def test_who_missed_the_reward_reads_how_many_tricks_it_was() -> None:
    deal = stacked_purple(["E5 T8", "E4 T7"], "most")
    play(PURPLE, deal, "0 E5", "1 E4", "0 T8", "1 T7")
    assert sheet(PURPLE, deal, 0) == [("purple.score.most", 2, 0, 50, "E4 E5 T7 T8")]
    assert sheet(PURPLE, deal, 1) == [("purple.score.most", 0, 0, 0, "")]


@pytest.mark.rule("purple.sun.last-trick")
def test_the_sun_in_the_last_trick_is_a_line_of_its_own() -> None:
    deal = stacked_purple(["E5 T8", "E4 SUN"], "no-sun")
    play(PURPLE, deal, "0 E5", "1 E4", "0 T8", "1 SUN")
    assert sheet(PURPLE, deal, 0) == [("purple.score.no-sun", 1, -50, -50, "SUN")]
    assert sheet(PURPLE, deal, 1) == [("purple.score.no-sun", 0, -50, 0, ""), ("purple.sun.last-trick", 1, -50, -50, "SUN")]


# Blue


@pytest.mark.rule("blue.score.winner")
@pytest.mark.rule("blue.score.others")
def test_the_winner_of_blue_has_a_sum_and_the_others_a_product() -> None:
    deal = stacked_blue(["COC", "SUN"], ["C SUN CAF CAM CAS CEU", "C SUN CAF CAF CAM; L SUN LAM LAS; S SUN SAS SEU"])
    play(BLUE, deal, "0 lay COC")
    assert sheet(BLUE, deal, 0) == [("blue.score.winner", 5, 0, 50, "CAF CAM CAS CEU COC")]
    assert sheet(BLUE, deal, 1) == [("blue.score.others", 7, 4, 28, "CAF CAF CAM LAM LAS SAS SEU")]
    assert who_ended(BLUE, deal) == (0, "COC")


@pytest.mark.rule("blue.pile-empty")
def test_a_game_of_blue_without_a_winner_has_no_last_card() -> None:
    deal = stacked_blue(["LAF", "LEU"], ["C SUN CAF", ""], pile="")
    play(BLUE, deal, "0 pass", "1 pass")
    assert ended(deal).reason == "blue.pile-empty"
    assert sheet(BLUE, deal, 0) == [("blue.score.others", 1, 1, 1, "CAF")]
    assert sheet(BLUE, deal, 1) == [("blue.score.others", 0, 0, 0, "")]
    assert (who_ended(BLUE, deal), ended(deal).card) == ((-1, None), -1)


# Yellow


@pytest.mark.rule("yellow.score")
def test_what_is_left_in_yellow_is_counted_by_colour_joker_and_skull() -> None:
    deal = stacked_yellow(["PG", "RG SGG PY SR JG JR SK SK"], top="RG")
    play(YELLOW, deal, "0 PG")
    assert sheet(YELLOW, deal, 0) == [("yellow.score", 0, 0, 0, "")]
    assert sheet(YELLOW, deal, 1) == [
        ("yellow.score", 2, 10, 20, "RG SGG"),
        ("yellow.score", 1, 20, 20, "PY"),
        ("yellow.score", 1, 30, 30, "SR"),
        ("yellow.score", 2, 50, 100, "JG JR"),
        ("yellow.score", 2, 50, 100, "SK SK"),
    ]
    assert who_ended(YELLOW, deal) == (0, "PG")


@pytest.mark.rule("yellow.end")
def test_the_last_card_of_yellow_may_be_one_given_away() -> None:
    deal = stacked_yellow(["PGG SK", "RG"], top="RG")
    play(YELLOW, deal, "0 PGG", "0 give SK 1")
    assert who_ended(YELLOW, deal) == (0, "SK")


@pytest.mark.rule("yellow.stuck")
def test_nobody_and_no_card_ends_a_stuck_game_of_yellow() -> None:
    deal = stacked_yellow(["SK", "SK SK"], top="RG")
    play(YELLOW, deal, "0 draw", "1 draw")
    assert ended(deal).reason == "yellow.stuck"
    assert sheet(YELLOW, deal, 0) == [("yellow.score", 1, 50, 50, "SK")]
    assert who_ended(YELLOW, deal) == (-1, None)


# Red


@pytest.mark.rule("red.score.team")
@pytest.mark.rule("red.score.bank")
def test_loot_is_counted_by_what_it_is_worth_and_the_bank_last() -> None:
    deal = stacked_red(["P4", "P5"], won=["RG VG RC BOMB R4 R5 R6", ""], bank="BANK")
    play(RED, deal, "0 P4")
    assert sheet(RED, deal, 0) == [
        ("red.score.team", 2, 5, 10, "RG VG"),
        ("red.score.team", 2, 3, 6, "RC BOMB"),
        ("red.score.team", 3, 1, 3, "R4 R5 R6"),
        ("red.score.bank", 3, 0, 7, "P4 P5 BANK"),
    ]
    assert sheet(RED, deal, 1) == [("red.score.team", 0, 1, 0, "")]
    assert who_ended(RED, deal) == (0, "P4")


@pytest.mark.rule("red.score.each")
def test_a_partners_loot_is_a_line_with_the_partners_name() -> None:
    deal = stacked_red(["P4", "P5", "P6", "P7"], won=["RG", "R4", "RC V4", ""])
    play(RED, deal, "0 team 2", "0 cw", "0 P4")
    bank = ("red.score.bank", 4, 0, 4, "P4 P5 P6 P7")
    assert sheet(RED, deal, 0) == [("red.score.team", 1, 5, 5, "RG"), ("red.score.each", 2, 0, 4, "2: RC V4"), bank]
    assert sheet(RED, deal, 1) == [("red.score.team", 1, 1, 1, "R4"), ("red.score.each", 0, 0, 0, "3: ")]


@pytest.mark.rule("red.score.bank.tie")
def test_those_level_on_the_most_read_that_the_bank_stays_shut() -> None:
    deal = stacked_red(["P4", "P5", "P6"], won=["RG", "R4", "VG"])
    play(RED, deal, "0 cw", "0 P4")
    shut = ("red.score.bank.tie", 3, 0, 0, "P4 P5 P6")
    assert sheet(RED, deal, 0) == [("red.score.team", 1, 5, 5, "RG"), shut]
    assert sheet(RED, deal, 1) == [("red.score.team", 1, 1, 1, "R4")]
    assert sheet(RED, deal, 2) == [("red.score.team", 1, 5, 5, "VG"), shut]


# A match


@pytest.mark.rule("all.match")
def test_the_sheet_of_a_match_has_a_line_for_the_start_and_one_for_each_deal() -> None:
    match = random_match(Setup(PURPLE, 3, {"length": 2}, bytes(32)), FastSource(1))
    outcome = match.outcome
    assert outcome is not None
    first, second = match.outcomes
    assert outcome.accounts[1] == (
        ScoreLine("all.match", 1000),
        ScoreLine("all.match", first.points[1], 1),
        ScoreLine("all.match", second.points[1], 2),
    )


def test_a_match_that_is_not_over_has_no_outcome() -> None:
    assert Match(Setup(RED, 3, {"length": 2}, bytes(32))).outcome is None


def test_score_lines_and_outcomes_are_equal_when_all_their_parts_are() -> None:
    line = ScoreLine("red.score.team", 5, 1, 5, b"\x0a")
    assert line == ScoreLine("red.score.team", 5, 1, 5, b"\x0a")
    assert hash(line) == hash(ScoreLine("red.score.team", 5, 1, 5, b"\x0a"))
    assert line != ScoreLine("red.score.team", 5, 1, 5, b"\x0a", 2)
    assert line != ScoreLine("red.score.team", 5, 1, 5, b"\x0b")
    assert repr(line) == "ScoreLine('red.score.team', 5, 1, 5, b'\\n', -1)"


@pytest.mark.rule("all.tie")
def test_winners_share_one_win_and_a_deal_without_a_winner_is_shared_by_all() -> None:
    def shares(winners: tuple[int, ...]) -> list[float]:
        outcome = Outcome("all.match", (3, 3, 1, 0), winners, ((), (), (), ()))
        return [outcome.share(seat) for seat in range(4)]

    assert shares((1,)) == [0.0, 1.0, 0.0, 0.0]
    assert shares((0, 1)) == [0.5, 0.5, 0.0, 0.0]
    assert shares(()) == [0.25] * 4


def test_what_is_equal_is_one_in_a_set() -> None:
    assert len({Event("drew", 1, b"\x05"), Event("drew", 1, b"\x05"), Event("drew", 1, b"\x06")}) == 2
    assert len({Violation("a", {"b": "c"}), Violation("a", {"b": "c"}), Violation("a", {"b": "d"})}) == 2


def test_equal_outcomes_are_one_in_a_set_of_them() -> None:
    first, second, other = (ended(two_tricks(challenge)) for challenge in ("most", "most", "least"))
    assert {first, second} == {first} != {other}
    assert {line for outcome in (first, second) for account in outcome.accounts for line in account} == {
        line for account in first.accounts for line in account
    }
