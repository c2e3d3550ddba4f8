"""How a deal or a match ended."""

from typing import final


@final
class Outcome:
    """The result and its reason.

    reason   the rule that ended it, e.g. "red.end", "blue.dead-table"
    points   what each seat scored, in this deal or in the whole match
    winners  the seats that won; empty when nobody did
    """

    def __init__(self, reason: str, points: tuple[int, ...], winners: tuple[int, ...]) -> None:
        self.reason = reason
        self.points = points
        self.winners = winners

    def share(self, seat: int) -> float:
        """Winners share one win; a deal without a winner is shared by all, so that shares add up to 1."""
        if not self.winners:
            return 1 / len(self.points)
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return False
        return self.reason == other.reason and self.points == other.points and self.winners == other.winners

    def __hash__(self) -> int:
        return hash((self.reason, self.points, self.winners))

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, points={self.points}, winners={self.winners})"


def best(points: tuple[int, ...], lowest_wins: bool = False) -> tuple[int, ...]:
    """The seats with the best points; level seats share the win.  all.tie"""
    target = min(points) if lowest_wins else max(points)
    return tuple(seat for seat, total in enumerate(points) if total == target)
