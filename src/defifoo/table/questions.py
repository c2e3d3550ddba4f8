"""Which answers are fresh.

A move names the version its player saw. It is stale when the question it answers has passed, and the question is not always the
last move: in Red a slam answers the round, whoever played in it meanwhile; in Yellow a race goes on when somebody leaves it. So
that the quick are not refused for what the slow did, the version at which each question was put is kept.
"""

from defifoo.core.match import Match
from defifoo.core.refusal import STALE, Refused, Violation
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import SPECIALS
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.phases import RACE
from defifoo.table.entries import Closed, Dealt, Moved, Started


class Questions:
    """asked    the version at which the seats that the table waits for were asked
    round_on the version at which the first card of the running round of Red was laid
    asked_at when the question was put
    """

    __slots__ = ("asked", "asked_at", "racing", "round_on")

    def __init__(self) -> None:
        self.asked = 0
        self.asked_at = 0
        self.round_on = 0
        self.racing = False

    def after(self, entry: Moved | Dealt | Started | Closed, version: int, match: Match | None) -> None:
        deal = None if match is None else match.deal
        racing = isinstance(deal, YellowDeal) and not deal.over and deal.phase == RACE
        same_race = racing and self.racing and isinstance(entry, Moved) and entry.move == "pass"
        self.racing = racing
        if not same_race:
            self.asked = version
            self.asked_at = entry.at
        if isinstance(deal, RedDeal) and deal.trick_size <= 1:
            self.round_on = version

    def check(self, match: Match, seat: int, move: int, version: int, now_at: int) -> None:
        """Raises Refused (stale) when the version named is older than the question, or not there yet."""
        first = self.asked
        deal = match.deal
        if isinstance(deal, RedDeal) and 0 <= move < 63 and SPECIALS >> move & 1 and seat != deal.turn:
            first = self.round_on
        if not first <= version <= now_at:
            raise Refused(Violation("version", {"expected": str(now_at), "got": str(version)}, STALE))
