"""Two answers to one question: the first counts, and the other is told by how much it was late."""

from websockets.asyncio.client import connect

from defifoo.client import Server
from server.serving import Running, people_at
from server.talking import hear, play_address, say


async def test_who_came_too_late_hears_of_the_winner_first_and_then_by_how_much(running: Running, server: Server) -> None:
    code, _, tickets = await people_at(server, "purple", 2)
    match = running.house.rooms[code].table.match
    assert match is not None
    seat = match.deal.waits_for[0]
    async with connect(play_address(running.url, code)) as socket:
        await say(socket, t="hello", token=tickets[seat].token)
        full = await hear(socket)
        for number in (1, 2):
            await say(socket, t="move", seat=seat, move=full["moves"][0], version=full["version"], id=number)
        winner, loser = await hear(socket), await hear(socket)
    assert (winner["t"], winner["ack"]) == ("update", 1)
    assert (loser["t"], loser["kind"], loser["id"]) == ("refused", "stale", 2)
    assert 0 <= loser["at"] - winner["at"] < 1000
    assert loser["version"] == winner["version"]
