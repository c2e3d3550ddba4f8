"""What the balance lab looks at in Blue."""

from typing import Any, final

from defifoo.core.chronicler import Chronicler
from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.outcome import Outcome
from defifoo.games.blue.deck import RAIN


@final
class BlueChronicler(Chronicler):
    ATTACKS = ("moon", "lightning", "iceberg")

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal)
        self.hit: dict[str, set[int]] = {"stolen from": set(), "struck": set(), "frozen": set()}
        self.rainbows: set[int] = set()
        self.attacks: dict[str, int] = dict.fromkeys(self.ATTACKS, 0)

    def happened(self, event: Event) -> None:
        if event.name in self.attacks:
            self.attacks[event.name] += 1
        victims = {"stole": "stolen from", "struck": "struck", "iceberg": "frozen"}
        if event.name in victims:
            self.hit[victims[event.name]].add(int(event.other))
        if event.name == "opened" and event.cards == bytes([RAIN]):
            self.rainbows.add(int(event.seat))

    def over(self, outcome: Outcome) -> None:
        super().over(outcome)
        players = int(self.deal.players)
        lines: Any = self.deal.view(-1).as_dict()["lines"]
        for seat in range(players):
            share = outcome.share(seat) * players
            for what, victims in self.hit.items():
                label = what if seat in victims else f"not {what}"
                self.note("win share of those who were attacked (times fair share)", label, share)
            self.note("win share by lines opened (times fair share)", f"{len(lines[seat])} lines", share)
            label = "opened with a Rainbow" if seat in self.rainbows else "never"
            self.note("win share with a protected line (times fair share)", label, share)
        for attack, times in self.attacks.items():
            self.note("attacks in a game", attack, times)
