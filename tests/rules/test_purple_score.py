"""What each challenge costs or brings."""

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.games.purple.game import Purple
from defifoo.games.purple.scoring import PRICE
from defifoo.games.purple.stacked import stacked
from rules.at_the_table import ended, play, sheet

PURPLE = Purple()

HANDS = ["E9 E7 T5 J7", "E5 SUN T4 J8", "E8 ET T7 J1"]
TRICKS = [
    *("0 cw", "0 E9", "1 E5", "2 E8"),  # to seat 0
    *("0 E7", "1 SUN", "2 ET"),  # to seat 2
    *("2 T7", "0 T5", "1 T4"),  # to seat 2
    *("2 J1", "0 J7", "1 J8"),  # to seat 1
]


def points(challenge: str, hands: list[str], moves: list[str]) -> list[int]:
    deal = stacked(hands, challenge)
    play(PURPLE, deal, *moves)
    assert deal.over
    return [int(deal.points(seat)) for seat in range(len(hands))]


@pytest.mark.rule("purple.score.no-trick")
def test_no_trick_costs_ten_for_each_trick() -> None:
    assert points("no-trick", HANDS, TRICKS) == [-10, -10, -20]


@pytest.mark.rule("purple.score.not-last")
def test_not_the_last_trick_costs_its_winner_fifty() -> None:
    assert points("not-last", HANDS, TRICKS) == [0, -50, 0]


@pytest.mark.rule("purple.score.no-spacecraft")
def test_no_spacecraft_costs_twenty_for_each() -> None:
    assert points("no-spacecraft", HANDS, TRICKS) == [0, 0, -20]
    assert points("no-spacecraft", ["ET", "TJ"], ["0 ET", "1 TJ"]) == [0, -40]


@pytest.mark.rule("purple.score.no-fives")
def test_no_fives_costs_twenty_for_each() -> None:
    assert points("no-fives", HANDS, TRICKS) == [-20, 0, -20]
    assert points("no-fives", ["E5", "T5"], ["0 E5", "1 T5"]) == [-40, 0]


@pytest.mark.rule("purple.score.no-sevens")
def test_no_sevens_costs_twenty_for_each() -> None:
    assert points("no-sevens", HANDS, TRICKS) == [0, -20, -40]


@pytest.mark.rule("purple.score.no-sun")
def test_no_sun_costs_fifty() -> None:
    assert points("no-sun", HANDS, TRICKS) == [0, 0, -50]


@pytest.mark.rule("purple.score.no-planet")
def test_no_planet_costs_ten_for_each_planet_card_of_that_colour() -> None:
    assert points("no-planet E", HANDS, TRICKS) == [-30, 0, -10]
    assert points("no-planet J", HANDS, TRICKS) == [0, -30, 0]
    assert points("no-planet O", HANDS, TRICKS) == [0, 0, 0]


@pytest.mark.rule("purple.score.no-planet")
def test_a_spacecraft_is_not_a_planet_card() -> None:
    assert points("no-planet T", HANDS, TRICKS) == [0, 0, -30]
    assert points("no-planet T", ["ET", "J1"], ["0 ET", "1 J1"]) == [0, 0]


@pytest.mark.rule("purple.score.no-planet.spacecraft")
@pytest.mark.parametrize(
    ("challenge", "expected"),
    [("no-planet E", -20), ("no-planet T", -20), ("no-planet J", -20), ("no-planet A", -10), ("no-planet O", -20)],
)
def test_by_choice_a_spacecraft_of_that_colour_costs_ten_as_well(challenge: str, expected: int) -> None:
    """Seat 1 takes everything."""
    deal = stacked(["E1 J1 O1", "ET TJ AO"], challenge, planet_spacecraft=True)
    play(PURPLE, deal, "0 E1", "1 ET", "1 TJ", "0 J1", "1 AO", "0 O1")
    for same in (deal, deal.clone(), PURPLE.guess(deal.view(0), FastSource(1))):
        assert ended(same).points == (0, expected)


@pytest.mark.rule("purple.score.no-planet.spacecraft")
def test_spacecraft_of_that_colour_are_a_line_of_their_own() -> None:
    deal = stacked(["E1 T9", "ET T8"], "no-planet T", planet_spacecraft=True)
    play(PURPLE, deal, "0 E1", "1 ET", "1 T8", "0 T9")
    assert sheet(PURPLE, deal, 0) == [("purple.score.no-planet", 2, -10, -20, "T8 T9")]
    assert sheet(PURPLE, deal, 1) == [
        ("purple.score.no-planet", 0, -10, 0, ""),
        ("purple.score.no-planet.spacecraft", 1, -10, -10, "ET"),
    ]


