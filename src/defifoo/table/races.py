"""Races: where the quickest counts, the quickest is whoever reacted first, not whose line is the shortest.  all.race

An answer in a race is laid and waits until nobody can have been quicker: as long as the slowest line of the others takes. Then
the first by the moment at which its player acted is played, and its entry says how quick each of them was. When somebody acted
is when the answer came, less the delay of the line that the server has measured (`Live.lines`).
"""

from hashlib import blake2b
from typing import Final

from defifoo.core.bits import bit
from defifoo.core.deal import Deal
from defifoo.core.question import RACE
from defifoo.table.entries import Entry, Moved, MovedBy
from defifoo.table.fold import FoldedTable
from defifoo.table.presence import racing
from defifoo.table.refusals import refuse
from defifoo.table.waiting import Judged, Laid

FLOOR: Final = 100
"""Nobody's reaction counts as shorter than this, in milliseconds: a starter on the track calls it a false start."""
LONGEST_LINE: Final = 400
"""No line is taken for longer, so that a race is decided soon."""
TAKING_BACK: Final = 300
"""After a card that did not fit, the next one counts from so much later: trying them all must not be quicker than looking."""


def raced(deal: Deal, seat: int, move: int) -> bool:
    """Whether others may be quicker with a move of the same kind."""
    if deal.question() == RACE:
        return bool(deal.waits_mask() & bit(seat)) and move != deal.timeout(seat)
    return deal.answers_round(seat, move)


