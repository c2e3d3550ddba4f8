"""Many matches at once play exactly what one after the other would."""

import copy
import pickle

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
    writer = Writer(alone[0].game, players, WINDOW)
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


def test_a_limit_ends_a_match_and_says_so() -> None:
    table = Vector("blue", count=4, limit=7)
    assert table.truncated.tolist() == [0] * 4
    ended = []
    for _ in range(14):
        ended.append(table.step(table.random_actions()))
        assert table.truncated.tolist() == table.ended.tolist()
    assert ended == [0] * 6 + [4] + [0] * 6 + [4]


def test_a_match_that_ends_by_the_rules_is_not_truncated() -> None:
    table = Vector("red", players=2, count=8)
    while not table.step(table.random_actions()):
        pass
    assert not table.truncated.any()


@pytest.mark.parametrize("limit", [None, 9])
def test_what_the_seats_knew_when_a_match_ended_can_be_asked_for(limit: int | None) -> None:
    table = Vector("red", players=3, count=2, limit=limit)
    alone = [sequence.clone() for sequence in table._matches.running]
    with pytest.raises(ValueError, match="not ended"):
        table.final_observations(0)
    while not table.ended.any():
        actions = table.random_actions()
        for index, sequence in enumerate(alone):
            sequence.apply(int(actions[index]))
        table.step(actions)
    index = int(np.flatnonzero(table.ended)[0])
    writer = Writer(alone[index].game, 3, WINDOW)
    shown = [bytes(row) for row in table.final_observations(index)]
    assert shown == [bytes(writer.observe(alone[index], seat)) for seat in range(3)]


def first_legal(table: Vector) -> np.ndarray:
    return np.array([int(np.flatnonzero(mask)[0]) for mask in table.masks])


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = Vector("purple", count=4)
    before = table.masks.tobytes()
    illegal = np.array([int(np.flatnonzero(mask == 0)[0]) for mask in table.masks])
    legal = first_legal(table)
    wrong = [
        illegal,
        np.zeros(3, int),
        np.full(4, 9999),
        legal + 65536,
        legal - 65536,
        legal + 0.9,
        legal.astype(float),
        legal.reshape(2, 2),
        legal.astype(bool),
        [-1, -1, -1, -1],
        [2**80, 0, 0, 0],
        [None] * 4,
        int(legal[0]),
    ]
    for actions in wrong:
        with pytest.raises(ValueError, match="action"):
            table.step(actions)  # type: ignore[arg-type]
    assert table.masks.tobytes() == before


@pytest.mark.parametrize("kind", [np.uint8, np.uint64, np.int32, list])
def test_whole_numbers_of_every_kind_are_actions(kind: type) -> None:
    table, same = Vector("purple", count=4), Vector("purple", count=4)
    legal = first_legal(table)
    table.step(legal.tolist() if kind is list else legal.astype(kind))
    same.step(legal)
    assert table.observations.tobytes() == same.observations.tobytes()


def test_a_vector_says_that_it_cannot_be_copied() -> None:
    table = Vector("purple", count=2)
    for copied in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="a Vector cannot be copied or pickled"):
            copied(table)


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


def test_observations_are_written_where_the_caller_wants_them() -> None:
    table = Vector("red", count=4)
    kept = np.zeros((3, 4, table.size), np.uint8)
    for number in range(3):
        table.observe(kept[number])
        assert kept[number].tobytes() == table.observations.tobytes()
        table.step(table.random_actions())
    assert len({kept[number].tobytes() for number in range(3)}) == 3


@pytest.mark.parametrize("wrong", [np.zeros((4, 3), np.uint8), np.zeros((4, 920), np.float32), np.zeros(3680, np.uint8)])
def test_a_buffer_of_another_shape_or_kind_is_refused(wrong: np.ndarray) -> None:
    table = Vector("red", count=4)
    assert table.size == 920
    with pytest.raises(ValueError, match="out is uint8 of shape"):
        table.observe(wrong)


def test_the_observations_of_a_step_stay_as_they_are_when_the_next_step_is_made() -> None:
    table = Vector("purple", count=4)
    first = table.observations
    kept = first.copy()
    table.step(table.random_actions())
    assert (first == kept).all()
    assert table.observations is not first
    assert table.observations is table.observations


@pytest.mark.parametrize("game", GAMES)
def test_only_who_asks_for_it_sees_all(game: str) -> None:
    plain, seeing = Vector(game, count=3), Vector(game, count=3, all_seeing=True)
    for _ in range(50):
        actions = plain.random_actions().copy()
        assert (seeing.observations[:, : plain.size] == plain.observations).all()
        assert seeing.size > plain.size
        plain.step(actions)
        seeing.step(actions)
