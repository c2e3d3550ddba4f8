"""My games: every finished match that somebody sat in, in a list that belongs to whoever has its key. No account.

A device makes the key up and keeps it; the list can be opened wherever the key is brought. What comes into it is read out of
the tables' logs, for seats whose token the device has. A list is a log like those of the tables, by a name that no table has.
"""

import asyncio
from typing import Final

import msgspec
from litestar import post
from litestar.params import JSONBody

from defifoo.core.refusal import Refused
from defifoo.server.finding import count_guess
from defifoo.server.house import House
from defifoo.server.limits import Address
from defifoo.server.routes import PROBLEMS, TOKEN, Asked, StrictRequest, asking, here, sender
from defifoo.server.security import token_hash
from defifoo.storage.base import LIST, CodeTaken, Conflict, Storage, UnknownTable
from defifoo.table.code import parse_code
from defifoo.table.entries import Entry, Rematched
from defifoo.table.records import entries_of
from defifoo.table.table import Table
from defifoo.wire.mine import CountedDeal, Mine, PlayedMatch, Remember

_DIGITS: Final = 27
_MOST: Final = 2000
_TRIES: Final = 5


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
            log = await house.log(wish.code)
        except Refused as refused:
            if refused.violation.rule == "server.no-table":
                count_guess(house, asking(request))
            continue
        found += await asyncio.to_thread(matches_of, log, parse_code(wish.code), token_hash(wish.token))
    kept = await _noted(house, asking(request), LIST + key[:_DIGITS], found)
    return Mine(sorted(kept, key=lambda match: -match.at))


def matches_of(log: list[Entry], code: str, token: str) -> list[PlayedMatch]:
    """The matches of a table that are over and in which the token had a seat when they were."""
    found = []
    for number in range(1, 2 + sum(isinstance(entry, Rematched) for entry in log)):
        played = _played(entries_of(log, number), code, number, token)
        if played is not None:
            found.append(played)
    return found


def _played(entries: list[Entry], code: str, number: int, token: str) -> PlayedMatch | None:
    table = Table.replay(entries[:1])
    for entry in entries[1:]:
        table.apply(entry)
        match = table.match
        if match is not None and match.over and table.matches == number and match.outcome is not None:
            mine = tuple(table.seats_of(token))
            deals = tuple(CountedDeal(outcome.accounts[0][0].rule, outcome.points) for outcome in match.outcomes)
            names = tuple("" if place.bot else place.name for place in table.places)
            winners, points = match.outcome.winners, tuple(match.points)
            return PlayedMatch(code, number, table.game.name, entry.at, names, mine, points, winners, deals) if mine else None
    return None


async def _noted(house: House, address: Address, name: str, found: list[PlayedMatch]) -> list[PlayedMatch]:
    """The list with what was found, each match once. Raises Conflict when it is written to from everywhere at once, and
    Refused when it would be a new one and there are too many."""
    for _ in range(_TRIES):
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
    raise Conflict(name)


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
