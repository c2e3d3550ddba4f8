"""What is noted while a deal is played, game by game. Observers see everything: they are no players."""

from typing import Any, Final

from defifoo.arena.balance.tally import Findings
from defifoo.arena.tournament import win_share
from defifoo.core.bits import as_mask
from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.game import Game
from defifoo.core.outcome import Outcome
from defifoo.games.red.rules import strength, suit_of
from defifoo.games.red.scoring import value


class Observer:
    """What every game is asked: the advantage of a seat, and how long a game is."""

    def __init__(self, game: Game, deal: Deal, findings: Findings) -> None:
        self.game = game
        self.deal = deal
        self.findings = findings
        self.moves = 0

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
            self.findings["win share by seat (times fair share)"].add(label, win_share(outcome, seat) * players)
        self.findings["moves in a deal"].add(f"{players} players", self.moves)
        self.findings["why deals end (share)"].add(outcome.reason, 1)

    def names(self, event: Event) -> list[str]:
        return [self.game.card_name(card) for card in event.cards]


class PurpleObserver(Observer):
    def over(self, outcome: Outcome) -> None:
        super().over(outcome)
        seen = self.deal.view(-1).as_dict()
        for points in outcome.points:
            self.findings["points per player and set, by challenge"].add(str(seen["challenge"]), points)
        if seen["sun_last"] != -1:
            self.findings["sets in which the Sun fell in the last trick (share)"].add("Sun in the last trick", 1)
        else:
            self.findings["sets in which the Sun fell in the last trick (share)"].add("Sun in the last trick", 0)


class BlueObserver(Observer):
    ATTACKS = ("moon", "lightning", "iceberg")

    def __init__(self, game: Game, deal: Deal, findings: Findings) -> None:
        super().__init__(game, deal, findings)
        self.hit: dict[str, set[int]] = {"stolen from": set(), "struck": set(), "frozen": set()}
        self.rainbows: set[int] = set()
        self.attacks: dict[str, int] = dict.fromkeys(self.ATTACKS, 0)

    def happened(self, event: Event) -> None:
        if event.name in self.attacks:
            self.attacks[event.name] += 1
        victims = {"stole": "stolen from", "struck": "struck", "iceberg": "frozen"}
        if event.name in victims:
            self.hit[victims[event.name]].add(int(event.other))
        if event.name == "opened" and self.names(event) == ["RAIN"]:
            self.rainbows.add(int(event.seat))

    def over(self, outcome: Outcome) -> None:
        super().over(outcome)
        players = int(self.deal.players)
        lines: Any = self.deal.view(-1).as_dict()["lines"]
        for seat in range(players):
            share = win_share(outcome, seat) * players
            for what, victims in self.hit.items():
                label = what if seat in victims else f"not {what}"
                self.findings["win share of those who were attacked (times fair share)"].add(label, share)
            self.findings["win share by lines opened (times fair share)"].add(f"{len(lines[seat])} lines", share)
            label = "opened with a Rainbow" if seat in self.rainbows else "never"
            self.findings["win share with a protected line (times fair share)"].add(label, share)
        for attack, times in self.attacks.items():
            self.findings["attacks in a game"].add(attack, times)


class YellowObserver(Observer):
    EVENTS: Final = {"A": "again or reverse", "S": "speed", "3": "+3", "G": "give", "X": "swap"}

    def __init__(self, game: Game, deal: Deal, findings: Findings) -> None:
        super().__init__(game, deal, findings)
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
                self.findings["events that put others in front (share)"].add(self.pending, turned)
            card = self.names(played[0])[0]
            self.pending = self.EVENTS[card[2]] if len(card) == 3 else ""
            self.before = self._closest()
        super().moved(events)
        self.ever |= {seat for seat in range(int(self.deal.players)) if self._holds_skull(seat)}

    def over(self, outcome: Outcome) -> None:
        super().over(outcome)
        players = int(self.deal.players)
        for seat in range(players):
            share = win_share(outcome, seat) * players
            label = "dealt a Skull" if seat in self.skulls else "dealt none"
            self.findings["win share of Skull holders (times fair share)"].add(label, share)
            label = "ever held a Skull" if seat in self.ever else "never held one"
            self.findings["win share of Skull holders (times fair share)"].add(label, share)
            self.findings["points of the others when somebody goes out"].add(f"{players} players", outcome.points[seat])


class RedObserver(Observer):
    def __init__(self, game: Game, deal: Deal, findings: Findings) -> None:
        super().__init__(game, deal, findings)
        self.holders: dict[str, int] = {}
        for seat in range(int(deal.players)):
            hand: Any = deal.view(seat).as_dict()["hand"]
            self.holders.update({card: seat for card in ("BANK", "BOMB") if card in hand})

    def happened(self, event: Event) -> None:
        points = int(value(as_mask(list(event.cards))))
        if event.name == "took-round":
            self.findings["points of the rounds a card wins"].add(self._strongest(event.cards), points)
        if event.name == "bomb":
            self.findings["points a slammed Bomb or Bank moves"].add("Bomb takes", points)
        if event.name == "bank":
            self.findings["points a slammed Bomb or Bank moves"].add("Bank swallows", points)

    def _strongest(self, cards: bytes) -> str:
        led = suit_of(cards[0])
        return self.game.card_name(max(cards, key=lambda card: strength(card, led)))

    def over(self, outcome: Outcome) -> None:
        super().over(outcome)
        players = int(self.deal.players)
        seen: Any = self.deal.view(-1).as_dict()
        for seat in range(players):
            share = win_share(outcome, seat) * players
            for card in ("BANK", "BOMB"):
                label = f"dealt the {card.title()}" if self.holders.get(card) == seat else f"without the {card.title()}"
                self.findings["win share of those who hold Bank or Bomb (times fair share)"].add(label, share)
        if seen["team"]:
            won = bool(set(outcome.winners) & set(seen["team"])) and len(set(outcome.winners)) < players
            others = players - len(seen["team"])
            self.findings["wins of the dealer's side (share)"].add(f"{len(seen['team'])} against {others}", won)
        self.findings["cards in the Bank at the end"].add(f"{players} players", len(seen["bank"]))
        for seat in range(players):
            for card in seen["won"][seat]:
                self.findings["how often a card is won rather than banked (share)"].add(card, 1)
        for card in seen["bank"]:
            self.findings["how often a card is won rather than banked (share)"].add(card, 0)


OBSERVERS: dict[str, type[Observer]] = {
    "purple": PurpleObserver,
    "blue": BlueObserver,
    "yellow": YellowObserver,
    "red": RedObserver,
}
