"""My games: every finished match that somebody sat in, on the server, without an account."""

import asyncio
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest

from defifoo.client import Server
from defifoo.core.refusal import Refused
from defifoo.server.limits import Address
from defifoo.server.lists import Lists
from defifoo.server.mine import noted
from defifoo.server.settings import UNLIMITED, Limits
from defifoo.storage.base import LIST, Storage, StorageError
from defifoo.wire.mine import Mine, PlayedMatch
from defifoo.words.language import words
from server.serving import Running, people_at, play_out, serving

KEY = "0f" * 16
OTHER = "1e" * 16


@pytest.fixture
async def http(running: Running) -> Any:
    async with httpx.AsyncClient(base_url=running.url, timeout=60) as client:
        yield client


async def listed(http: httpx.AsyncClient, key: str, *tables: tuple[str, str]) -> list[PlayedMatch]:
    body = {"tables": [{"code": code, "token": token} for code, token in tables]}
    answer = await http.post("/api/mine", json=body, headers={"Authorization": f"Bearer {key}"})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Mine).matches


async def test_a_match_is_in_the_list_of_everybody_who_sat_in_it_when_it_is_over(
    server: Server, http: httpx.AsyncClient
) -> None:
    code, _, tickets = await people_at(server, "purple", 2, options={"length": 2})
    sat = [(code, ticket.token) for ticket in tickets]
    assert await listed(http, KEY, sat[0]) == []
    async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
        await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 60)
    (match,) = await listed(http, KEY, sat[0])
    assert (match.code, match.match, match.game, match.mine) == (code, 1, "purple", (0,))
    assert len(match.names) == 2
    assert [deal.rule.split(".")[:2] for deal in match.deals] == [["purple", "score"]] * 2
    assert [1000 + sum(deal.points[seat] for deal in match.deals) for seat in range(2)] == list(match.points)
    assert match.winners == tuple(seat for seat in range(2) if match.points[seat] == max(match.points))
    assert await listed(http, KEY, sat[0], sat[0]) == [match]
    assert await listed(http, KEY) == [match]
    assert [other.mine for other in await listed(http, OTHER, sat[1])] == [(1,)]


async def test_nobody_lists_what_they_did_not_sit_in_and_nobody_reads_without_the_key(
    server: Server, http: httpx.AsyncClient
) -> None:
    code, _, tickets = await people_at(server, "red", 2, options={"length": 1})
    async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
        await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 60)
    assert await listed(http, KEY, (code, "00" * 16), ("BAKO-MITU", tickets[0].token), ("?", "")) == []
    assert len(await listed(http, KEY, (code, tickets[0].token))) == 1
    assert await listed(http, OTHER) == []
    assert (await http.post("/api/mine", json={})).status_code == 401
    assert (await http.post("/api/mine", json={"tables": [{"code": code}]}, headers={"Authorization": "x"})).status_code == 400


async def test_a_list_is_no_table(server: Server, http: httpx.AsyncClient, running: Running) -> None:
    code, _, tickets = await people_at(server, "red", 2, options={"length": 1})
    async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
        await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 60)
    await asyncio.gather(*[listed(http, KEY, (code, tickets[0].token)) for _ in range(4)])
    assert len(await listed(http, KEY)) == 1
    assert all(not stored.code.startswith("mine") for stored in [each async for each in running.house.storage.open_tables()])


async def test_a_new_list_takes_what_comes_from_everywhere_at_once(running: Running) -> None:
    address, name = Address(UNLIMITED, 0), LIST + KEY[:27]
    matches = [[PlayedMatch(f"BAKO-M{k:03}", 1, "red", k, ("Ada", ""), (0,), (1, 0), (0,), ())] for k in range(12)]
    await asyncio.gather(*[noted(running.house, address, name, match) for match in matches])
    assert sorted(await noted(running.house, address, name, []), key=lambda match: match.at) == [one for (one,) in matches]


@pytest.mark.parametrize("limits", [UNLIMITED._replace(lists_burst=2, lists_rate=0.001), UNLIMITED._replace(all_lists=2)])
async def test_one_match_does_not_make_lists_without_end(tmp_path: Path, limits: Limits) -> None:
    """Neither from one address nor in all; whoever has a list goes on with it."""
    async with serving(tmp_path, limits) as running, httpx.AsyncClient(base_url=running.url, timeout=60) as http:
        async with Server(running.url) as server:
            code, _, tickets = await people_at(server, "red", 2, options={"length": 1})
            async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
                await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 60)
        sat = (code, tickets[0].token)
        for key in (KEY, OTHER):
            assert len(await listed(http, key, sat)) == 1
        body = {"tables": [{"code": code, "token": tickets[0].token}]}
        wish = {"Authorization": f"Bearer {'2d' * 16}", "Accept-Language": "fr"}
        refused = await http.post("/api/mine", json=body, headers=wish)
        assert (refused.status_code, refused.json()["rule"]) == (429, "server.too-many-lists")
        assert refused.json()["text"] == words("fr").say("server-refusal-too-many-lists")
        assert (await http.post("/api/mine", json={}, headers=wish)).status_code == 200, "nothing to keep makes no list"
        assert len(await listed(http, KEY, sat)) == 1
        assert await running.house.storage.count(LIST) == 2


async def test_lists_that_could_not_be_counted_are_counted_at_the_next_wish() -> None:
    """Else there could be as many again until the next count."""
    answers: list[int | None] = [None, 3]

    class Counting:
        async def count(self, _start: str) -> int:
            found = answers.pop(0)
            if found is None:
                raise StorageError
            return found

    lists, address = Lists(cast("Storage", Counting()), 3), Address(UNLIMITED, 0)
    with pytest.raises(StorageError):
        await lists.another(address)
    with pytest.raises(Refused):
        await lists.another(address)
