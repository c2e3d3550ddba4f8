"""Rules to try out over HTTP: a stacked position, any move of it, and what comes of it against bots. Nothing is remembered."""

import asyncio
from typing import Annotated, Final

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter
from msgspec import structs

from defifoo.core.chance import SEED_BYTES
from defifoo.core.example import Example
from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.core.record import parse_seat_move
from defifoo.games.shelf import GAMES
from defifoo.review.again import bots_move
from defifoo.server.asked import Asked
from defifoo.server.games import NO_SUCH, GameName
from defifoo.server.lessons import PACE
from defifoo.server.problems import reader_language
from defifoo.server.routes import PROBLEMS, StrictRequest
from defifoo.server.words import seated
from defifoo.table.broadcast import timetable
from defifoo.table.infos import PlaceInfo
from defifoo.wire.lessons import ExampleMove, Examples
from defifoo.wire.looking_back import Tried
from defifoo.wire.reels import Camera, film_on, record_table
from defifoo.words.language import words

RuleName = Annotated[str, PathParameter(description="a rule of the game", max_length=64)]


@get("/api/examples/{name:str}", summary="The rules of a game that can be tried out", responses=NO_SUCH)
async def rules_to_try(name: GameName) -> Examples:
    game = GAMES.get(name)
    if game is None:
        raise NotFoundException
    return Examples([example.rule for example in game.examples()])


@post(
    "/api/examples/{name:str}/{rule:str}",
    summary="Try out a rule",
    responses=PROBLEMS,
    status_code=200,
    request_class=StrictRequest,
)
async def try_rule(request: Asked, name: GameName, rule: RuleName, data: JSONBody[ExampleMove]) -> Tried:
    """A move that is against a rule is refused like at the table."""
    game = GAMES.get(name)
    found = [] if game is None else [example for example in game.examples() if example.rule == rule]
    if game is None or not found:
        raise NotFoundException
    you = words(reader_language(request)).say("cli-you")
    return await asyncio.to_thread(_tried, game, found[0], data, you)


def _tried(game: Game, example: Example, wish: ExampleMove, you: str) -> Tried:
    deal, seat = example.deal, example.seat
    match = Match(Setup(game, int(deal.players), {"length": 1}, bytes(SEED_BYTES)))
    match.deal = deal
    others = PlaceInfo(bot="net", here=True)
    places = tuple(PlaceInfo(name=you, here=True) if one == seat else others for one in range(int(deal.players)))
    with seated(game.name, places):
        return _played(match, example, wish, places)


def _played(match: Match, example: Example, wish: ExampleMove, places: tuple[PlaceInfo, ...]) -> Tried:
    game, deal, seat = match.setup.game, example.deal, example.seat
    for text in (*example.before, *wish.moves):
        match.play(*parse_seat_move(game, int(deal.players), text))
    table = structs.replace(record_table(match.setup, match, places), pace=PACE, timetable=timetable(game, PACE))
    camera = Camera(game, deal, seat, asks=True, past=match.history)
    made = (seat, int(game.parse_move(wish.move))) if wish.move else None
    played = film_on(match, camera, made, lambda: bots_move(match, seat, match.version), counted=False)
    return Tried(table, camera.reel(), [*wish.moves, *played], deal.over)


EXAMPLES: Final = [rules_to_try, try_rule]
