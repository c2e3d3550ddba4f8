"""What is noted about a game while deals of it are played, for the balance lab.

Chroniclers see everything: they are no players.
"""

from mypy_extensions import mypyc_attr

from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.outcome import Outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicler:
    """What every game is asked: the advantage of a seat, and how long a game is.

    `notes` are the chart that a value belongs to, the label within it, and the value.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.moves = 0
        self.notes: list[tuple[str, str, float]] = []

    def note(self, chart: str, label: str, value: float) -> None:
        self.notes.append((chart, label, value))

    def moved(self, events: list[Event]) -> None:
        self.moves += 1
        for event in events:
            self.happened(event)

    def happened(self, event: Event) -> None:
        """One event; the deal is already in the position after the whole move."""

    def over(self, outcome: Outcome) -> None:
        players = int(self.deal.players)
        for seat in range(players):
            after = (seat - int(self.deal.dealer)) % players
            label = "dealer" if after == 0 else f"{after} after the dealer"
            self.note("win share by seat (times fair share)", label, outcome.share(seat) * players)
        self.note("moves in a deal", f"{players} players", self.moves)
        self.note("why deals end (share)", outcome.reason, 1)
