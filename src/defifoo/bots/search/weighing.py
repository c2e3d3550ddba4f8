"""Moves laid on the scales: the same guesses are played to the end with each of them, and every result is kept.

A search looks for the best move and may drop the others on the way. Whoever looks back wants to know what a move was worth
beside another, and how far that can be trusted: so no move is dropped, no result hangs on an earlier one, and the difference of
two moves has an error of its own.
"""

import math
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from defifoo.bots.search.policy import WAIT, Policy
from defifoo.bots.search.prospect import Prospect
from defifoo.bots.search.tree import MATCH, MOST_PLAYS
from defifoo.core.aliases import Move, Seat
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.guessing import Guesses

NO_MOVE: Move = WAIT - 1
"""Nothing is laid on the scales but the position itself: it is played on from where it stands."""


@final
class Pan:
    """A move, and for each guess what it led to: the points of the deal and what they were worth, from 0 to 1."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.points: vec[float] = vec[float]()
        self.worths: vec[float] = vec[float]()


@final
class Scales:
    """The guesses of one seat, the same for every move that is laid on them."""

    def __init__(self, guesses: Guesses, policy: Policy, seat: Seat, source: FastSource, prospect: Prospect) -> None:
        self.guesses = guesses
        self.policy = policy
        self.seat = seat
        self.source = source
        self.prospect = prospect

    def weigh(self, pans: list[Pan], guesses: i64) -> None:
        """Play so many guesses with every move.

        Each guess has a chance of its own, from which its pile is drawn: where the pile alone is hidden nothing else would
        make one guess differ from the next, and the error of any number of them would be nothing.
        """
        for _ in range(guesses):
            guess = self.guesses.draw(self.source.branch())
            for pan in pans:
                self._lay_and_play(guess.clone(), pan)

    def _lay_and_play(self, deal: Deal, pan: Pan) -> None:
        if pan.move == WAIT:
            self.policy.pass_by(deal, self.seat, self.source)
        elif pan.move != NO_MOVE:
            deal.do(self.seat, pan.move)
        plays: i64 = 0
        while not deal.over and plays < MOST_PLAYS:
            self.policy.step(deal, self.source)
            plays += 1
        pan.points = append(pan.points, self.policy.promised(deal, self.seat) if deal.over else 0.0)
        pan.worths = append(pan.worths, worth_of(self.policy, self.prospect, deal, self.seat))


def worth_of(policy: Policy, prospect: Prospect, deal: Deal, seat: Seat) -> float:
    """What a deal that is over is worth to a seat, as the search has it."""
    if not deal.over:
        return 1.0 / float(deal.players)
    reward = policy.reward(deal, seat)
    return reward if prospect.plain else MATCH * policy.shares(deal, prospect)[seat] + (1.0 - MATCH) * reward


def total(values: vec[float]) -> float:
    found = 0.0
    for value in values:
        found += value
    return found


def mean_and_error(values: vec[float]) -> tuple[float, float]:
    """The mean and its standard error; the error of fewer than two is boundless."""
    count = float(len(values))
    if count < 2.0:
        return (total(values), math.inf)
    mean = total(values) / count
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return (mean, math.sqrt(squares / (count - 1.0) / count))


def beside(values: vec[float], others: list[vec[float]], weights: list[float]) -> vec[float]:
    """Guess by guess, how much more than the weighted mean of the others; the weights add up to 1."""
    found = vec[float]()
    for place in range(i64(len(values))):
        usual = 0.0
        for other in range(len(others)):
            usual += weights[other] * others[other][place]
        found = append(found, values[place] - usual)
    return found
