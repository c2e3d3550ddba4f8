"""Ears at a table, and what each of them may hear. Every message is compared with what the engine says its reader may know.

A card that is there several times cannot be told from another by its name, so no list of hidden names is searched for: nothing
but what is expected may stand in a message.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, pick
from defifoo.core.event import EVERYONE, Event
from defifoo.core.fair import promise_of
from defifoo.games.blue.deal import BlueDeal
from defifoo.server.guest import Guest
from defifoo.server.house import House
from defifoo.server.limits import Allowance
from defifoo.server.metrics import Metrics
from defifoo.server.nodes.house import SharedHouse
from defifoo.server.room import Room
from defifoo.server.security import token_hash
from defifoo.server.settings import UNLIMITED
from defifoo.server.telling import Crowd, full
from defifoo.table.broadcast import MOST_PAST
from defifoo.table.entries import Moved, from_bytes
from defifoo.table.shortened import ANY
from defifoo.table.table import Table
from defifoo.wire.changes import apply_changes
from defifoo.wire.codec import encode, read_server
from defifoo.wire.messages import MoveMessage
from defifoo.wire.requests import MakeTable

PLAYERS = 4
READERS = [*range(PLAYERS), -1]
A_WHILE: Final = 1000
"""Between two moves: a race is decided at once when its answer comes so late."""


async def nowhere(_message: Any) -> None:
    """A socket that nobody reads."""


class Ear(Guest):
    """A guest that keeps what it is told."""

    def __init__(self) -> None:
        super().__init__(nowhere, lambda _payload: False, Metrics(), Allowance(UNLIMITED, 0), 10**9)
        self.heard: list[dict[str, Any]] = []

    def push(self, payload: bytes) -> None:
        self.heard.append(msgspec.json.decode(payload))
        assert encode(read_server(payload)) == payload  # whole, and nothing said twice


async def table_of(house: House, game: str, window: int = 0) -> tuple[Room, dict[int, Ear]]:
    """Four people and a spectator, each with an ear."""
    room = await house.make(MakeTable(game=game, players=PLAYERS, options={"length": 1}, window=window), "host", "here")
    now, ears = house.now(), {}
    for seat in range(PLAYERS):
        token = token_hash(f"token {seat}")
        await room.write(room.table.sit(name=f"p{seat}", avatar="", token=token, promise=promise_of(f"{seat:032x}"), now=now))
    for reader in READERS:
        ears[reader] = Ear()
        ears[reader].token = token_hash(f"token {reader}") if reader >= 0 else ""
        room.enter(ears[reader])
    await room.write(room.table.start(token_hash("host"), now))
    for seat in range(PLAYERS):
        await room.write(room.table.open_number(seat, f"{seat:032x}", now))
    await asyncio.sleep(0)
    return room, ears


def a_while_later(house: House) -> None:
    if isinstance(house, SharedHouse):
        house.clock.see(house.now() + A_WHILE)
    else:
        house._ahead += A_WHILE


async def on_disk(room: Room) -> None:
    while room._last is not None:
        await asyncio.sleep(0)
    await asyncio.sleep(0)


def plain(thing: Any) -> Any:
    """As it looks after a journey over the network."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def may_see(deal: Deal, reader: int) -> dict[str, Any]:
    seen: dict[str, Any] = plain(deal.view(reader).as_dict())
    return seen


def may_hear(event: Event, reader: int, card_name: Callable[[int], str]) -> dict[str, Any]:
    listening = event.audience == EVERYONE or (reader >= 0 and event.audience & bit(reader))
    told: dict[str, Any] = {"event": event.name, "seat": event.seat, "other": event.other, "count": event.count}
    told["cards"] = [card_name(card) for card in event.cards] if listening else []
    return {key: value for key, value in told.items() if value != {"seat": -1, "other": -1, "count": 0, "cards": []}.get(key)}


def may_do(room: Room, deal: Deal, reader: int) -> list[str]:
    """Exchanges in Blue are one line, which tells no more than the size of the own hand and of the pile."""
    moves = [room.table.game.move_name(move) for move in deal.moves(reader)] if reader >= 0 and not deal.over else []
    named = [move for move in moves if not move.startswith("exchange")]
    most = max((len(move.split()) - 1 for move in moves if move.startswith("exchange")), default=0)
    return [*named, f"exchange{ANY}{most}"] if most else named


