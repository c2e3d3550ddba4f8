"""A deal that was played, as the messages that each reader would have got."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.core.record import Record, deal_again, options_as_json, play_text
from defifoo.table.broadcast import MOST_PAST, Telling, lies_open, own_cards, result
from defifoo.table.entries import MovedBy
from defifoo.table.infos import Count, FairInfo, PlaceInfo, TableInfo
from defifoo.table.shortened import shortened
from defifoo.wire.changes import changes
from defifoo.wire.looking_back import DealReplay, Reel
from defifoo.wire.messages import Full, Reaction, Update

Places: TypeAlias = tuple[PlaceInfo, ...]
SeatMove: TypeAlias = tuple[int, int]


class Stamp(NamedTuple):
    """When a move was made and by whom, and how quick those were who raced for it; a record does not know."""

    at: int = 0
    by: MovedBy = "person"
    reactions: tuple[tuple[int, int], ...] = ()


class Camera:
    """Films a deal for one reader while it is played; `past` is what happened before."""

    def __init__(self, game: Game, deal: Deal, seat: int, *, asks: bool = False, past: Sequence[Event] = ()) -> None:
        self.game = game
        self.seat = seat
        self.asks = asks
        self.view = _view(deal, seat)
        self.full = Full(
            seat=seat,
            version=1,
            at=0,
            view=self.view,
            moves=self._moves(deal),
            waits=() if deal.over else deal.waits_for,
            past=Telling(game, list(past[-MOST_PAST:])).to(seat),
        )
        self.updates: list[Update] = []

    def _moves(self, deal: Deal) -> tuple[str, ...]:
        """Whoever only looks back is offered nothing."""
        return tuple(shortened(self.game, deal, self.seat)) if self.asks and self.seat in deal.movers else ()

    def film(self, deal: Deal, telling: Telling, stamp: Stamp, count: Count | None) -> None:
        waits = () if deal.over else deal.waits_for
        after = _view(deal, self.seat)
        update = Update(
            seat=self.seat,
            version=len(self.updates) + 2,
            at=stamp.at,
            events=telling.to(self.seat),
            moves=self._moves(deal),
            waits=waits,
            by=stamp.by,
            changes=changes(self.view, after, waits),
            count=count,
            reactions=tuple(Reaction(*one) for one in stamp.reactions),
        )
        self.updates.append(update)
        self.view = after

    def reel(self) -> Reel:
        return Reel(self.seat, self.full, self.updates)


def _view(deal: Deal, seat: int) -> dict[str, object]:
    return {**lies_open(deal), **own_cards(deal, seat)}


def film_on(
    match: Match, camera: Camera, made: SeatMove | None, others: Callable[[], SeatMove | None], *, counted: bool = True
) -> list[str]:
    """A move, and what the others do after it until it is for the camera's seat to move; all of it in notation."""
    game, deal = match.setup.game, match.deal
    played: list[str] = []
    while made is not None:
        camera.film(deal, Telling(game, match.play(*made)), Stamp(), count_of(match) if counted else None)
        played.append(f"{made[0]} {game.move_name(made[1])}")
        made = None if deal.over or camera.seat in deal.movers else others()
    return played


def film_deal(match: Match, texts: Sequence[str], stamps: Sequence[Stamp]) -> list[Reel]:
    """The running deal of a match, which these moves play to its end or as far as they go; the match goes along."""
    game = match.setup.game
    cameras = [Camera(game, match.deal, seat) for seat in range(-1, match.setup.players)]
    for place, text in enumerate(texts):
        telling, count = Telling(game, play_text(match, text)[1]), count_of(match)
        for camera in cameras:
            camera.film(match.deal, telling, stamps[place] if place < len(stamps) else Stamp(), count)
    return [camera.reel() for camera in cameras]


def film_record(record: Record, number: int, places: Places, fair: FairInfo, stamps: Sequence[Sequence[Stamp]]) -> DealReplay:
    """The deal with this number (from 1) of a match that was played. Raises BrokenRecord where a move does not fit."""
    match = Match(record.setup)
    totals = [list(match.points)]
    table, reels = record_table(record.setup, match, places, fair), list[Reel]()
    for deal, texts in enumerate(record.deals, 1):
        if deal > 1:
            deal_again(match)
        if deal == number:
            table = record_table(record.setup, match, places, fair)
            reels = film_deal(match, texts, stamps[deal - 1] if stamps else ())
        else:
            for text in texts:
                play_text(match, text)
        totals.append(list(match.points))
    return DealReplay(table, number, totals, reels)


def count_of(match: Match) -> Count | None:
    """How the deal ended that has just ended; None while it runs."""
    if not match.deal.over:
        return None
    game, outcome = match.setup.game, match.outcome
    ended = None if outcome is None else result(game, outcome)
    return Count("over" if match.over else "between", result(game, match.outcomes[-1]), tuple(match.points), ended)


def record_table(setup: Setup, match: Match, places: Places, fair: FairInfo | None = None) -> TableInfo:
    """A table for a match that no table was at, or that has long been over, as it stands now."""
    game = setup.game
    return TableInfo(
        code="",
        game=game.name,
        players=setup.players,
        options=options_as_json(game, setup.options, setup.rules),
        state="playing",
        clock="off",
        pace="instant",
        window=0,
        places=places,
        fair=fair or FairInfo(commitment=""),
        match=1,
        deal=match.number,
        deals=match.length,
        totals=tuple(match.points),
        results=tuple(result(game, outcome) for outcome in match.outcomes),
        lowest_wins=game.lowest_wins,
        hints=False,
    )
