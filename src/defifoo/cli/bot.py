"""`defifoo bot`: seat a bot at a table of any server."""

import asyncio
from typing import Annotated

import httpx
from cyclopts import Parameter

from defifoo.bots.bot import Budget
from defifoo.bots.levels import bot_names
from defifoo.cli.errors import UsageError
from defifoo.client import Server, ServerRefused, Ticket
from defifoo.client.bots import play_as
from defifoo.client.player import TurnedAwayError
from defifoo.wire.messages import Over


def bot(
    *,
    server: Annotated[str, Parameter(help="the address of the server, e.g. http://localhost:8000")],
    table: Annotated[str, Parameter(help="the code of the table")],
    bot: Annotated[str, Parameter(help="which bot")] = "regular",
    name: Annotated[str | None, Parameter(help="what it is called at the table")] = None,
    seat: Annotated[int | None, Parameter(help="which seat, from 0; the first free one unless told")] = None,
    milliseconds: Annotated[float, Parameter(help="how long it thinks about a move")] = 150,
) -> int:
    """Take a seat on a server and play a match there."""
    if bot not in bot_names():
        raise UsageError(f"there is no bot called {bot!r}; the bots are {', '.join(bot_names())}")
    if not 0 < milliseconds <= 60_000:
        raise UsageError("--milliseconds must be more than 0 and at most 60000")
    try:
        over = asyncio.run(_play(server, table, bot, name or f"{bot} bot", seat, Budget(milliseconds=milliseconds)))
    except ServerRefused as refused:
        raise UsageError(str(refused)) from None
    except TurnedAwayError as error:
        raise UsageError(str(error)) from None
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise UsageError(f"cannot reach {server}: {error}") from None
    if over is not None:
        print(f"over: points {list(over.points)}, winners {list(over.winners)}")
    return 0


async def _play(url: str, code: str, bot: str, name: str, seat: int | None, budget: Budget) -> Over | None:
    async with Server(url) as server:
        ticket: Ticket = await server.take_seat(code, name, seat)
        print(f"{name} sits in seat {ticket.seat} of {ticket.code}", flush=True)
        async with server.sit(ticket) as player:
            await play_as(player, bot, budget)
            return player.over
