"""A hint: what the strongest bot would do with what the seat may know, and what a net leans to until that was thought out."""

from typing import Final

from defifoo.bots.told import told_facts
from defifoo.server.house import House
from defifoo.server.limits import Address, too_many
from defifoo.server.queues import Whose
from defifoo.server.room import Room
from defifoo.server.words import refuse
from defifoo.table.allowed import check_hints
from defifoo.table.thinking import Thought, errand, first_glance
from defifoo.wire.requests import Advice, Chance, Glance, Hint

_BOT: Final = "expert"


async def hint_for(house: House, room: Room, seat: int, address: Address) -> Hint:
    """`move` is "" where it is best to let the moment pass. However many one address asks for, the others have their turn."""
    table = room.table
    _check(room, seat)
    if address.hinting >= house.settings.limits.hints_of_an_address:
        raise too_many("hints")
    version = table.version
    address.hinting += 1
    try:
        asked = errand(table, Thought(seat, _BOT, version, house.now()))
        await room.on_disk()
        found = await house.thinkers.advise(asked, Whose(address, table.code))
    finally:
        address.hinting -= 1
    moves = [Advice(move, round(points, 1), round(worth, 3), told_facts(why)) for move, points, worth, why in found]
    return Hint(seat=seat, version=version, move=moves[0].move, moves=moves)


async def glance_for(room: Room, seat: int) -> Glance:
    """It takes no longer than the move of a bot that plays by the net, and is thought about at the table."""
    _check(room, seat)
    moves = [Chance(move, round(chance, 3)) for move, chance in first_glance(room.table, seat)]
    glance = Glance(seat=seat, version=room.table.version, move=moves[0].move, moves=moves)
    await room.on_disk()
    return glance


def _check(room: Room, seat: int) -> None:
    check_hints(room.table)
    if not room.table.running.deal.moves(seat):
        raise refuse("no-hint")
