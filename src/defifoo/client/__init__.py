"""Play on a server from Python. A bot is a page of code:

import asyncio, random
from defifoo.client import Server

async def main() -> None:
    async with Server("http://localhost:8000") as server:
        ticket = await server.take_seat("BAKO-MITU", name="Robo")
        async with server.sit(ticket) as player:
            async for turn in player.turns():
                await player.play(random.choice(turn.moves))

asyncio.run(main())
"""

from defifoo.client.player import Player, Turn
from defifoo.client.server import Server, ServerRefused, Ticket

__all__ = ["Player", "Server", "ServerRefused", "Ticket", "Turn"]
