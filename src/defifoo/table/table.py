"""A table and what people may do at it.

Every command checks and returns the entries to write, and changes nothing in the log by itself: whoever asked stores them and
applies them. Raises Refused when it is not possible.
"""

from hmac import compare_digest
from typing import final

from defifoo.core.deal import Deal
from defifoo.core.fair import check_number, check_promise, check_secret, promise_of, secret_after
from defifoo.core.game import RULES_VERSION
from defifoo.core.match import Match
from defifoo.core.question import CALM
from defifoo.core.record import Record, record_of
from defifoo.core.refusal import MALFORMED, Refused, Violation, malformed
from defifoo.table.bounds import check_changes, check_length
from defifoo.table.entries import (
    Away,
    Back,
    BotSeated,
    Closed,
    Dealt,
    Entry,
    Locked,
    MovedBy,
    Pace,
    Promised,
    Rematched,
    Revealed,
    Seated,
    SeatLeft,
    Started,
    Voided,
)
from defifoo.table.fold import BETWEEN, CLOSED, GATHERING, OPENING, OVER, PLAYING
from defifoo.table.places import STAND_IN, heard, is_avatar, name_fault, tidy_name
from defifoo.table.presence import absent
from defifoo.table.races import LONGEST_LINE, RacingTable, raced
from defifoo.table.refusals import refuse
from defifoo.table.waiting import HeldMove


