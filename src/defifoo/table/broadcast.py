"""What each seat and each spectator (-1) may know of the table and of each entry.

Built by inclusion: cards come out of `Event.seen_by` and `Deal.view` alone, and of an entry only what is named here goes out.
A move as it was logged never does, since its notation can name hidden cards.
"""

from typing import Final

import msgspec
from msgspec.structs import replace

from defifoo.core.deal import Deal
from defifoo.core.event import EVERYONE, Event
from defifoo.core.fair import FIRST
from defifoo.core.game import Game
from defifoo.core.outcome import Outcome
from defifoo.core.record import options_as_json
from defifoo.core.seen import Open, Own
from defifoo.table.entries import Pace
from defifoo.table.fold import BETWEEN, CLOSED, GATHERING, OVER
from defifoo.table.table import Table
from defifoo.table.timetable import HURRIED, PACES

SPECTATOR: Final = -1
MOST_PAST: Final = 100


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


class ScoreInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a seat's score sheet: so many `points` by this `rule`. With a `factor` they are `count` times that."""

    rule: str
    points: int
    count: int = 0
    factor: int = 0
    cards: tuple[str, ...] = ()
    seat: int = -1


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a deal or a match ended, and why. The lines of each seat's account add up to its points."""

    reason: str
    points: tuple[int, ...]
    winners: tuple[int, ...]
    accounts: tuple[tuple[ScoreInfo, ...], ...] = ()
    by: int = -1
    card: str = ""


