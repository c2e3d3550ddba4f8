"""What is trained of each game: the kinds of matches, the size of its net, and what a result is worth."""

from typing import Final, NamedTuple

from defifoo.bots.net.tables import NAMES
from defifoo.games.shelf import GAMES
from defifoo_training.stepping import Setup

POINT_WEIGHT: Final = 0.3
"""The rest of the reward is the share in the win."""


class Course(NamedTuple):
    """width, depth  the hidden layers of the net that is shipped
    room          the most inputs that are ever on (tested)
    scale         a typical distance between the points of two players
    options       every mixture of options that is played, the usual one more often
    limit         a match of more decisions is given up
    """

    width: int
    depth: int
    room: int
    scale: float
    options: tuple[dict[str, int], ...]
    limit: int


COURSES: Final = {
    "purple": Course(256, 128, 192, 60.0, ({}, {}, {"short": 1}), 1000),
    "blue": Course(256, 128, 288, 50.0, ({},), 2000),
    "yellow": Course(
        240,
        128,
        288,
        150.0,
        (
            *({},) * 8,
            {"level": 1},
            {"level": 2},
            {"mistakes": 1},
            {"thanks": 0},
            {"mistakes": 1, "level": 2},
            {"mistakes": 1, "thanks": 0},
        ),
        2000,
    ),
    "red": Course(256, 128, 192, 30.0, ({}, {}, {"charmer": 1}), 1000),
}


def kind_of(game: str) -> int:
    return NAMES.index(game)


def setups(game: str, players: list[int]) -> list[Setup]:
    """Matches of one deal, for all these numbers of players and all options."""
    rules = GAMES[game]
    found = []
    for number in players:
        for options in COURSES[game].options:
            found.append(Setup(number, rules.check_options(number, {"length": 1, **options})))
    return found
