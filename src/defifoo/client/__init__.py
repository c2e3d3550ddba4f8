"""Play on a server from Python. A bot is a page of code: see `examples/server/table_bot.py`."""

from defifoo.client.player import Player, Turn
from defifoo.client.server import Server, ServerRefused, Ticket
from defifoo.client.troubles import ConnectionLostError, MoveRefusedError, TurnedAwayError

__all__ = ["ConnectionLostError", "MoveRefusedError", "Player", "Server", "ServerRefused", "Ticket", "Turn", "TurnedAwayError"]
