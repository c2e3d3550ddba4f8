"""What can be made of the log of a table where matches are over.

Everything here begins with a record, and there is none while a match runs: nothing of a running match can come out. All of it
may be called in another process (`server/archive.py`), so the answers are texts as they are sent, or plain data.
"""

from typing import NamedTuple

from msgspec.structs import replace

from defifoo.core.match import Match
from defifoo.core.record import Record, parse_seat_move
from defifoo.review.again import at_moment, bots_move, draw_anew
from defifoo.server.words import refuse as no_such
from defifoo.server.words import seated
from defifoo.table.broadcast import fair_info, place_info
from defifoo.table.entries import Dealt, Entry, Moved, Rematched, from_bytes
from defifoo.table.fold import OVER
from defifoo.table.infos import FairInfo, PlaceInfo
from defifoo.table.records import entries_of, record_from
from defifoo.table.refusals import refuse
from defifoo.table.table import Table
from defifoo.wire.codec import encode
from defifoo.wire.looking_back import Tried, TryAgain
from defifoo.wire.mine import CountedDeal, PlayedMatch
from defifoo.wire.reels import Camera, Stamp, film_on, film_record, record_table


def record_text(log: list[bytes], number: int) -> str:
    """The record of a match that was played to its end at this table, however long ago."""
    return record_from(_entries(log), number).to_json()


def _entries(log: list[bytes]) -> list[Entry]:
    return [from_bytes(line) for line in log]


class DealAt(NamedTuple):
    """The number of the match, from 1, and of the deal in it."""

    match: int
    deal: int


def film(log: list[bytes], wish: DealAt) -> bytes:
    """A deal as every reader saw it."""
    finished = _finished(log, wish.match)
    if wish.deal > len(finished.record.deals):
        raise no_such("no-such-deal")
    return encode(film_record(finished.record, wish.deal, finished.places, finished.fair, finished.stamps))


class _Finished(NamedTuple):
    """A match that is over, with what its log knows beside the record."""

    record: Record
    places: tuple[PlaceInfo, ...]
    fair: FairInfo
    stamps: list[list[Stamp]]


def _finished(log: list[bytes], number: int) -> _Finished:
    """Raises Refused when there is no such match, or when it is not over."""
    entries = entries_of(_entries(log), number)
    table = Table.replay(entries)
    record = table.record()
    # Whoever played is there once more, wherever they are now.
    places = tuple(replace(place_info(table, seat), here=True, away=False) for seat in range(table.players))
    stamps: list[list[Stamp]] = [[]]
    for entry in entries:
        if isinstance(entry, Rematched):
            stamps = [[]]
        elif isinstance(entry, Dealt):
            stamps.append([])
        elif isinstance(entry, Moved):
            stamps[-1].append(Stamp(entry.at, entry.by, entry.reactions))
    return _Finished(record, places, fair_info(table), stamps)


class MomentIn(NamedTuple):
    """The number of the match, from 1, what is wished for there, and what somebody is called who takes a bot's seat."""

    match: int
    wish: TryAgain
    you: str


def try_on(log: list[bytes], moment: MomentIn) -> bytes:
    """What comes of it when somebody sits there and plays on."""
    finished, wish = _finished(log, moment.match), moment.wish
    setup = finished.record.setup
    match = at_moment(setup, finished.record.deals, wish.deal, wish.step)
    if wish.seat >= setup.players:
        raise refuse("nobody-there")
    if wish.anew:
        draw_anew(match, wish.seat, wish.anew)
    places = tuple(
        PlaceInfo(name=place.name or moment.you, avatar=place.avatar, here=True)
        if seat == wish.seat
        else PlaceInfo(name=place.name, avatar=place.avatar, bot="net", here=True)
        for seat, place in enumerate(finished.places)
    )
    with seated(setup.game.name, places):
        return encode(_played_on(match, wish, places))


def _played_on(match: Match, wish: TryAgain, places: tuple[PlaceInfo, ...]) -> Tried:
    setup = match.setup
    for text in wish.moves:
        match.play(*parse_seat_move(setup.game, setup.players, text))
    table = record_table(setup, match, places)
    camera = Camera(setup.game, match.deal, wish.seat, asks=True, past=match.history)
    made = (wish.seat, int(setup.game.parse_move(wish.move))) if wish.move else _others(match, wish)
    played = film_on(match, camera, made, lambda: _others(match, wish))
    return Tried(table, camera.reel(), [*wish.moves, *played], match.deal.over)


def _others(match: Match, wish: TryAgain) -> tuple[int, int] | None:
    """Who looks for the first time is not hurried: the others wait until the seat has moved or let the moment pass."""
    if not wish.moves and wish.seat in match.deal.movers:
        return None
    return bots_move(match, wish.seat, wish.anew * 4096 + match.version)


class SeatOf(NamedTuple):
    """The code of a table and the hash of a token."""

    code: str
    token: str


def matches_of(log: list[bytes], whose: SeatOf) -> list[PlayedMatch]:
    """The matches of a table that are over and in which the token had a seat when they were. The log is gone through once: it
    may hold thousands of them."""
    first, *later = _entries(log)
    table = Table.replay([first])
    found = []
    for entry in later:
        table.apply(entry)
        if isinstance(entry, Moved) and table.state == OVER:
            played = _played(table, entry.at, whose)
            if played.mine:
                found.append(played)
    return found


def _played(table: Table, at: int, whose: SeatOf) -> PlayedMatch:
    """The match that has just ended there."""
    match = table.match
    assert match is not None
    assert match.outcome is not None
    mine = tuple(table.seats_of(whose.token))
    deals = tuple(CountedDeal(outcome.accounts[0][0].rule, outcome.points) for outcome in match.outcomes)
    names = tuple("" if place.bot else place.name for place in table.places)
    winners, points = match.outcome.winners, tuple(match.points)
    return PlayedMatch(whose.code, table.matches, table.game.name, at, names, mine, points, winners, deals)
