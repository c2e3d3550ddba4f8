"""What a view declares, an observation holds; what it leaves out is left out on purpose."""

import importlib
from typing import Final, get_type_hints

import pytest

from defifoo.games.shelf import OURS

ELSEWHERE: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "purple": {
        "short": ("short_deck",),
        "trick": ("table",),
        "missing": ("voids",),
        "best_seat": ("best",),
        "waits_for": ("turn",),
    },
    "red": {
        "trick": ("table",),
        "missing": ("voids",),
        "best_seat": ("best",),
        "waits_for": ("turn",),
        "bank_size": ("bank", "bank_face_down"),
    },
    "blue": {
        "lines": ("opened", "stopped", "rainbowed", "frozen", "moons", "continents", "last_continent"),
        "moon": ("attacker", "attacked"),
        "waits_for": ("turn",),
    },
    "yellow": {"waits_for": ("waits",), "symbol": ("lies",), "colour": ("lies",), "pile_size": ("pile",)},
}
"""The keys of a view that an observation tells by other names."""

_AFTERWARDS: Final = "nothing is decided once the deal is over"
_ALWAYS: Final = "it is the same in all that is learnt from"
_IMPLIED: Final = "the rest tells it"

LEFT_OUT: Final[dict[str, dict[str, str]]] = {
    "purple": {
        "last_always": _ALWAYS,
        "planet_spacecraft": _ALWAYS,
        "last_winner": "the leader, or it is over",
        "last_trick": _AFTERWARDS,
    },
    "red": {"ended_by": _AFTERWARDS, "bank_to": _AFTERWARDS},
    "blue": {"rules": _ALWAYS, "hands": _AFTERWARDS, "reason": _AFTERWARDS, "winner": _AFTERWARDS},
    "yellow": {
        "shown": "known holds it",
        "hands": _AFTERWARDS,
        "reason": _AFTERWARDS,
        "winner": _AFTERWARDS,
    },
}
EVERYWHERE: Final = {
    "game": "each game has its own observations",
    "players": "each number of players has its own observations",
    "seat": "seats count from the observer",
    "movers": "whether one is asked is told by itself",
    "phase": _IMPLIED,
    "over": _AFTERWARDS,
    "points": _AFTERWARDS,
}


def parts(game: str) -> set[str]:
    """The names of all parts, wherever the games keep them."""
    try:
        bits, numbers = importlib.import_module(f"defifoo.games.{game}.observing").parts(4)
    except ModuleNotFoundError:
        layout = importlib.import_module("defifoo.research.compiled.layout").layout
        bits, numbers = layout(list(OURS).index(game), 4)
    return {name for name, _ in [*bits, *numbers]}


@pytest.mark.parametrize("game", OURS)
def test_every_key_of_a_view_is_observed_or_left_out_for_a_reason(game: str) -> None:
    keys, named = set(get_type_hints(OURS[game].declared().whole)), parts(game)
    told, left_out = ELSEWHERE[game], LEFT_OUT[game] | EVERYWHERE
    forgotten = keys - named - told.keys() - left_out.keys()
    assert not forgotten, f"games/{game}/observing.py should hold these, or LEFT_OUT above say why not"
    assert told.keys() | left_out.keys() <= keys
    assert {name for names in told.values() for name in names} <= named
    assert not told.keys() & left_out.keys()
    assert not named & LEFT_OUT[game].keys()