class Count(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal is over: its result, and the points of everyone so far. `outcome` is there when the match is over, too."""

    state: str
    result: Result
    totals: tuple[int, ...]
    outcome: Result | None = None


class FairInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The commitment and the promises from the start; what was committed to and promised when the match is over.

    Of the promises and numbers there is one for each seat, "" where it has none.
    """

    commitment: str
    version: int = 1
    """2: numbers are promised first and opened later. In matches of version 1 they were told on sitting down."""
    secret: str = ""
    promises: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    seed: str = ""
    round: int = 0
    """How many rounds before this one came to nothing since a number was not opened."""
    unopened: tuple[str, ...] = ()
    """The names of those who did not open their numbers in them."""


class Timetable(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long the events named here are looked at, in milliseconds, and how many hundredths of that by who is in a hurry."""

    travel: int = 0
    look: int = 0
    hurried: int = HURRIED
    lays: tuple[str, ...] = ()
    gathers: tuple[str, ...] = ()


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
    watching: bool = True
    """Whether people without a seat may watch, once the cards are dealt."""
    hints: bool = True
    recall: bool = True
    """Whether the pages show which cards have been played."""
    match: int = 0
    """Which match of this table, from 1; 0 before the first."""
    deal: int = 0
    deals: int = 0
    totals: tuple[int, ...] = ()
    results: tuple[Result, ...] = ()
    """How each deal of the match ended so far."""
    outcome: Result | None = None
    lowest_wins: bool = False
    anybody_starts: bool = False
    """While people gather: whether everybody seated, and not the host alone, may seat bots and start."""
    timetable: Timetable = Timetable()
    """How long what happens is looked at: bots wait by it, and pages move by it."""


class Telling:
    """The events of one entry, put into notation once and told to each reader as they may know them."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.game = game
        self.events = events
        self._secret = [event for event in events if event.audience != EVERYONE]
        self.to_all = tuple([self._told(event.seen_by(SPECTATOR)) for event in events])

    def to(self, seat: int) -> tuple[Told, ...]:
        """`to_all` itself where the seat knows no more than everyone."""
        for event in self._secret:
            if event.seen_by(seat) is event:
                return self._to_somebody(seat)
        return self.to_all

    def _to_somebody(self, seat: int) -> tuple[Told, ...]:
        """Somebody who knows more than a spectator."""
        both = zip(self.events, self.to_all, strict=True)
        return tuple([public if event.audience == EVERYONE else self._told(event.seen_by(seat)) for event, public in both])

    def _told(self, event: Event) -> Told:
        name = self.game.card_name
        cards = tuple([name(card) for card in event.cards])
        return Told(event.name, int(event.seat), int(event.other), cards, event.count)


def result(game: Game, outcome: Outcome) -> Result:
    name = game.card_name
    accounts = tuple(
        tuple(
            ScoreInfo(line.rule, line.points, line.count, line.factor, tuple(name(card) for card in line.cards), int(line.seat))
            for line in account
        )
        for account in outcome.accounts
    )
    card = "" if outcome.card < 0 else name(outcome.card)
    return Result(outcome.reason, outcome.points, outcome.winners, accounts, int(outcome.by), card)


def place_info(table: Table, seat: int) -> PlaceInfo:
    place = table.places[seat]
    live = table.live
    here, ready = seat in live.here, seat in live.ready
    return PlaceInfo(name=place.name, avatar=place.avatar, bot=place.bot, away=place.away, here=here, ready=ready)


def fair_info(table: Table) -> FairInfo:
    """The secret is opened when nobody can gain by knowing it."""
    match, version = table.match, table.version_of_fair
    told = FairInfo(
        commitment=table.commitment,
        version=version,
        promises=() if version == FIRST else tuple(table.promises),
        round=table.voided,
        unopened=tuple(table.unopened),
    )
    if match is None or not (match.over or table.state == CLOSED):
        return told
    return replace(told, secret=table.secret, numbers=tuple(table.numbers), seed=match.setup.seed.hex())


def timetable(game: Game, pace: Pace) -> Timetable:
    times = PACES[pace]
    return Timetable(times.travel, times.look, HURRIED, game.lays, game.gathers) if times.travel else Timetable()


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
        pace=table.pace,
        window=table.window if table.persons else opened.window,
        timetable=timetable(table.game, table.pace),
        places=tuple(place_info(table, seat) for seat in range(table.players)),
        fair=fair_info(table),
        public=opened.public,
        watching=opened.watching,
        hints=opened.hints,
        recall=opened.recall,
        match=table.matches,
        deal=0 if match is None else match.number,
        deals=table.options["length"],
        totals=() if match is None else tuple(match.points),
        results=() if match is None else tuple(result(table.game, outcome) for outcome in match.outcomes),
        outcome=None if outcome is None else result(table.game, outcome),
        lowest_wins=table.game.lowest_wins,
        anybody_starts=table.state == GATHERING and table.anybody_starts,
    )


def lies_open(deal: Deal) -> Open:
    """The part of a view that is the same for every reader."""
    return deal.view(SPECTATOR).common()


def own_cards(deal: Deal, seat: int) -> Own:
    """What one reader knows beside."""
    return deal.view(seat).own()


def view_of(table: Table, seat: int) -> dict[str, object] | None:
    """The cards as one reader may see them; None before the first deal."""
    return None if table.match is None else {**lies_open(table.match.deal), **own_cards(table.match.deal, seat)}


def past(table: Table, seat: int) -> tuple[Told, ...]:
    """What happened in this deal so far, or the last of it, as one reader may know it: for somebody who comes back."""
    match = table.match
    if match is None:
        return ()
    setup = match.setup
    deal = setup.deal(match.deal.dealer, match.number)
    told: list[Told] = []
    for mover, move in match.moves[-1]:
        told += Telling(setup.game, deal.make(mover, move)).to(seat)
    return tuple(told[-MOST_PAST:])


def count(table: Table) -> Count | None:
    """How the deal ended that has just ended; None while one is played."""
    match = table.match
    if match is None or table.state not in (BETWEEN, OVER):
        return None
    outcome = None if match.outcome is None else result(table.game, match.outcome)
    return Count(table.state, result(table.game, match.outcomes[-1]), tuple(match.points), outcome)
