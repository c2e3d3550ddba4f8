"""The nets that come with the package, one file a game, read when they are first needed."""

from functools import cache
from importlib.resources import files

from defifoo.bots.net.brain import Weights


@cache
def weights(game: str) -> Weights | None:
    """The net of a game; None for a game that has none."""
    found = files("defifoo.bots.net").joinpath("weights", f"{game}.net")
    return Weights(found.read_bytes()) if found.is_file() else None
