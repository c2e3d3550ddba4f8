"""Play on a server from Python. A bot is a page of code: see `examples/server/table_bot.py`."""

from defifoo.client.player import ConnectionLostError, MoveRefusedError, Player, Turn, TurnedAwayError
from defifoo.client.server import Server, ServerRefused, Ticket

__all__ = ["ConnectionLostError", "MoveRefusedError", "Player", "Server", "ServerRefused", "Ticket", "Turn", "TurnedAwayError"]
