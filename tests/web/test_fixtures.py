"""The recorded positions that pages are tested with are what a server would send today."""

import json

import pytest

from defifoo.games.shelf import GAMES
from defifoo.wire.codec import encode, read_server
from defifoo.wire.messages import Full, Update
from web.fixtures import TARGET

POSITIONS = sorted(TARGET.glob("*.json"))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_positions_for_every_number_of_players(game: str) -> None:
    found = {path.stem.split("-")[1] for path in POSITIONS if path.stem.startswith(game)}
    assert found == {"2", "3", "4", "5", "6"}


def test_every_message_is_one_of_the_protocol() -> None:
    for path in POSITIONS:
        first, *rest = [read_server(json.dumps(message)) for message in json.loads(path.read_text(encoding="utf-8"))]
        assert isinstance(first, Full)
        assert first.view is not None
        assert all(isinstance(one, Update) and one.version > first.version for one in rest)
        assert json.loads(encode(first)) == json.loads(path.read_text(encoding="utf-8"))[0]
