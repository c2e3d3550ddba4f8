"""Random play draws each of the moves that are offered, all equally likely."""

from collections import Counter

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_step
from defifoo.games.shelf import GAMES
from defifoo.games.yellow.stacked import stacked as yellow_table
from rules.test_yellow_refusals import ALLOWED, in_phase

TIMES = 100
"""How often each move should come; four times the usual error either way is allowed."""


def drawn_fairly(deal: Deal, seat: int) -> None:
    offered = [int(move) for move in deal.moves(seat)]
    source = FastSource(len(offered))
    counts = Counter(int(deal.random_move(seat, source)) for _ in range(TIMES * len(offered)))
    assert sorted(counts) == sorted(offered)
    assert min(counts.values()) > TIMES * 0.6
    assert max(counts.values()) < TIMES * 1.4


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_offered_move_is_drawn_about_equally_often(name: str, players: int) -> None:
    match = Match(Setup(GAMES[name], players, {"length": 1}, bytes([players]) * 32))
    source = FastSource(players)
    looked_at = 0
    while not match.deal.over and looked_at < 12:
        for seat in match.deal.movers:
            if 1 < len(match.deal.moves(seat)) <= 12:
                drawn_fairly(match.deal, seat)
                looked_at += 1
        random_step(match, source)
    assert looked_at


@pytest.mark.parametrize("phase", ALLOWED)
def test_in_every_phase_of_yellow_too(phase: str) -> None:
    deal, seat = in_phase(phase)
    drawn_fairly(deal, seat)


def test_of_several_jokers_of_yellow_every_symbol_of_each() -> None:
    drawn_fairly(yellow_table(["JG JY JR PG SG", "PG"], top="RG"), 0)
