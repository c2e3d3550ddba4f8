"""The HTTP side: find, make and fill tables, records, hints, health and metrics."""

from collections.abc import Awaitable, Callable
from hmac import compare_digest
from time import monotonic
from typing import Annotated, Any, Final, TypeVar

from litestar import MediaType, Response, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import JSONBody, PathParameter

from defifoo import __version__
from defifoo.bots.levels import bot_names
from defifoo.core.engine import ENGINE
from defifoo.core.refusal import malformed
from defifoo.server.arriving import arrival
from defifoo.server.asked import Asked, address_of
from defifoo.server.disk import is_low
from defifoo.server.finding import find_room
from defifoo.server.games import game_rules, game_words, offer
from defifoo.server.hints import glance_for, hint_for
from defifoo.server.house import House
from defifoo.server.limits import Address
from defifoo.server.room import Room
from defifoo.server.security import bearer, new_token, token_hash
from defifoo.server.side_door import KIND
from defifoo.server.words import refuse
from defifoo.storage.base import Conflict
from defifoo.table.broadcast import table_info
from defifoo.table.entries import Entry, Seated
from defifoo.table.infos import TableInfo
from defifoo.wire.codec import read_request
from defifoo.wire.requests import (
    Glance,
    Health,
    Hint,
    MakeTable,
    Problem,
    SeatBot,
    SeatTaken,
    TableMade,
    Tables,
    TakeSeat,
)

Answer = TypeVar("Answer")
NOT_WRITING: Final = "not-writing"
Code = Annotated[str, PathParameter(description="the code of the table, in any spelling", max_length=40)]
SeatPath = Annotated[int, PathParameter(description="a seat, from 0", ge=0, le=5)]
PROBLEMS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=told)
    for status, told in {
        400: "malformed",
        401: "a token is missing",
        403: "not yours",
        404: "there is no such table",
        409: "stale, or against a rule",
        413: "too large",
        429: "too many",
    }.items()
}

BEARER: Final = Components(
    security_schemes={
        "token": SecurityScheme(
            type="http", scheme="bearer", description="the token of a seat or of the host: 32 hexadecimal digits"
        )
    }
)
TOKEN: Final = [{"token": list[str]()}]
TOKEN_OR_NONE: Final = [*TOKEN, {}]
"""With a token the seat is added to those of the same device."""


class StrictRequest(Asked):
    """Litestar would take the text "4" for the number 4: here a body is what its schema says, or it is refused."""

    async def json(self) -> Any:  # Any: whatever the handler is annotated with
        body = self.route_handler.parsed_data_field
        assert body is not None
        return read_request(await self.body(), body.annotation)


