"""A bot of one's own on a server: it plays anything that it may, at random.

    python examples/server/table_bot.py http://localhost:8000 BAKO-MITU

It takes a free seat, follows the game, comes back by itself when the connection breaks, and stops when the match is over.
"""

import asyncio
import random
import sys
from contextlib import suppress

from defifoo.client import ConnectionLostError, MoveRefusedError, Server


async def play(url: str, code: str, name: str = "Robo") -> None:
    async with Server(url) as server:
        ticket = await server.take_seat(code, name)
        print(f"{name} sits in seat {ticket.seat}", flush=True)
        async with server.sit(ticket) as player:
            async for turn in player.turns():
                if not turn.waited_for and random.random() < 0.5:
                    continue  # it might cut in, and lets the moment pass
                move = random.choice(turn.moves)
                with suppress(
                    MoveRefusedError, ConnectionLostError
                ):  # somebody was faster: the next turn shows how things stand
                    await player.play(move, turn.version)
            assert player.over is not None
            print(f"over: points {list(player.over.points)}")


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
