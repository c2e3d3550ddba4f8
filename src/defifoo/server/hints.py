"""A hint: what the strongest bot would do with what the seat may know."""

from typing import Final

from defifoo.server.house import House
from defifoo.server.limits import Address, too_many
from defifoo.server.queues import Whose
from defifoo.server.room import Room
from defifoo.server.words import refuse
from defifoo.table.allowed import check_hints
from defifoo.table.thinking import Thought, errand
from defifoo.wire.requests import Advice, Hint

_BOT: Final = "expert"


async def hint_for(house: House, room: Room, seat: int, address: Address) -> Hint:
    """`move` is "" where it is best to let the moment pass. However many one address asks for, the others have their turn."""
    table = room.table
    check_hints(table)
    if not table.running.deal.moves(seat):
        raise refuse("no-hint")
    if address.hinting >= house.settings.limits.hints_of_an_address:
        raise too_many("hints")
    version = table.version
    address.hinting += 1
    try:
        asked = errand(table, Thought(seat, _BOT, version, house.now()))
        found = await house.thinkers.advise(asked, Whose(address, table.code))
    finally:
        address.hinting -= 1
    moves = [Advice(move, round(points, 1), round(worth, 3)) for move, points, worth in found]
    return Hint(seat=seat, version=version, move=moves[0].move, moves=moves)
