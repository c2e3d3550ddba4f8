"""Blue for the search."""

from typing import final

from defifoo.bots.search.policy import Policy
from defifoo.bots.search.worth import worth
from defifoo.core.aliases import Seat
from defifoo.core.deal import Deal


@final
class BluePolicy(Policy):
    def reward(self, deal: Deal, seat: Seat) -> float:
        return worth(deal, seat, 60.0)
