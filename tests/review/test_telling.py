"""What a review says in a word must not be belied by the numbers beside it."""

import pytest

from defifoo.games.shelf import GAMES
from defifoo.review.judging import Amount, SeatReview
from defifoo.review.telling import verdict

NONE = Amount(0.0, 0.1)


def seat(choices: Amount, worth: Amount) -> SeatReview:
    return SeatReview(0, 0, NONE, choices, worth, ())


@pytest.mark.parametrize(
    ("game", "points", "told"), [("yellow", 300.0, "badly"), ("yellow", -300.0, "well"), ("red", 30.0, "well")]
)
def test_points_that_choices_surely_cost_are_not_put_down_to_the_cards(game: str, points: float, told: str) -> None:
    """Whoever has lost anyway loses no chance to win by them, but 250 points all the same."""
    assert verdict(GAMES[game], seat(Amount(points, abs(points) / 4), Amount(-0.01, 0.02))) == told


def test_what_the_choices_were_worth_comes_first_and_nothing_unsure_is_put_down_to_them() -> None:
    red = GAMES["red"]
    assert verdict(red, seat(Amount(-9.0, 1.0), Amount(0.2, 0.05))) == "well", "points were given away to win"
    assert verdict(red, seat(Amount(-9.0, 4.0), Amount(-0.2, 0.15))) == "cards"
    blue = next(game for game in GAMES.values() if not game.points_tell)
    assert verdict(blue, seat(Amount(-9.0, 1.0), NONE)) == "cards", "where points do not say how good a move is"
