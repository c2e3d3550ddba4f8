"""All adapters read what is asked of them in the same way, and say what may be chosen."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import defifoo.research.openspiel
import defifoo.research.reduced  # noqa: F401 - both register their games
from defifoo.games.shelf import GAMES
from defifoo.research.pettingzoo.environment import Environment
from defifoo.research.terms import read_terms
from defifoo.research.vector import Vector


def pettingzoo(game: str, **terms: Any) -> Any:
    return import_module(f"defifoo.research.pettingzoo.{game}_v0").env(**terms).unwrapped


def openspiel(game: str, **terms: Any) -> Any:
    return pyspiel.load_game(f"defifoo_{game}", terms)


def vector(game: str, **terms: Any) -> Any:
    return Vector(game, count=2, **terms)


ADAPTERS = [pettingzoo, openspiel, vector]
adapters = pytest.mark.parametrize("make", ADAPTERS)


@adapters
@pytest.mark.parametrize(
    ("terms", "message"),
    [
        ({"players": 0}, "players is a whole number from 2 to 6, not 0"),
        ({"players": 1}, "players is a whole number from 2 to 6, not 1"),
        ({"players": 7}, "players is a whole number from 2 to 6, not 7"),
        ({"players": 12}, "players is a whole number from 2 to 6, not 12"),
        ({"limit": 0}, "limit is a whole number from 1 to 1000000000, not 0"),
        ({"limit": -3}, "limit is a whole number from 1 to 1000000000, not -3"),
        ({"level": 4}, "level is a whole number from 1 to 3, not 4"),
        ({"length": 0}, "length is a whole number from 1 to 10, not 0"),
    ],
    ids=str,
)
def test_terms_out_of_their_bounds_are_refused(make: Callable[..., Any], terms: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make("yellow", **terms)


@pytest.mark.parametrize("make", [pettingzoo, vector])
@pytest.mark.parametrize(
    ("terms", "message"),
    [
        ({"colour": 1}, "an option of yellow is one of length, level, mistakes, thanks, not 'colour'"),
        ({"level": 2.5}, "level is a whole number from 1 to 3, not 2.5"),
        ({"level": "high"}, "level is a whole number from 1 to 3, not 'high'"),
        ({"mistakes": 2}, "mistakes is a whole number from 0 to 1, not 2"),
        ({"players": 4.0}, "players is a whole number from 2 to 6, not 4.0"),
        ({"players": True}, "players is a whole number from 2 to 6, not True"),
        ({"limit": 2**70}, "limit is a whole number from 1 to 1000000000, not 1180591620717411303424"),
    ],
    ids=str,
)
def test_terms_of_another_kind_are_refused(make: Callable[..., Any], terms: dict[str, Any], message: str) -> None:
    """OpenSpiel refuses them itself."""
    with pytest.raises(ValueError, match=message):
        make("yellow", **terms)


@adapters
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("game", GAMES)
def test_terms_that_make_sense_are_taken(make: Callable[..., Any], game: str, players: int) -> None:
    make(game, players=players, limit=1, length=2)


@pytest.mark.parametrize("make", [Environment, Vector])
def test_a_game_that_there_is_not_is_refused(make: Callable[..., Any]) -> None:
    with pytest.raises(ValueError, match="game is one of purple, blue, yellow, red, not 'green'"):
        make("green")


@pytest.mark.parametrize(
    ("terms", "message"),
    [
        ({"reward": "often"}, "reward is one of deal, match, not 'often'"),
        ({"render_mode": "human"}, "render_mode is one of None, ansi, not 'human'"),
    ],
    ids=str,
)
def test_rewards_and_modes_that_there_are_not_are_refused(terms: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Environment("red", **terms)


@pytest.mark.parametrize(
    ("terms", "message"),
    [
        ({"count": 0}, "count is a whole number from 1 to 1000000, not 0"),
        ({"count": 2.0}, "count is a whole number from 1 to 1000000, not 2.0"),
        ({"count": 10**12}, "count is a whole number from 1 to 1000000, not 1000000000000"),
        ({"seed": -1}, "seed is a whole number from 0 on, not -1"),
        ({"seed": 0.5}, "seed is a whole number from 0 on, not 0.5"),
    ],
    ids=str,
)
def test_counts_and_seeds_that_make_no_sense_are_refused(terms: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Vector("red", **terms)


def test_every_whole_number_from_0_on_is_a_seed() -> None:
    tables = [Vector("red", count=2, seed=seed) for seed in (0, 2**63, 2**64, 2**64 + 1, 2**200)]
    assert len({table.observations.tobytes() for table in tables}) == 5
    for table in tables:
        table.step(table.random_actions())
    assert Vector("red", count=np.int64(2), seed=np.uint64(5)).count == 2  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("terms", "message"),
    [
        ({"cards": "E1 E2"}, "hand is a whole number from 1 to 1, not 2"),
        ({"hand": 0}, "hand is a whole number from 1 to 3, not 0"),
        ({"hand": 4}, "hand is a whole number from 1 to 3, not 4"),
        ({"cards": "E1 E1 E2 T1"}, "cards are 2 or more, each once, not 'E1 E1 E2 T1'"),
        ({"cards": ""}, "cards are 2 or more, each once, not ''"),
        ({"cards": "E1 E99"}, "a card is one of E1, .*, SUN, not 'E99'"),
        ({"challenge": "foo"}, "challenge is one of no-trick, .*, no-alien, not 'foo'"),
    ],
    ids=str,
)
def test_a_reduced_game_that_makes_no_sense_is_refused(terms: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        pyspiel.load_game("defifoo_purple_reduced", terms)


def test_a_game_is_played_by_as_many_as_can_play_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_terms("purple", None, None, {}).players == 4
    monkeypatch.setattr(GAMES["purple"], "most", 2)
    assert read_terms("purple", None, None, {}).players == 2
    with pytest.raises(ValueError, match="players is a whole number from 2 to 2, not 4"):
        read_terms("purple", 4, None, {})


@pytest.mark.parametrize("game", GAMES)
def test_the_document_names_every_option(game: str) -> None:
    told = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    assert all(f"`{option.name}`" in told for option in GAMES[game].options)
