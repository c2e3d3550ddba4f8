"""What the balance lab looks at in Purple."""

from typing import final

from defifoo.core.chronicler import Chronicler
from defifoo.core.outcome import Outcome


@final
class PurpleChronicler(Chronicler):
    def over(self, outcome: Outcome) -> None:
        super().over(outcome)
        seen = self.deal.view(-1).as_dict()
        for points in outcome.points:
            self.note("points per player and set, by challenge", str(seen["challenge"]), points)
        if seen["sun_last"] != -1:
            self.note("sets in which the Sun fell in the last trick (share)", "Sun in the last trick", 1)
        else:
            self.note("sets in which the Sun fell in the last trick (share)", "Sun in the last trick", 0)
