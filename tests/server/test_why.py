"""`why` over the network: an answer to the asker alone, in words, within a budget, and no refusal."""

from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from defifoo.client import MoveRefusedError, Server, Ticket
from defifoo.games.purple.stacked import stacked as purple
from defifoo.server.settings import Limits
from defifoo.storage.base import StorageError
from defifoo.table.table import Table
from defifoo.wire.messages import MOST_ASKED
from server.serving import Running, people_at, serving
from server.talking import hear, play_address, say
from server.test_races import failed


async def greet(socket: ClientConnection, ticket: Ticket, lang: str = "en") -> dict[str, Any]:
    await say(socket, t="hello", token=ticket.token, lang=lang)
    return await hear(socket)


def lay_out(table: Table) -> None:
    """Seat 1 has to follow Ember and holds one of it."""
    deal = purple(["E1 T1 J1", "E7 T7 J7"], challenge="most")
    deal.do(0, table.game.parse_move("E1"))
    table.running.deal = deal


async def test_whoever_asks_is_told_in_words_and_nobody_else_hears(running: Running, server: Server) -> None:
    code, _, tickets = await people_at(server, "purple", 2)
    table = running.house.rooms[code].table
    lay_out(table)
    address, version = play_address(running.url, code), table.version
    async with connect(address) as asker, connect(address) as other:
        await greet(other, tickets[0])
        await greet(asker, tickets[1], "fr")
        assert (await hear(other))["t"] == "presence"
        await say(asker, t="why", seat=1, moves=["E7", "T7", "E1", "E99"], id=3)
        answer = await hear(asker)
        await say(other, t="ping", n=1)
        assert (await hear(other))["t"] == "pong"
    assert (answer["t"], answer["seat"], answer["version"], answer["id"]) == ("because", 1, version, 3)
    right, unfollowed, not_held, none = answer["reasons"]
    assert right == {"move": "E7"}
    assert (unfollowed["kind"], unfollowed["rule"], unfollowed["data"]) == ("illegal", "purple.follow", {"colour": "E"})
    assert "braise" in unfollowed["text"].lower()
    assert (not_held["rule"], not_held["data"]) == ("all.own-cards", {"card": "E1"})
    assert (none["kind"], none["rule"]) == ("malformed", "move")
    assert table.version == version
    assert running.house.metrics.refusals == {}


async def test_out_of_turn_it_is_told_whose_turn_it_is(running: Running, server: Server) -> None:
    code, _, tickets = await people_at(server, "purple", 2)
    table = running.house.rooms[code].table
    lay_out(table)
    async with server.sit(tickets[0]) as player:
        await player.until(lambda: player.view is not None)
        (reason,) = await player.why("T1")
    assert (reason.kind, reason.rule, reason.data) == ("not-yours", "all.turn-order", {"seat": "1"})
    assert "p1" in reason.text


async def test_the_client_asks_for_a_whole_hand(running: Running, server: Server) -> None:
    code, _, tickets = await people_at(server, "purple", 2)
    lay_out(running.house.rooms[code].table)
    async with server.sit(tickets[1]) as player:
        await player.until(lambda: player.view is not None)
        assert player.view is not None
        reasons = await player.why(*player.view["hand"])
        assert [(reason.move, reason.rule) for reason in reasons] == [
            ("E7", ""),
            ("T7", "purple.follow"),
            ("J7", "purple.follow"),
        ]
        assert await player.why() == ()


async def test_it_is_refused_for_the_seat_of_another_and_when_too_much_is_asked_at_once(
    running: Running, server: Server
) -> None:
    code, _, tickets = await people_at(server, "purple", 2)
    async with connect(play_address(running.url, code)) as socket:
        await greet(socket, tickets[0])
        await say(socket, t="why", seat=1, moves=["cw"], id=5)
        refused = await hear(socket)
        assert (refused["t"], refused["rule"], refused["id"]) == ("refused", "server.not-your-seat", 5)
        await say(socket, t="why", seat=0, moves=["cw"] * MOST_ASKED)
        assert (await hear(socket))["t"] == "because"
        await say(socket, t="why", seat=0, moves=["cw"] * (MOST_ASKED + 1))
        assert (await hear(socket))["kind"] == "malformed"


async def test_the_moves_that_are_asked_about_have_a_budget_of_their_own(tmp_path: Path) -> None:
    limits = Limits(asked_burst=5, asked_rate=0.01)
    async with serving(tmp_path, limits) as running, Server(running.url) as server:
        code, _, tickets = await people_at(server, "purple", 2)
        lay_out(running.house.rooms[code].table)
        async with server.sit(tickets[1]) as player:
            await player.until(lambda: player.view is not None)
            assert len(await player.why("E7", "T7", "J7")) == 3
            with pytest.raises(MoveRefusedError) as refused:
                await player.why("E7", "T7", "J7")
            assert refused.value.refusal.rule == "server.too-many-questions"
            assert len(await player.why("E7", "T7")) == 2
            update = await player.play("E7")  # playing is not asking
            assert update.ack


@pytest.mark.usefixtures("own_disk")
async def test_an_answer_that_stands_on_a_lost_move_is_not_given(
    running: Running, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, tickets = await people_at(server, "purple", 2)
    room = running.house.rooms[code]
    seat = room.table.running.deal.waits_for[0]
    async with connect(play_address(running.url, code)) as socket:
        full = await greet(socket, tickets[seat])
        with monkeypatch.context() as broken:
            broken.setattr(type(room.storage), "append", lambda *_: failed(StorageError("the disk is full")))
            await say(socket, t="move", seat=seat, move=full["moves"][0], version=full["version"], id=1)
            await say(socket, t="why", seat=seat, moves=["cw"], id=2)
            told = [await hear(socket), await hear(socket)]
        assert {(one["t"], one["id"]) for one in told} == {("refused", 1), ("refused", 2)}
        assert (await hear(socket))["version"] == full["version"]
