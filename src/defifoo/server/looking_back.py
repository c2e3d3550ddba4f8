"""Matches that are over: deals to see once more, reviews, moments to try again. And puzzles.

Everything here begins with a record, and there is none while a match runs: nothing of a running match can come out.
"""

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Final, NamedTuple

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter
from msgspec.structs import replace

from defifoo.bots.told import told_facts
from defifoo.core.game import Game
from defifoo.core.match import Match
from defifoo.core.record import Record, parse_seat_move
from defifoo.core.refusal import Refused
from defifoo.games.shelf import GAMES
from defifoo.review.again import at_moment, bots_move, draw_anew
from defifoo.review.puzzles import Puzzle, place_of_the_day, puzzle_match, puzzles_of
from defifoo.review.telling import ToldDeal
from defifoo.server.finding import count_guess
from defifoo.server.games import NO_SUCH, GameName
from defifoo.server.limits import too_many
from defifoo.server.problems import seated
from defifoo.server.queues import Whose
from defifoo.server.reviews import OldDeal, PuzzleTask, Reasons, puzzle_reasons
from defifoo.server.routes import PROBLEMS, Asked, Code, StrictRequest, asking, here
from defifoo.table.broadcast import fair_info, place_info
from defifoo.table.code import parse_code
from defifoo.table.entries import Dealt, Entry, Moved, Rematched
from defifoo.table.infos import FairInfo, PlaceInfo
from defifoo.table.records import entries_of
from defifoo.table.refusals import refuse
from defifoo.table.table import Table
from defifoo.wire.looking_back import DealReplay, PuzzleAnswer, PuzzleInfo, PuzzleMove, Tried, TryAgain
from defifoo.wire.reels import Camera, Stamp, film_on, film_record, record_table

MatchNumber = Annotated[int, PathParameter(description="the number of the match at this table, from 1", ge=1, le=1_000_000)]
DealNumber = Annotated[int, PathParameter(description="the number of the deal, from 1", ge=1, le=1000)]
PuzzlePlace = Annotated[int, PathParameter(description="which puzzle, from 0", ge=0, le=100_000)]


class _Finished(NamedTuple):
    """A match that is over, with what its log knows beside the record."""

    record: Record
    places: tuple[PlaceInfo, ...]
    fair: FairInfo
    stamps: list[list[Stamp]]


async def _finished(request: Asked, code: str, match: int) -> _Finished:
    """Raises Refused when there is no such match, or when it is not over."""
    house = here(request)
    try:
        log = await house.log(code)
    except Refused as refused:
        if refused.violation.rule == "server.no-table":
            count_guess(house, asking(request))
        raise
    return await asyncio.to_thread(_from_log, log, match)


def _from_log(log: list[Entry], number: int) -> _Finished:
    entries = entries_of(log, number)
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


@get("/api/tables/{code:str}/records/{match:int}/replay/{deal:int}", summary="A deal to see once more", responses=PROBLEMS)
async def replay_deal(request: Asked, code: Code, match: MatchNumber, deal: DealNumber) -> DealReplay:
    return await asyncio.to_thread(filmed, await _finished(request, code, match), deal)


def filmed(finished: _Finished, number: int) -> DealReplay:
    if number > len(finished.record.deals):
        raise refuse("no-such-match")
    return film_record(finished.record, number, finished.places, finished.fair, finished.stamps)


@get("/api/tables/{code:str}/records/{match:int}/review/{deal:int}", summary="Cards or choices?", responses=PROBLEMS)
async def review(request: Asked, code: Code, match: MatchNumber, deal: DealNumber) -> ToldDeal:
    house, address = here(request), asking(request)
    finished = await _finished(request, code, match)
    if address.hinting >= house.settings.limits.hints_of_an_address:
        raise too_many("hints")
    address.hinting += 1
    try:
        table = parse_code(code)
        found = await house.reviews.of(OldDeal(table, match, deal), finished.record.to_json(), Whose(address, table))
    finally:
        address.hinting -= 1
    if found is None:
        raise refuse("no-such-match")
    return found


@post(
    "/api/tables/{code:str}/records/{match:int}/again",
    summary="Play on from a moment of a match that is over",
    responses=PROBLEMS,
    status_code=200,
    request_class=StrictRequest,
)
async def try_again(request: Asked, code: Code, match: MatchNumber, data: JSONBody[TryAgain]) -> Tried:
    return await asyncio.to_thread(_tried, await _finished(request, code, match), data)


