"""The nets come with the package."""

from importlib.resources import files
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

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
