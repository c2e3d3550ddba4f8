"""What is trained of each game: the kinds of matches, the size of its net, and what a result is worth."""

import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from defifoo.bots.lore import eye_of
from defifoo.bots.net.eye import Eye
from defifoo.games.shelf import GAMES
from defifoo_training.stepping import Setup

POINT_WEIGHT: Final = 0.2
"""The rest of the reward is the share in the win."""


class Course(NamedTuple):
    """What `courses.toml` says of a game. `options` has every mixture as often as it is played."""

    width: int
    depth: int
    room: int
    scale: float
    options: tuple[dict[str, int], ...]
    limit: int


def _courses() -> dict[str, Course]:
    found = tomllib.loads(Path(__file__).with_name("courses.toml").read_text(encoding="utf-8"))
    return {
        game: Course(
            told["width"],
            told["depth"],
            told["room"],
            told["scale"],
            (*({},) * told["usual"], *told["options"]),
            told["limit"],
        )
        for game, told in found.items()
    }


COURSES: Final = _courses()


def eye_for(game: str) -> Eye:
    """What the net of a game sees. Raises ValueError for a game that tells nothing of it."""
    eye = eye_of(GAMES[game])
    if eye is None:
        raise ValueError(f"{game} does not tell what a net of it should see")
    return eye


def setups(game: str, players: list[int]) -> list[Setup]:
    """Matches of one deal, for all these numbers of players and all options."""
    rules = GAMES[game]
    found = []
    for number in players:
        for options in COURSES[game].options:
            found.append(Setup(number, rules.check_options(number, {"length": 1, **options})))
    return found