@pytest.mark.rule("purple.score.no-planet.spacecraft")
def test_in_other_challenges_the_choice_changes_nothing() -> None:
    for challenge in ("no-alien E", "no-fives", "most"):
        deal = stacked(["E5 T9", "ET T8"], challenge, planet_spacecraft=True)
        play(PURPLE, deal, "0 E5", "1 ET", "1 T8", "0 T9")
        assert list(ended(deal).points) == points(challenge, ["E5 T9", "ET T8"], ["0 E5", "1 ET", "1 T8", "0 T9"])


@pytest.mark.rule("purple.score.most")
def test_most_tricks_brings_fifty() -> None:
    assert points("most", HANDS, TRICKS) == [0, 0, 50]


@pytest.mark.rule("purple.score.most")
def test_every_player_level_on_the_most_gets_it() -> None:
    assert points("most", ["E9 T1", "E1 T9", "J1 J2"], ["0 cw", "0 E9", "1 E1", "2 J1", "0 T1", "1 T9", "2 J2"]) == [50, 50, 0]


@pytest.mark.rule("purple.score.least")
def test_least_tricks_brings_fifty_to_every_player_level() -> None:
    assert points("least", HANDS, TRICKS) == [50, 50, 0]


@pytest.mark.rule("purple.score.least")
def test_no_trick_at_all_counts_as_fewest() -> None:
    assert points("least", ["E9 T1", "E1 T9", "J1 J2"], ["0 cw", "0 E9", "1 E1", "2 J1", "0 T1", "1 T9", "2 J2"]) == [0, 0, 50]


@pytest.mark.rule("purple.score.most")
@pytest.mark.rule("purple.score.least")
@pytest.mark.parametrize("challenge", ["most", "least"])
def test_when_all_are_level_all_get_it(challenge: str) -> None:
    assert points(challenge, ["E9 T1", "E1 T9"], ["0 E9", "1 E1", "0 T1", "1 T9"]) == [50, 50]


@pytest.mark.rule("purple.score.no-alien")
def test_no_alien_costs_fifty_for_the_eight_of_that_planet_alone() -> None:
    assert points("no-alien E", HANDS, TRICKS) == [-50, 0, 0]
    assert points("no-alien J", HANDS, TRICKS) == [0, -50, 0]
    assert points("no-alien T", HANDS, TRICKS) == [0, 0, 0]


@pytest.mark.rule("purple.score.no-trick")
@pytest.mark.rule("purple.score.not-last")
@pytest.mark.rule("purple.score.most")
@pytest.mark.rule("purple.score.least")
@pytest.mark.parametrize("challenge", ["no-trick", "not-last", "most", "least"])
def test_where_the_tricks_themselves_count_no_card_has_a_price(challenge: str) -> None:
    """The bots look at both to see whether a card costs anything."""
    deal = stacked(["E5 E8", "ET SUN"], challenge)
    assert (deal.costly, deal.view(0).costly(), PRICE[deal.challenge]) == (0, 0, 0)


@pytest.mark.rule("purple.score.only")
@pytest.mark.parametrize(
    ("challenge", "expected"),
    [
        ("no-trick", [-50, -20]),
        ("not-last", [-50, -50]),
        ("no-spacecraft", [-50, -20]),
        ("no-fives", [-50, -20]),
        ("no-sevens", [-50, 0]),
        ("no-sun", [-50, -50]),
        ("no-planet E", [-50, -10]),
        ("most", [-50, 50]),
        ("least", [0, 0]),
        ("no-alien T", [-50, -50]),
    ],
)
def test_only_the_challenge_and_the_sun_in_the_last_trick_count(challenge: str, expected: list[int]) -> None:
    """Seat 1 takes E5 and a Spacecraft, then T8 and the Sun."""
    assert points(challenge, ["E5 SUN", "ET T8"], ["0 E5", "1 ET", "1 T8", "0 SUN"]) == expected


@pytest.mark.rule("purple.win")
def test_the_most_points_win_the_match() -> None:
    match = Match(Setup(PURPLE, 2, {"length": 1}, bytes(32)))
    deal = stacked(["E9", "E1"], "no-trick")
    match.deal = deal
    assert match.outcome is None
    match.play(0, PURPLE.parse_move("E9"))
    match.play(1, PURPLE.parse_move("E1"))
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.points, outcome.winners) == ((990, 1000), (1,))
