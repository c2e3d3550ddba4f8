"""The one interface of every bot."""

from typing import Final, NamedTuple, Protocol

from defifoo.bots.search.policy import WAIT
from defifoo.core.chance import FastSource
from defifoo.core.deal import View

__all__ = ["DEFAULT_BUDGET", "WAIT", "Bot", "Budget"]


class Budget(NamedTuple):
    """How much thought a move may cost: milliseconds, or simulations for play that can be repeated exactly."""

    milliseconds: float | None = None
    simulations: int | None = None


DEFAULT_BUDGET: Final = Budget(milliseconds=150)


class Bot(Protocol):
    """A player. It gets what its seat may know and nothing else; all its chance comes from `source`.

    `moves` are its legal moves, never empty. Where the table does not wait for the seat (Red's Bank and Bomb out of turn) it
    may answer WAIT and let the moment pass.
    """

    def choose(self, view: View, moves: list[int], source: FastSource, budget: Budget) -> int: ...
