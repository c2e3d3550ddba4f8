"""What is told arrives whole and in order, and who does not listen holds nobody up."""

import asyncio
import json
import socket
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from defifoo.client import Server
from defifoo.server.frames import text_frame
from defifoo.server.guest import SLOW, Guest
from defifoo.server.limits import Allowance
from defifoo.server.metrics import Metrics
from defifoo.server.settings import Limits
from server.serving import Running, people_at, play_out
from server.talking import close_code, hear, play_address, say


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_the_short_way_frames_as_the_general_way_does(size: int) -> None:
    payload = b"x" * size
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


class Wire:
    """A socket that takes texts at once only while it is `free`; the general way waits for `let`."""

    def __init__(self) -> None:
        self.free = True
        self.let = asyncio.Event()
        self.heard: list[str] = []

    def speak(self, payload: bytes) -> bool:
        if self.free:
            self.heard.append(payload.decode())
        return self.free

    async def send(self, message: Any) -> None:
        await self.let.wait()
        self.heard.append(message.get("text") or str(message["code"]))


async def test_nothing_overtakes_what_was_said_before() -> None:
    wire, metrics = Wire(), Metrics()
    guest = Guest(wire.send, wire.speak, metrics, Allowance(Limits(), 0), 100)
    writing = asyncio.get_running_loop().create_task(guest.write())
    guest.push(b"one")
    wire.free = False
    guest.push(b"two")
    await asyncio.sleep(0)
    wire.free = True
    guest.push(b"three")
    await asyncio.sleep(0)
    assert wire.heard == ["one"]
    wire.let.set()
    await asyncio.sleep(0.01)
    guest.push(b"four")
    guest.close(4400)
    await writing
    assert wire.heard == ["one", "two", "three", "four", "4400"]
    assert metrics.sent == 4


async def test_who_does_not_take_what_is_sent_is_let_go() -> None:
    wire = Wire()
    wire.free = False
    guest = Guest(wire.send, wire.speak, Metrics(), Allowance(Limits(), 0), 3)
    for number in range(5):
        guest.push(str(number).encode())
    assert guest.closing == SLOW
    wire.let.set()
    await guest.write()
    assert wire.heard == [str(SLOW)]


async def test_a_table_goes_on_beside_somebody_who_does_not_listen(running: Running, server: Server) -> None:
    code, _, tickets = await people_at(server, "purple", 2, options={"length": 1})
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    host, port = running.url.removeprefix("http://").split(":")
    await asyncio.get_running_loop().sock_connect(deaf, (host, int(port)))
    async with connect(play_address(running.url, code), sock=deaf, max_queue=1) as listener:
        await say(listener, t="hello")
        for _ in range(6000):
            await listener.send(json.dumps({"t": "view"}))
        async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
            await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 60)
        assert running.house.rooms[code].crowd.watchers == 0


async def test_what_is_said_is_heard_in_order_however_it_comes(running: Running, server: Server) -> None:
    code, _, _ = await people_at(server, "purple", 2)
    async with connect(play_address(running.url, code)) as watcher:
        await asyncio.gather(say(watcher, t="hello"), say(watcher, t="ping", n=1), say(watcher, t="ping", n=2))
        assert (await hear(watcher))["t"] == "full"
        await watcher.send(['{"t":', '"ping",', '"n":3}'])
        await watcher.send(b'{"t":"ping","n":0}')
        await say(watcher, t="ping", n=4)
        answers = [await hear(watcher) for _ in range(5)]
        assert [one.get("n") or one["rule"] for one in answers] == [1, 2, 3, "message", 4]
        await watcher.send(b'"\xff"', text=True)
        assert await close_code(watcher) == 1007


async def test_two_devices_in_one_seat_both_follow_it(running: Running, server: Server) -> None:
    code, _, tickets = await people_at(server, "purple", 2)
    match = running.house.rooms[code].table.match
    assert match is not None
    seat = match.deal.waits_for[0]
    address = play_address(running.url, code)
    async with connect(address) as phone, connect(address) as tablet:
        fulls = []
        for device in (phone, tablet):
            await say(device, t="hello", token=tickets[seat].token, changes=device is phone)
            fulls.append(await hear(device))
        assert fulls[0]["view"] == fulls[1]["view"]
        await say(tablet, t="move", seat=seat, move=fulls[0]["moves"][0], version=fulls[0]["version"], id=5)
        on_phone, on_tablet = await hear(phone), await hear(tablet)
        assert on_phone["changes"]
        assert "changes" not in on_tablet
        assert (on_phone.get("ack"), on_tablet["ack"]) == (None, 5)
        await phone.close()
        await say(tablet, t="say", seat=seat, phrase="bravo")
        assert (await hear(tablet))["t"] == "said"
        assert seat in running.house.rooms[code].table.live.here
        await tablet.close()
    assert await close_code(tablet) == 1000
