"""What each seat and each spectator (-1) may know of the table and of each entry.

Built by inclusion: cards come out of `Event.seen_by` and `Deal.view` alone, and of an entry only what is named here goes out.
A move as it was logged never does, since its notation can name hidden cards.
"""

from typing import Final

import msgspec

from defifoo.core.event import EVERYONE, Event
from defifoo.core.game import Game
from defifoo.core.outcome import Outcome
from defifoo.core.record import options_as_json
from defifoo.table.clock import deadline
from defifoo.table.entries import Away, Back, BotSeated, Entry, Moved, Numbered, Seated, SeatLeft
from defifoo.table.fold import BETWEEN, CLOSED, OVER
from defifoo.table.offers import offers
from defifoo.table.table import Table

SPECTATOR: Final = -1


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event as one reader may know it: `cards` is empty where they are secret. Words: `<game>-event-<event>`."""

    event: str
    seat: int = -1
    other: int = -1
    cards: tuple[str, ...] = ()
    count: int = 0


class PlaceInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat: nobody, a person or a bot."""

    name: str = ""
    avatar: str = ""
    bot: str = ""
    away: bool = False
    here: bool = False
    ready: bool = False


class Result(msgspec.Struct, frozen=True):
    """How a deal or a match ended, and why."""

    reason: str
    points: tuple[int, ...]
    winners: tuple[int, ...]


class FairInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The commitment from the start; what it was made of when the match is over."""

    commitment: str
    secret: str = ""
    numbers: tuple[str, ...] = ()
    seed: str = ""


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that everybody may know of a table beside the cards."""

    code: str
    game: str
    players: int
    options: dict[str, object]
    state: str
    clock: str
    pace: str
    window: int
    places: tuple[PlaceInfo, ...]
    fair: FairInfo
    public: bool = False
    match: int = 0
    """Which match of this table, from 1; 0 before the first."""
    deal: int = 0
    deals: int = 0
    totals: tuple[int, ...] = ()
    results: tuple[Result, ...] = ()
    """How each deal of the match ended so far."""
    outcome: Result | None = None


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """How things stand after an entry, for one reader."""

    waits: tuple[int, ...] = ()
    offers: tuple[str, ...] = ()
    deadline: int | None = None


class Telling:
    """The events of one entry, put into notation once and told to each reader as they may know them."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.game = game
        self.events = events
        self.open = all(event.audience == EVERYONE for event in events)
        self._to_all = tuple(self._told(event.seen_by(SPECTATOR)) for event in events)

    def to(self, seat: int) -> tuple[Told, ...]:
        if self.open or seat == SPECTATOR:
            return self._to_all
        return tuple(
            public if event.audience == EVERYONE else self._told(event.seen_by(seat))
            for event, public in zip(self.events, self._to_all, strict=True)
        )

    def _told(self, event: Event) -> Told:
        name = self.game.card_name
        cards = tuple([name(card) for card in event.cards])
        return Told(event.name, int(event.seat), int(event.other), cards, event.count)


def result(outcome: Outcome) -> Result:
    return Result(outcome.reason, outcome.points, outcome.winners)


def place_info(table: Table, seat: int) -> PlaceInfo:
    place = table.places[seat]
    live = table.live
    here, ready = seat in live.here, seat in live.ready
    return PlaceInfo(name=place.name, avatar=place.avatar, bot=place.bot, away=place.away, here=here, ready=ready)


def fair_info(table: Table) -> FairInfo:
    """The secret is opened when nobody can gain by knowing it."""
    match = table.match
    if match is None or not (match.over or table.state == CLOSED):
        return FairInfo(table.commitment)
    return FairInfo(table.commitment, table.secret, tuple(table.numbers), match.setup.seed.hex())


def table_info(table: Table) -> TableInfo:
    opened, match = table.opened, table.match
    outcome = None if match is None else match.outcome
    return TableInfo(
        code=table.code,
        game=table.game.name,
        players=table.players,
        options=options_as_json(table.game, table.options),
        state=table.state,
        clock=opened.clock,
        pace=opened.pace,
        window=opened.window,
        places=tuple(place_info(table, seat) for seat in range(table.players)),
        fair=fair_info(table),
        public=opened.public,
        match=table.matches,
        deal=0 if match is None else match.number,
        deals=table.options["length"],
        totals=() if match is None else tuple(match.points),
        results=() if match is None else tuple(result(outcome) for outcome in match.outcomes),
        outcome=None if outcome is None else result(outcome),
    )


def view_of(table: Table, seat: int) -> dict[str, object] | None:
    """The cards as one reader may see them; None before the first deal."""
    return None if table.match is None else table.match.deal.view(seat).as_dict()


def position(table: Table, seat: int) -> Position:
    """Whom the table waits for and until when, and what this seat may do, in and out of turn."""
    match = table.match
    if match is None or match.deal.over:
        return Position(deadline=deadline(table))
    deal = match.deal
    found = () if seat < 0 else tuple(offers(table.game, deal, seat))
    return Position(deal.waits_for, found, deadline(table))


def deal_result(table: Table, entry: Entry) -> Result | None:
    """The count, when this entry was the last move of a deal."""
    if not isinstance(entry, Moved) or table.match is None or table.state not in (BETWEEN, OVER):
        return None
    return result(table.match.outcomes[-1])


def concerned(entry: Entry) -> int:
    """The seat whose occupant an entry changed or brought back; -1 when it was none."""
    if isinstance(entry, Seated | SeatLeft | BotSeated | Away | Back | Numbered):
        return entry.seat
    return -1