class RacingTable(FoldedTable):
    @property
    def slammed(self) -> bool:
        """Whether it is being decided who stopped the round first: every other card waits for it."""
        return bool(self.live.laid) and not racing(self)

    def puts_off(self, seat: int, text: str) -> bool:
        """Whether a move of the seat in turn has to wait until it is known who stopped the round first."""
        if not self.slammed or self.match is None or not self._waited_for(seat):
            return False
        return not raced(self.match.deal, seat, int(self.game.parse_move(text)))

    def _waited_for(self, seat: int) -> bool:
        return self.match is not None and bool(self.match.deal.waits_mask() & bit(seat))

    @property
    def race_asked_at(self) -> int:
        asked = self.questions.asked_at if racing(self) else self.moved_at
        return max(asked, self.live.since)

    # Who was too early

    def named(self, seat: int, version: int) -> None:
        """A move names a version. One that is not there yet nobody has seen: in a race it costs the seat its place."""
        if version > self.version:
            self.live.early[seat] = max(version, self.live.early.get(seat, 0))

    def false_starters(self, deal: Deal) -> list[int]:
        """Seats in a race that had answered before it began."""
        if not self.live.early or deal.question() != RACE:
            return []
        return [seat for seat in deal.waits_for if self._was_early(seat, self.questions.asked)]

    def _was_early(self, seat: int, question: int) -> bool:
        return self.live.early.get(seat, 0) >= question

    def leave_race(self, seat: int, now: int) -> list[Entry]:
        """What an answer to a question that was not yet asked costs."""
        assert self.match is not None
        move = self.game.move_name(self.match.deal.timeout(seat))
        return [Moved(at=now, seat=seat, move=move, by="early")]

    # Who was first

    def late_by(self, seat: int, text: str, version: int, now: int) -> int:
        """How long somebody took who answers a race that is decided; 0 when that is not what the move answers."""
        first, last, asked = self.live.raced
        if not first <= version <= last:
            return 0
        took = self._reaction(seat, now, asked)
        if text in self.live.could.get(seat, ()):
            self.live.reactions.note(seat, first, now - asked, took)
        return took

    def _tried(self, seat: int, now: int) -> None:
        """A card did not fit: taking it back takes a moment."""
        if racing(self):
            begin = max(self._acted(seat, now), self.race_asked_at + FLOOR, self.live.tried.get(seat, 0))
            self.live.tried[seat] = begin + TAKING_BACK

    def _acted(self, seat: int, now: int) -> int:
        return now - min(LONGEST_LINE, self.live.lines.get(seat, 0))

    def _reaction(self, seat: int, now: int, asked: int) -> int:
        """What the answer of a person counts as that comes now."""
        live = self.live
        line = min(LONGEST_LINE, live.lines.get(seat, 0))
        if seat not in live.vouched:
            line = live.reactions.believed(seat, line)
        return max(FLOOR, now - line - asked)

    def _lay(self, seat: int, text: str, by: MovedBy, move: int, now: int, version: int, at: int | None) -> list[Entry]:
        """An answer in a race. No entry: it is laid until it is known who was first."""
        live, asked = self.live, self.race_asked_at
        question = self.questions.asked if racing(self) else self.questions.moved
        acted = self._acted(seat, now) if at is None else at
        early = by == "person" and (self._was_early(seat, question) or (version >= question and acted < asked))
        if early and racing(self):
            return self.leave_race(seat, now)
        if early and not self._waited_for(seat):  # without whom there would be no next card
            live.early[seat] = max(question, live.early.get(seat, 0))
            raise refuse("early")
        if self.persons:
            acted = max(acted, live.tried.get(seat, 0))
            if at is None and version >= question:
                took = self._reaction(seat, now, asked)
                live.reactions.note(seat, question, now - asked, took)
                acted = max(acted, asked + took)
        live.laid[seat] = Laid(acted, self._lot(seat), seat, text, by, move)
        decided = self.decided_at
        return self.decide(now) if decided is not None and decided <= now else []

    def _rivals(self, seat: int) -> list[int]:
        """Who might be quicker; out of turn that is anybody, for nobody knows who could. Bots alone need not wait."""
        if not self.persons or self.match is None:
            return []
        others = self.match.deal.waits_for if racing(self) else range(self.players)
        return [other for other in others if other != seat and other not in self.live.laid]

    def _answers(self, seat: int) -> list[str]:
        """What a seat could answer to the race that runs."""
        assert self.match is not None
        deal = self.match.deal
        return [self.game.move_name(move) for move in deal.moves(seat) if raced(deal, seat, move)]

    def _lot(self, seat: int) -> int:
        """Who is first of those who were equally quick."""
        return int.from_bytes(blake2b(f"{self.secret} race {self.version} {seat}".encode(), digest_size=7).digest())

    @property
    def decided_at(self) -> int | None:
        """When the race that runs is decided: nobody who acted sooner could still be heard. None: nothing was laid."""
        live = self.live
        if not live.laid:
            return None
        first = min(live.laid.values())
        rivals = self._rivals(first.seat)
        if not rivals:
            return 0
        slowest = max(
            (live.lines.get(seat, 0) for seat in rivals if seat in live.here and not self.places[seat].away), default=0
        )
        return first.acted + min(LONGEST_LINE, slowest)

    def decide(self, now: int) -> list[Entry]:
        """Play the first of the cards that were laid; the others go back to the hand."""
        assert self.match is not None
        laid, asked = self.live.laid, self.race_asked_at
        order = sorted(laid.values())
        reactions = tuple((one.seat, max(0 if one.by == "bot" else FLOOR, one.acted - asked)) for one in order)
        if len(order) == 1 and self.slammed and self._waited_for(order[0].seat):
            reactions = ()  # an ordinary turn: nobody ran
        for one in order:
            if self.match.deal.why_not(one.seat, one.judged) is None:
                entry = self._judged(one.seat, one.move, one.by, one.judged, now, reactions)
                self.live.raced = (self.questions.asked if racing(self) else self.questions.moved, self.version, asked)
                self.live.could = {seat: self._answers(seat) for seat in self._rivals(one.seat) if self.places[seat].person}
                return [entry]
            del laid[one.seat]
        return []

    # What was judged when it was laid down

    def _judged(
        self, seat: int, text: str, by: MovedBy, move: int, now: int, reactions: tuple[tuple[int, int], ...] = ()
    ) -> Moved:
        """The log has the notation; whoever folds it now need not read and judge it again."""
        entry = Moved(at=now, seat=seat, move=text, by=by, reactions=reactions)
        self.live.judged = Judged(entry, move)
        return entry

    def play_held(self, now: int) -> list[Entry]:
        """Everyone had time to react: the held move takes effect."""
        held = self.live.held
        assert held is not None
        return [self._judged(held.seat, held.move, held.by, held.judged, now)]
