"""A hint: what the strongest bot would do with what the seat may know."""

from typing import Final

from defifoo.server.house import House
from defifoo.server.limits import too_many
from defifoo.server.room import Room
from defifoo.server.words import refuse
from defifoo.table.thinking import Thought, errand
from defifoo.wire.requests import Advice, Hint

_BOT: Final = "expert"


async def hint_for(house: House, room: Room, seat: int) -> Hint:
    """`move` is "" where it is best to let the moment pass."""
    table = room.table
    if not table.running.deal.moves(seat):
        raise refuse("no-hint")
    if house.hinting >= house.settings.limits.hints_at_once:
        raise too_many("hints")
    version = table.version
    house.hinting += 1
    try:
        found = await house.thinkers.advise(errand(table, Thought(seat, _BOT, version, house.now())))
    finally:
        house.hinting -= 1
    moves = [Advice(move, round(points, 1), round(worth, 3)) for move, points, worth in found]
    return Hint(seat=seat, version=version, move=moves[0].move, moves=moves)
