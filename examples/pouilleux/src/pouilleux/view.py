"""What a seat may know: the cards it holds, those it once held and where they went, and the pairs that were laid."""

from typing import final

from defifoo.core.bits import members
from defifoo.core.deal import View
from defifoo.core.outcome import Outcome
from defifoo.core.reading import seats, whose_turn
from defifoo.core.saying import Cards, Line, Name, Sentence
from pouilleux.deck import CARD_NAMES, parse_card
from pouilleux.fan import UNKNOWN, Fan, Slot
from pouilleux.seen import PouilleuxOpen, PouilleuxOwn, PouilleuxSeen


@final
class PouilleuxView(View):
    def __init__(self, seat: int, players: int, dealer: int) -> None:
        super().__init__(seat)
        self.players = players
        self.dealer = dealer
        self.fans: list[Fan] = []
        self.laid: list[list[int]] = []
        self.turn = -1
        self.neighbour = -1
        self.idle = 0
        self.outcome: Outcome | None = None

    def common(self) -> PouilleuxOpen:
        turn = [self.turn] if self.turn >= 0 else []
        over = self.outcome
        return {
            "game": "pouilleux",
            "phase": "over" if over is not None else "draw",
            "players": self.players,
            "dealer": self.dealer,
            "direction": 1,
            "hand_sizes": [len(fan) for fan in self.fans],
            "waits_for": turn,
            "movers": turn,
            "neighbour": self.neighbour,
            "laid": [[CARD_NAMES[card] for card in cards] for cards in self.laid],
            "known_to": [[[int(seat) for seat in members(slot.known_to)] for slot in fan] for fan in self.fans],
            "idle": self.idle,
            "over": over is not None,
            "points": list(over.points) if over is not None else None,
        }

    def own(self) -> PouilleuxOwn:
        fans = [[CARD_NAMES[slot.card] if slot.card != UNKNOWN else "" for slot in fan] for fan in self.fans]
        return {
            "seat": int(self.seat),
            "hand": fans[self.seat] if self.seat >= 0 else [],
            "fans": fans,
        }

    def said(self) -> list[Line]:
        laid = [
            Sentence("pouilleux-table-laid", {"name": Name(seat), "cards": Cards([CARD_NAMES[card] for card in cards])})
            for seat, cards in enumerate(self.laid)
            if cards
        ]
        return [[sentence] for sentence in laid]


def read_view(seen: PouilleuxSeen) -> PouilleuxView:
    """The view that says this, without its outcome."""
    view = PouilleuxView(seen["seat"], seen["players"], seen["dealer"])
    view.fans = [
        [Slot(parse_card(name) if name else UNKNOWN, int(seats(known))) for name, known in zip(cards, known_to, strict=True)]
        for cards, known_to in zip(seen["fans"], seen["known_to"], strict=True)
    ]
    view.laid = [[parse_card(name) for name in cards] for cards in seen["laid"]]
    view.turn = int(whose_turn(seen["waits_for"]))
    view.neighbour = seen["neighbour"]
    view.idle = seen["idle"]
    return view
