"""How a deal or a match ended, and the score sheet that leads to its points."""

from typing import TypeAlias, final

from defifoo.core.aliases import Card, Seat


@final
class ScoreLine:
    """One line of a seat's score sheet.

    rule    why these points are given or taken: the id of a rule
    points  what the line adds to the seat's points, below zero where it costs some
    count   how many cards, tricks or whatever else the rule counts
    factor  what each of them brings; 0 where the points are a sum of their own, like a winner's bonus
    cards   the cards concerned, one byte each; where tricks count, all that lay in them
    seat    whose cards they are when they are somebody else's, -1 when they are one's own or nobody's
    """

    def __init__(self, rule: str, points: int, count: int = 0, factor: int = 0, cards: bytes = b"", seat: Seat = -1) -> None:
        self.rule = rule
        self.points = points
        self.count = count
        self.factor = factor
        self.cards = cards
        self.seat = seat

    def _key(self) -> tuple[str, int, int, int, bytes, int]:
        return (self.rule, self.points, self.count, self.factor, self.cards, int(self.seat))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScoreLine) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"ScoreLine{self._key()!r}"


def each(rule: str, count: int, factor: int, cards: bytes = b"") -> ScoreLine:
    """A line that counts something and gives the same for each."""
    return ScoreLine(rule, count * factor, count, factor, cards)


Accounts: TypeAlias = tuple[tuple[ScoreLine, ...], ...]
"""The score sheet of every seat. Each has at least one line, and

    the points of its lines add up to the points of the seat;
    points == count * factor in every line whose factor is not 0.
"""


@final
class Outcome:
    """The result, its reason and its score sheets.

    reason    the rule that ended it: its id
    points    what each seat scored, in this deal or in the whole match
    winners   the seats that won; empty when nobody did
    accounts  how the points of each seat came about
    by        the seat whose card ended the deal, -1 when no card did
    card      that card, -1 likewise
    """

    def __init__(
        self,
        reason: str,
        points: tuple[int, ...],
        winners: tuple[int, ...],
        accounts: Accounts = (),
        by: Seat = -1,
        card: Card = -1,
    ) -> None:
        self.reason = reason
        self.points = points
        self.winners = winners
        self.accounts = accounts
        self.by = by
        self.card = card

    def _key(self) -> tuple[str, tuple[int, ...], tuple[int, ...], Accounts, int, int]:
        return (self.reason, self.points, self.winners, self.accounts, int(self.by), int(self.card))

    def share(self, seat: int) -> float:
        """Winners share one win; a deal without a winner is shared by all, so that shares add up to 1."""
        if not self.winners:
            return 1 / len(self.points)
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        ended = f"by={int(self.by)}, card={int(self.card)}"
        return f"Outcome({self.reason!r}, points={self.points}, winners={self.winners}, {ended}, accounts={self.accounts})"


def best(points: tuple[int, ...], lowest_wins: bool = False) -> tuple[int, ...]:
    """The seats with the best points; level seats share the win.  all.tie"""
    target = min(points) if lowest_wins else max(points)
    return tuple(seat for seat, total in enumerate(points) if total == target)
