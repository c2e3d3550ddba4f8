"""The checker finds what is planted, and nothing where nothing is."""

import asyncio
from asyncio import Future
from functools import partial
from typing import Any

import pytest

from defifoo.server.nodes.pen import RewrittenRoom
from defifoo.server.nodes.rumours import Rumours
from defifoo.server.nodes.watch import Watch
from defifoo.storage.postgres import schema
from defifoo.storage.postgres.storage import PostgresStorage
from defifoo.table.entries import Moved
from nodes.checker import check
from nodes.serving import Node
from nodes.worlds import a_few_moves, bots_that_two_nodes_look_after, one_seat_on_two_nodes


def deaf(patch: pytest.MonkeyPatch) -> None:
    """No node hears of another but by the key."""

    async def nothing(_: Watch) -> None:
        pass

    patch.setattr(Rumours, "tell", lambda *_: None)
    patch.setattr(Watch, "_look", nothing)


async def test_of_two_moves_at_once_on_two_nodes_one_counts(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    history = await one_seat_on_two_nodes(two, partial(deaf, monkeypatch))
    assert check(history) == []
    assert sorted(request.fate for story in history.stories for request in story.requests) == ["refused", "written"]


async def test_an_append_without_the_fence_is_found(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    last_one_wins = "ON CONFLICT (code, version) DO UPDATE SET body = excluded.body RETURNING code"
    unfenced = schema.APPEND.replace("ON CONFLICT DO NOTHING RETURNING code", last_one_wins)
    assert unfenced != schema.APPEND

    def then() -> None:
        deaf(monkeypatch)
        monkeypatch.setattr(schema, "APPEND", unfenced)

    found = check(await one_seat_on_two_nodes(two, then))
    assert any("lost" in fault for fault in found)
    assert any("doubled" in fault for fault in found)


async def test_an_answer_before_the_commit_is_found(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    """A node answers at once and writes in the background; it dies before it has written the last."""
    append = PostgresStorage.append
    dying: list[bool] = []

    def hasty(self: PostgresStorage, code: str, version: int, entries: list[bytes]) -> "Future[None]":
        if b'"moved"' in entries[0] and version > 9:
            dying.append(True)
        if not dying:
            return append(self, code, version, entries)
        done: Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    monkeypatch.setattr(PostgresStorage, "append", hasty)
    found = check(await a_few_moves(two))
    assert any("lost" in fault for fault in found), found


async def test_a_rumour_that_got_lost_and_is_never_caught_up_with_is_found(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert any("ends at version" in fault for fault in check(await a_few_moves(two, 1, partial(deaf, monkeypatch))))


async def test_a_rumour_that_got_lost_is_caught_up_with(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rumours, "tell", lambda *_: None)
    assert check(await a_few_moves(two, 1)) == []


async def test_what_two_nodes_fire_happens_once(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    history = await bots_that_two_nodes_look_after(two, partial(deaf, monkeypatch))
    assert check(history) == []
    assert len(history.log) >= 12
    assert sum(node.house.metrics.conflicts for node in two) > 0


async def test_a_deadline_that_is_fired_twice_is_found(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    """A node whose deadline another was first to fire fires it all the same, for whoever is asked next."""
    roll_back = RewrittenRoom._roll_back

    async def fire_again(self: Any) -> None:
        await roll_back(self)
        deal = self.table.running.deal
        seat = deal.waits_for[0]
        move = self.table.game.move_name(deal.moves(seat)[0])
        reload, self._reload = self._reload, None
        self.write([Moved(at=self.house.now(), seat=seat, move=move, by="bot")])
        self._reload = reload

    monkeypatch.setattr(RewrittenRoom, "_roll_back", fire_again)
    assert any("too early" in fault for fault in check(await bots_that_two_nodes_look_after(two, partial(deaf, monkeypatch))))
