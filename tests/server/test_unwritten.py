"""Nobody is told of what is not on disk, whatever they ask meanwhile; and a table that was loaded again lacks nobody."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from defifoo.client import Server, ServerRefused
from defifoo.server.heeding import heard
from defifoo.server.house import House
from defifoo.server.room import Room
from defifoo.storage.base import StorageError
from defifoo.table.entries import Away
from defifoo.wire.codec import encode
from defifoo.wire.messages import MoveMessage, PaceMessage, Ready, ViewMessage, Why
from server.listening import Ear, on_disk, table_of
from server.serving import Running, people_at
from server.talking import eventually

pytestmark = pytest.mark.usefixtures("own_disk")


def failed() -> "asyncio.Future[None]":
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    done.set_exception(StorageError("the disk is full"))
    return done


def moves_on(room: Room) -> None:
    """By the clock, whoever is waited for."""
    seat = room.table.running.deal.waits_for[0]
    move = room.table.game.move_name(room.table.running.deal.moves(seat)[0])
    room.write(room.table.move(seat, move, room.table.version, room.house.now(), "clock"))


@asynccontextmanager
async def a_disk_that_refuses(room: Room) -> AsyncIterator[None]:
    """The next entry is not written, and until the end of this the table is not loaded again."""
    answers = asyncio.Event()
    load = room.storage.load

    async def later(code: str, after: int = 0) -> list[bytes]:
        await answers.wait()
        return await load(code, after)

    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(room.storage, "append", lambda *_: failed())
        broken.setattr(room.storage, "load", later)
        moves_on(room)
        await eventually(lambda: room.reloading)
        yield
    answers.set()
    await eventually(lambda: not room.reloading)
    await on_disk(room)


async def somebody_left(house: House) -> tuple[Room, int, Ear]:
    """While another moves; and how they hear of the table when they come back."""
    room, ears = await table_of(house, "purple")
    away = next(seat for seat in range(4) if seat not in room.table.running.deal.waits_for)
    room.leave(ears[away])
    await room.write([Away(at=house.now(), seat=away)])
    again = Ear()
    again.token = ears[away].token
    return room, away, again


@pytest.mark.parametrize(
    "asked", [ViewMessage, PaceMessage, Why, Ready, MoveMessage], ids=["view", "pace", "why", "ready", "move"]
)
async def test_what_was_refused_by_the_disk_is_told_to_nobody_who_asks_meanwhile(house: House, asked: Any) -> None:
    room, ears = await table_of(house, "purple")
    before, ear = room.table.version, ears[0]
    rest: dict[Any, dict[str, Any]] = {
        PaceMessage: {"pace": "quick"},
        Why: {"moves": ["U1"]},
        MoveMessage: {"move": "U1", "version": before + 1},
    }
    async with a_disk_that_refuses(room):
        for one in ears.values():
            one.heard.clear()
        assert room.table.version == before + 1
        heard(house, ear, room, encode(asked(seat=0, **rest.get(asked, {}))).decode())
        if asked is not PaceMessage:
            heard(house, ears[-1], room, encode(ViewMessage()).decode())
        await asyncio.sleep(0)
        told = [message for one in ears.values() for message in one.heard]
        assert all(message["t"] == "refused" and message["kind"] in ("stale", "not-yours") for message in told), told
    for one in ears.values():
        assert (one.heard[-1]["t"], one.heard[-1]["version"]) == ("full", before)
    if asked is PaceMessage:
        assert ear.heard[-1]["table"]["pace"] == "quick"


@pytest.mark.parametrize("kind", ["glance", "hint"])
async def test_no_hint_tells_of_a_card_that_is_not_on_disk(
    running: Running, server: Server, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """The card of the player before is what it goes by."""
    code, _, tickets = await people_at(server, "purple", 2)
    room = running.house.rooms[code]
    deal = room.table.running.deal
    (seat,) = deal.waits_for
    under_way: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    with monkeypatch.context() as patched:
        patched.setattr(room.storage, "append", lambda *_: under_way)
        move = room.table.game.move_name(deal.moves(seat)[0])
        room.write(room.table.move(seat, move, room.table.version, room.house.now()))
        (following,) = room.table.running.deal.waits_for
        assert following != seat
        asking = asyncio.ensure_future(getattr(server, kind)(tickets[following]))
        done, _ = await asyncio.wait([asking], timeout=0.5)
        assert not done
        under_way.set_exception(StorageError("the disk is full"))
    with pytest.raises(ServerRefused) as refused:
        await asking
    assert refused.value.problem.rule == "server.trouble"


async def test_whoever_comes_back_while_the_disk_refuses_plays_for_themselves_again(house: House) -> None:
    room, away, again = await somebody_left(house)
    async with a_disk_that_refuses(room):
        room.enter(again)
        assert not again.heard
    assert not room.table.places[away].away
    assert again.heard[0]["t"] == "full"


async def test_whoever_came_back_and_has_gone_again_is_away(house: House) -> None:
    room, away, again = await somebody_left(house)
    async with a_disk_that_refuses(room):
        room.enter(again)
        room.leave(again)
    assert room.table.places[away].away


async def test_whoever_sits_there_and_does_nothing_is_no_more_here_than_before(house: House) -> None:
    room, _ = await table_of(house, "purple")
    idle = next(seat for seat in range(4) if seat not in room.table.running.deal.waits_for)
    await room.write([Away(at=house.now(), seat=idle)])
    async with a_disk_that_refuses(room):
        pass
    assert room.table.places[idle].away


async def test_a_table_that_cannot_be_loaded_again_for_a_reason_nobody_thought_of_is_given_up(house: House) -> None:
    """And does not refuse every move for ever, while all looks well."""
    room, _ = await table_of(house, "purple")

    async def broken(_code: str, _after: int = 0) -> list[bytes]:
        raise RuntimeError

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(room.storage, "append", lambda *_: failed())
        patched.setattr(room.storage, "load", broken)
        moves_on(room)
        await eventually(lambda: room.table.code not in house.rooms)
