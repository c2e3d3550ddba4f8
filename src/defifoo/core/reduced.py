"""A game so small that its whole tree fits into memory, for exact measures."""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.deal import Deal


class Reduced(ABC):
    """Two players, a few cards of a deck without repeats, and one term to choose.

    cards    those that are dealt unless others are asked for, in notation
    hand     how many of them each hand has
    term     the name of the term; `choices` are what it may be, `chosen` what it is unless it is asked for
    unit     so many points are 1
    most     the greatest lead, in units
    """

    cards: str
    hand: int
    term: str
    choices: tuple[str, ...]
    chosen: str
    unit: float
    most: float

    @abstractmethod
    def deal(self, hands: vec[i64], choice: i64) -> Deal:
        """A deal of these hands, each a set of cards; the first seat begins and there is nothing to choose before."""