class Witness:
    """Follows a table and compares every message with what its reader may know, by a table of its own made of the log."""

    def __init__(self, room: Room, ears: dict[int, Ear], log: list[bytes]) -> None:
        self.room = room
        self.ears = ears
        self.events: list[Event] = []
        self.reactions: tuple[tuple[int, int], ...] = ()
        self.messages = 0
        self.told: dict[int, list[dict[str, Any]]] = {reader: [] for reader in READERS}
        self.own = Table.replay([from_bytes(line) for line in log])
        deal = room.table.running.deal
        self.seen = {reader: may_see(deal, reader) for reader in READERS}
        for reader, ear in ears.items():
            assert ear.heard[-1]["t"] == "full"
            assert ear.heard[-1]["view"] == self.seen[reader]

    async def look_back(self) -> None:
        """Who comes now is told what those who stayed were told."""
        for reader, told in self.told.items():
            late = Ear()
            late.past, late.token = True, self.ears[reader].token
            self.room.enter(late)
            await on_disk(self.room)
            assert late.heard[0]["t"] == "full"
            assert late.heard[0].get("past", []) == told[-MOST_PAST:]
            self.room.leave(late)

    async def see(self, seat: int, move: str) -> None:
        room, deal = self.room, self.room.table.running.deal
        for ear in self.ears.values():
            ear.heard.clear()
        a_while_later(room.house)
        room.table.live.lines.clear()
        room.play(self.ears[seat], MoveMessage(seat=seat, move=move, version=room.table.version, id=1))
        await on_disk(room)
        await self._read_on()
        for reader, ear in self.ears.items():
            update, *rest = ear.heard
            self._compare(update, reader, deal, mover=seat)
            assert [message["t"] for message in rest] == (["over"] if room.table.state == "over" else [])
            self.messages += len(ear.heard)

    async def _read_on(self) -> None:
        for line in await self.room.storage.load(self.room.table.code, self.own.version):
            entry = from_bytes(line)
            self.reactions = entry.reactions if isinstance(entry, Moved) else ()
            self.events = self.own.apply(entry)

    def _compare(self, update: dict[str, Any], reader: int, deal: Deal, mover: int) -> None:
        table, name = self.room.table, self.room.table.game.card_name
        waits = [int(seat) for seat in deal.waits_for]
        expected: dict[str, Any] = {"t": "update", "seat": reader, "version": table.version, "at": table.last_at}
        expected["events"] = [may_hear(event, reader, name) for event in self.events]
        self.told[reader] += expected["events"]
        expected |= {"moves": may_do(self.room, deal, reader), "waits": waits, "ack": 1 if reader == mover else 0}
        assert update.pop("reactions", []) == [
            {"seat": seat, "milliseconds": time} for seat, time in self.reactions if seat in (mover, reader)
        ]
        changed = update.pop("changes", {})
        apply_changes(self.seen[reader], changed, waits)
        assert self.seen[reader] == may_see(deal, reader)
        assert update.pop("due", 0) >= 0
        counted = update.pop("count", None)
        assert (counted is not None) == deal.over
        assert update == {key: value for key, value in expected.items() if value not in ([], 0) or key == "seat"}
        assert table.secret not in str([update, changed, counted])


def some_move(deal: Deal, seat: int, source: FastSource) -> int:
    """Any; in Blue an exchange only when there is nothing else, or the match would never end."""
    laid = deal.plain_moves(seat) if isinstance(deal, BlueDeal) else []
    return int(laid[int(source.below(len(laid)))] if laid else deal.random_move(seat, source))


async def follow(house: House, game: str, seed: int) -> int:
    """Plays a match under the eyes of a witness; how many messages it has compared."""
    room, ears = await table_of(house, game)
    witness, source = Witness(room, ears, await room.storage.load(room.table.code)), FastSource(seed)
    while room.table.state == "playing":
        deal = room.table.running.deal
        seat = int(pick(deal.movers_mask(), source))
        await witness.see(seat, room.table.game.move_name(some_move(deal, seat, source)))
        if room.table.version % 10 == 0:
            await witness.look_back()
    assert room.table.state == "over"
    await witness.look_back()
    return witness.messages


async def compare_worlds(house: House, game: str) -> None:
    room, _ = await table_of(house, game)
    table, source = room.table, FastSource(5)
    match = table.match
    assert match is not None
    while table.state == "playing":
        deal = match.deal
        for reader in READERS:
            truth = full(table, Crowd(), reader, 0)
            match.deal = table.game.guess(deal.view(reader), source)
            assert full(table, Crowd(), reader, 0) == truth
            match.deal = deal
        mover = int(pick(deal.movers_mask(), source))
        room.write([Moved(at=table.last_at, seat=mover, move=table.game.move_name(some_move(deal, mover, source)))])
        await asyncio.sleep(0)
