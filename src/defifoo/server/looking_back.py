"""Matches that are over: records, deals to see once more, reviews, moments to try again. And puzzles."""

from datetime import UTC, datetime
from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter

from defifoo.bots.told import told_facts
from defifoo.core.game import Game
from defifoo.core.refusal import Refused
from defifoo.games.shelf import GAMES
from defifoo.review.puzzles import Puzzle, place_of_the_day, puzzle_match, puzzles_of
from defifoo.review.telling import ToldDeal
from defifoo.server.archive import Found, Read, Wish
from defifoo.server.asked import Asked
from defifoo.server.finding import check_guesses, count_guess
from defifoo.server.games import NO_SUCH, GameName
from defifoo.server.limits import too_many
from defifoo.server.old_matches import DealAt, MomentIn, film, record_text, try_on
from defifoo.server.problems import reader_language
from defifoo.server.queues import Whose
from defifoo.server.reviews import OldDeal, PuzzleTask, Reasons, puzzle_reasons
from defifoo.server.routes import PROBLEMS, Code, StrictRequest, asking, here
from defifoo.server.security import bearer, token_hash
from defifoo.server.words import refuse as no_such
from defifoo.server.words import seated
from defifoo.table.code import parse_code
from defifoo.table.infos import PlaceInfo
from defifoo.wire.looking_back import DealReplay, PuzzleAnswer, PuzzleInfo, PuzzleMove, Tried, TryAgain
from defifoo.wire.reels import Camera, record_table
from defifoo.wire.requests import MatchRecord
from defifoo.words.language import words

MatchNumber = Annotated[int, PathParameter(description="the number of the match at this table, from 1", ge=1, le=1_000_000)]
DealNumber = Annotated[int, PathParameter(description="the number of the deal, from 1", ge=1, le=1000)]
PuzzlePlace = Annotated[int, PathParameter(description="which puzzle, from 0", ge=0, le=100_000)]


async def _read(request: Asked, read: Read[Wish, Found], code: str, wish: Wish) -> Found:
    """Raises Refused when there is no such match, or when it is not over."""
    house, address, token = here(request), asking(request), bearer(request.headers.get("authorization"))
    await check_guesses(house, address, code, token_hash(token) if token else "")
    try:
        return await house.archive.read(read, code, wish, address)
    except Refused as refused:
        if refused.violation.rule == "server.no-table":
            count_guess(house, address)
        raise


@get("/api/tables/{code:str}/records/{match:int}", summary="The record of a finished match", responses=PROBLEMS)
async def record(request: Asked, code: Code, match: MatchNumber) -> Response[MatchRecord]:
    text = await _read(request, record_text, code, match)
    name = f"defifoo-{code}-{match}.json" if code.replace("-", "").isalnum() and code.isascii() else "defifoo.json"
    return _as_sent(text.encode(), {"Content-Disposition": f'attachment; filename="{name}"'})


def _as_sent(text: bytes, headers: dict[str, str] | None = None) -> Response[Any]:
    """What was written as it is sent where the log was read."""
    return Response(text, media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{code:str}/records/{match:int}/replay/{deal:int}", summary="A deal to see once more", responses=PROBLEMS)
async def replay_deal(request: Asked, code: Code, match: MatchNumber, deal: DealNumber) -> Response[DealReplay]:
    return _as_sent(await _read(request, film, code, DealAt(match, deal)))


@get("/api/tables/{code:str}/records/{match:int}/review/{deal:int}", summary="Cards or choices?", responses=PROBLEMS)
async def review(request: Asked, code: Code, match: MatchNumber, deal: DealNumber) -> ToldDeal:
    house, address = here(request), asking(request)
    text = await _read(request, record_text, code, match)
    if address.hinting >= house.settings.limits.hints_of_an_address:
        raise too_many("hints")
    address.hinting += 1
    try:
        table = parse_code(code)
        found = await house.reviews.of(OldDeal(table, match, deal), text, Whose(address, table))
    finally:
        address.hinting -= 1
    if found is None:
        raise no_such("no-such-deal")
    return found


@post(
    "/api/tables/{code:str}/records/{match:int}/again",
    summary="Play on from a moment of a match that is over",
    responses=PROBLEMS,
    status_code=200,
    request_class=StrictRequest,
)
async def try_again(request: Asked, code: Code, match: MatchNumber, data: JSONBody[TryAgain]) -> Response[Tried]:
    you = words(reader_language(request)).say("cli-you")
    return _as_sent(await _read(request, try_on, code, MomentIn(match, data, you)))


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
    camera = Camera(game, match.deal, puzzle.seat, asks=True, past=match.history)
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


LOOKING_BACK: Final = [record, replay_deal, review, try_again, puzzle_today, puzzle, answer_puzzle]
