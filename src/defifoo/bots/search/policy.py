"""What the search needs to know about a game: moves worth a thought, how to play on quickly, what a result is worth."""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from defifoo.bots.search.prospect import Prospect
from defifoo.core.aliases import Mask, Move, Seat
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, pick

WAIT: Move = -1
"""Not a move: a seat that may act out of turn lets the moment pass."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """One for each game.

    swing   the standard deviation of what a deal brings to a seat among good players, 0 if unknown
    tree    whose moves compete below a candidate: 2 everybody's, 1 only one's own, 0 nobody's
    """

    swing: float = 0.0
    tree: i64 = 2

    def sensible(self, deal: Deal, seat: Seat) -> list[Move]:
        """The legal moves worth searching: never empty when there are legal moves."""
        return deal.moves(seat)

    def step(self, deal: Deal, source: FastSource) -> None:
        """One quick, plausible move by somebody. The deal is a guess, so looking at all of it is no cheating."""
        seat = pick(deal.movers_mask(), source)
        deal.do(seat, deal.random_move(seat, source))

    def pass_by(self, deal: Deal, seat: Seat, source: FastSource) -> None:  # noqa: ARG002 - nobody acts out of turn in most games
        """The next quick move, made by anybody but a seat that might act out of turn and lets the moment pass."""
        self.step(deal, source)

    @abstractmethod
    def reward(self, deal: Deal, seat: Seat) -> float:
        """What the finished deal by itself is worth to a seat, from 0 (as bad as can be) to 1."""

    def promised(self, deal: Deal, seat: Seat) -> float:
        """The points of a seat, the deal being over; what they come to on average where `step` left it before its end."""
        return float(deal.points(seat))

    def shares(self, deal: Deal, prospect: Prospect) -> vec[float]:
        """How likely each seat is to win the match after this deal."""
        return prospect.shares(vec[float]([float(deal.points(seat)) for seat in range(deal.players)]))


def next_decider(deal: Deal, asked: Mask, source: FastSource) -> Seat:
    """Whose decision comes next in a sequence: first those who may act out of turn and were not asked yet, then the waited for.

    Several who are waited for at once (a race) come in an order drawn by chance.
    """
    waited = deal.waits_mask()
    optional = deal.movers_mask() & ~waited & ~asked
    if optional:
        return pick(optional, source)
    return pick(waited, source)


def may_wait(deal: Deal, seat: i64) -> bool:
    return not deal.waits_mask() >> seat & 1
