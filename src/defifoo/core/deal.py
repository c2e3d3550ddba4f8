"""The state of one deal, whatever the game."""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from defifoo.core.aliases import Mask, Move, Seat
from defifoo.core.bits import members, nth, size
from defifoo.core.chance import Source
from defifoo.core.choices import Choices
from defifoo.core.event import Event
from defifoo.core.outcome import Outcome
from defifoo.core.question import CALM
from defifoo.core.refusal import Refused, Violation
from defifoo.core.saying import Line, direction_line
from defifoo.core.seen import Open, Own

_SEATS: Final = tuple([tuple([int(seat) for seat in members(mask)]) for mask in range(64)])
"""Every set of seats, spelt out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """What one seat (-1: a spectator) may know. Each game builds its own by inclusion.

    `as_dict` is the whole of it, in notation, ready for JSON; two views are equal when their dicts are.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def as_dict(self) -> dict[str, object]:
        return {**self.own(), **self.common()}

    @abstractmethod
    def common(self) -> Open:
        """What lies open: the same for every reader."""

    @abstractmethod
    def own(self) -> Own:
        """What this reader alone knows."""

    def said(self) -> list[Line]:
        """What lies on the table, line by line, beside the hands and how many cards are in each."""
        direction = self.common()["direction"]
        return [direction_line(direction)] if direction else []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(ABC):
    """One deal from the first decision to the count.

    `outcome` is None while the deal runs. `heard` collects events while it is a list; search leaves it None.
    """

    def __init__(self, players: i64, dealer: Seat, source: Source) -> None:
        self.players = players
        self.dealer = dealer
        self.source = source
        self.over = False
        self.heard: list[Event] | None = None

    # What each game provides

    @abstractmethod
    def movers_mask(self) -> Mask:
        """The seats that may move now, as a set. It can betray hands: only the authority at the table may read it."""

    @abstractmethod
    def waits_mask(self) -> Mask:
        """The seats without whom nothing goes on, as a set. Known to all."""

    @abstractmethod
    def moves(self, seat: Seat) -> list[Move]:
        """The legal moves of a seat, in a fixed order; empty when it may not move."""

    @abstractmethod
    def why_not(self, seat: Seat, move: Move) -> Violation | None:
        """None when the move is legal, else the rule that forbids it."""

    @abstractmethod
    def do(self, seat: Seat, move: Move) -> None:
        """The unchecked twin of `play`, for search alone."""

    @abstractmethod
    def timeout(self, seat: Seat) -> Move:
        """The move made for a seat that does not answer; the table must be waiting for it."""

    def choices(self, seat: Seat) -> Choices:
        """What `moves` lists, in its order, for whoever reads one or two of them: a game may make them as they are read."""
        return self.moves(seat)

    def random_move(self, seat: Seat, source: Source) -> Move:
        """A legal move, all equally likely; the seat must be a mover."""
        moves = self.moves(seat)
        return moves[source.below(len(moves))]

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the deal runs."""

    @abstractmethod
    def points(self, seat: Seat) -> i64:
        """What a seat scores by the deal; it must be over."""

    @abstractmethod
    def view(self, seat: Seat) -> View:
        """What a seat may know; -1 is a spectator."""

    @abstractmethod
    def clone(self) -> "Deal":
        """An independent copy. It does not collect events."""

    # What the table asks of a game; most need not know of it

    def question(self) -> i64:
        """What kind of question is open: CALM, RACE or AT_ONCE. Known to all."""
        return CALM

    def still_asks(self, move: Move) -> bool:  # noqa: ARG002 - where a move leaves the question of the others as it was
        """Whether, the move being made, the others are still asked what they were asked before: what they saw then is fresh."""
        return False

    def answers_round(self, seat: Seat, move: Move) -> bool:  # noqa: ARG002 - where one may act out of turn
        """Whether a move answers the running round as a whole, and not the last move in it."""
        return False

    def round_begins(self) -> bool:
        """Whether the running round could be answered at the earliest now, the last move being made."""
        return True

    def leaves_time(self, seat: Seat, move: Move) -> bool:  # noqa: ARG002 - where others may forestall a move
        """Whether a legal move has to leave the others time to react.

        It may hang on what lies open, on hand sizes and on the move, and on nothing that anybody holds.
        """
        return False

    def plain_moves(self, seat: Seat) -> list[Move]:
        """The legal moves but for those of any cards, of which there can be too many to list."""
        return self.moves(seat)

    def most_cards(self, seat: Seat) -> i64:  # noqa: ARG002 - where the game has a word for moves of any cards
        """How many cards of the hand a move of any cards may name at most; 0 where there is no such move."""
        return 0

    # What they share

    @property
    def movers(self) -> tuple[int, ...]:
        return _SEATS[self.movers_mask()]

    @property
    def waits_for(self) -> tuple[int, ...]:
        return _SEATS[self.waits_mask()]

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Check the move, make it, and tell what happened. Raises Refused, and then nothing has changed."""
        violation = self.why_not(seat, move)
        if violation is not None:
            raise Refused(violation)
        return self.make(seat, move)

    def make(self, seat: Seat, move: Move) -> list[Event]:
        """Make a move that was judged before, and tell what happened."""
        heard: list[Event] = []
        self.heard = heard
        self.do(seat, move)
        self.heard = None
        return heard

    def playout(self, source: Source) -> i64:
        """Random legal play to the end of the deal; tells how many moves it took.

        A seat is drawn among those that may move, then one of its moves.
        """
        plays: i64 = 0
        while not self.over:
            seat = pick(self.movers_mask(), source)
            self.do(seat, self.random_move(seat, source))
            plays += 1
        return plays


def pick(mask: Mask, source: Source) -> i64:
    """A random member of a set that is not empty."""
    if mask & (mask - 1) == 0:
        return nth(mask, 0)
    return nth(mask, source.below(size(mask)))


def step(seat: Seat, direction: i64, players: i64) -> Seat:
    """The next seat in the direction of play.  all.turn-order"""
    following = seat + direction
    if following == players:
        return 0
    if following < 0:
        return players - 1
    return following


_ZEROS: Final[vec[i64]] = vec[i64]([0] * 128)


def zeros(length: i64) -> vec[i64]:
    return _ZEROS[:length]
