"""Whether a WebSocket gets through to a table, both ways and at once."""

import asyncio
import time
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from defifoo.wire.messages import Hello, Ping

PINGS: Final = 3


class NoSocket(Exception):
    """name   what is wrong, as in `checkup`"""

    def __init__(self, name: str, **data: str | int) -> None:
        super().__init__(name)
        self.name = name
        self.data = data


async def try_socket(url: str, code: str, origin: str, patience: float, words_patience: float) -> int:
    """Milliseconds that a word takes to the table and back. Raises NoSocket."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/play"
    try:
        async with connect(address, additional_headers={"Origin": origin}, open_timeout=patience, close_timeout=1) as socket:
            return await _talk(socket, words_patience)
    except InvalidStatus as error:
        raise NoSocket("upgrade", status=error.response.status_code) from None
    except TimeoutError:
        raise NoSocket("upgrade-silent", seconds=round(patience)) from None
    except (InvalidHandshake, OSError, EOFError) as error:
        raise NoSocket("upgrade-broken", error=str(error) or type(error).__name__) from None


async def _talk(socket: ClientConnection, patience: float) -> int:
    try:
        async with asyncio.timeout(patience):
            await socket.send(msgspec.json.encode(Hello()).decode())
            await socket.recv()
            took: list[float] = []
            for number in range(1, PINGS + 1):
                began = time.monotonic()
                await socket.send(msgspec.json.encode(Ping(n=number)).decode())
                while msgspec.json.decode(await socket.recv()).get("t") != "pong":
                    pass
                took.append(time.monotonic() - began)
    except TimeoutError:
        raise NoSocket("held-up", seconds=round(patience)) from None
    except ConnectionClosed as error:
        raise NoSocket("cut-off", code=error.rcvd.code if error.rcvd else 1006) from None
    return round(min(took) * 1000)
