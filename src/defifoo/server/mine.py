"""My games: every finished match that somebody sat in, in a list that belongs to whoever has its key. No account.

A device makes the key up and keeps it; the list can be opened wherever the key is brought. What comes into it is read out of
the tables' logs, for seats whose token the device has. A list is a log like those of the tables, by a name that no table has.
"""

from typing import Final

import msgspec
from litestar import post
from litestar.params import JSONBody

from defifoo.core.refusal import Refused
from defifoo.server.asked import Asked
from defifoo.server.finding import check_guesses, count_guess
from defifoo.server.house import House
from defifoo.server.limits import Address
from defifoo.server.old_matches import SeatOf, matches_of
from defifoo.server.routes import PROBLEMS, TOKEN, StrictRequest, asking, here, sender
from defifoo.server.security import token_hash
from defifoo.storage.base import LIST, CodeTaken, Conflict, Storage, UnknownTable
from defifoo.table.code import parse_code
from defifoo.wire.mine import Mine, PlayedMatch, Remember

_DIGITS: Final = 27
_MOST: Final = 2000


@post(
    "/api/mine",
    summary="The matches that one sat in",
    responses=PROBLEMS,
    status_code=200,
    request_class=StrictRequest,
    security=TOKEN,
)
async def my_games(request: Asked, data: JSONBody[Remember]) -> Mine:
    """The token is the key of the list: 32 hexadecimal digits that the device made up."""
    house, key = here(request), sender(request)
    found: list[PlayedMatch] = []
    for wish in data.tables:
        try:
            seat = SeatOf(parse_code(wish.code), token_hash(wish.token))
            await check_guesses(house, asking(request), seat.code, seat.token)
            found += await house.archive.read(matches_of, wish.code, seat, asking(request))
        except Refused as refused:
            if refused.violation.rule == "server.no-table":
                count_guess(house, asking(request))
            elif refused.violation.rule.startswith("server.too-many"):
                raise  # else a match would be left out without a word
    kept = await noted(house, asking(request), LIST + key[:_DIGITS], found)
    return Mine(sorted(kept, key=lambda match: -match.at))


async def noted(house: House, address: Address, name: str, found: list[PlayedMatch]) -> list[PlayedMatch]:
    """The list with what was found, each match once. Raises Refused when it would be a new one and there are too many."""
    while True:  # each time that it is tried again somebody else got ahead
        kept = await _kept(house.storage, name)
        known = {(match.code, match.match) for match in kept}
        fresh = [match for match in found if (match.code, match.match) not in known][: _MOST - len(kept)]
        if fresh and not kept:
            await house.lists.another(address)
        try:
            await _append(house.storage, name, len(kept), [msgspec.json.encode(match) for match in fresh])
        except (Conflict, CodeTaken):
            continue
        return [*kept, *fresh]


async def _kept(storage: Storage, name: str) -> list[PlayedMatch]:
    try:
        return [msgspec.json.decode(line, type=PlayedMatch) for line in await storage.load(name)]
    except UnknownTable:
        return []


async def _append(storage: Storage, name: str, version: int, lines: list[bytes]) -> None:
    if lines and not version:
        await storage.create(name, lines[0])
        await storage.finish(name)  # nobody plays there
        lines, version = lines[1:], 1
    if lines:
        await storage.append(name, version, lines)


MINE: Final = [my_games]
