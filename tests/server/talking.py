"""A bare socket, for what no client would say."""

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed


def play_address(url: str, code: str) -> str:
    return f"{url.replace('http', 'ws')}/api/tables/{code}/play"


async def hear(socket: ClientConnection) -> dict[str, Any]:
    return dict(json.loads(await asyncio.wait_for(socket.recv(), 10)))


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def close_code(socket: ClientConnection) -> int | None:
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 10)
    except ConnectionClosed:
        return socket.close_code


async def send_for_ever(writer: asyncio.StreamWriter, payload: bytes) -> None:
    """Ends with a ConnectionError, when the other side has had enough."""
    while True:
        writer.write(payload)
        await writer.drain()
        await asyncio.sleep(0.02)


async def eventually(condition: object, seconds: float = 20) -> None:
    assert callable(condition)
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)
