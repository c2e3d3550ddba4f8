"""The log, folded into the state of a table. No clock and no chance: the same entries always give the same table."""

from collections.abc import Iterable
from typing import Self

from defifoo.core.event import Event
from defifoo.core.fair import FIRST, PROMISED, Fair, commitment_of, promised_seed, seed_of
from defifoo.core.match import Match, Setup
from defifoo.games.shelf import find_game
from defifoo.table.entries import (
    WINDOW,
    Away,
    Back,
    BotSeated,
    Closed,
    Dealt,
    Entry,
    Locked,
    Moved,
    Numbered,
    Opened,
    Pace,
    Promised,
    Rematched,
    Revealed,
    Seated,
    SeatLeft,
    Started,
    Voided,
)
from defifoo.table.live import Live
from defifoo.table.places import Place
from defifoo.table.questions import NO_MOVE, Questions
from defifoo.table.timetable import PACES, lasts

GATHERING, OPENING, PLAYING, BETWEEN, OVER, CLOSED = "gathering", "opening", "playing", "between", "over", "closed"
"""`opening`: the promises are final and the numbers are being opened; nothing is dealt yet."""


class FoldedTable:
    """version    the number of entries
    match      the running or finished match; None before the first start
    matches    how many matches were started here
    moved_at   when the position last changed (a move, a deal, a start)
    last_at    when anything was last written
    locked_at  when the promises became final
    version_of_fair  how the seed is made
    unopened   the names of those whose numbers were not opened, round after round, before this match
    voided     how many rounds came to nothing before this match
    changes    entries since the last start that are no cards: who sat down, left, promised
    seen_for   how long it takes to see what the open question was put after
    host_left  whether the host sat here and has given up every seat; a host who never sat down has not left
    """

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.code = opened.code
        self.game = find_game(opened.game)
        self.players = opened.players
        self.options = self.game.check_options(opened.players, opened.options)
        self.secret = opened.secret
        self.places = [Place() for _ in range(opened.players)]
        self.state = GATHERING
        self.version = 1
        self.match: Match | None = None
        self.matches = 0
        self.moved_at = opened.at
        self.last_at = opened.at
        self.locked_at = 0
        self.version_of_fair = PROMISED
        self.unopened: list[str] = []
        self.voided = 0
        self.host_left = False
        self.changes = 0
        self.seen_for = 0
        self.questions = Questions()
        self.live = Live()

    @classmethod
    def replay(cls, entries: Iterable[Entry], live: Live | None = None) -> Self:
        """The table that a log makes. `live` is what a table that is loaded anew knew of the moment."""
        log = iter(entries)
        opened = next(log)
        assert isinstance(opened, Opened)
        table = cls(opened)
        for entry in log:
            table.apply(entry)
        if live is not None:
            table.live = live
        return table

    def apply(self, entry: Entry) -> list[Event]:
        """Fold one entry; what the engine told about it."""
        events = self._fold(entry)
        self.version += 1
        self.last_at = entry.at
        if isinstance(entry, Moved | Dealt | Started | Closed):
            self._position_changed(entry, events)
        else:
            self.changes += 1
        return events

    def _position_changed(self, entry: Moved | Dealt | Started | Closed, events: list[Event]) -> None:
        self.moved_at = entry.at
        match = self.match
        deal = None if match is None else match.deal
        move = match.moves[-1][-1][1] if match is not None and isinstance(entry, Moved) else NO_MOVE
        still_asks = self.questions.after(deal, move, self.version, entry.at)
        if self.questions.asked == self.version:
            self.seen_for = lasts(self.game, self.pace, events)
        self.live.moved_on(left_race=entry.seat if still_asks and isinstance(entry, Moved) else -1)
        if self.live.hurried and (deal is None or any(not self.places[seat].player for seat in deal.waits_for)):
            self.live.hurried.clear()

    def _fold(self, entry: Entry) -> list[Event]:
        match entry:
            case Moved():
                return self._moved(entry)
            case Started() | Dealt() | Rematched() | Closed():
                self._match_goes_on(entry)
            case Numbered() | Promised() | Locked() | Revealed() | Voided():
                self._numbers_come_in(entry)
            case Seated() | SeatLeft() | BotSeated() | Away() | Back():
                self._seats_change(entry)
            case Opened():
                raise ValueError("a log is opened once")
        return []

    def _match_goes_on(self, entry: Started | Dealt | Rematched | Closed) -> None:
        match entry:
            case Started():
                self._started(entry)
            case Dealt():
                self._dealt()
            case Rematched():
                self._rematched(entry)
            case Closed():
                self.state = CLOSED

    def _numbers_come_in(self, entry: Numbered | Promised | Locked | Revealed | Voided) -> None:
        match entry:
            case Numbered() | Revealed():
                self.places[entry.seat].number = entry.number
            case Promised():
                self.places[entry.seat].promise = entry.promise
            case Locked():
                self._locked(entry)
            case Voided():
                self._voided(entry)

    def _seats_change(self, entry: Seated | SeatLeft | BotSeated | Away | Back) -> None:
        place = self.places[entry.seat]
        match entry:
            case Seated():
                self._seated(place, entry)
            case SeatLeft():
                self._left(place, entry.seat)
            case BotSeated():
                place.clear()
                place.bot = entry.bot
            case Away() | Back():
                place.away = isinstance(entry, Away)
                if place.away:
                    place.away_since = entry.at

    # Fair deal

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret)

    @property
    def numbers(self) -> list[str]:
        """One for each seat, "" where it has none; in the first version those of the people alone."""
        if self.version_of_fair == FIRST:
            return [place.number for place in self.places if place.person and place.number]
        return [place.number for place in self.places]

    @property
    def promises(self) -> list[str]:
        """One for each seat, "" where it has none. Final once the numbers are being opened."""
        return [place.promise for place in self.places]

    @property
    def to_open(self) -> list[int]:
        """The seats whose number is promised and not opened yet."""
        return [seat for seat, place in enumerate(self.places) if place.promise and not place.number]

    @property
    def fair(self) -> Fair:
        """Everything the seed was made of. Only for the eyes of players when the match is over."""
        promises = None if self.version_of_fair == FIRST else self.promises
        return Fair(self.commitment, self.secret, self.numbers, promises)

    # Who is here

    @property
    def persons(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.person]

    @property
    def window(self) -> int:
        """Bots alone need no time to react; the rest is the same for all."""
        if not any(place.token for place in self.places):
            return 0
        chosen = self.opened.window
        return PACES[self.pace].window if chosen == WINDOW else chosen

    @property
    def pace(self) -> Pace:
        return self.live.pace or self.opened.pace

    # One entry each

    def _seated(self, place: Place, entry: Seated) -> None:
        place.clear()
        place.name, place.avatar = entry.name, entry.avatar
        place.token, place.number, place.promise = entry.token, entry.number, entry.promise
        if entry.token == self.opened.host:
            self.host_left = False

    def _left(self, place: Place, seat: int) -> None:
        was_host = place.token == self.opened.host
        place.clear()
        if was_host:
            self.host_left = all(one.token != self.opened.host for one in self.places)
        self.live.here.pop(seat, None)
        self.live.gone.pop(seat, None)
        self.live.lines.pop(seat, None)
        self.live.vouched.discard(seat)
        self.live.early.pop(seat, None)
        self.live.reactions.forget(seat)

    def _locked(self, entry: Locked) -> None:
        for seat, place in enumerate(self.places):
            place.number = ""
            if seat not in entry.seats:
                place.promise = ""
        self.locked_at = entry.at
        self.state = OPENING

    def _voided(self, entry: Voided) -> None:
        self.unopened += [self.places[seat].name for seat in entry.seats]
        self.voided += 1
        self._next_round(entry.secret)

    def _next_round(self, secret: str) -> None:
        self.secret = secret
        for place in self.places:
            place.number = place.promise = ""
        self.state = GATHERING

    def _started(self, entry: Started) -> None:
        """The first logs knew no promises: there a match started straight from gathering."""
        self.version_of_fair = PROMISED if self.state == OPENING else FIRST
        make = promised_seed if self.version_of_fair == PROMISED else seed_of
        seed = make(self.secret, self.numbers)
        self.match = Match(Setup(self.game, self.players, self.options, seed, entry.rules))
        self.matches = entry.match
        self.changes = 0
        self.state = PLAYING

    def _moved(self, entry: Moved) -> list[Event]:
        match = self.match
        assert match is not None
        judged = self.live.judged
        if judged is not None and judged.entry is entry:
            events = match.make(entry.seat, judged.move)
        else:
            events = match.play(entry.seat, self.game.parse_move(entry.move))
        if match.deal.over:
            self.state = OVER if match.over else BETWEEN
        return events

    def _dealt(self) -> None:
        assert self.match is not None
        self.match.next_deal()
        self.state = PLAYING

    def _rematched(self, entry: Rematched) -> None:
        self.match = None
        self.version_of_fair = PROMISED
        self.unopened, self.voided = [], 0
        self._next_round(entry.secret)
