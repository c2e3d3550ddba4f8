"""What a seat at a Blue table may know."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Seat
from defifoo.core.bits import bit
from defifoo.core.deal import View
from defifoo.core.game import RULES_VERSION
from defifoo.core.outcome import Outcome
from defifoo.core.saying import Cards, Letter, Line, Name, Sentence
from defifoo.games.blue.deck import CARD_NAMES, COLOURS, FACES, Handful, card_names, count
from defifoo.games.blue.lines import Lines, line
from defifoo.games.blue.seen import BlueLine, BlueMoon, BlueOpen, BlueOwn, Phase


def _colour(colour: i64) -> Letter:
    return Letter("colour", COLOURS[colour])


@final
class BlueView(View):
    """Table and own hand, and what an attentive player remembers: the stolen continents that went into each hand.

    `shown_hands` is empty until the game is over; then the cards are laid open.  all.secret
    """

    def __init__(self, seat: Seat, players: i64, dealer: Seat, deck: bytes, lines: Lines) -> None:
        super().__init__(seat)
        self.players = players
        self.dealer = dealer
        self.rules: i64 = RULES_VERSION
        self.deck = deck
        self.lines = lines
        self.hand: Handful = 0
        self.hand_sizes = vec[i64]()
        self.shown_hands = vec[i64]()
        self.pile: i64 = 0
        self.known = vec[i64]()
        self.lights: i64 = 0
        self.direction: i64 = 0
        self.turn: Seat = -1
        self.first_turn = False
        self.attacker: Seat = -1
        self.attacked: i64 = -1
        self.passes: i64 = 0
        self.idle: i64 = 0
        self.winner: Seat = -1
        self.outcome: Outcome | None = None

    def phase(self) -> Phase:
        """What the table waits for: direction, first-turn, turn, reply, or nothing any more: over."""
        if self.outcome is not None:
            return "over"
        if self.direction == 0:
            return "direction"
        if self.attacker >= 0:
            return "reply"
        return "first-turn" if self.first_turn else "turn"

    def waits_for(self) -> list[int]:
        if self.outcome is not None:
            return []
        return [int(self.attacked // 3 if self.attacker >= 0 else self.turn)]

    def unseen(self) -> vec[i64]:
        """How many cards of each face lie in the pile or in a hand other than one's own."""
        left = vec[i64]([i64(copies) for copies in self.deck])
        for place in range(3 * self.players):
            if self.lines.opened & bit(place):
                for card in self.lines.cards(place):
                    left[card] -= 1
        for face in range(i64(FACES)):
            left[face] -= count(self.hand, face)
        return left

    def said(self) -> list[Line]:
        said = [[Sentence("blue-table-pile", {"number": int(self.pile)})]]
        for seat in range(self.players):
            opened = [colour for colour in range(i64(3)) if self.lines.opened & bit(line(seat, colour))]
            for colour in opened:
                cards = Cards([CARD_NAMES[card] for card in self.lines.cards(line(seat, colour))])
                said.append([Sentence("blue-table-line", {"name": Name(seat), "colour": _colour(colour), "cards": cards})])
            if not opened:
                said.append([Sentence("blue-table-no-lines", {"name": Name(seat)})])
        if self.attacker >= 0:
            victim, where = Name(self.attacked // 3), _colour(self.attacked % 3)
            said.append([Sentence("blue-table-moon", {"name": victim, "colour": where})])
        return said

    def common(self) -> BlueOpen:
        outcome = self.outcome
        return {
            "game": "blue",
            "rules": int(self.rules),
            "players": int(self.players),
            "dealer": int(self.dealer),
            "phase": self.phase(),
            "direction": int(self.direction),
            "waits_for": self.waits_for(),
            "movers": self.waits_for(),
            "hand_sizes": [int(count) for count in self.hand_sizes],
            "hands": [card_names(hand) for hand in self.shown_hands] if outcome is not None else None,
            "pile": int(self.pile),
            "known": [card_names(cards) for cards in self.known],
            "lines": [self._lines_of(seat) for seat in range(self.players)],
            "moon": self._moon(),
            "passes": int(self.passes),
            "idle": int(self.idle),
            "over": outcome is not None,
            "reason": outcome.reason if outcome is not None else None,
            "winner": int(self.winner),
            "points": list(outcome.points) if outcome is not None else None,
        }

    def own(self) -> BlueOwn:
        return {"seat": int(self.seat), "hand": card_names(self.hand)}

    def _lines_of(self, seat: Seat) -> dict[str, BlueLine]:
        """The open lines of a seat by colour: weather from the bottom up, continents in the order they were laid."""
        found: dict[str, BlueLine] = {}
        for colour in range(i64(3)):
            place = line(seat, colour)
            if self.lines.opened & bit(place):
                found[COLOURS[colour]] = {
                    "weather": [CARD_NAMES[card] for card in self.lines.weather(place)],
                    "continents": [CARD_NAMES[card] for card in self.lines.continents(place)],
                    "frozen": bool(self.lines.frozen & bit(place)),
                }
        return found

    def _moon(self) -> BlueMoon | None:
        """The Moon that waits for its answer."""
        if self.attacker < 0:
            return None
        return {
            "attacker": int(self.attacker),
            "victim": int(self.attacked // 3),
            "colour": COLOURS[self.attacked % 3],
        }
