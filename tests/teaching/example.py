"""One decision of a deal, to see what is said of its moves."""

from collections.abc import Callable
from typing import NamedTuple

from defifoo.core.deal import Deal


class Example(NamedTuple):
    """A position, whose decision it is, and the moves with the points and the worth that a search found, the best first.

    "" is letting the moment pass.
    """

    decision: str
    deal: Callable[[], Deal]
    seat: int
    moves: tuple[tuple[str, float, float], ...]
