"""The one interface of every bot."""

from typing import Final, NamedTuple, Protocol

from defifoo.bots.search.policy import WAIT
from defifoo.bots.sight import Sight
from defifoo.core.chance import FastSource

__all__ = ["DEFAULT_BUDGET", "WAIT", "Bot", "Budget", "Sight"]


class Budget(NamedTuple):
    """How much thought a move may cost: milliseconds, or simulations for play that can be repeated exactly."""

    milliseconds: float | None = None
    simulations: int | None = None


DEFAULT_BUDGET: Final = Budget(milliseconds=150)


class Bot(Protocol):
    """A player. It gets what its seat may know and nothing else; all its chance comes from `source`.

    Where the table does not wait for the seat, since it may act out of turn, it may answer WAIT and let the moment pass.
    """

    def choose(self, sight: Sight, source: FastSource, budget: Budget) -> int: ...
