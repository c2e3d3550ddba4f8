"""Learning from a stretch of play: first what the teacher does, then what pays (PPO)."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import torch
from torch import Tensor, nn

from defifoo_training.model import Critic, Player, seen_from
from defifoo_training.rollout import LAMBDA, NEVER, Lessons, Stretch

if TYPE_CHECKING:
    from collections.abc import Iterator

CLIP: Final = 0.2
GRADIENT: Final = 0.5
SMOOTHING: Final = 0.05
VALUE_WEIGHT: Final = 0.25
SHARE_WEIGHT: Final = 0.05
BELIEF_WEIGHT: Final = 0.05
NEWEST: Final = 0.03
"""What the newest weights count in their average, once there are many."""


@dataclass
class Pace:
    """How fast to learn: the rate, the weight of the entropy, decisions a batch, times over each decision.

    `warm` is the part of the rate that holds for the player; at 0 only the critic learns.
    """

    rate: float
    entropy: float
    batch: int
    epochs: int
    warm: float


@dataclass
class Report:
    """Means over a stretch. `explained` is the part of the variance of the returns that the critic foretold."""

    policy: float
    value: float
    critic: float
    belief: float
    entropy: float
    explained: float
    kept: float


class Learner:
    """`average` is the player as it was in the mean of the last lessons, whose chance errors cancel out."""

    def __init__(self, game: str, device: torch.device) -> None:
        self.player = Player(game).to(device)
        self.critic = Critic(game).to(device)
        self.device = device
        self.average = deepcopy(self.player)
        self.averaged = 0
        groups = [{"params": [*self.player.parameters()]}, {"params": [*self.critic.parameters()]}]
        self.optimizer = torch.optim.Adam(groups, lr=1e-3, eps=1e-5)

    def learn(self, stretch: Stretch, pace: Pace, teaching: bool) -> Report:
        values = stretch.value(self.player, self.critic)
        # A critic that knows nothing yet learns from how it came out, not from what it expected.
        lessons = Lessons(stretch, values, LAMBDA if pace.warm else 1.0)
        chosen = lessons.good.flatten().nonzero()[:, 0]
        returns, advantages = lessons.returns.flatten(), lessons.advantages.flatten()
        mean, spread = advantages[chosen].mean(), advantages[chosen].std() + 1e-6
        for group, part in zip(self.optimizer.param_groups, (pace.warm, 1.0), strict=True):
            group["lr"] = pace.rate * part
        told: list[Tensor] = []
        for rows in _batches(chosen, pace):
            told.append(self._batch(stretch, lessons, rows, (advantages[rows] - mean) / spread, pace, teaching))
        if pace.warm and not teaching:
            self._average()
        parts = torch.stack(told).mean(0).tolist() if told else [0.0] * 5
        explained = 1 - (returns - values.flatten())[chosen].var() / (returns[chosen].var() + 1e-9)
        return Report(*parts, explained=float(explained), kept=len(chosen) / returns.numel())

    @torch.no_grad()
    def _average(self) -> None:
        self.averaged += 1
        for kept, new in zip(self.average.parameters(), self.player.parameters(), strict=True):
            kept.lerp_(new, max(NEWEST, 1 / self.averaged))

    def _batch(self, stretch: Stretch, lessons: Lessons, rows: Tensor, advantage: Tensor, pace: Pace, teaching: bool) -> Tensor:
        seen = seen_from(stretch.active.flatten(0, 1)[rows], self.player.inputs)
        places = stretch.places.flatten(0, 1)[rows]
        leanings, values, beliefs = self.player(seen)
        chances = leanings.masked_fill(~stretch.masks.flatten(0, 1)[rows], NEVER).log_softmax(1)
        mine = chances.gather(1, stretch.actions.flatten()[rows][:, None])[:, 0]
        entropy = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
        if teaching:
            policy = -mine.mean() - SMOOTHING * entropy
        else:
            ratio = (mine - stretch.before.flatten()[rows]).exp()
            policy = -torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean() - pace.entropy * entropy
        returns = lessons.returns.flatten()[rows]
        value = (values[:, 0] - returns).pow(2).mean()
        told = lessons.told.flatten()[rows]
        share = ((values[:, 1] - lessons.shares.flatten()[rows]).pow(2) * told).mean()
        critic = (self.critic(seen, places) - returns).pow(2).mean()
        belief = _belief_loss(beliefs, places, stretch.sizes.flatten()[rows])
        loss = 0.5 * critic
        if pace.warm:
            loss = loss + policy + VALUE_WEIGHT * value + SHARE_WEIGHT * share + BELIEF_WEIGHT * belief
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.player.parameters(), GRADIENT)
        nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        self.optimizer.step()
        self.player.confine()
        return torch.stack([policy, value, critic, belief, entropy]).detach()


def _batches(chosen: Tensor, pace: Pace) -> Iterator[Tensor]:
    for _ in range(pace.epochs):
        mixed = chosen[torch.randperm(len(chosen), device=chosen.device)]
        size = min(pace.batch, len(mixed))
        for first in range(0, len(mixed) - size + 1, max(1, size)):
            yield mixed[first : first + size]


def _belief_loss(beliefs: Tensor, places: Tensor, sizes: Tensor) -> Tensor:
    """How surprising the places of the unseen cards are, for each of them."""
    others = torch.arange(5, device=places.device)[None] < (sizes - 1)[:, None]
    nobody = torch.ones(len(sizes), 1, dtype=torch.bool, device=places.device)
    possible = torch.cat([others, nobody], 1)[:, None, :]
    chances = beliefs.masked_fill(~possible, NEVER).log_softmax(2)
    copies = places.view_as(beliefs).float()
    return -(copies * chances.clamp(min=-30)).sum() / copies.sum().clamp(min=1)
