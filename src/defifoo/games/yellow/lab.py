"""What the balance lab looks at in Yellow."""

from typing import Any, Final, final

from defifoo.core.chronicler import Chronicler
from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.outcome import Outcome
from defifoo.games.yellow.deck import CARD_NAMES


@final
class YellowChronicler(Chronicler):
    EVENTS: Final = {"A": "again or reverse", "S": "speed", "3": "+3", "G": "give", "X": "swap"}

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal)
        self.skulls = {seat for seat in range(int(deal.players)) if self._holds_skull(seat)}
        self.ever = set(self.skulls)
        self.pending = ""
        self.before: set[int] = self._closest()

    def _holds_skull(self, seat: int) -> bool:
        hand: Any = self.deal.view(seat).as_dict()["hand"]
        return "SK" in hand

    def _closest(self) -> set[int]:
        """Those with the fewest cards."""
        sizes: Any = self.deal.view(-1).as_dict()["hand_sizes"]
        return {seat for seat, size in enumerate(sizes) if size == min(sizes)}

    def moved(self, events: list[Event]) -> None:
        """An event has turned the game when, at the next card played, others than before are closest to going out."""
        played = [event for event in events if event.name in {"played", "joker"}]
        if played:
            if self.pending:
                turned = not self._closest() & self.before
                self.note("events that put others in front (share)", self.pending, turned)
            card = CARD_NAMES[played[0].cards[0]]
            self.pending = self.EVENTS[card[2]] if len(card) == 3 else ""
            self.before = self._closest()
        super().moved(events)
        self.ever |= {seat for seat in range(int(self.deal.players)) if self._holds_skull(seat)}

    def over(self, outcome: Outcome) -> None:
        super().over(outcome)
        players = int(self.deal.players)
        for seat in range(players):
            share = outcome.share(seat) * players
            label = "dealt a Skull" if seat in self.skulls else "dealt none"
            self.note("win share of Skull holders (times fair share)", label, share)
            label = "ever held a Skull" if seat in self.ever else "never held one"
            self.note("win share of Skull holders (times fair share)", label, share)
            self.note("points of the others when somebody goes out", f"{players} players", outcome.points[seat])
