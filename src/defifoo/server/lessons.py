"""Lessons over HTTP. The server remembers nothing of them: a step is its number, and every answer begins with its position."""

from typing import Annotated, Final

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter
from msgspec import structs

from defifoo.core.chance import SEED_BYTES
from defifoo.core.learning import Learning
from defifoo.core.lesson import LEARNER, MOST_STEPS
from defifoo.core.match import Match, Setup
from defifoo.core.refusal import Refused
from defifoo.games.shelf import GAMES
from defifoo.server.asked import Asked
from defifoo.server.games import NO_SUCH
from defifoo.server.problems import reader_language
from defifoo.server.routes import PROBLEMS, StrictRequest
from defifoo.server.words import RefusedAt
from defifoo.table.broadcast import Telling, timetable
from defifoo.table.infos import PlaceInfo, TableInfo
from defifoo.wire.lessons import LessonAnswer, LessonInfo, LessonMove
from defifoo.wire.reels import Camera, Stamp, record_table
from defifoo.words.language import Words, words

LessonName = Annotated[str, PathParameter(description="a game, or a smaller one made of it", max_length=32)]
StepNumber = Annotated[int, PathParameter(description="which step, from 0", ge=0, lt=MOST_STEPS)]


PACE: Final = "relaxed"


def _learning(name: str, step: int) -> Learning:
    found = [(game, one) for game in GAMES.values() for one in game.lessons() if one.address(game.name) == name]
    if not found:
        raise NotFoundException
    game, lesson = found[0]
    try:
        learning = Learning(game, step, lesson.name)
    except Refused:
        raise NotFoundException from None
    if learning.over:
        raise NotFoundException
    return learning


def _table(learning: Learning, spoken: Words) -> TableInfo:
    """Nobody is hurried, and the steps are all the hints there are."""
    game, players = learning.game, int(learning.deal.players)
    match = Match(Setup(game, players, {**learning.lesson.options, "length": 1}, bytes(SEED_BYTES)))
    table = record_table(match.setup, match, _places(players, spoken))
    return structs.replace(table, pace=PACE, timetable=timetable(game, PACE), hints=False)


def _places(players: int, spoken: Words) -> tuple[PlaceInfo, ...]:
    others = [PlaceInfo(bot="novice", here=True) for _ in range(players - 1)]
    return (PlaceInfo(name=spoken.say("cli-you"), here=True), *others)


@get("/api/lessons/{name:str}/{step:int}", summary="A step of a lesson", responses=NO_SUCH)
async def lesson_step(request: Asked, name: LessonName, step: StepNumber) -> LessonInfo:
    learning, spoken = _learning(name, step), words(reader_language(request))
    return LessonInfo(
        game=learning.game.name,
        step=step,
        steps=learning.total,
        aim=spoken.say(learning.key("aim")),
        text=spoken.say(learning.key(learning.step.name)),
        rule=learning.step.rule,
        table=_table(learning, spoken),
        full=Camera(learning.game, learning.deal, LEARNER, asks=True, past=learning.told).full,
    )


@post(
    "/api/lessons/{name:str}/{step:int}",
    summary="Make the move of a step",
    responses=PROBLEMS,
    status_code=200,
    request_class=StrictRequest,
)
async def try_step(request: Asked, name: LessonName, step: StepNumber, data: JSONBody[LessonMove]) -> LessonAnswer:
    """A move that is against a rule is refused like at the table."""
    learning, spoken = _learning(name, step), words(reader_language(request))
    game, deal, asked = learning.game, learning.deal, learning.step
    move = game.parse_move(data.move)
    violation = deal.why_not(LEARNER, move)
    if violation is not None:
        raise RefusedAt(violation, game.name, _places(int(deal.players), spoken))
    if not learning.is_right(move):
        return LessonAnswer(right=False, text=spoken.say(learning.key(f"{asked.name}-other")))
    camera = Camera(game, deal, LEARNER, asks=True)
    camera.film(deal, Telling(game, deal.play(LEARNER, move)), Stamp(), None)
    for line in asked.then:
        seat, _, answer = line.partition(" ")
        camera.film(deal, Telling(game, deal.play(int(seat), game.parse_move(answer))), Stamp(by="bot"), None)
    last = step + 1 == learning.total
    dealt = last or Learning(game, step + 1, learning.lesson.name).begins
    return LessonAnswer(right=True, text=spoken.say(learning.key("done")) if last else "", reel=camera.reel(), dealt=dealt)


LESSONS: Final = [lesson_step, try_step]
