"""Blue: winning, the count, and games that nobody can win."""

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.refusal import NOT_YOURS, Violation
from defifoo.games.blue.game import Blue
from defifoo.games.blue.rules import STANDSTILL
from defifoo.games.blue.stacked import stacked
from rules.at_the_table import ended, ending, play, refusal
from tools.blue_cards import hand

BLUE = Blue()


# blue.win


@pytest.mark.rule("blue.win")
def test_the_game_stops_the_moment_the_fifth_continent_is_laid() -> None:
    deal = stacked(["COC SUN", "SUN"], ["C SUN CAF CAM CAS CEU", "C SUN"])
    events = play(BLUE, deal, "0 lay COC")
    assert [event.name for event in events] == ["laid", "won", "over"]
    assert hand(deal, 0) == "SUN"
    assert ending(deal) == ("blue.win", (50, 0), (0,))
    assert deal.movers == deal.waits_for == ()
    assert deal.moves(1) == []
    assert refusal(BLUE, deal, "1 open L SUN") == Violation("blue.win", {"why": "over"}, NOT_YOURS)


@pytest.mark.rule("blue.win")
@pytest.mark.parametrize(
    "lines",
    [
        "C SUN CAF CAM; L SUN LAS; S RAIN SEU",
        "C SUN; L SUN MOON LAF LAM LAS LEU",
        "C SUN; L SUN LAF LAM ICE; S SUN MOON SAS SEU ICE",
        "C SUN CAF CAF; L RAIN LAM LAS LEU",
    ],
)
def test_colours_do_not_matter_and_blocked_lines_count(lines: str) -> None:
    deal = stacked(["COC", "SUN"], [lines, ""])
    play(BLUE, deal, "0 lay COC")
    assert deal.winner == 0


@pytest.mark.rule("blue.win")
@pytest.mark.parametrize(
    "lines", ["C SUN CAF CAM CAS", "C SUN CAF CAM CAS COC; L SUN LOC", "C SUN; L SUN LAF LAF LAM LAM LAS LAS"]
)
def test_four_continents_are_not_enough(lines: str) -> None:
    deal = stacked(["COC", "SUN"], [lines, "C SUN CEU"])
    play(BLUE, deal, "0 lay COC")
    assert not deal.over
    assert deal.outcome() is None


@pytest.mark.rule("blue.win")
def test_a_lost_continent_has_to_be_laid_again() -> None:
    deal = stacked(["COC LAF", "BOLT"], ["C SUN CAF CAM CAS CEU; L SUN", ""], turn=1)
    play(BLUE, deal, "1 bolt C", "0 lay COC")
    assert not deal.over


# blue.score


@pytest.mark.rule("blue.score.winner")
def test_the_winner_scores_fifty_however_many_cards_lie_there() -> None:
    deal = stacked(["COC", "SUN"], ["C SUN CAF CAF CAM CAM CAS CAS CEU CEU; L SUN LAF LAM LAS", ""])
    play(BLUE, deal, "0 lay COC")
    assert deal.points(0) == 50


@pytest.mark.rule("blue.score.others")
@pytest.mark.parametrize(
    ("lines", "points"),
    [
        ("C SUN CAF CAF CAM; L SUN LAM LAS; S SUN SAS SEU", 28),
        ("", 0),
        ("C SUN; L RAIN", 0),
        ("C SUN CAF CAF CAF", 3),
        ("C SUN CAF; L SUN LAF; S SUN SAF", 3),
        ("C SUN MOON CAF ICE; L SUN MOON LAM", 4),
        ("C SUN CAF CAM CAS CEU; L SUN LAF LAM LAS LEU; S SUN SAF SAM SAS SEU SEU", 52),
    ],
)
def test_the_others_score_cards_times_different_continents(lines: str, points: int) -> None:
    deal = stacked(["LOC", lines and "SUN"], ["L SUN; C SUN CAF CAM CAS CEU", lines])
    play(BLUE, deal, "0 lay LOC")
    assert ending(deal) == ("blue.win", (50, points), (0,))


# blue.dead-table


@pytest.mark.rule("blue.dead-table")
def test_the_game_ends_when_every_line_of_everybody_is_frozen() -> None:
    frozen = "C SUN CAF CAM ICE; L SUN ICE; S RAIN ICE"
    deal = stacked(["ICE SUN", "SUN"], [frozen, "C SUN CEU ICE; L SUN MOON ICE; S SUN"], pile="SUN SUN")
    events = play(BLUE, deal, "0 ice 1 S")
    assert [event.name for event in events] == ["iceberg", "over"]
    assert ending(deal) == ("blue.dead-table", (4, 1), ())


@pytest.mark.rule("blue.dead-table")
def test_a_line_that_can_still_be_opened_keeps_the_game_alive() -> None:
    frozen = "C SUN CAF ICE; L SUN ICE; S RAIN ICE"
    deal = stacked(["ICE SUN", "CAF"], [frozen, "C SUN CEU"], pile="SUN")
    play(BLUE, deal, "0 ice 1 C")
    assert not deal.over