def here(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def asking(request: Asked) -> Address:
    return here(request).addresses.of(address_of(request), monotonic())


async def room_of(request: Asked, code: str) -> Room:
    token = bearer(request.headers.get("authorization"))
    return await find_room(here(request), asking(request), code, token_hash(token) if token else "")


def sender(request: Asked) -> str:
    """The hash of the token that was sent along. Raises Refused when there is none."""
    token = bearer(request.headers.get("authorization"))
    if not token:
        raise refuse("no-token")
    return token_hash(token)


async def settled(room: Room, answered: Callable[[], Awaitable[Answer]]) -> Answer:
    """What is answered when all that it stands on is on disk. Where another node was first it is answered anew, for the table
    as it is then."""
    while True:
        try:
            return await answered()
        except Conflict:
            await room.caught_up()


async def written(room: Room, made: Callable[[], list[Entry]]) -> TableInfo:
    """The table as it stands when the entries are on disk; without any, when all that it stands on is."""

    async def wrote() -> TableInfo:
        entries = made()
        done = room.write(entries) if entries else room.on_disk()
        info = table_info(room.table)
        await done
        return info

    return await settled(room, wrote)


@post("/api/tables", summary="Make a table", responses=PROBLEMS, request_class=StrictRequest)
async def make_table(request: Asked, data: JSONBody[MakeTable]) -> TableMade:
    token = new_token()
    room = await here(request).make(data, token, address_of(request))
    return TableMade(code=room.table.code, token=token, table=table_info(room.table))


@get("/api/tables", summary="The public tables", responses=PROBLEMS)
async def list_tables(request: Asked) -> Tables:
    return Tables(await here(request).lines())


@get("/api/tables/{code:str}", summary="Look at a table", responses=PROBLEMS)
async def look_at_table(request: Asked, code: Code) -> TableInfo:
    return await written(await room_of(request, code), list)


@post(
    "/api/tables/{code:str}/seats",
    summary="Take a seat",
    responses=PROBLEMS,
    request_class=StrictRequest,
    security=TOKEN_OR_NONE,
)
async def take_seat(request: Asked, code: Code, data: JSONBody[TakeSeat]) -> SeatTaken:
    room = await room_of(request, code)
    token = bearer(request.headers.get("authorization"))
    if not token or not (room.table.is_host(token_hash(token)) or room.table.seats_of(token_hash(token))):
        token = new_token()
    taken: list[int] = []

    def sat() -> list[Entry]:
        entries = room.table.sit(
            name=data.name,
            avatar=data.avatar,
            token=token_hash(token),
            promise=data.promise,
            now=here(request).now(),
            seat=data.seat,
        )
        taken[:] = [entry.seat for entry in entries if isinstance(entry, Seated)]
        return entries

    table = await written(room, sat)
    return SeatTaken(seat=taken[0], token=token, table=table)


@delete("/api/tables/{code:str}/seats/{seat:int}", summary="Leave a seat", responses=PROBLEMS, status_code=200, security=TOKEN)
async def leave_seat(request: Asked, code: Code, seat: SeatPath) -> TableInfo:
    room, token, now = await room_of(request, code), sender(request), here(request).now

    def left() -> list[Entry]:
        if seat in room.table.seats_of(token):
            return room.table.leave(seat, now())
        return room.table.remove_person(token, seat, now())

    return await written(room, left)


@post(
    "/api/tables/{code:str}/bots",
    summary="Seat a bot",
    responses=PROBLEMS,
    status_code=200,
    request_class=StrictRequest,
    security=TOKEN,
)
async def seat_bot(request: Asked, code: Code, data: JSONBody[SeatBot]) -> TableInfo:
    room, token = await room_of(request, code), sender(request)
    if data.bot not in bot_names():
        raise malformed("bot", data.bot)
    return await written(room, lambda: room.table.add_bot(token, data.bot, here(request).now(), data.seat))


@delete("/api/tables/{code:str}/bots/{seat:int}", summary="Remove a bot", responses=PROBLEMS, status_code=200, security=TOKEN)
async def remove_bot(request: Asked, code: Code, seat: SeatPath) -> TableInfo:
    room = await room_of(request, code)
    return await written(room, lambda: room.table.remove_bot(sender(request), seat, here(request).now()))


@post("/api/tables/{code:str}/start", summary="Start the match", responses=PROBLEMS, status_code=200, security=TOKEN)
async def start(request: Asked, code: Code) -> TableInfo:
    room = await room_of(request, code)
    return await written(room, lambda: room.table.start(sender(request), here(request).now()))


@post(
    "/api/tables/{code:str}/rematch", summary="The same people once more", responses=PROBLEMS, status_code=200, security=TOKEN
)
async def rematch(request: Asked, code: Code) -> TableInfo:
    room = await room_of(request, code)
    token, secret, now = sender(request), new_token() + new_token(), here(request).now
    return await written(room, lambda: room.table.rematch(token, secret, now()))


@post("/api/tables/{code:str}/close", summary="Close the table", responses=PROBLEMS, status_code=200, security=TOKEN)
async def close_table(request: Asked, code: Code) -> TableInfo:
    room = await room_of(request, code)
    return await written(room, lambda: room.table.close(sender(request), here(request).now()))


@post(
    "/api/tables/{code:str}/hints/{seat:int}",
    summary="What the strongest bot would do",
    responses=PROBLEMS,
    status_code=200,
    security=TOKEN,
)
async def hint(request: Asked, code: Code, seat: SeatPath) -> Hint:
    house, room, address = here(request), await seat_of(request, code, seat), asking(request)
    return await settled(room, lambda: hint_for(house, room, seat, address))


@post(
    "/api/tables/{code:str}/hints/{seat:int}/glance",
    summary="What a net leans to, at once",
    responses=PROBLEMS,
    status_code=200,
    security=TOKEN,
)
async def glance(request: Asked, code: Code, seat: SeatPath) -> Glance:
    room = await seat_of(request, code, seat)
    return await settled(room, lambda: glance_for(room, seat))


async def seat_of(request: Asked, code: str, seat: int) -> Room:
    """The table where the sender sits in this seat. Raises Refused for everybody else."""
    room = await room_of(request, code)
    if seat not in room.table.seats_of(sender(request)):
        raise refuse("not-your-seat")
    return room


@get("/api/health", summary="Whether all is well")
async def health(request: Asked) -> Response[Health]:
    """Status 503 from the first write that fails until the next that does not, and while the database is missing."""
    house = here(request)
    missing = tuple(house.missing())
    status = NOT_WRITING if house.disk.on or "database" in missing else "trouble" if missing else "ok"
    low = not house.settings.database and is_low(house.settings.data)
    told = Health(status, __version__, ENGINE, len(house.rooms), low, missing)
    return Response(told, status_code=503 if status == NOT_WRITING else 200)


@get("/metrics", media_type=MediaType.TEXT, summary="Numbers for Prometheus", responses=PROBLEMS)
async def metrics(request: Asked) -> Response[str]:
    """For those who have the token of the metrics. Where it is not set there is nothing here."""
    token = here(request).settings.metrics_token
    if not token or not compare_digest(token.encode(), bearer(request.headers.get("authorization")).encode()):
        raise NotFoundException
    return Response(here(request).metrics.text(), media_type=KIND)


ROUTES: Final = [
    offer,
    game_words,
    game_rules,
    make_table,
    list_tables,
    look_at_table,
    take_seat,
    leave_seat,
    seat_bot,
    remove_bot,
    start,
    rematch,
    close_table,
    hint,
    glance,
    health,
    arrival,
    metrics,
]
