"""What those who study a game ask of it: actions in place of moves, who is asked, and what a seat may know as bytes.

The defaults serve any game whose moves are small numbers: its actions are its moves, whoever the table waits for is asked, and
an observation tells the cards and their numbers as far as the view does. A game of its own that says more is learned faster.
"""

from abc import ABC, abstractmethod
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.deal import Deal
from defifoo.core.observing import Part, Parts, Row, from_me, number, put_seat, put_set, size_of, turned
from defifoo.core.reduced import Reduced


@mypyc_attr(allow_interpreted_subclasses=True)
class Studied(ABC):
    """actions       actions are numbered from 0 to one less than this, and so are the moves; at most 1024
    faces         cards are numbered from 0 to one less than this
    let_pass      the action of a seat that is asked out of turn and lets the moment pass; -1 where nobody ever is
    secret_from   what is logged with a number below this, everybody saw as it is
    """

    actions: i64 = 128
    faces: i64 = 64
    let_pass: Move = -1
    secret_from: i64 = 1024

    @abstractmethod
    def parse_card(self, text: str) -> Card: ...

    @abstractmethod
    def move_name(self, move: Move) -> str: ...

    # Actions: nearly always the moves themselves

    def action_name(self, action: i64) -> str:
        """The action in the notation of the table, as far as it has one."""
        return self.move_name(action)

    def actions_for(self, move: Move) -> list[int]:
        """The actions that make a move of the table, one after the other."""
        return [int(move)]

    def begun_by(self, action: i64, begun: i64) -> i64:  # noqa: ARG002 - for games whose moves take several actions
        """What a seat has begun once it has decided for this action on top of what was `begun`; 0: it makes a move."""
        return 0

    def move_of(self, action: i64, begun: i64) -> Move:  # noqa: ARG002 - the same
        """The move of the table that this action makes of what was begun."""
        return action

    def list_actions(self, deal: Deal, seat: Seat, begun: i64, into: vec[i64], first: i64) -> i64:  # noqa: ARG002 - the same
        """Write the legal actions of a seat that is asked in turn, rising, from a place on; the place after the last."""
        for move in deal.moves(seat):
            if move >= self.actions:
                raise ValueError(f"{self.move_name(move)} is move {move}, but there are only {self.actions} actions")
            into[first] = move
            first += 1
        return first

    # What everybody saw of a move

    def logged(self, action: i64, begun: i64) -> i64:  # noqa: ARG002 - the same
        """What the log of a deal keeps of a move; below 1024."""
        return action

    def shown(self, action: i64, seat: Seat, observer: Seat) -> i64:  # noqa: ARG002 - where a part of a move is secret
        """What an observer saw of the move of a seat that was logged so."""
        return action

    # Who is asked, and what comes after this deal

    def interrupters(self, deal: Deal) -> Mask:  # noqa: ARG002 - where somebody may interrupt
        """Those who are asked, before the seat in turn, whether they interrupt. It must follow from what everybody knows."""
        return 0

    def used_up(self, deal: Deal, before: Mask) -> Mask:  # noqa: ARG002 - where a match deals something out without putting it back
        """What the match cannot bring again after this deal and those before."""
        return before

    def may_follow(self, seed: bytes, players: i64, used: Mask, number: i64, length: i64) -> bool:  # noqa: ARG002 - the same
        """Whether the deals after this number, from this seed, bring nothing that is used up."""
        return True

    def reduced(self) -> Reduced | None:
        """The game made so small that its whole tree fits into memory, where there is such a one."""
        return None

    # Points as rewards

    @abstractmethod
    def reward_scale(self) -> float:
        """A reward is this times points: a deal lies roughly between -1 and 1, and more is always better."""

    def points_of_a_deal(self) -> tuple[int, int]:
        """The fewest and the most points that a seat can score in one deal."""
        return -1000, 1000

    # What a seat may know

    def parts(self, players: int) -> Parts:
        """The parts of an observation, in order, without those that all games have."""
        return [("dealer", players), ("waits", players)], [("hand", int(self.faces)), ("hand_sizes", players)]

    def write(self, deal: Deal, me: Seat, begun: i64, row: Row) -> None:  # noqa: ARG002 - for games whose moves take several actions
        """Write what a seat may know, and has begun, into its row, whose bytes are 0: all but the parts that all games have."""
        out, players = row.out, deal.players
        seen: dict[str, Any] = deal.view(me).as_dict()  # Any: each game declares its own
        at = put_seat(out, row.start, deal.dealer, me, players)
        put_set(out, at, turned(deal.waits_mask(), me, players), players)
        self._write_cards(row, row.numbers, seen.get("hand") or [])
        sizes: list[int] = seen.get("hand_sizes") or []
        for seat in range(i64(len(sizes))):
            number(out, row.numbers + self.faces + from_me(seat, me, players), sizes[seat])

    def _write_cards(self, row: Row, place: i64, cards: list[str]) -> None:
        for name in cards:
            there = place + self.parse_card(name)
            row.out[there] += 1

    def hidden_parts(self, players: int) -> list[Part]:
        """What an all-seeing observation adds: every hand, seats counted from the observer."""
        return [("all_hands", players * int(self.faces))]

    def write_hidden(self, deal: Deal, me: Seat, row: Row) -> None:
        """Write what nobody at the table may know of the others. For critics in training alone."""
        for seat in range(deal.players):
            hand: Any = deal.view(seat).as_dict().get("hand") or []
            self._write_cards(row, row.end + from_me(seat, me, deal.players) * self.faces, hand)

    def size_of_hidden(self, players: int) -> int:
        return size_of(self.hidden_parts(players))
