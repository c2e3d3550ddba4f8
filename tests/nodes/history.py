"""What the people at a table asked for and were told, as they wrote it down."""

import time
from dataclasses import dataclass, field
from typing import Literal

from nodes.machine import Machine

Fate = Literal["written", "refused", "unknown", "unanswered"]

Trouble = tuple[int, int, str]
"""From when to when something was broken, in milliseconds since 1970, the time to recover included, and what."""


def now() -> int:
    return time.time_ns() // 1_000_000


@dataclass
class Request:
    """A move that somebody asked for, and what became of it as far as they were told.

    `unknown`: the line broke first. `unanswered`: it did not, and there was no answer.
    """

    seat: int
    move: str
    version: int
    fate: Fate = "unknown"
    written_as: int = 0
    """The version that it made."""
    asked: int = 0
    answered: int = 0
    """When, in milliseconds since 1970."""


@dataclass
class Heard:
    """A move that somebody was told of: the version that it made, when it was made and by whom."""

    version: int
    at: int
    by: str
    line: int
    """Which of the connections of this person, one after the other."""
    told: int = 0
    """When, in milliseconds since 1970."""


@dataclass
class Story:
    """One person's."""

    seat: int
    requests: list[Request] = field(default_factory=list)
    heard: list[Heard] = field(default_factory=list)
    version: int = 0
    """The last that they knew."""
    unfair: str = ""
    """What their device found wrong with a deal."""


@dataclass
class History:
    """Of one table. `answers`: how long its people think at most, in milliseconds; None where they come and go.

    `until`: when its people stopped in the middle of a match, in milliseconds since 1970; 0 where it came to its end.
    """

    code: str
    stories: list[Story]
    log: list[bytes] = field(default_factory=list)
    answers: int | None = None
    until: int = 0
    troubles: list[Trouble] = field(default_factory=list)
    machine: Machine = field(default_factory=Machine)
