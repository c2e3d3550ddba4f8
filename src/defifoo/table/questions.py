"""Which answers are fresh.

A move names the version its player saw. It is stale when the question it answers has passed, and the question is not always
the last move: who acts out of turn answers the round, whoever played in it meanwhile, and a race goes on when somebody leaves
it. So that the quick are not refused for what the slow did, the version at which each question was put is kept.
"""

from typing import Final

from defifoo.core.deal import Deal
from defifoo.core.refusal import STALE, Refused, Violation

NO_MOVE: Final = -1


class Questions:
    """asked     the version at which the seats that the table waits for were asked
    asked_at  when the question was put
    moved     the version that the last move made
    round_on  the version since which the running round can be answered
    """

    __slots__ = ("asked", "asked_at", "moved", "round_on")

    def __init__(self) -> None:
        self.asked = 0
        self.asked_at = 0
        self.moved = 0
        self.round_on = 0

    def after(self, deal: Deal | None, move: int, version: int, at: int) -> bool:
        """The position has changed, by a move or by something else (NO_MOVE). Whether the others are still asked the same."""
        still = deal is not None and move != NO_MOVE and deal.still_asks(move)
        self.moved = version
        if not still:
            self.asked = version
            self.asked_at = at
        if deal is None or deal.round_begins():
            self.round_on = version
        return still

    def check(self, deal: Deal, seat: int, move: int, version: int, now_at: int) -> None:
        """Raises Refused (stale) when the version named is older than the question, or not there yet."""
        first = self.round_on if deal.answers_round(seat, move) else self.asked
        if not first <= version <= now_at:
            raise Refused(Violation("version", {"expected": str(now_at), "got": str(version)}, STALE))
