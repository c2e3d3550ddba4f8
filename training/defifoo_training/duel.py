"""Two nets at the same tables, every other seat one of them, each playing what it holds best: which one is stronger.

All tables of the training play at once, so that seconds tell what evaluating deal by deal needs an hour for.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import torch

from defifoo_training.model import Player, seen_from
from defifoo_training.rollout import NEVER
from defifoo_training.workers import SEATS

if TYPE_CHECKING:
    from torch import Tensor

    from defifoo_training.rollout import Stretch


@dataclass
class Duel:
    """What the first net wins at tables of one size, in multiples of the fair share, with its 95 % interval."""

    share: float
    margin: float
    matches: int


@torch.no_grad()
def duel(stretch: Stretch, one: Player, other: Player, seconds: float) -> dict[str, Duel]:
    """By the number of players. Matches that are under way when it begins do not count."""
    workers, device = stretch.workers, stretch.device
    rows = torch.arange(workers.rows, device=device)[:, None]
    first = (rows + torch.arange(SEATS, device=device)[None]) % 2 == 0
    fresh = torch.zeros(workers.rows, dtype=torch.bool, device=device)
    sums = torch.zeros(3, SEATS + 1, dtype=torch.float64, device=device)
    workers.teach(teaching=False)
    workers.invite(0)
    end = time.time() + seconds
    step, over = 0, False
    while not over:
        over = step > 0 and time.time() >= end
        for group in range(workers.groups):
            workers.wait(group)
            span = workers.span(group)
            if step:
                stretch.results(0, span)
                _count(stretch, span, first[span], fresh[span], sums)
            if over:
                workers.keep(group)
                continue
            stretch.look(0, span)
            _decide(stretch, span, first[span], one, other)
            workers.go(group)
        step += 1
    return {str(players): _told(*sums[:, players].tolist()) for players in range(2, SEATS + 1) if sums[0, players] > 0}


def _decide(stretch: Stretch, span: slice, first: Tensor, one: Player, other: Player) -> None:
    mine = first.gather(1, stretch.seats[0, span][:, None])
    seen = seen_from(stretch.active[0, span], one.inputs)
    leanings = torch.where(mine, one.policy(one.think(seen)), other.policy(other.think(seen)))
    actions = leanings.masked_fill(~stretch.masks[0, span], NEVER).argmax(1)
    stretch.workers.actions[span] = actions.to(torch.int32).cpu().numpy()


def _count(stretch: Stretch, span: slice, first: Tensor, fresh: Tensor, sums: Tensor) -> None:
    """Add the matches that ended to their number, what the first net won in them, and its squares."""
    ended = stretch.ended[0, span]
    of = torch.from_numpy(stretch.workers.of[span].astype("int64")).to(ended.device)
    mine = first & (torch.arange(SEATS, device=ended.device)[None] < of[:, None])
    won = ((stretch.shares[0, span] + 1) * mine).sum(1) / mine.sum(1).clamp(min=1)
    counted = (ended & fresh).double()
    for place, value in enumerate((counted, counted * won, counted * won * won)):
        sums[place].index_add_(0, of.clamp(max=SEATS), value)
    fresh |= ended


def _told(matches: float, won: float, squares: float) -> Duel:
    share = won / matches
    return Duel(share, 1.96 * math.sqrt(max(0.0, squares / matches - share * share) / matches), int(matches))
