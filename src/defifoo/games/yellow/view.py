"""What a seat at a Yellow table may know."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Card, Mask, Seat
from defifoo.core.bits import members
from defifoo.core.deal import View
from defifoo.core.outcome import Outcome
from defifoo.core.saying import Cards, Letter, Line, Sentence, direction_line
from defifoo.games.yellow.deck import CARD_NAMES, COLOURS, JOKER, SKULL, SYMBOLS
from defifoo.games.yellow.phases import PHASES
from defifoo.games.yellow.rules import NOTHING
from defifoo.games.yellow.seen import YellowOpen, YellowOwn


def card_names(cards: bytes) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def sorted_names(cards: bytes) -> list[str]:
    return card_names(bytes(sorted(cards)))


@final
class YellowView(View):
    """Table and own hand, and what an attentive player remembers: cards played, given, swapped or shown by mistake.

    `under` is the played pile below its top card. `known` is what this seat is sure that each other seat holds, `shown` what
    everybody is sure of. `pile_of`, once the pile was made anew, is what may still lie in it. `hands` is the count at the end.
    """

    def __init__(self, seat: Seat, players: i64, dealer: Seat) -> None:
        super().__init__(seat)
        self.players = players
        self.dealer = dealer
        self.level: i64 = 3
        self.mistakes = False
        self.thanks = True
        self.direction: i64 = 0
        self.phase: i64 = 0
        self.turn: Seat = -1
        self.waits: Mask = 0
        self.receiver: Seat = -1
        self.hand = b""
        self.hand_sizes = vec[i64]()
        self.drawn: Card = -1
        self.top: Card = -1
        self.lies: i64 = NOTHING
        self.under = b""
        self.pile_size: i64 = 0
        self.debt: i64 = 0
        self.remakes: i64 = 0
        self.idle: i64 = 0
        self.winner: Seat = -1
        self.known: list[bytes] = []
        self.shown: list[bytes] = []
        self.pile_of: bytes | None = None
        self.hands: list[bytes] = []
        self.outcome: Outcome | None = None

    def said(self) -> list[Line]:
        lines = [[self._top()]]
        if self.direction:
            lines.append(direction_line(self.direction))
        if self.debt:
            lines.append([Sentence("yellow-table-debt", {"count": int(self.debt)})])
        if self.drawn >= 0:
            lines.append([Sentence("yellow-table-drawn", {"card": Cards([CARD_NAMES[self.drawn]])})])
        lines.append([Sentence("yellow-table-pile", {"number": int(self.pile_size)})])
        return lines

    def _top(self) -> Sentence:
        if self.top < 0:
            return Sentence("yellow-table-empty")
        card = Cards([CARD_NAMES[self.top]])
        if self.top < JOKER or self.top == SKULL:
            return Sentence("yellow-table-top", {"card": card})
        return Sentence("yellow-table-joker", {"card": card, "symbol": Letter("symbol", SYMBOLS[self.lies // 3])})

    def common(self) -> YellowOpen:
        waits_for = [int(seat) for seat in members(self.waits)]
        outcome = self.outcome
        return {
            "game": "yellow",
            "players": int(self.players),
            "dealer": int(self.dealer),
            "level": int(self.level),
            "mistakes": self.mistakes,
            "thanks": self.thanks,
            "direction": int(self.direction),
            "phase": PHASES[self.phase],
            "turn": int(self.turn),
            "waits_for": waits_for,
            "movers": waits_for,
            "receiver": int(self.receiver),
            "hand_sizes": [int(count) for count in self.hand_sizes],
            "top": CARD_NAMES[self.top] if self.top >= 0 else None,
            "symbol": SYMBOLS[self.lies // 3] if self.lies != NOTHING else None,
            "colour": COLOURS[self.lies % 3] if self.lies != NOTHING else None,
            "under": card_names(self.under),
            "pile_size": int(self.pile_size),
            "debt": int(self.debt),
            "remakes": int(self.remakes),
            "idle": int(self.idle),
            "shown": [sorted_names(cards) for cards in self.shown],
            "hands": [card_names(hand) for hand in self.hands] if outcome is not None else None,
            "over": outcome is not None,
            "winner": int(self.winner),
            "reason": outcome.reason if outcome is not None else None,
            "points": list(outcome.points) if outcome is not None else None,
        }

    def own(self) -> YellowOwn:
        return {
            "seat": int(self.seat),
            "hand": card_names(self.hand),
            "drawn": CARD_NAMES[self.drawn] if self.drawn >= 0 else None,
            "known": [sorted_names(cards) for cards in self.known],
            "pile_of": sorted_names(self.pile_of) if self.pile_of is not None else None,
        }
