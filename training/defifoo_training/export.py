"""From a trained net to the file that is shipped and back, and the proof that both say the same."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

import numpy as np
import torch

from defifoo.bots.net.active import Active
from defifoo.bots.net.brain import HEADER, HEADER_BYTES, MAGIC, UNIT, VALUES, Brain, Weights
from defifoo.bots.net.eye import PLACES
from defifoo.games.shelf import GAMES
from defifoo_training.games import COURSES, eye_for, setups
from defifoo_training.model import Player, seen_from
from defifoo_training.stepping import Tables

if TYPE_CHECKING:
    from collections.abc import Iterator


def net_file(game: str, player: Player) -> bytes:
    """The bytes of the file; `docs/nets.md` tells the format."""
    course, eye = COURSES[game], eye_for(game)
    actions = player.policy.out_features
    parts = [
        struct.pack(
            HEADER,
            MAGIC,
            int(eye.number),
            int(eye.version),
            player.inputs,
            course.width,
            course.depth,
            actions,
            player.faces,
            int(PLACES),
            VALUES,
        )
    ]
    for layer in player.layers():
        biases, weights = layer.whole()
        if layer is player.first:
            weights = weights.T
        parts += [biases.numpy().astype("<i4").tobytes(), weights.numpy().astype(np.int8).tobytes()]
    return b"".join(parts)


@torch.no_grad()
def take_over(game: str, player: Player, data: bytes) -> None:
    """Give a net the weights of a file, to the last digit. Raises ValueError for a file of another game, inputs or size."""
    at = HEADER_BYTES
    for layer in player.layers():
        outputs, inputs = layer.weight.shape
        weights_at = at + 4 * outputs
        end = weights_at + outputs * inputs
        if end > len(data):
            break
        biases = np.frombuffer(data[at:weights_at], "<i4")
        weights = np.frombuffer(data[weights_at:end], np.int8)
        rows = weights.reshape(inputs, outputs).T if layer is player.first else weights.reshape(outputs, inputs)
        layer.bias.copy_(torch.from_numpy(biases / layer.sums))
        layer.weight.copy_(torch.from_numpy(rows / layer.scale))
        at = end
    if net_file(game, player) != data:
        raise ValueError(f"this is no net of {game} as it is trained today")


def positions(game: str, count: int, players: list[int], seed: int) -> Iterator[np.ndarray]:
    """The lists of inputs of positions from random play, some at a time."""
    course, tables_at_once = COURSES[game], 50
    source = np.random.default_rng(seed)
    tables = Tables(
        GAMES[game], eye_for(game), setups(game, players), tables_at_once, course.room, source.bytes(32), course.limit
    )
    for _ in range(0, count, tables_at_once):
        masks = np.frombuffer(memoryview(tables.masks), np.uint8).reshape(tables_at_once, -1)
        yield np.frombuffer(memoryview(tables.active), np.int16).reshape(tables_at_once, -1).copy()
        chosen = (source.random(masks.shape) * masks).argmax(1)
        tables.step(chosen.astype("<u2").tobytes())


@torch.no_grad()
def check(game: str, player: Player, data: bytes, count: int, players: list[int]) -> int:
    """Compare every output of the file with the trained net's, to the last digit. How many positions were compared.

    Raises ValueError where they differ.
    """
    brain = Brain(Weights(data))
    twin = Player(game)
    twin.load_state_dict(player.state_dict())
    active = Active(0, 2)
    compared = 0
    for rows in positions(game, count, players, 7):
        leanings, values, beliefs = twin(seen_from(torch.from_numpy(rows), twin.inputs))
        outputs = torch.cat([leanings, values, beliefs.flatten(1)], 1).mul(UNIT).round().long().numpy()
        for row, expected in zip(rows, outputs, strict=True):
            on = row[row < twin.inputs]
            for place, number in enumerate(on):
                active.at[place] = int(number)
            active.count = len(on)
            brain.see(active)
            found = [int(brain.leaning(action)) for action in range(leanings.shape[1])]
            found += [int(brain.worth()), int(brain.share())]
            found += [int(brain.place(face, place)) for face in range(twin.faces) for place in range(int(PLACES))]
            if found != expected.tolist():
                raise ValueError(f"{game}: the file and the trained net differ in position {compared}")
            compared += 1
    return compared
