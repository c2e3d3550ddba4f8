"""What a seat at a Red table may know."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit, members, size
from defifoo.core.deal import View
from defifoo.core.outcome import Outcome
from defifoo.core.saying import Letter, Line, Name, Names, Sentence, trick_line
from defifoo.games.red.deck import CARD_NAMES, SPECIALS, SUITS
from defifoo.games.red.rules import partners_wanted, round_under_way
from defifoo.games.red.scoring import side_with_most
from defifoo.games.red.seen import Phase, RedOpen, RedOwn


def card_names(mask: Mask) -> list[str]:
    return [CARD_NAMES[card] for card in members(mask)]


def seats(mask: Mask) -> list[int]:
    return [int(seat) for seat in members(mask)]


@final
class RedView(View):
    """Table and own hand, and what an attentive player remembers: cards seen, who won what, who could not follow.

    `bank` is what everyone saw go into it, `face_down` how many cards lie there unseen.
    """

    def __init__(self, seat: Seat, players: i64, dealer: Seat) -> None:
        super().__init__(seat)
        self.players = players
        self.dealer = dealer
        self.charmer = False
        self.deck: Mask = 0
        self.hand: Mask = 0
        self.hand_sizes = vec[i64]()
        self.face_down: i64 = 0
        self.bank: Mask = 0
        self.team: Mask = 0
        self.direction: i64 = 0
        self.turn: Seat = -1
        self.leader: Seat = -1
        self.trick = vec[i64]()
        self.led: i64 = -1
        self.best_seat: Seat = -1
        self.best_strength: i64 = -1
        self.won = vec[i64]()
        self.missing = vec[i64]()
        self.bewitched = False
        self.ended_by: Seat = -1
        self.outcome: Outcome | None = None

    def trick_cards(self) -> Mask:
        mask: Mask = 0
        for place in range(i64(len(self.trick))):
            mask |= bit(self.trick[place])
        return mask

    def unseen(self) -> Mask:
        """The cards that lie in other hands or face down in the Bank."""
        seen = self.bank | self.hand | self.trick_cards()
        for seat in range(self.players):
            seen |= self.won[seat]
        return self.deck & ~seen

    def phase(self) -> Phase:
        if self.outcome is not None:
            return "over"
        if partners_wanted(self.players) > 0 and not self.team:
            return "team"
        return "play" if self.direction else "direction"

    def movers(self) -> Mask:
        """Those who may move as far as this seat knows: it does not know who else holds the Bank or the Bomb."""
        known: Mask = bit(self.turn) if self.turn >= 0 else 0
        if self.hand & SPECIALS and round_under_way(i64(len(self.trick)), self.players):
            known |= bit(self.seat)
        return known

    def said(self) -> list[Line]:
        lines: list[Line] = []
        if self.team:
            ours, theirs = Names(seats(self.team)), Names(seats((bit(self.players) - 1) & ~self.team), inside=True)
            lines.append([Sentence("red-table-teams", {"ours": ours, "theirs": theirs})])
        lines.append(trick_line([CARD_NAMES[card] for card in self.trick], self.leader, self.direction, self.players))
        if self.led >= 0:
            lines.append([Sentence("red-table-led", {"gang": Letter("colour", SUITS[self.led])})])
        lines.append([Sentence("red-table-bank", {"number": self.bank_size()})])
        won = [(Name(seat), int(size(self.won[seat]))) for seat in range(self.players)]
        lines.append([Sentence("red-table-won", {"name": name, "number": number}) for name, number in won])
        return lines

    def bank_size(self) -> int:
        return int(size(self.bank) + self.face_down)

    def common(self) -> RedOpen:
        over = self.outcome
        return {
            "game": "red",
            "players": int(self.players),
            "dealer": int(self.dealer),
            "phase": self.phase(),
            "charmer": self.charmer,
            "bewitched": self.bewitched,
            "hand_sizes": [int(count) for count in self.hand_sizes],
            "team": seats(self.team),
            "direction": int(self.direction),
            "waits_for": [int(self.turn)] if self.turn >= 0 else [],
            "leader": int(self.leader),
            "trick": [CARD_NAMES[card] for card in self.trick],
            "led": SUITS[self.led] if self.led >= 0 else "",
            "best_seat": int(self.best_seat),
            "won": [card_names(mask) for mask in self.won],
            "bank": card_names(self.bank),
            "bank_size": self.bank_size(),
            "missing": [card_names(mask) for mask in self.missing],
            "ended_by": int(self.ended_by),
            "bank_to": seats(side_with_most(self.won, self.team)) if over is not None else [],
            "over": over is not None,
            "points": list(over.points) if over is not None else None,
        }

    def own(self) -> RedOwn:
        return {
            "seat": int(self.seat),
            "hand": card_names(self.hand),
            "movers": seats(self.movers()),
        }
