"""Rules tried out over HTTP."""

from typing import Any

import httpx
import pytest

from defifoo.games.shelf import OURS
from rules.at_the_table import example, offers
from server.serving import Running


@pytest.fixture
async def http(running: Running) -> Any:
    async with httpx.AsyncClient(base_url=running.url, timeout=60, headers={"Accept-Language": "fr"}) as client:
        yield client


async def test_every_example_is_looked_at_and_played_on(http: httpx.AsyncClient) -> None:
    for name, game in OURS.items():
        rules = (await http.get(f"/api/examples/{name}")).json()["rules"]
        assert rules == [one.rule for one in game.examples()]
        for one in game.examples():
            address = f"/api/examples/{name}/{one.rule}"
            looked = (await http.post(address, json={})).json()
            assert (looked["reel"]["seat"], looked["moves"], looked["reel"]["updates"]) == (one.seat, [], [])
            assert bool(looked["reel"]["full"].get("past")) == bool(one.before), one.rule
            move = offers(game, example(game, one.rule, type(one.deal)), one.seat)[0]
            tried = (await http.post(address, json={"move": move})).json()
            assert tried["moves"][0] == f"{one.seat} {move}"
            assert len(tried["reel"]["updates"]) == len(tried["moves"])
            again = (await http.post(address, json={"moves": tried["moves"]})).json()
            assert again["over"] == tried["over"]


async def test_what_the_rule_forbids_is_refused_with_its_reason(http: httpx.AsyncClient) -> None:
    answer = await http.post("/api/examples/purple/purple.follow", json={"move": "E6"})
    assert (answer.status_code, answer.json()["rule"]) == (409, "purple.follow")
    assert answer.json()["text"]


async def test_there_is_nothing_to_try_where_there_is_no_example(http: httpx.AsyncClient) -> None:
    for address in ("chess/chess.castle", "red/red.deck", "red/purple.follow"):
        assert (await http.post(f"/api/examples/{address}", json={})).status_code == 404
    assert (await http.get("/api/examples/chess")).status_code == 404
    assert (await http.post("/api/examples/red/red.bank", json={"move": 4})).status_code == 400
    assert (await http.post("/api/examples/red/red.bank", json={"moves": ["9 BANK"]})).status_code == 400
