"""The nets come with the package."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement

from defifoo.bots.lore import eye_of, mind_of
from defifoo.games.shelf import GAMES, OURS

ROOT = Path(__file__).parents[2]
MOST_BYTES = 400_000


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_a_small_net_and_a_card_that_tells_how_it_came_about(name: str) -> None:
    assert eye_of(GAMES[name]) is not None
    assert mind_of(GAMES[name]) is not None
    folder = files(GAMES[name].bots).joinpath("net")
    assert len(folder.joinpath("weights.net").read_bytes()) <= MOST_BYTES
    card = folder.joinpath("card.md").read_text(encoding="utf-8")
    assert f"training/train.py {name} " in card
    assert " /" not in card.replace("` /", "")  # no path of anybody's machine


def test_a_wheel_carries_the_nets_and_their_cards() -> None:
    inside = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    for name in OURS:
        assert {f"defifoo/bots/{name}/net/weights.net", f"defifoo/bots/{name}/net/card.md"} <= inside


def required(name: str) -> Iterator[Requirement]:
    for line in (ROOT / "training" / name).read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            yield Requirement(line)


def test_a_training_is_locked_to_versions_that_are_what_it_asks_for() -> None:
    locked = {one.name: one.specifier for one in required("requirements.lock")}
    assert all(str(only).startswith("==") for only in locked.values())
    for asked in required("requirements.txt"):
        version = str(locked[asked.name]).removeprefix("==")
        assert asked.specifier.contains(version), f"{asked.name} {version}"
