"""Notes beside the log that overtake each other, get lost on their way or come from a node that was further."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from defifoo.client import MoveRefusedError
from defifoo.server.guest import Guest
from defifoo.server.nodes.pen import RewrittenRoom
from defifoo.server.nodes.room import SharedRoom
from defifoo.server.writing import Asker
from defifoo.table.entries import Moved, from_bytes
from defifoo.table.waiting import HeldMove
from defifoo.wire.messages import Undo
from nodes.serving import Node
from nodes.test_between import a_move
from nodes.worlds import seated, started, table_for_two
from server.talking import eventually

A_MINUTE = 60_000


@asynccontextmanager
async def a_card_is_held(two: list[Node]) -> AsyncIterator[tuple[SharedRoom, Guest, HeldMove]]:
    """By whoever is waited for, who has a device on each node, while the other one looks on; it is noted."""
    code, token, tickets = await table_for_two(two)
    async with seated(two, tickets) as people:
        await started(two, code, token, people)
        waited = people[0].player.waits[0]
        async with seated(two, [tickets[waited]] * 2):
            room = two[0].room(code)
            await eventually(lambda: room.table.version == two[1].room(code).table.version)
            guest = next(guest for guest in room.crowd.guests if guest.seats == [waited])
            held = hold(room, waited)
            room.held_by = Asker(guest, 1)
            yield room, guest, held


def hold(room: SharedRoom, seat: int) -> HeldMove:
    """The card lies there, and nobody has been told of it yet."""
    move = next(iter(room.table.running.deal.moves(seat)))
    held = HeldMove(seat, room.table.game.move_name(move), room.house.now() + A_MINUTE, "person", int(move))
    room.table.live.held = held
    return held


async def test_what_is_known_of_the_notes_never_goes_back(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    """They are read once more before the answer to what was written is here."""
    async with a_card_is_held(two) as (room, guest, held):
        room.note()
        await room.noted()
        shared, note = two[0].house.shared, two[0].house.shared.note

        async def overtaken(*what: Any) -> None:
            await note(*what)
            await room.read_notes()

        monkeypatch.setattr(shared, "note", overtaken)
        room.undo(guest, Undo(seat=held.seat, id=5))
        await eventually(lambda: room.jotting.held is None)
        await asyncio.sleep(0.1)
        found = await shared.notes(room.table.code)
        assert (room.position, room.revision) == (found.version, found.revision)
        room.table.live.ready.add(0)
        room.note()
        async with asyncio.timeout(20):
            await room.noted()
        assert (await shared.notes(room.table.code)).revision == found.revision + 1


async def test_a_node_that_is_behind_finds_out_when_it_notes_something(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It asks no more often than it takes to catch up."""
    async with a_card_is_held(two) as (room, _, _):
        other, shared, note = two[1].room(room.table.code), two[0].house.shared, two[0].house.shared.note
        asked = 0

        async def counted(*what: Any) -> None:
            nonlocal asked
            asked += 1
            await note(*what)

        async def no_look() -> None:
            pass

        monkeypatch.setattr(two[0].house.watch, "_look", no_look)
        with monkeypatch.context() as deaf:
            deaf.setattr(RewrittenRoom, "hear_of", lambda *_: None)
            other.write([a_move(other.table, 0)])
            await other.on_disk()
            hold(other, other.table.running.deal.waits_for[0])
            other.note()
            await other.noted()
            await asyncio.sleep(0.2)
        assert room.safe == other.safe - 1
        monkeypatch.setattr(shared, "note", counted)
        room.note()
        await eventually(lambda: room.safe == other.safe)
        await eventually(lambda: room.table.live.held == other.table.live.held)
        assert asked == 1


async def test_a_card_that_was_taken_back_elsewhere_is_not_played_though_nobody_said_that_it_was_noted(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notes are in the database, the answer got lost, and on another node its player has read them."""
    async with a_card_is_held(two) as (room, _, held):
        other, version = two[1].room(room.table.code), room.safe
        shared, note, answered = two[0].house.shared, two[0].house.shared.note, asyncio.Event()
        told: list[bytes] = []

        def spoken(payload: bytes) -> bool:
            told.append(payload)
            return True

        async def unanswered(*what: Any) -> None:
            await note(*what)
            await answered.wait()

        monkeypatch.setattr(two[0].house.watch._rumours, "_heed", lambda *_: None)
        monkeypatch.setattr(shared, "note", unanswered)
        room.note()
        while other.table.live.held != held:
            await other.read_notes()
        guest = next(guest for guest in other.crowd.guests if guest.seats == [held.seat])
        monkeypatch.setattr(guest, "_speak", spoken)
        other.undo(guest, Undo(seat=held.seat, id=7))
        await eventually(lambda: any(b'"returned"' in payload and b'"undone":true' in payload for payload in told))
        room.write(room.table.play_held(held.until))
        await asyncio.sleep(0.2)
        answered.set()
        await room.caught_up()
        assert room.table.live.held is None
        log = [from_bytes(line) for line in await shared.load(room.table.code)]
        assert not any(isinstance(entry, Moved) for entry in log[version:])


async def test_a_rumour_of_notes_that_cannot_be_keeps_nobody_from_hearing_of_others(two: list[Node]) -> None:
    async with a_card_is_held(two) as (room, _, held):
        other = two[1].room(room.table.code)
        other.hear_of_notes(1_000_000_000, 1)
        other.stands((await two[1].house.shared.heads([room.table.code]))[room.table.code])
        room.note()
        await room.noted()
        other.hear_of_notes(room.position, room.revision)
        await eventually(lambda: other.table.live.held == held)


async def test_whoever_asks_for_more_than_can_wait_is_told_which(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    code, token, tickets = await table_for_two(two)
    async with seated(two, tickets) as people:
        await started(two, code, token, people)
        mover = people[people[0].player.waits[0]]
        with monkeypatch.context() as busy:
            busy.setattr("defifoo.server.nodes.wishes._MOST_WISHES", 0)
            busy.setattr(RewrittenRoom, "reloading", property(lambda _: True))
            async with asyncio.timeout(10):
                with pytest.raises(MoveRefusedError) as refused:
                    await mover.player.play(mover.player.moves[0])
        assert refused.value.refusal.rule == "server.trouble"