def _tried(finished: _Finished, wish: TryAgain) -> Tried:
    setup = finished.record.setup
    match = at_moment(setup, finished.record.deals, wish.deal, wish.step)
    if wish.seat >= setup.players:
        raise refuse("nobody-there")
    if wish.anew:
        draw_anew(match, wish.seat, wish.anew)
    places = tuple(
        PlaceInfo(name=place.name, avatar=place.avatar, bot="" if seat == wish.seat else "net", here=True)
        for seat, place in enumerate(finished.places)
    )
    with seated(setup.game.name, places):
        return _played_on(match, wish, places)


def _played_on(match: Match, wish: TryAgain, places: tuple[PlaceInfo, ...]) -> Tried:
    setup = match.setup
    for text in wish.moves:
        match.play(*parse_seat_move(setup.game, setup.players, text))
    table = record_table(setup, match, places)
    camera = Camera(setup.game, match.deal, wish.seat, asks=True)
    made = (wish.seat, int(setup.game.parse_move(wish.move))) if wish.move else _others(match, wish)
    played = film_on(match, camera, made, lambda: _others(match, wish))
    return Tried(table, camera.reel(), [*wish.moves, *played], match.deal.over)


def _others(match: Match, wish: TryAgain) -> tuple[int, int] | None:
    """Who looks for the first time is not hurried: the others wait until the seat has moved or let the moment pass."""
    if not wish.moves and wish.seat in match.deal.movers:
        return None
    return bots_move(match, wish.seat, wish.anew * 4096 + match.version)


# Puzzles


def _puzzle(name: str, place: int | None) -> tuple[Game, Puzzle, int]:
    game = GAMES.get(name)
    found = puzzles_of(game) if game is not None else ()
    if game is None or not found or (place is not None and place >= len(found)):
        raise NotFoundException
    chosen = _today(game) if place is None else place
    return game, found[chosen], chosen


def _today(game: Game) -> int:
    return place_of_the_day(game, datetime.now(UTC).date().toordinal())


def _places(puzzle: Puzzle) -> tuple[PlaceInfo, ...]:
    return tuple(PlaceInfo(bot="" if seat == puzzle.seat else "net", here=True) for seat in range(puzzle.players))


def _info(name: str, place: int | None) -> PuzzleInfo:
    game, puzzle, chosen = _puzzle(name, place)
    match = puzzle_match(game, puzzle)
    camera = Camera(game, match.deal, puzzle.seat, asks=True)
    return PuzzleInfo(
        game=game.name,
        place=chosen,
        count=len(puzzles_of(game)),
        today=_today(game),
        grade=puzzle.grade,
        table=record_table(match.setup, match, _places(puzzle)),
        full=camera.full,
    )


@get("/api/puzzles/{name:str}", summary="The puzzle of the day", responses=NO_SUCH)
async def puzzle_today(name: GameName) -> PuzzleInfo:
    return _info(name, None)


@get("/api/puzzles/{name:str}/{place:int}", summary="A puzzle", responses=NO_SUCH)
async def puzzle(name: GameName, place: PuzzlePlace) -> PuzzleInfo:
    return _info(name, place)


@post(
    "/api/puzzles/{name:str}/{place:int}",
    summary="Answer a puzzle",
    responses=PROBLEMS,
    status_code=200,
    request_class=StrictRequest,
)
async def answer_puzzle(request: Asked, name: GameName, place: PuzzlePlace, data: JSONBody[PuzzleMove]) -> PuzzleAnswer:
    """A move that is against a rule is refused like at the table."""
    game, asked, _ = _puzzle(name, place)
    match = puzzle_match(game, asked)
    move = game.parse_move(data.move)
    with seated(name, _places(asked)):
        match.deal.play(asked.seat, move)
    tried = game.move_name(move)
    facts, against = await _taught(request, PuzzleTask(name, place, asked.other if tried == asked.answer else tried))
    gain = -asked.points if game.lowest_wins else asked.points
    return PuzzleAnswer(
        right=tried == asked.answer,
        answer=asked.answer,
        other=asked.other,
        points=gain,
        worth=asked.worth,
        why="win" if not game.points_tell else "own" if gain > 0.5 else "place",
        found=[round(100 * part) for part in asked.found],
        facts=told_facts(facts),
        against=told_facts(against),
    )


async def _taught(request: Asked, task: PuzzleTask) -> Reasons:
    """Thought about where hints are; a server that has no time for it answers without reasons."""
    house, address = here(request), asking(request)
    if address.hinting >= house.settings.limits.hints_of_an_address:
        return [], []
    address.hinting += 1
    try:
        return await house.thinkers.look_back(puzzle_reasons, task, Whose(address, task.game))
    except Refused:
        return [], []
    finally:
        address.hinting -= 1


LOOKING_BACK: Final = [replay_deal, review, try_again, puzzle_today, puzzle, answer_puzzle]
