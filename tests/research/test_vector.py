"""Many matches at once play exactly what one after the other would."""

import numpy as np
import pytest

from defifoo.games.shelf import GAMES
from defifoo.research.compiled.layout import WINDOW
from defifoo.research.compiled.observe import Writer
from defifoo.research.compiled.sequence import begin
from defifoo.research.vector import Vector

COUNT = 5


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("game", GAMES)
def test_a_vector_of_matches_shows_what_each_match_alone_would(game: str, players: int) -> None:
    table = Vector(game, players=players, count=COUNT, seed=3, length=2)
    alone = [table._matches.running[index].clone() for index in range(COUNT)]
    writer = Writer(alone[0].kind, players, WINDOW)
    ended = 0
    for _ in range(200):
        for index, sequence in enumerate(alone):
            assert table.seats[index] == sequence.seat
            assert np.flatnonzero(table.masks[index]).tolist() == sequence.legal()
            assert table.observations[index].tobytes() == bytes(writer.observe(sequence, sequence.seat))
        actions = table.random_actions().copy()
        ended += table.step(actions)
        for index, sequence in enumerate(alone):
            sequence.apply(int(actions[index]))
            assert table.points[index].tolist() == ([int(p) for p in sequence.gained] if sequence.scored else [0] * players)
            assert bool(table.ended[index]) == sequence.over
            if sequence.over:
                alone[index] = table._matches.running[index].clone()
    assert ended > 0 or game in ("blue", "yellow")


def test_the_same_seed_gives_the_same_matches() -> None:
    one, other, third = (Vector("red", count=3, seed=seed) for seed in (1, 1, 2))
    assert one.observations.tobytes() == other.observations.tobytes()
    assert one.observations.tobytes() != third.observations.tobytes()


def test_a_limit_ends_a_match() -> None:
    table = Vector("blue", count=4, limit=7)
    ended = [table.step(table.random_actions()) for _ in range(14)]
    assert ended == [0] * 6 + [4] + [0] * 6 + [4]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = Vector("purple", count=4)
    before = table.masks.tobytes()
    illegal = np.array([int(np.flatnonzero(mask == 0)[0]) for mask in table.masks])
    for actions in (illegal, np.zeros(3, int), np.full(4, 9999)):
        with pytest.raises(ValueError, match="action"):
            table.step(actions)
    assert table.masks.tobytes() == before


def test_without_observing_there_are_no_observations() -> None:
    table = Vector("yellow", count=4, observing=False)
    table.step(table.random_actions())
    assert table.observations.size == 0


def test_a_new_match_is_dealt_from_a_new_seed() -> None:
    table = Vector("red", players=2, count=1)
    seeds = {table._matches.running[0].seed}
    while len(seeds) < 4:
        table.step(table.random_actions())
        seeds.add(table._matches.running[0].seed)
    last = table._matches.running[0]
    again = begin(last.game, 2, last.options, last.seed)
    assert len(seeds) == 4
    assert again.deal.view(0) == last.deal.view(0)
