"""`defifoo bot`: seat a bot at a table of any server."""

import asyncio
import sys
from functools import partial
from typing import Annotated

import httpx
import msgspec
from cyclopts import Parameter

from defifoo.bots.bot import Budget
from defifoo.bots.levels import bot_names
from defifoo.cli.arguments import read_budget, read_words
from defifoo.cli.doctor import can_be_asked
from defifoo.cli.errors import UsageError
from defifoo.cli.harmless import harmless
from defifoo.client import Server, ServerRefused, Ticket
from defifoo.client.bots import play_as
from defifoo.client.fairness import Verdict
from defifoo.client.player import Player
from defifoo.client.troubles import TurnedAwayError
from defifoo.core.game import MAX_PLAYERS
from defifoo.games.shelf import GAMES
from defifoo.table.places import MAX_NAME
from defifoo.wire.messages import Over, ServerMessage, Update
from defifoo.words.narrator import Narrator


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
    if not can_be_asked(server):
        raise UsageError(f"{harmless(server)!r} is not the address of a server")
    budget = read_budget(milliseconds)
    usual = f"{bot[: MAX_NAME - 6]} bot"
    names = [name] if name else [usual, *[f"{usual} {number}" for number in range(2, MAX_PLAYERS + 1)]]
    try:
        over, verdict = asyncio.run(_play(server, table, bot, names, seat, budget))
    except ServerRefused as refused:
        raise UsageError(str(refused)) from None
    except TurnedAwayError as error:
        raise UsageError(str(error)) from None
    except msgspec.DecodeError:
        raise UsageError(f"what answers at {server} is no server of Défifoo") from None
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise UsageError(f"cannot reach {server}: {error}") from None
    if over is not None:
        print(f"over: points {list(over.points)}, winners {list(over.winners)}")
    if verdict is None:
        return 0
    print(verdict.sentence, file=sys.stderr if verdict.outcome == "broken" else sys.stdout)
    return 1 if verdict.outcome == "broken" else 0


async def _play(
    url: str, code: str, bot: str, names: list[str], seat: int | None, budget: Budget
) -> tuple[Over | None, Verdict | None]:
    async with Server(url) as server:
        ticket = await _take_seat(server, code, names, seat)
        async with server.sit(ticket) as player:
            player.on_message = partial(_tell_race, player)
            await play_as(player, bot, budget)
            return player.over, player.witness.verdict


def _tell_race(player: Player, message: ServerMessage) -> None:
    """How quick the winner of a race was, and this bot."""
    if isinstance(message, Update) and message.reactions and player.table is not None and player.table.game in GAMES:
        names = [place.name or place.bot for place in player.table.places]
        narrator = Narrator(read_words(None), GAMES[player.table.game], names, player.seat)
        print(narrator.reactions((one.seat, one.milliseconds) for one in message.reactions), flush=True)


async def _take_seat(server: Server, code: str, names: list[str], seat: int | None) -> Ticket:
    """Under the first name that nobody has at the table."""
    for name in names:
        try:
            ticket = await server.take_seat(code, name, seat)
        except ServerRefused as refused:
            if refused.problem.rule != "table.name-taken" or name == names[-1]:
                raise
        else:
            break
    print(f"{name} sits in seat {ticket.seat} of {ticket.code}", flush=True)
    return ticket