@pytest.mark.rule("blue.dead-table")
@pytest.mark.parametrize(("left", "dead"), [("", True), ("SUN", False), ("RAIN", False)])
def test_stopped_and_unopened_lines_are_dead_once_all_suns_and_rainbows_lie_on_the_table(left: str, dead: bool) -> None:
    deal = stacked(["MOON", "LAF"], ["C SUN CAF ICE", "C SUN MOON; L SUN LAF LAM"], pile=f"CAF {left}")
    play(BLUE, deal, "0 moon 1 L")
    assert not deal.over
    play(BLUE, deal, "1 accept")
    assert deal.over == dead
    if dead:
        assert ending(deal) == ("blue.dead-table", (1, 1), ())


@pytest.mark.rule("blue.dead-table")
@pytest.mark.parametrize("weather", ["SUN", "RAIN", "SUN MOON SUN"])
def test_one_open_line_keeps_the_game_alive(weather: str) -> None:
    deal = stacked(["ICE", "LAF"], ["", f"C SUN; L {weather}"], pile="LEU")
    play(BLUE, deal, "0 ice 1 C")
    assert not deal.over


@pytest.mark.rule("blue.dead-table")
def test_the_last_sun_may_bring_the_dead_table_about_only_where_no_line_is_open() -> None:
    deal = stacked(["SUN ICE", "LAF"], ["C SUN ICE", "L SUN MOON LAM"], pile="LEU CAF")
    play(BLUE, deal, "0 open L SUN")
    assert not deal.over


@pytest.mark.rule("blue.dead-table")
@pytest.mark.parametrize("spare", ["", "SUN", "RAIN"])
@pytest.mark.parametrize(
    ("hands", "lines", "moves"),
    [
        (["SUN LAF", "ICE CAF"], ["C SUN ICE", "L SUN MOON LAM"], ["0 open L SUN", "1 ice 0 L"]),
        (["RAIN LAF", "ICE CAF"], ["C SUN ICE", "L SUN MOON LAM"], ["0 open L RAIN", "1 ice 0 L"]),
        (["SUN LAF", "ICE CAF"], ["C SUN MOON CAF", "L SUN MOON"], ["0 cancel C SUN", "1 ice 0 C"]),
        (["RAIN LAF", "ICE CAF"], ["C SUN MOON CAF", "L SUN MOON"], ["0 cancel C RAIN", "1 ice 0 C"]),
        (["RAIN LAF", "MOON ICE"], ["C SUN CAF", ""], ["1 moon 0 C", "0 rainbow", "0 exchange LAF", "1 ice 0 C"]),
    ],
)
def test_a_light_spent_in_play_is_gone_and_the_last_of_them_may_leave_the_table_dead(
    hands: list[str], lines: list[str], moves: list[str], spare: str
) -> None:
    """A Sun or Rainbow that is still somewhere keeps the table alive: a line can be opened, or a Moon covered."""
    deal = stacked(hands, lines, pile=f"{spare} CAF CAM LEU LEU LEU LEU LEU LEU LEU LEU LEU", turn=int(moves[0][0]))
    play(BLUE, deal, *moves[:-1])
    assert not deal.over
    play(BLUE, deal, moves[-1])
    assert deal.over == (not spare)
    if deal.over:
        assert ended(deal).reason == "blue.dead-table"


@pytest.mark.rule("blue.dead-table")
def test_the_rest_of_the_table_sees_a_dead_table_without_seeing_hands() -> None:
    """The Suns left are counted from what lies open: guesses from any view agree."""
    deal = stacked(["MOON LEU", "LAF"], ["C SUN CAF ICE", "L SUN LAF LAM"], pile="CAF CAM")
    play(BLUE, deal, "0 moon 1 L", "1 accept")
    assert deal.over
    for seat in (-1, 0, 1):
        guess = BLUE.guess(deal.view(seat), FastSource(1))
        assert guess.over
        assert guess.view(seat) == deal.view(seat)


# blue.standstill


@pytest.mark.rule("blue.standstill")
def test_a_hundred_rounds_of_exchanges_end_the_game_without_a_winner() -> None:
    deal = stacked(["LAF", "LEU"], ["C SUN CAF", ""])
    for turn in range(200):
        assert not deal.over
        seat = turn % 2
        play(BLUE, deal, f"{seat} exchange {hand(deal, seat).split()[0]}")
    assert ending(deal) == ("blue.standstill", (1, 0), ())
    assert STANDSTILL == 100


@pytest.mark.rule("blue.standstill")
@pytest.mark.parametrize("move", ["lay CAF", "open L SUN", "moon 1 C", "ice 1 C", "bolt C"])
def test_any_other_action_starts_the_count_anew(move: str) -> None:
    deal = stacked(["CAF SUN MOON ICE BOLT", "SUN"], ["C SUN", "C SUN CAF"])
    deal.idle = 199
    play(BLUE, deal, f"0 {move}")
    if move.startswith("moon"):
        play(BLUE, deal, "1 accept")
    assert not deal.over
    assert deal.idle == 0
