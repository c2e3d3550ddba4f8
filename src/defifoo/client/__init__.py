"""Play on a server from Python. A bot is a page of code: see `examples/server/table_bot.py`."""

try:
    from defifoo.client.player import Player, Turn
    from defifoo.client.server import Server, ServerRefused, Ticket
    from defifoo.client.troubles import ConnectionLostError, MoveRefusedError, TurnedAwayError
except ModuleNotFoundError as error:
    if error.name is None or error.name.startswith("defifoo"):
        raise
    raise ImportError(
        f"{error.name} is not installed. It comes with an extra of Défifoo: pip install 'defifoo[play]'"
    ) from None

__all__ = ["ConnectionLostError", "MoveRefusedError", "Player", "Server", "ServerRefused", "Ticket", "Turn", "TurnedAwayError"]
