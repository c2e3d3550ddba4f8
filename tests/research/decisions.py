"""Matches played as decisions, for tests."""

import random
from collections.abc import Iterator

from defifoo.core.match import Setup
from defifoo.games.shelf import GAMES
from defifoo.research.compiled.sequence import Sequence
from defifoo.research.records import Decision, begin_setup

COUNTS = (2, 4, 6)


def setup(game: str, players: int, number: int = 1, **options: int) -> Setup:
    seed = f"research {game} {players} {number}".encode().ljust(32, b".")
    return Setup(GAMES[game], players, {"length": 1, **options}, seed)


def walk(table: Setup, number: int = 1) -> Iterator[Sequence]:
    """A sequence before each of its random decisions, and at its end."""
    pick, sequence = random.Random(number), begin_setup(table)
    while not sequence.over:
        yield sequence
        sequence.apply(pick.choice(sequence.legal()))
    yield sequence


def random_decisions(table: Setup, number: int = 1) -> list[Decision]:
    pick, sequence = random.Random(number), begin_setup(table)
    found = []
    while not sequence.over:
        decision = Decision(int(sequence.seat), int(pick.choice(sequence.legal())))
        sequence.apply(decision.action)
        found.append(decision)
    return found
