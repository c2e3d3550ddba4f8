"""A stretch of play by all tables, and what each decision in it turned out to be worth."""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor

from defifoo.bots.net.eye import PLACES
from defifoo.games.shelf import GAMES
from defifoo_training.games import COURSES, POINT_WEIGHT
from defifoo_training.model import Critic, Player, seen_from
from defifoo_training.workers import SEATS, Workers

LAMBDA: Final = 0.95
NEVER: Final = -1e9
_CHUNK: Final = 65536


class Stretch:
    """`steps` decisions of each of `rows` tables, on the learner's device. One row of every tensor is a decision."""

    def __init__(self, workers: Workers, steps: int, device: torch.device) -> None:
        self.workers, self.steps, self.device = workers, steps, device
        rows = workers.rows

        def space(width: int, kind: torch.dtype) -> Tensor:
            shape = (steps, rows, width) if width else (steps, rows)
            return torch.zeros(shape, dtype=kind, device=device)

        self.active = space(workers.active.shape[1], torch.int16)
        self.masks = space(workers.masks.shape[1], torch.bool)
        self.places = space(workers.places.shape[1] // (SEATS + 1) * int(PLACES), torch.uint8)
        self.seats = space(0, torch.long)
        self.sizes = space(0, torch.long)
        self.actions = space(0, torch.long)
        self.before = space(0, torch.float32)
        """How likely the action was, as a logarithm."""
        self.ended = space(0, torch.bool)
        self.rewards = space(SEATS, torch.float32)
        self.shares = space(SEATS, torch.float32)
        rules = GAMES[workers.game]
        self.sign = -1.0 if rules.lowest_wins else 1.0
        self.scale = COURSES[workers.game].scale

    @torch.no_grad()
    def play(self, player: Player, teaching: bool) -> None:
        """Let everybody play: the net by its own chances, or the teacher."""
        workers = self.workers
        for step in range(self.steps + 1):
            for group in range(workers.groups):
                workers.wait(group)
                span = workers.span(group)
                if step:
                    self.results(step - 1, span)
                if step and teaching:
                    self.actions[step - 1, span] = self._fetch(workers.actions[span].astype("int64"))
                if step == self.steps:
                    workers.keep(group)
                    continue
                self.look(step, span)
                if not teaching:
                    self._decide(step, span, player)
                workers.go(group)

    def _fetch(self, array: object) -> Tensor:
        given = torch.from_numpy(array)  # type: ignore[arg-type]
        return given.to(self.device) if self.device.type == "cuda" else given.clone()

    def look(self, step: int, span: slice) -> None:
        workers = self.workers
        self.active[step, span] = self._fetch(workers.active[span])
        self.masks[step, span] = self._fetch(workers.masks[span]).bool()
        self.seats[step, span] = self._fetch(workers.seats[span]).long()
        sizes = self.sizes[step, span] = self._fetch(workers.sizes[span]).long()
        self.places[step, span] = places_from(self._fetch(workers.places[span]), sizes)

    def _decide(self, step: int, span: slice, player: Player) -> None:
        thought = player.think(seen_from(self.active[step, span], player.inputs))
        leanings = player.policy(thought).masked_fill(~self.masks[step, span], NEVER)
        luck = -torch.log(-torch.log(torch.rand_like(leanings).clamp_(1e-9, 1 - 1e-7)))
        actions = (leanings + luck).argmax(1)
        self.workers.actions[span] = actions.to(torch.int32).cpu().numpy()
        self.actions[step, span] = actions
        self.before[step, span] = leanings.log_softmax(1).gather(1, actions[:, None])[:, 0]

    def results(self, step: int, span: slice) -> None:
        workers = self.workers
        ended = self._fetch(workers.ended[span]).bool()
        of = self._fetch(workers.of[span]).float().clamp(min=2)
        points = self._fetch(workers.gains[span]).float() * self.sign
        there = torch.arange(SEATS, device=self.device)[None] < of[:, None]
        best = points.masked_fill(~there, NEVER).max(1, keepdim=True).values
        winners = ((points == best) & there).float()
        shares = of[:, None] * winners / winners.sum(1, keepdim=True) - 1
        mean = (points * there).sum(1, keepdim=True) / of[:, None]
        ahead = (points - mean) / self.scale
        self.ended[step, span] = ended
        self.shares[step, span] = shares
        self.rewards[step, span] = (1 - POINT_WEIGHT) * shares / (of[:, None] - 1).sqrt() + POINT_WEIGHT * 2 * ahead

    @torch.no_grad()
    def value(self, player: Player, critic: Critic) -> Tensor:
        """What the critic, who sees all cards, expects at each decision."""
        active, places = self.active.flatten(0, 1), self.places.flatten(0, 1)
        found = [
            critic(seen_from(active[first : first + _CHUNK], player.inputs), places[first : first + _CHUNK])
            for first in range(0, len(active), _CHUNK)
        ]
        return torch.cat(found).view(self.steps, -1)


def places_from(cards: Tensor, sizes: Tensor) -> Tensor:
    """For each face, how many with each of the others, and last how many with nobody, from what stands in `Tables.places`."""
    hands = cards.view(len(cards), SEATS + 1, -1)
    seats = torch.arange(1, SEATS, device=cards.device)
    others = hands[:, 1:SEATS] * (seats[None] < sizes[:, None])[:, :, None]
    nobody = hands[torch.arange(len(cards), device=cards.device), sizes]
    return torch.cat([others, nobody[:, None]], 1).transpose(1, 2).flatten(1)


class Lessons:
    """For each decision: the advantage of what was done, the worth it led to, and the share in the win.

    `good` are the decisions whose future is known far enough, `told` those whose match ended within the stretch.
    """

    def __init__(self, stretch: Stretch, values: Tensor, trust: float = LAMBDA) -> None:
        steps, rows = stretch.steps, stretch.workers.rows
        device = values.device
        every = torch.arange(rows, device=device)
        future = torch.zeros(rows, SEATS, device=device)
        ahead = torch.zeros(rows, SEATS, device=device)
        known = torch.zeros(rows, SEATS, dtype=torch.bool, device=device)
        share = torch.zeros(rows, SEATS, device=device)
        final = torch.zeros(rows, 1, dtype=torch.bool, device=device)
        self.advantages = torch.zeros(steps, rows, device=device)
        self.shares = torch.zeros(steps, rows, device=device)
        self.good = torch.zeros(steps, rows, dtype=torch.bool, device=device)
        self.told = torch.zeros(steps, rows, dtype=torch.bool, device=device)
        for step in range(steps - 1, -1, -1):
            ended = stretch.ended[step][:, None]
            future = torch.where(ended, stretch.rewards[step], future)
            ahead = torch.where(ended, torch.zeros_like(ahead), ahead)
            share = torch.where(ended, stretch.shares[step], share)
            known = known | ended
            final = final | ended
            seat, value = stretch.seats[step], values[step]
            good = known[every, seat]
            gain = (future[every, seat] - value + trust * ahead[every, seat]) * good
            self.advantages[step], self.good[step] = gain, good
            self.shares[step], self.told[step] = share[every, seat], final[:, 0]
            future[every, seat] = value
            ahead[every, seat] = gain
            known[every, seat] = True
        self.returns = self.advantages + values
