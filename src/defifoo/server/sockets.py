"""The WebSocket side: play and watch."""

import asyncio
import contextlib
import time
from functools import partial
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from defifoo.core.refusal import MALFORMED, Refused, Violation, malformed
from defifoo.server.finding import find_room
from defifoo.server.frames import allow, let_go, listen_to, speak_of, time_line
from defifoo.server.guest import BAD, NO_SEAT, SLOW, TOO_MANY, Guest
from defifoo.server.heeding import heard
from defifoo.server.house import NO_TABLE, House
from defifoo.server.limits import Address, Allowance, Bucket
from defifoo.server.room import Room
from defifoo.server.security import is_welcome, token_hash
from defifoo.server.words import language, refuse, sentence
from defifoo.wire.codec import encode, read_client
from defifoo.wire.messages import Hello, refusal
from defifoo.words.language import LANGUAGES

HELLO_SECONDS: Final = 10

Socket = WebSocket[Any, Any, Any]
"""Any for what a socket has none of, as in `asked.py`."""


@websocket("/api/tables/{code:str}/play")
async def play(socket: Socket, code: FromPath[str]) -> None:
    house: House = socket.app.state.house
    address = socket.client.host if socket.client is not None else ""
    if not is_welcome(socket.headers.get("origin"), socket.headers.get("host"), house.settings.origins):
        await socket.close(BAD)
        return
    try:
        found = house.addresses.connect(address, time.monotonic())
    except Refused:
        await socket.accept()
        await socket.close(TOO_MANY)
        return
    house.metrics.connections += 1
    try:
        await socket.accept()
        await _attend(house, socket, found, code)
    except WebSocketDisconnect:
        pass
    finally:
        house.metrics.connections -= 1
        found.connections -= 1


async def _attend(house: House, socket: Socket, address: Address, code: str) -> None:
    """From hello to goodbye."""
    limits, now = house.settings.limits, time.monotonic()
    allow(socket.scope, Bucket(limits.frames_burst, limits.frames_rate, now))
    guest = Guest(socket.send, speak_of(socket.scope), house.metrics, Allowance(limits, now, address), limits.outbox)
    guest.lang = language(None, socket.headers.get("accept-language"))
    writer = asyncio.get_running_loop().create_task(guest.write())
    try:
        room = await _greeted(house, socket, guest, code)
        if room is not None:
            room.show_line(guest, int((time.monotonic() - now) * 1000))
            guest.measure = time_line(socket.scope, partial(room.time_line, guest))
            try:
                await _listen(house, socket, guest, room)
            finally:
                room.leave(guest)
        # What was said last is still sent before the socket closes.
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(asyncio.shield(writer), 5)
    finally:
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await writer
        let_go(socket.scope)


async def _greeted(house: House, socket: Socket, guest: Guest, code: str) -> Room | None:
    """The table, once the guest has said who it is; None when it may not stay."""
    try:
        frame = await asyncio.wait_for(_frame(socket), HELLO_SECONDS)
    except TimeoutError:
        guest.close(SLOW)
        return None
    except _Gone:
        guest.close(SLOW)
        return None
    try:
        hello = read_client(frame)
        if not isinstance(hello, Hello):
            raise malformed("hello", "")
        guest.lang = hello.lang if hello.lang in LANGUAGES else guest.lang
        guest.token = token_hash(hello.token) if hello.token else ""
        room = await find_room(house, guest.allowance.address, code, guest.token)
        if guest.token and not room.table.seats_of(guest.token) and not room.table.is_host(guest.token):
            raise refuse("not-your-seat")
        guest.only = hello.seats
        guest.changes = hello.changes
        guest.past = hello.past
        await room.expect(guest)
        room.enter(guest)
    except Refused as refused:
        violation = refused.violation
        house.metrics.refused(violation.kind)
        text = sentence(violation, guest.lang)
        guest.push(encode(refusal(violation, text, house.now())))
        guest.close(_code_for(violation))
        return None
    return room


def _code_for(violation: Violation) -> int:
    if violation.rule == "server.no-table" or violation.rule == "code":
        return NO_TABLE
    if violation.rule in ("server.not-your-seat", "table.no-watching"):
        return NO_SEAT
    return BAD if violation.kind == MALFORMED else TOO_MANY


class _Gone(Exception):
    """The other side has closed."""


async def _frame(socket: Socket) -> str | bytes:
    event: Any = await socket.receive()
    if event["type"] != "websocket.receive":
        raise _Gone
    text = event.get("text")
    return text if text is not None else event.get("bytes") or b""


async def _listen(house: House, socket: Socket, guest: Guest, room: Room) -> None:
    hear = partial(heard, house, guest, room)
    listen_to(socket.scope, hear)
    try:
        async with asyncio.timeout(None) as patience:
            guest.hang_up = lambda: patience.reschedule(0)
            while not guest.closing:
                hear(await _frame(socket))
    except (_Gone, TimeoutError):
        pass
    finally:
        guest.hang_up = None
        guest.close(1000)
