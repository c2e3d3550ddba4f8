"""Défifoo: four French family card games, to play, to host and to study.

What a program needs is here by name and documented where it is defined; it is loaded when it is asked for.

    new_match, choose, finish       a match to play, a bot's next move, bots that play it to the end
    games, bots                     what there is of both: `games.GAMES`, `games.find_game`, `bots.bot_names`, `bots.make_bot`
    Match, Setup, Deal, Game        what a match is made of
    Event, Outcome                  what happened, and how it ended
    Refused, Violation              a move that was refused, and the rule that says so
    Record, record_of, parse_record, replay, BrokenRecord       a match as a text that proves itself
    ENGINE                          "compiled" or "pure"
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from defifoo import bots, games
    from defifoo.api import choose, finish, new_match, parse_record
    from defifoo.core.deal import Deal
    from defifoo.core.engine import ENGINE
    from defifoo.core.event import Event
    from defifoo.core.game import Game
    from defifoo.core.match import Match, Setup
    from defifoo.core.outcome import Outcome
    from defifoo.core.record import BrokenRecord, Record, record_of, replay
    from defifoo.core.refusal import Refused, Violation

__version__ = "0.1.0"

__all__ = [
    "ENGINE",
    "BrokenRecord",
    "Deal",
    "Event",
    "Game",
    "Match",
    "Outcome",
    "Record",
    "Refused",
    "Setup",
    "Violation",
    "__version__",
    "bots",
    "choose",
    "finish",
    "games",
    "new_match",
    "parse_record",
    "record_of",
    "replay",
]

_HOMES = {
    "ENGINE": "core.engine",
    "BrokenRecord": "core.record",
    "Deal": "core.deal",
    "Event": "core.event",
    "Game": "core.game",
    "Match": "core.match",
    "Outcome": "core.outcome",
    "Record": "core.record",
    "Refused": "core.refusal",
    "Setup": "core.match",
    "Violation": "core.refusal",
    "choose": "api",
    "finish": "api",
    "new_match": "api",
    "parse_record": "api",
    "record_of": "core.record",
    "replay": "core.record",
}


if not TYPE_CHECKING:  # or every name would pass for an object

    def __getattr__(name: str) -> object:
        if name in ("bots", "games"):
            return import_module(f"defifoo.{name}")
        if name in _HOMES:
            return getattr(import_module(f"defifoo.{_HOMES[name]}"), name)
        raise AttributeError(f"module 'defifoo' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
