"""What each seat and each spectator (-1) may know of the table and of each entry.

Built by inclusion: cards come out of `Event.seen_by` and `Deal.view` alone, and of an entry only what is named here goes out.
A move as it was logged never does, since its notation can name hidden cards.
"""

from typing import Final

from defifoo.core.deal import Deal
from defifoo.core.event import EVERYONE, Event
from defifoo.core.fair import FIRST
from defifoo.core.game import Game
from defifoo.core.outcome import Outcome
from defifoo.core.record import options_as_json
from defifoo.core.seen import Open, Own
from defifoo.table.entries import Pace
from defifoo.table.fold import BETWEEN, CLOSED, GATHERING, OVER
from defifoo.table.infos import Count, FairInfo, PlaceInfo, Result, ScoreInfo, TableInfo, Timetable, Told
from defifoo.table.table import Table
from defifoo.table.timetable import HURRIED, PACES

SPECTATOR: Final = -1
MOST_PAST: Final = 100


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
    is_open = match is not None and (match.over or table.state == CLOSED)
    return FairInfo(
        commitment=table.commitment,
        version=version,
        secret=table.secret if is_open else "",
        promises=() if version == FIRST else tuple(table.promises),
        numbers=tuple(table.numbers) if is_open else (),
        seed=match.setup.seed.hex() if is_open and match is not None else "",
        round=table.voided,
        unopened=tuple(table.unopened),
    )


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