@final
class Table(RacingTable):
    # Who asks

    def is_host(self, token: str) -> bool:
        """`token` is the hash of a token, here as everywhere in a table."""
        return compare_digest(token, self.opened.host)

    def seats_of(self, token: str) -> list[int]:
        """Several seats with one token are one device that is passed around."""
        return [seat for seat, place in enumerate(self.places) if place.token and compare_digest(token, place.token)]

    def _host_only(self, token: str) -> None:
        if not self.is_host(token):
            raise refuse("not-host")

    @property
    def anybody_starts(self) -> bool:
        """Whether everybody seated may fill the table and start: in a rematch, and when the host has left."""
        return self.host_left or self.matches > 0

    def _may_start(self, token: str) -> None:
        if self.anybody_starts:
            self._of_the_table(token)
        else:
            self._host_only(token)

    def _of_the_table(self, token: str) -> None:
        if not self.is_host(token) and not self.seats_of(token):
            raise refuse("not-seated")

    def _in(self, *states: str) -> None:
        if self.state == CLOSED:
            raise refuse("closed")
        if self.state not in states:
            raise refuse("started" if states == (GATHERING,) else "not-now")

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.players:
            raise malformed("seat", str(seat))
        return seat

    # Gathering

    def sit(self, *, name: str, avatar: str, token: str, promise: str, now: int, seat: int | None = None) -> list[Entry]:
        """Take a seat: the one named, or the first that is empty or, none being so, a bot's."""
        self._in(GATHERING)
        check_changes(self)
        name = tidy_name(name)
        if fault := name_fault(name):
            raise Refused(Violation("name", {"text": name[:40], "why": fault}, MALFORMED))
        if not is_avatar(avatar):
            raise malformed("avatar", avatar[:40])
        if seat is None:
            seat = self._free_seat()
        elif self.places[self._seat(seat)].person:
            raise refuse("seat-taken")
        if any(place.person and heard(place.name) == heard(name) for place in self.places):
            raise refuse("name-taken")
        return [Seated(at=now, seat=seat, name=name, avatar=avatar, token=token, promise=check_promise(promise))]

    def _free_seat(self) -> int:
        for seat, place in enumerate(self.places):
            if place.empty:
                return seat
        for seat, place in enumerate(self.places):
            if place.bot:
                return seat
        raise refuse("full")

    def leave(self, seat: int, now: int) -> list[Entry]:
        """Give a seat up. Once cards are dealt it is kept for its owner, and a bot plays at once."""
        place = self.places[self._seat(seat)]
        if not place.person:
            raise refuse("nobody-there")
        if self.state in (PLAYING, BETWEEN):
            if place.away:
                return []
            check_changes(self)
            return [Away(at=now, seat=seat)]
        self._in(GATHERING)
        return [SeatLeft(at=now, seat=seat)]

    def add_bot(self, token: str, bot: str, now: int, seat: int | None = None) -> list[Entry]:
        """Seat a bot, or another one in its place, and for anybody seated in that of somebody who is gone for a while."""
        if seat is not None and absent(self, self._seat(seat), now):
            self._of_the_table(token)
            self._in(GATHERING)
            return [SeatLeft(at=now, seat=seat), BotSeated(at=now, seat=seat, bot=bot)]
        self._may_start(token)
        self._in(GATHERING)
        check_changes(self)
        if seat is None:
            seat = next((seat for seat, place in enumerate(self.places) if place.empty), None)
            if seat is None:
                raise refuse("full")
        elif self.places[self._seat(seat)].person:
            raise refuse("seat-taken")
        return [BotSeated(at=now, seat=seat, bot=bot)]

    def remove_bot(self, token: str, seat: int, now: int) -> list[Entry]:
        self._may_start(token)
        self._in(GATHERING)
        if not self.places[self._seat(seat)].bot:
            raise refuse("no-bot-there")
        return [SeatLeft(at=now, seat=seat)]

    def remove_person(self, token: str, seat: int, now: int) -> list[Entry]:
        """The host asks somebody to leave, before the cards are dealt."""
        self._host_only(token)
        self._in(GATHERING)
        return self.leave(seat, now)

    # Numbers

    def promise(self, seat: int, promise: str, now: int) -> list[Entry]:
        """What a device tells of its number. Until the list is final it may be another: nothing was opened yet."""
        self._in(GATHERING)
        place = self.places[self._seat(seat)]
        if not place.person:
            raise refuse("nobody-there")
        if place.promise == check_promise(promise):
            return []
        check_changes(self)
        return [Promised(at=now, seat=seat, promise=promise)]

    def start(self, token: str, now: int, bot: str = STAND_IN) -> list[Entry]:
        """Bots fill the empty seats, and the promises of everyone who is here are final; the last number opened deals.

        Whoever starts is here. Somebody who is not could not open their number and is left out, before any number is known.
        """
        self._may_start(token)
        self._in(GATHERING)
        check_changes(self)
        if self._promises_to_come():
            raise refuse("number-missing")
        entries: list[Entry] = [BotSeated(at=now, seat=seat, bot=bot) for seat, place in enumerate(self.places) if place.empty]
        here = {*self.live.here, *self.seats_of(token)}
        promised = tuple(seat for seat in self.persons if seat in here and self.places[seat].promise)
        entries.append(Locked(at=now, seats=promised))
        return entries if promised else [*entries, *self.begin(now)]

    def _promises_to_come(self) -> bool:
        """Everyone who is here promises a number for every match; somebody who is not cannot keep the others waiting."""
        return any(not self.places[seat].promise and seat in self.live.here for seat in self.persons)

    def open_number(self, seat: int, number: str, now: int) -> list[Entry]:
        """A device opens the number that it promised; the last one deals the first cards."""
        place = self.places[self._seat(seat)]
        if place.number == check_number(number):
            return []
        self._in(OPENING)
        if promise_of(number) != place.promise:
            raise refuse("number-broken")
        entries: list[Entry] = [Revealed(at=now, seat=seat, number=number)]
        return entries if self.to_open != [seat] else [*entries, *self.begin(now)]

    def begin(self, now: int) -> list[Entry]:
        """Every number is open: deal the first cards."""
        return [Started(at=now, match=self.matches + 1, rules=RULES_VERSION)]

    def void(self, now: int) -> list[Entry]:
        """Somebody has not opened their number. They lose their seat, and everybody else promises anew: so to withhold a number
        is seen by all, and leaves nobody a choice between two deals of one round."""
        silent = tuple(self.to_open)
        left = [SeatLeft(at=now, seat=seat) for seat in silent]
        return [Voided(at=now, seats=silent, secret=secret_after(self.secret)), *left]

    # Playing

    @property
    def running(self) -> Match:
        """The match that is being played; raises Refused when none is."""
        if self.state != PLAYING or self.match is None:
            raise refuse("closed" if self.state == CLOSED else "not-playing")
        return self.match

    def move(
        self, seat: int, text: str, version: int, now: int, by: MovedBy = "person", acted: int | None = None
    ) -> list[Entry]:
        """Make a move. No `Moved` among the entries: it is held until everyone had time to react, as `live.held` says, or
        waits until it is known who won the race (`live.laid`).

        A move that others may forestall takes effect not before `window` milliseconds after the one before it. The time is the
        same for all and depends on nothing that anybody holds. Of a bot `acted` is when it has decided to move.
        """
        deal = self.running.deal
        self._seat(seat)
        self.named(seat, version)
        move = int(self.game.parse_move(text))
        self.questions.check(deal, seat, move, version, self.version)
        violation = self._judge(deal, seat, move, text)
        if violation is not None:
            self._tried(seat, now)
            raise Refused(violation)
        entries: list[Entry] = []
        if by == "person" and self.places[seat].away:
            entries.append(Back(at=now, seat=seat))
        if by != "clock" and raced(deal, seat, move):
            return [*entries, *self._lay(seat, text, by, move, now, version, acted)]
        if by != "clock" and deal.leaves_time(seat, move):
            slowest = min(LONGEST_LINE, max(self.live.lines.values(), default=0)) if self.window else 0
            until = self.moved_at + self.window + slowest
            if now < until:
                self.live.held = HeldMove(seat, text, until, by, move)
                return entries
        return [*entries, self._judged(seat, text, by, move, now)]

    def _judge(self, deal: Deal, seat: int, move: int, text: str) -> Violation | None:
        violation = deal.why_not(seat, move)
        if violation is not None and violation.kind == MALFORMED:
            return malformed("move", text).violation  # a deal knows only its number: it names a seat that is not there
        if violation is None and seat in self.live.laid:
            return refuse("laid").violation
        if violation is None and self.live.held is not None and deal.leaves_time(seat, move):
            return refuse("held").violation
        return violation

    def why_not(self, seat: int, text: str) -> Violation | None:
        """What stands in the way of a move of this seat; None: it is legal. It hangs on nothing that the seat cannot see."""
        try:
            deal = self.running.deal
            self._seat(seat)
            return self._judge(deal, seat, int(self.game.parse_move(text)), text)
        except Refused as refused:
            return refused.violation

    def take_back(self, seat: int) -> HeldMove:
        """A held move goes back to the hand: nobody has seen it."""
        held = self.live.held
        if held is None or held.seat != self._seat(seat) or held.by != "person":
            raise refuse("nothing-held")
        self.live.held = None
        return held

    def ready(self, seat: int) -> None:
        """Somebody is ready for the next deal; the clock deals when all are."""
        self._in(BETWEEN)
        self.live.ready.add(self._seat(seat))

    def set_pace(self, seat: int, pace: Pace) -> None:
        """Anybody at the table may choose how fast it goes."""
        self.check_open()
        self._seat(seat)
        self.live.pace = None if pace == self.opened.pace else pace

    def hurry(self, seat: int) -> None:
        """Somebody wants the bots to go on; they do when everybody who is here wants it. A race is nobody's to hurry."""
        deal = self.running.deal
        if deal.question() == CALM and all(self.places[one].player for one in deal.waits_for):
            self.live.hurried.add(self._seat(seat))

    def next_deal(self, now: int) -> list[Entry]:
        self._in(BETWEEN)
        assert self.match is not None
        return [Dealt(at=now, number=self.match.number + 1)]

    def rematch(self, token: str, secret: str, now: int) -> list[Entry]:
        """The same people once more: back to gathering, with a new commitment, until all have promised a number."""
        self._of_the_table(token)
        self._in(OVER)
        check_length(self)
        return [Rematched(at=now, secret=check_secret(secret))]

    def close(self, token: str, now: int) -> list[Entry]:
        self._host_only(token)
        self.check_open()
        return [Closed(at=now)]

    def check_open(self) -> None:
        """Once it is closed nothing comes any more."""
        self._in(GATHERING, OPENING, PLAYING, BETWEEN, OVER)

    # Afterwards

    def record(self) -> Record:
        """The record of the match, with everything that its seed was made of: once nobody can gain by knowing it."""
        if self.match is None or not (self.match.over or self.state == CLOSED):
            raise refuse("not-over")
        return record_of(self.match, self.fair)
