"""One deal of Pouilleux, from the first pairs to the last card."""

from typing import Final, final

from defifoo.core.bits import bit
from defifoo.core.chance import Source
from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.outcome import Outcome, ScoreLine, best, each
from defifoo.core.refusal import MALFORMED, NOT_YOURS, Violation
from pouilleux.deck import CARD_NAMES, POUILLEUX, partner
from pouilleux.fan import Fan, Slot, without_pairs
from pouilleux.view import PouilleuxView

MOVES: Final = 26
"""Move n draws the card in place n of the neighbour's fan. No fan is longer: there are 26 kinds of pair."""

PATIENCE: Final = 60
"""So many draws in a row without a pair end the deal.  pouilleux.stuck"""


@final
class PouilleuxDeal(Deal):
    def __init__(self, players: int, dealer: int, source: Source, fans: list[Fan]) -> None:
        super().__init__(players, dealer, source)
        self.fans = fans
        self.laid: list[list[int]] = [[] for _ in fans]
        self.turn = -1
        self.idle = 0

    def begin(self) -> None:
        """Everyone lays their pairs; the seat after the dealer draws first.  pouilleux.pairs, pouilleux.draw"""
        for seat, fan in enumerate(self.fans):
            self.fans[seat], self.laid[seat] = without_pairs(fan)
        self._pass_on(int(self.dealer))

    # Whose move

    def movers_mask(self) -> int:
        return 0 if self.over else bit(self.turn)

    def waits_mask(self) -> int:
        return self.movers_mask()

    def neighbour(self) -> int:
        """Whose fan is drawn from: the next seat that still holds cards.  pouilleux.draw"""
        return self._next(self.turn)

    def _next(self, seat: int) -> int:
        for step in range(1, int(self.players)):
            other = (seat + step) % int(self.players)
            if self.fans[other]:
                return other
        return -1

    # Which moves

    def moves(self, seat: int) -> list[int]:
        if self.over or seat != self.turn:
            return []
        return list(range(len(self.fans[self.neighbour()])))

    def why_not(self, seat: int, move: int) -> Violation | None:
        if not 0 <= move < MOVES or not 0 <= seat < self.players:
            return Violation("move", {"text": str(move)}, MALFORMED)
        if self.over:
            return Violation("pouilleux.end", kind=NOT_YOURS)
        if seat != self.turn:
            return Violation("all.turn-order", {"seat": str(self.turn)}, NOT_YOURS)
        if move >= len(self.fans[self.neighbour()]):
            return Violation("pouilleux.draw", {"seat": str(self.neighbour())})
        return None

    def timeout(self, seat: int) -> int:  # noqa: ARG002 - the first card, whoever draws
        return 0

    # Making a move

    def do(self, seat: int, move: int) -> None:
        """pouilleux.draw, pouilleux.pairs, pouilleux.out"""
        giver = self.neighbour()
        slot = self.fans[giver].pop(move)
        self._tell(Event("drew", seat, bytes([slot.card]), giver, move + 1, bit(seat) | bit(giver)))
        mine = self.fans[seat]
        match = next((place for place, held in enumerate(mine) if held.card == partner(slot.card)), -1)
        if match < 0:
            mine.append(Slot(slot.card, slot.known_to | bit(seat)))
            self.idle += 1
        else:
            pair = sorted((slot.card, mine.pop(match).card))
            self.laid[seat] += pair
            self.idle = 0
            self._tell(Event("laid", seat, bytes(pair)))
        for who in (giver, seat):
            if not self.fans[who]:
                self._tell(Event("out", who))
        if sum(len(fan) for fan in self.fans) == 1 or self.idle == PATIENCE:
            self._end()
        else:
            self._pass_on(seat)

    def _pass_on(self, seat: int) -> None:
        self.turn = self._next(seat)

    def _end(self) -> None:
        """pouilleux.end, pouilleux.stuck"""
        self.over = True
        self.turn = -1
        self._tell(Event("left-with", self.loser(), bytes([POUILLEUX])))
        self._tell(Event("over", -1))

    def _tell(self, event: Event) -> None:
        if self.heard is not None:
            self.heard.append(event)

    # The count

    def loser(self) -> int:
        return next(seat for seat, fan in enumerate(self.fans) if any(slot.card == POUILLEUX for slot in fan))

    def points(self, seat: int) -> int:
        """pouilleux.score"""
        return int(seat == self.loser())

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        points = tuple(self.points(seat) for seat in range(int(self.players)))
        reason = "pouilleux.stuck" if self.idle == PATIENCE else "pouilleux.end"
        return Outcome(
            reason, points, best(points, lowest_wins=True), tuple(self._account(seat) for seat in range(len(points)))
        )

    def _account(self, seat: int) -> tuple[ScoreLine, ...]:
        """pouilleux.score"""
        held = seat == self.loser()
        return (each("pouilleux.score", int(held), 1, bytes([POUILLEUX]) if held else b""),)

    # What a seat may know, and copies

    def view(self, seat: int) -> PouilleuxView:
        view = PouilleuxView(seat, int(self.players), int(self.dealer))
        view.fans = [
            [slot if self.over or (seat >= 0 and slot.known_to & bit(seat)) else slot._replace(card=-1) for slot in fan]
            for fan in self.fans
        ]
        view.laid = [cards[:] for cards in self.laid]
        view.turn = self.turn
        view.neighbour = -1 if self.over else self.neighbour()
        view.idle = self.idle
        view.outcome = self.outcome()
        return view

    def clone(self) -> "PouilleuxDeal":
        twin = PouilleuxDeal(int(self.players), int(self.dealer), self.source.clone(), [fan[:] for fan in self.fans])
        twin.over = self.over
        twin.laid = [cards[:] for cards in self.laid]
        twin.turn = self.turn
        twin.idle = self.idle
        return twin

    def __repr__(self) -> str:
        fans = [" ".join(CARD_NAMES[slot.card] for slot in fan) for fan in self.fans]
        return f"PouilleuxDeal(turn={self.turn}, fans={fans})"
