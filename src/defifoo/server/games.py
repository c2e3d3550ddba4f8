"""What the server has to play, and what a page needs to show a game that it did not come with."""

from functools import cache
from typing import Annotated, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from msgspec import structs

from defifoo import __version__
from defifoo.bots.levels import bot_names
from defifoo.core.game import Game
from defifoo.games.shelf import GAMES
from defifoo.review.puzzles import puzzles_of
from defifoo.server.asked import Asked, address_of
from defifoo.server.settings import Settings
from defifoo.server.ways import house_ways
from defifoo.table.phrases import EMOTES, PHRASES
from defifoo.wire.requests import GameInfo, Offer, OptionInfo, Problem
from defifoo.words.language import LANGUAGES, own_words
from defifoo.words.packages import language_files, rulebook_file
from defifoo.words.rulebook import rulebook

GameName = Annotated[str, PathParameter(description="a game of this server", max_length=16)]
LanguageName = Annotated[str, PathParameter(description="a language of this server", max_length=16)]
FLUENT: Final = "text/plain"
MARKDOWN: Final = "text/markdown"
NO_SUCH: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=told)
    for status, told in {400: "malformed", 404: "there is none", 429: "too many"}.items()
}


@get("/api/offer", summary="What this server has")
async def offer(request: Asked) -> Offer:
    """With the ways by which other devices get here: they may change while a server runs."""
    settings: Settings = request.app.state.settings
    return structs.replace(_offer(), public=list(settings.public), ways=house_ways(settings, address_of(request)))


@get("/api/games/{name:str}/words/{lang:str}", summary="The words of a game", responses=NO_SUCH, media_type=FLUENT)
async def game_words(name: GameName, lang: LanguageName) -> Response[str]:
    """Its language files one after the other; where it lacks the language, those of another."""
    texts = own_words(_known(name, lang), lang)
    if not texts:
        raise NotFoundException
    return Response("\n".join(texts), media_type=FLUENT)


@get("/api/games/{name:str}/rules/{lang:str}", summary="The rules of a game", responses=NO_SUCH, media_type=MARKDOWN)
async def game_rules(name: GameName, lang: LanguageName) -> Response[str]:
    """Its rule book, with an anchor for each rule id; where it lacks the language, in another."""
    try:
        book = rulebook(_known(name, lang).name, lang)
    except FileNotFoundError:
        raise NotFoundException from None
    return Response(book, media_type=MARKDOWN)


def _known(name: str, lang: str) -> Game:
    game = GAMES.get(name)
    if game is None or lang not in LANGUAGES:
        raise NotFoundException
    return game


@cache
def _offer() -> Offer:
    games = [_info(game) for game in GAMES.values()]
    return Offer(games, list(bot_names()), list(PHRASES), list(EMOTES), list(LANGUAGES), __version__)


def _info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        players=list(range(game.fewest, game.most + 1)),
        options=[OptionInfo(one.name, one.rule, one.default, one.low, one.high, one.switch) for one in game.options],
        lowest_wins=game.lowest_wins,
        start_points=game.start_points,
        points_tell=game.points_tell,
        puzzles=len(puzzles_of(game)),
        words=[lang for lang in LANGUAGES if language_files(game, lang)] if game.locale_folder else [],
        rules=[lang for lang in LANGUAGES if rulebook_file(game.name, lang)] if game.rulebook_folder else [],
        lessons={one.address(game.name): one.steps for one in game.lessons()},
    )
