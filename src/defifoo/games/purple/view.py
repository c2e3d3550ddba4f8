"""What a seat at a Purple table may know."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit, members
from defifoo.core.deal import View
from defifoo.core.outcome import Outcome
from defifoo.core.saying import Letter, Line, Name, Piece, Sentence, trick_line
from defifoo.games.purple.deck import CARD_NAMES, CHALLENGES, COLOURS
from defifoo.games.purple.rules import called_letters
from defifoo.games.purple.scoring import costly_cards
from defifoo.games.purple.seen import Phase, PurpleOpen, PurpleOwn


def card_names(mask: Mask) -> list[str]:
    return [CARD_NAMES[card] for card in members(mask)]


@final
class PurpleView(View):
    """Table and own hand, and what an attentive player remembers: cards seen, who won what, who could not follow."""

    def __init__(self, seat: Seat, players: i64, dealer: Seat) -> None:
        super().__init__(seat)
        self.players = players
        self.dealer = dealer
        self.short = False
        self.last_always = False
        self.planet_spacecraft = False
        self.challenge: i64 = 0
        self.challenge_colour: i64 = -1
        self.hand: Mask = 0
        self.hand_sizes = vec[i64]()
        self.direction: i64 = 0
        self.turn: Seat = -1
        self.leader: Seat = -1
        self.trick = vec[i64]()
        self.called: i64 = -1
        self.best_seat: Seat = -1
        self.best_strength: i64 = -1
        self.tricks = vec[i64]()
        self.won = vec[i64]()
        self.missing = vec[i64]()
        self.sun_last: Seat = -1
        self.last_winner: Seat = -1
        self.last_trick = vec[i64]()
        self.outcome: Outcome | None = None

    def seen(self) -> Mask:
        """Every card that has been face up."""
        mask: Mask = 0
        for seat in range(self.players):
            mask |= self.won[seat]
        for place in range(i64(len(self.trick))):
            mask |= bit(self.trick[place])
        return mask

    def costly(self) -> Mask:
        """The cards that the challenge makes their winner pay for."""
        return costly_cards(self.challenge, self.challenge_colour, self.planet_spacecraft)

    def phase(self) -> Phase:
        if self.outcome is not None:
            return "over"
        return "direction" if self.direction == 0 else "play"

    def said(self) -> list[Line]:
        parts: dict[str, int | Piece] = {"spacecraft": int(self.planet_spacecraft)}
        if self.challenge_colour >= 0:
            parts["colour"] = Letter("colour", COLOURS[self.challenge_colour])
        challenge = Sentence(f"purple-challenge-{CHALLENGES[self.challenge]}", parts)
        lines = [
            [Sentence("purple-table-challenge", {"challenge": challenge})],
            trick_line([CARD_NAMES[card] for card in self.trick], self.leader, self.direction, self.players),
        ]
        called = [Letter("colour", letter) for letter in called_letters(self.called)]
        if len(called) == 1:
            lines.append([Sentence("purple-table-called", {"colour": called[0]})])
        elif called:
            lines.append([Sentence("purple-table-open", {"first": called[0], "second": called[1]})])
        won = [(Name(seat), int(self.tricks[seat])) for seat in range(self.players)]
        lines.append([Sentence("purple-table-tricks", {"name": name, "number": number}) for name, number in won])
        return lines

    def common(self) -> PurpleOpen:
        turn = [int(self.turn)] if self.turn >= 0 else []
        return {
            "game": "purple",
            "phase": self.phase(),
            "players": int(self.players),
            "dealer": int(self.dealer),
            "short": self.short,
            "last_always": self.last_always,
            "planet_spacecraft": self.planet_spacecraft,
            "challenge": CHALLENGES[self.challenge],
            "challenge_colour": COLOURS[self.challenge_colour] if self.challenge_colour >= 0 else None,
            "hand_sizes": [int(count) for count in self.hand_sizes],
            "direction": int(self.direction),
            "waits_for": turn,
            "movers": turn,
            "leader": int(self.leader),
            "trick": [CARD_NAMES[card] for card in self.trick],
            "called": called_letters(self.called),
            "best_seat": int(self.best_seat),
            "tricks": [int(count) for count in self.tricks],
            "won": [card_names(mask) for mask in self.won],
            "missing": [card_names(mask) for mask in self.missing],
            "sun_last": int(self.sun_last),
            "last_winner": int(self.last_winner),
            "last_trick": [CARD_NAMES[card] for card in self.last_trick],
            "over": self.outcome is not None,
            "points": list(self.outcome.points) if self.outcome is not None else None,
        }

    def own(self) -> PurpleOwn:
        return {
            "seat": int(self.seat),
            "hand": card_names(self.hand),
        }
