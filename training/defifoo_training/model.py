"""The nets that learn: one that is shipped, in the arithmetic it will have as a file, and a critic that sees all cards.

The shipped net computes with numbers that stand for whole ones: weights on their grids, hidden values cut off and rounded down
as shifting does. All of them, and their products, are exact in the TF32 and float32 arithmetic of a GPU, so what is trained is
what is played. Gradients pass through the rounding as if it were not there.
"""

from typing import Final

import torch
from torch import Tensor, nn

from defifoo.bots.net.brain import FIRST_SHIFT, SECOND_SHIFT, TOP, UNIT, VALUES
from defifoo.bots.net.eye import PLACES
from defifoo_training.games import COURSES, eye_for

HIDDEN: Final = 64
"""A hidden value of so much stands for 1."""
FIRST: Final = HIDDEN << FIRST_SHIFT
SECOND: Final = 1 << SECOND_SHIFT
HEAD: Final = UNIT // HIDDEN


def on_grid(weights: Tensor, scale: int) -> Tensor:
    """Rounded to whole numbers of 1/scale that fit 8 bits."""
    rounded = (weights * scale).round().clamp(-TOP, TOP) / scale
    return weights + (rounded - weights).detach()


def bias_on_grid(bias: Tensor, scale: int) -> Tensor:
    return bias + ((bias * scale).round() / scale - bias).detach()


def hidden(sums: Tensor) -> Tensor:
    """Cut off below 0 and above 127/64, and rounded down to whole numbers of 1/64."""
    cut = sums.clamp(0, TOP / HIDDEN)
    return cut + ((cut * HIDDEN).floor() / HIDDEN - cut).detach()


class Grid(nn.Linear):
    """A layer whose weights lie on a grid; sums have the grid of the weights times that of the inputs."""

    def __init__(self, inputs: int, outputs: int, scale: int, sums: int, spread: float, unused: int = 0) -> None:
        super().__init__(inputs, outputs)
        self.scale, self.sums, self.unused = scale, sums, unused
        nn.init.normal_(self.weight, std=spread)
        nn.init.zeros_(self.bias)

    def forward(self, given: Tensor) -> Tensor:
        weights = on_grid(self.weight, self.scale)
        if self.unused:
            weights = nn.functional.pad(weights, (0, self.unused))
        return nn.functional.linear(given, weights, bias_on_grid(self.bias, self.sums))

    @torch.no_grad()
    def confine(self) -> None:
        self.weight.clamp_(-TOP / self.scale, TOP / self.scale)

    @torch.no_grad()
    def whole(self) -> tuple[Tensor, Tensor]:
        """Biases and weights as the whole numbers they stand for."""
        weights = (self.weight * self.scale).round().clamp(-TOP, TOP)
        return (self.bias * self.sums).round().long().cpu(), weights.long().cpu()


class Player(nn.Module):
    """The net that is shipped: leanings, values and beliefs from the inputs that are on."""

    def __init__(self, game: str) -> None:
        super().__init__()
        eye, course = eye_for(game), COURSES[game]
        self.inputs, self.faces = int(eye.inputs), int(eye.faces)
        width, depth = course.width, course.depth
        self.first = Grid(self.inputs, width, FIRST, FIRST, 0.06, padded(self.inputs) - self.inputs)
        self.second = Grid(width, depth, SECOND, SECOND * HIDDEN, (2 / width) ** 0.5)
        self.policy = Grid(depth, int(eye.actions), HEAD, UNIT, 0.02)
        self.value = Grid(depth, VALUES, HEAD, UNIT, 0.02)
        self.belief = Grid(depth, self.faces * int(PLACES), HEAD, UNIT, 0.02)

    def layers(self) -> list[Grid]:
        return [self.first, self.second, self.policy, self.value, self.belief]

    def think(self, seen: Tensor) -> Tensor:
        return hidden(self.second(hidden(self.first(seen))))

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        thought = self.think(seen)
        return self.policy(thought), self.value(thought), self.belief(thought).view(-1, self.faces, int(PLACES))

    def confine(self) -> None:
        for layer in self.layers():
            layer.confine()


class Critic(nn.Module):
    """Sees all cards, in training only."""

    def __init__(self, game: str) -> None:
        super().__init__()
        eye = eye_for(game)
        self.seen = nn.Linear(padded(int(eye.inputs)), 384)
        self.hidden = nn.Linear(int(eye.faces) * int(PLACES), 384, bias=False)
        self.second = nn.Linear(384, 192)
        self.head = nn.Linear(192, 1)
        nn.init.normal_(self.seen.weight, std=0.05)
        nn.init.normal_(self.hidden.weight, std=0.05)
        nn.init.normal_(self.head.weight, std=0.01)
        nn.init.zeros_(self.head.bias)

    def forward(self, seen: Tensor, places: Tensor) -> Tensor:
        first = torch.relu(self.seen(seen) + self.hidden(places.float().clamp(max=4) / 2))
        known: Tensor = self.head(torch.relu(self.second(first)))
        return known.squeeze(1)


def padded(inputs: int) -> int:
    """Room for one input more, the one that fills lists up, in a number that matrix units like."""
    return (inputs // 16 + 1) * 16


def seen_from(active: Tensor, inputs: int) -> Tensor:
    """One row of bits for each list of inputs that are on."""
    rows = torch.zeros(len(active), padded(inputs), device=active.device)
    return rows.scatter_(1, active.long(), 1.0)
