"""What the balance lab looks at in Red."""

from typing import Any, final

from defifoo.core.bits import as_mask
from defifoo.core.chronicler import Chronicler
from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.outcome import Outcome
from defifoo.games.red.deck import CARD_NAMES
from defifoo.games.red.rules import strength, suit_of
from defifoo.games.red.scoring import value


@final
class RedChronicler(Chronicler):
    def __init__(self, deal: Deal) -> None:
        super().__init__(deal)
        self.holders: dict[str, int] = {}
        for seat in range(int(deal.players)):
            hand: Any = deal.view(seat).as_dict()["hand"]
            self.holders.update({card: seat for card in ("BANK", "BOMB") if card in hand})

    def happened(self, event: Event) -> None:
        points = int(value(as_mask(list(event.cards))))
        if event.name == "took-round":
            self.note("points of the rounds a card wins", self._strongest(event.cards), points)
        if event.name == "bomb":
            self.note("points a slammed Bomb or Bank moves", "Bomb takes", points)
        if event.name == "bank":
            self.note("points a slammed Bomb or Bank moves", "Bank swallows", points)

    def _strongest(self, cards: bytes) -> str:
        led = suit_of(cards[0])
        return CARD_NAMES[max(cards, key=lambda card: strength(card, led))]

    def over(self, outcome: Outcome) -> None:
        super().over(outcome)
        players = int(self.deal.players)
        seen: Any = self.deal.view(-1).as_dict()
        for seat in range(players):
            share = outcome.share(seat) * players
            for card in ("BANK", "BOMB"):
                label = f"dealt the {card.title()}" if self.holders.get(card) == seat else f"without the {card.title()}"
                self.note("win share of those who hold Bank or Bomb (times fair share)", label, share)
        if seen["team"]:
            won = bool(set(outcome.winners) & set(seen["team"])) and len(set(outcome.winners)) < players
            others = players - len(seen["team"])
            self.note("wins of the dealer's side (share)", f"{len(seen['team'])} against {others}", won)
        self.note("cards in the Bank at the end", f"{players} players", len(seen["bank"]))
        for seat in range(players):
            for card in seen["won"][seat]:
                self.note("how often a card is won rather than banked (share)", card, 1)
        for card in seen["bank"]:
            self.note("how often a card is won rather than banked (share)", card, 0)
