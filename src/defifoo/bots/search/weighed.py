"""Guesses that explain what was played come more often than those that do not."""

import math
from abc import ABC, abstractmethod
from typing import Final, final

from defifoo.core.chance import Source
from defifoo.core.deal import Deal
from defifoo.core.guessing import Guesses

_FIRST: Final = 32
_GROWS: Final = 4
"""The pool begins with so many guesses and gets another one with every so many draws."""

_TRUST: Final = 0.5
"""How much of the evidence counts: nobody plays just as a bot imagines."""


class Witness(ABC):
    """Somebody who saw the deal being played, and knows how people play."""

    @abstractmethod
    def log_likelihood(self, guess: Deal) -> float:
        """The logarithm of how likely what was seen is, if the cards lie as guessed."""


@final
class Weighed(Guesses):
    """A pool of guesses, each drawn in proportion to how well it explains what was played."""

    def __init__(self, guesses: Guesses, witness: Witness) -> None:
        self.guesses = guesses
        self.witness = witness
        self.pool: list[Deal] = []
        self.evidence: list[float] = []
        self.weights: list[float] = []
        self.total = 0.0
        self.draws = 0

    def draw(self, source: Source) -> Deal:
        if not self.pool:
            for _ in range(_FIRST):
                self._add(source)
        elif self.draws % _GROWS == 0:
            self._add(source)
        self.draws += 1
        ticket = source.fraction() * self.total
        last = len(self.pool) - 1
        for place in range(last):
            ticket -= self.weights[place]
            if ticket < 0.0:
                return self.pool[place].clone()
        return self.pool[last].clone()

    def _add(self, source: Source) -> None:
        """The weights are relative to the likeliest guess so far."""
        guess = self.guesses.draw(source)
        self.pool.append(guess)
        self.evidence.append(_TRUST * self.witness.log_likelihood(guess))
        most = max(self.evidence)
        self.weights = [math.exp(evidence - most) for evidence in self.evidence]
        self.total = sum(self.weights)


def log_share(values: list[float], chosen: float, width: float) -> float:
    """The logarithm of the chance that somebody who is `width` points unsure takes the move with this value."""
    most = max(values)
    total = 0.0
    for value in values:
        total += math.exp((value - most) / width)
    return (chosen - most) / width - math.log(total)
