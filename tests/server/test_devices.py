"""Several devices in one seat."""

import pytest

from defifoo.server.house import House
from defifoo.server.writing import Asker
from defifoo.table.waiting import HeldMove, Laid
from server.listening import Ear, on_disk, table_of


@pytest.mark.parametrize("laid", [False, True])
async def test_a_card_that_comes_back_names_its_number_to_the_device_alone_that_gave_it(house: House, *, laid: bool) -> None:
    """Another device of the seat may wait for an answer to a move of the same number."""
    room, ears = await table_of(house, "red")
    table, live = room.table, room.table.live
    deal = table.running.deal
    (turn,) = deal.waits_for
    other = (turn + 1) % 4
    second = Ear()
    second.token = ears[other].token
    room.enter(second)
    if laid:
        live.laid[other] = Laid(house.now(), 0, other, "BANK", "person", int(table.game.parse_move("BANK")))
        room.laid_by[other] = Asker(ears[other], 7)
    else:
        live.held = HeldMove(other, "R1", house.now() + 60_000, "person", int(table.game.parse_move("R1")))
        room.held_by = Asker(ears[other], 7)
    move = table.game.move_name(deal.moves(turn)[0])
    room.write(table.move(turn, move, table.version, house.now(), "clock"))
    await on_disk(room)
    back = [[one for one in ear.heard if one["t"] == "returned"] for ear in (ears[other], second)]
    assert [[one.get("id", 0) for one in heard] for heard in back] == [[7], [0]]
