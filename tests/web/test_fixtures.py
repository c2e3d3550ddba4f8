"""The recorded positions that pages are tested with are what a server would send today."""

import json
from typing import get_type_hints

import pytest

from defifoo.client.views import view_from
from defifoo.games.shelf import GAMES
from defifoo.wire.changes import apply_changes
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


@pytest.mark.parametrize("game", GAMES)
def test_every_view_is_what_the_game_declares_now(game: str) -> None:
    """The first one and what every change makes of it. Where it is not: uv run tests/web/fixtures.py."""
    declared = set(get_type_hints(GAMES[game].declared().whole))
    for path in POSITIONS:
        if path.stem.split("-")[0] != game:
            continue
        first, *rest = json.loads(path.read_text(encoding="utf-8"))
        view = first["view"]
        for message in [None, *rest]:
            if message is not None:
                apply_changes(view, message.get("changes", {}), message.get("waits", []))
            assert set(view) == declared, f"{path.name}: run tests/web/fixtures.py"
            assert view_from(GAMES[game], view).as_dict() == view, f"{path.name}: run tests/web/fixtures.py"
