"""Where nobody is meant, it says -1: programs of others go by it, in events and in views."""

from collections.abc import Iterator
from typing import Any

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_step
from defifoo.games.shelf import OURS
from properties.named import NAMED

MATCHES = 6


def numbers(told: Any) -> Iterator[int]:
    """Every number in what is told, but for points, which may be lost."""
    if isinstance(told, dict):
        for name, inner in told.items():
            if name != "points":
                yield from numbers(inner)
    elif isinstance(told, list | tuple):
        for inner in told:
            yield from numbers(inner)
    elif isinstance(told, int):
        yield told


def check_views(deal: Deal) -> None:
    for seat in range(-1, int(deal.players)):
        assert min(numbers(deal.view(seat).as_dict()), default=0) >= -1


def check_event(event: Event, players: int) -> None:
    assert -1 <= event.seat < players
    assert -1 <= event.other < players


@pytest.mark.parametrize("game", OURS)
def test_nobody_is_minus_one_at_every_named_moment(game: str) -> None:
    for make in NAMED[game].values():
        check_views(make())


@pytest.mark.parametrize("game", OURS)
def test_nobody_is_minus_one_in_everything_that_happens(game: str) -> None:
    for number in range(MATCHES):
        players, source = 2 + number % 5, FastSource(number)
        switches = {option.name: number % 2 for option in OURS[game].options if option.switch}
        match = Match(Setup(OURS[game], players, {**switches, "length": 1}, bytes([number]) * 32))
        check_views(match.deal)
        while not match.over:
            seen = len(match.history)
            random_step(match, source)
            for event in match.history[seen:]:
                check_event(event, players)
        check_views(match.deal)
