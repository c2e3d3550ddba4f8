"""A table with a log, a clock that only moves when it is told to, and people who do what the test says."""

from typing import NamedTuple

from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.fair import promise_of
from defifoo.core.match import Match
from defifoo.table.broadcast import lies_open, own_cards
from defifoo.table.clock import deadline, due, tick
from defifoo.table.entries import ClockName, Entry, Moved, Pace
from defifoo.table.opening import open_table
from defifoo.table.presence import arrive, depart
from defifoo.table.shortened import shortened
from defifoo.table.table import Table

HOST = "host"
SECRET = "5e" * 32


class Position(NamedTuple):
    """How things stand for one reader."""

    waits: tuple[int, ...]
    moves: tuple[str, ...]
    deadline: int | None


def position(table: Table, seat: int) -> Position:
    match = table.match
    if match is None or match.deal.over:
        return Position((), (), deadline(table))
    found = () if seat < 0 else tuple(shortened(table.game, match.deal, seat))
    return Position(match.deal.waits_for, found, deadline(table))


def view_of(table: Table, seat: int) -> dict[str, object] | None:
    """The cards as one reader may see them; None before the first deal."""
    return None if table.match is None else {**lies_open(table.match.deal), **own_cards(table.match.deal, seat)}


class Evening:
    def __init__(
        self,
        game: str,
        players: int = 4,
        *,
        clock: ClockName = "off",
        pace: Pace = "normal",
        window: int = 1500,
        options: dict[str, object] | None = None,
        code: str = "BAKO-MITU",
        secret: str = SECRET,
    ) -> None:
        self.now = 1_000_000
        opened = open_table(
            code=code,
            game=game,
            players=players,
            options=options or {},
            secret=secret,
            host=HOST,
            now=self.now,
            clock=clock,
            pace=pace,
            window=window,
        )
        self.log: list[Entry] = [opened]
        self.events: list[list[Event]] = [[]]
        self.table = Table(opened)
        self.numbers: dict[int, str] = {}

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def deal(self) -> Deal:
        return self.match.deal

    def write(self, entries: list[Entry]) -> list[Entry]:
        for entry in entries:
            self.log.append(entry)
            self.events.append(self.table.apply(entry))
        return entries

    # People

    def seat_people(self, count: int, *, here: bool = True) -> "Evening":
        for _ in range(count):
            self.sit(f"P{len(self.table.persons)}", here=here)
        return self

    def sit(self, name: str, *, token: str = "", here: bool = True) -> int:
        number = f"{len(self.log):032x}"
        promise = promise_of(number)
        entries = self.table.sit(name=name, avatar="cat", token=token or f"token-{name}", promise=promise, now=self.now)
        self.write(entries)
        seat = self.table.persons[-1]
        self.numbers[seat] = number
        if here:
            self.arrive(seat)
        return seat

    def arrive(self, seat: int) -> list[Entry]:
        return self.write(arrive(self.table, seat, self.now))

    def depart(self, seat: int) -> None:
        depart(self.table, seat, self.now)

    def start(self, bot: str = "random") -> "Evening":
        self.write(self.table.start(HOST, self.now, bot))
        return self.open_numbers()

    def open_numbers(self) -> "Evening":
        """What every device does by itself."""
        for seat in self.table.to_open:
            self.write(self.table.open_number(seat, self.numbers[seat], self.now))
        return self

    def promise_again(self) -> "Evening":
        """What every device does by itself when there is another round."""
        for seat in self.table.persons:
            self.numbers[seat] = f"{len(self.log):032x}"
            self.write(self.table.promise(seat, promise_of(self.numbers[seat]), self.now))
        return self

    def lay_out(self, deal: Deal) -> "Evening":
        """Put the cards of the test on the table in place of those that were dealt."""
        self.match.deal = deal
        return self

    def play(self, seat: int, move: str, version: int | None = None) -> list[Entry]:
        """A person's move; nothing is written when it is held."""
        return self.write(self.table.move(seat, move, self.table.version if version is None else version, self.now))

    # Time

    def wait(self, milliseconds: int) -> list[Entry]:
        """Let time pass; what happened by itself."""
        end = self.now + milliseconds
        happened: list[Entry] = []
        for _ in range(10_000):
            at = due(self.table)
            if at is None or at > end:
                self.now = end
                return happened
            self.now = max(self.now, at)
            happened += self.write(tick(self.table, self.now))
        raise AssertionError("the table does not come to rest")

    def moves(self) -> list[tuple[int, str]]:
        return [(entry.seat, entry.move) for entry in self.log if isinstance(entry, Moved)]
