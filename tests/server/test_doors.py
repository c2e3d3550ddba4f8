"""Nobody gets in, nobody plays for another, and what is refused is refused in words."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from defifoo.client import Server, ServerRefused
from defifoo.server.security import bearer
from defifoo.server.settings import UNLIMITED, Limits
from defifoo.server.words import language
from server.serving import Running, people_at, serving
from server.talking import close_code, hear, play_address, say


async def test_a_token_opens_its_own_seat_and_no_other(running: Running, server: Server) -> None:
    code, _, tickets = await people_at(server, "purple", 2)
    async with connect(play_address(running.url, code)) as socket:
        await say(socket, t="hello", token=tickets[0].token)
        full = await hear(socket)
        assert full["seat"] == 0
        other = 1
        await say(socket, t="move", seat=other, move="cw", version=full["version"], id=3)
        refusal = await hear(socket)
        assert (refusal["kind"], refusal["rule"], refusal["id"]) == ("not-yours", "server.not-your-seat", 3)
        for message in (
            {"t": "view", "seat": 1},
            {"t": "view", "seat": -1},
            {"t": "ready", "seat": 1},
            {"t": "say", "seat": 1, "phrase": "bravo"},
        ):
            await say(socket, **message)
            assert (await hear(socket))["rule"] == "server.not-your-seat"
    assert (await server.look(code)).match == 1


@pytest.mark.parametrize("token", ["0" * 32, "x", "é" * 40])
async def test_a_wrong_token_is_turned_away(running: Running, server: Server, token: str) -> None:
    code, _, _ = await people_at(server, "purple", 2)
    async with connect(play_address(running.url, code)) as socket:
        await say(socket, t="hello", token=token)
        assert (await hear(socket))["kind"] == "not-yours"
        assert await close_code(socket) == 4401
    with pytest.raises(ServerRefused) as refused:
        await server.start(code, "0" * 32)
    assert refused.value.status == 403


async def test_an_unknown_table_is_told_apart(running: Running, server: Server) -> None:
    for code, found in (("BAKO-MITU", "server.no-table"), ("nonsense", "code")):
        async with connect(play_address(running.url, code)) as socket:
            await say(socket, t="hello")
            assert (await hear(socket))["rule"] == found
            assert await close_code(socket) == 4404
    with pytest.raises(ServerRefused) as refused:
        await server.look("BAKO-MITU")
    assert refused.value.status == 404


async def test_pages_of_other_sites_are_kept_out(running: Running, server: Server) -> None:
    made = await server.make_table("purple", 2)
    for origin, welcome in ((Origin("https://evil.example"), False), (Origin(running.url), True), (Origin("null"), False)):
        if welcome:
            async with connect(play_address(running.url, made.code), origin=origin) as socket:
                await say(socket, t="hello")
                assert (await hear(socket))["t"] == "full"
        else:
            with pytest.raises(InvalidStatus):
                await connect(play_address(running.url, made.code), origin=origin).__aenter__()
        async with httpx.AsyncClient() as http:
            answer = await http.post(f"{running.url}/api/tables", json={"game": "red"}, headers={"Origin": origin})
            assert answer.status_code == (201 if welcome else 403)


async def test_pages_of_a_site_that_the_host_has_named_can_ask_and_read(tmp_path: Path) -> None:
    club, evil = {"Origin": "https://club.example"}, {"Origin": "https://evil.example"}
    async with serving(tmp_path, origins=("https://club.example",)) as running, httpx.AsyncClient(base_url=running.url) as http:
        wish = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization,content-type"}
        for headers, named in ((club, "https://club.example"), (evil, None), ({}, None)):
            may = await http.options("/api/tables", headers=headers | wish)
            read = await http.get("/api/offer", headers=headers)
            lost = await http.get("/api/tables/NONE-NONE", headers=headers)
            assert [answer.headers.get("access-control-allow-origin") for answer in (may, read, lost)] == [named] * 3
            assert all(answer.headers["vary"] == "Origin" for answer in (may, read, lost))
            assert read.headers["cross-origin-resource-policy"] == ("cross-origin" if named else "same-origin")
            assert (may.headers.get("access-control-allow-headers") == "Authorization, Content-Type") is bool(named)
            assert (may.headers.get("access-control-allow-methods") == "GET, POST, DELETE") is bool(named)
        assert "access-control-allow-origin" not in (await http.get("/", headers=club)).headers
        assert (await http.post("/api/tables", json={"game": "red"}, headers=club)).status_code == 201
        assert (await http.post("/api/tables", json={"game": "red"}, headers=evil)).status_code == 403


async def test_where_no_site_is_named_no_answer_speaks_of_any(running: Running) -> None:
    async with httpx.AsyncClient() as http:
        headers = (await http.get(f"{running.url}/api/offer", headers={"Origin": "https://club.example"})).headers
        assert not {"access-control-allow-origin", "vary"} & set(headers)


async def test_every_answer_carries_the_security_headers(running: Running) -> None:
    async with httpx.AsyncClient() as http:
        for path in ("/", "/api/health", "/api/tables/NONE", "/nothing.js", "/metrics", "/schema/openapi.json", "/t/BAKO-MITU"):
            headers = (await http.get(running.url + path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "default-src 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers


def test_the_scheme_of_a_token_may_be_written_in_any_case() -> None:
    assert bearer("Bearer x") == bearer("bearer  x") == bearer("BEARER x") == "x"
    assert bearer("Basic x") == bearer("Bearerx") == bearer("") == bearer(None) == ""


@pytest.mark.parametrize(
    ("headers", "sent"),
    [
        ({}, True),
        ({"Host": "192.168.1.20:8000"}, False),
        ({"Host": "[fd00::2]:8000"}, False),
        ({"Host": "192.168.1.20", "X-Forwarded-Proto": "https"}, True),
        ({"Host": "localhost:8000"}, True),
        ({"Host": "games:8000"}, True),
    ],
)
async def test_a_header_that_browsers_complain_of_is_left_out_where_they_do_not_heed_it(
    running: Running, headers: dict[str, str], sent: bool
) -> None:
    """Chrome calls it an error over plain http from another machine, and ignores it there."""
    async with httpx.AsyncClient() as http:
        answer = await http.get(f"{running.url}/", headers=headers)
        assert answer.is_success
        assert ("cross-origin-opener-policy" in answer.headers) is sent


async def test_tokens_are_kept_nowhere(running: Running, server: Server, tmp_path: Path) -> None:
    _, token, tickets = await people_at(server, "purple", 2)
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    for one in (token, *[ticket.token for ticket in tickets]):
        assert len(one) == 32
        assert one.encode() not in kept
        assert bytes.fromhex(one) not in kept
    assert running.house.rooms


async def test_a_stale_move_is_refused_and_changes_nothing(running: Running, server: Server) -> None:
    code, _, tickets = await people_at(server, "purple", 2)
    table = running.house.rooms[code].table
    assert table.match is not None
    seat = table.match.deal.waits_for[0]
    async with connect(play_address(running.url, code)) as socket:
        await say(socket, t="hello", token=tickets[seat].token)
        full = await hear(socket)
        await say(socket, t="move", seat=seat, move=full["moves"][0], version=full["version"] - 1)
        assert (await hear(socket))["kind"] == "stale"
        await say(socket, t="move", seat=seat, move="E99", version=full["version"])
        assert (await hear(socket))["kind"] == "malformed"
        assert table.version == full["version"]


@pytest.mark.parametrize(("lang", "name"), [("fr", "Gadget"), ("en", "Gizmo")])
async def test_a_refusal_names_a_bot_as_the_pages_do(running: Running, server: Server, lang: str, name: str) -> None:
    for _ in range(20):
        made = await server.make_table("red", 2)
        ticket = await server.take_seat(made.code, "Ana")
        await server.start(made.code, made.token)
        table = running.house.rooms[made.code].table
        assert table.match is not None
        if table.match.deal.waits_for == (1,):
            break
    async with connect(play_address(running.url, made.code), additional_headers={"Accept-Language": lang}) as socket:
        await say(socket, t="hello", token=ticket.token)
        full = await hear(socket)
        await say(socket, t="move", seat=0, move=full["view"]["hand"][0], version=full["version"])
        assert name in (await hear(socket))["text"]


@pytest.mark.parametrize(("lang", "told"), [("fr", "pas"), ("en", "not")])
async def test_refusals_speak_the_language_of_the_reader(running: Running, server: Server, lang: str, told: str) -> None:
    code, _, tickets = await people_at(server, "purple", 2)
    async with connect(play_address(running.url, code), additional_headers={"Accept-Language": lang}) as socket:
        await say(socket, t="hello", token=tickets[0].token)
        await hear(socket)
        await say(socket, t="move", seat=1, move="cw", version=1)
        assert told in (await hear(socket))["text"]
    async with httpx.AsyncClient() as http:
        answer = await http.post(f"{running.url}/api/tables/{code}/start?lang={lang}", headers={"Authorization": "Bearer 00"})
        assert answer.json()["text"]
        assert answer.json()["rule"].startswith("table.not-")


def test_the_wish_of_a_browser_is_understood() -> None:
    assert language(None, "de, fr-CA;q=0.8, en;q=0.5") == "fr"
    assert language(None, "de;q=x, *") == "en"
    assert language("fr", "en") == "fr"
    assert language("xx", None) == "en"


async def test_limits_hold(tmp_path: Path) -> None:
    limits = Limits(connections=3, tables=2, requests_burst=30, requests_rate=0.01, messages_burst=10, messages_rate=0.01)
    async with serving(tmp_path, limits) as running, Server(running.url) as server:
        made = await server.make_table("purple", 2)
        await server.make_table("purple", 2)
        with pytest.raises(ServerRefused) as refused:
            await server.make_table("purple", 2)
        assert refused.value.problem.rule == "server.too-many-tables"
        sockets = [await connect(play_address(running.url, made.code)) for _ in range(4)]
        assert await close_code(sockets[3]) == 4429
        await say(sockets[0], t="hello")
        for number in range(60):
            await say(sockets[0], t="ping", n=number)
        assert await close_code(sockets[0]) == 4429
        for socket in sockets:
            await socket.close()
        statuses = set()
        async with httpx.AsyncClient() as http:
            big = await http.post(f"{running.url}/api/tables", content=b" " * 100_000)
            assert big.status_code in (400, 413)
            for _ in range(40):
                statuses.add((await http.get(f"{running.url}/api/tables")).status_code)
        assert statuses == {200, 429}


async def test_who_asks_for_many_tables_at_once_gets_no_more_of_them(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(tables=5)
    async with serving(tmp_path, limits) as running, Server(running.url) as server:
        made = await asyncio.gather(*(server.make_table("purple", 2) for _ in range(20)), return_exceptions=True)
    refused = [one.problem.rule for one in made if isinstance(one, ServerRefused)]
    assert refused == ["server.too-many-tables"] * 15


async def test_who_closes_tables_as_fast_as_they_are_made_gets_no_more_of_them_either(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(opened_burst=3, opened_rate=0.001)
    async with serving(tmp_path, limits) as running, Server(running.url) as server:
        for _ in range(3):
            made = await server.make_table("purple", 2)
            await server.close_table(made.code, made.token)
        with pytest.raises(ServerRefused) as refused:
            await server.make_table("purple", 2)
    assert refused.value.problem.rule == "server.too-many-tables"


@pytest.mark.parametrize("name", ["", " ", "x" * 21, "a\nb", "\u202e", "\x00"])
async def test_names_are_short_and_honest(server: Server, name: str) -> None:
    made = await server.make_table("purple", 2)
    with pytest.raises(ServerRefused) as refused:
        await server.take_seat(made.code, name)
    assert refused.value.problem.kind == "malformed"


async def watcher(url: str, code: str, address: str) -> tuple[ClientConnection, dict[str, Any]]:
    """Somebody who comes to watch, and what is said to them first."""
    socket = await connect(play_address(url, code), additional_headers={"X-Forwarded-For": address})
    await say(socket, t="hello")
    return socket, await hear(socket)


async def test_a_crowd_of_spectators_keeps_no_player_out(tmp_path: Path) -> None:
    async with serving(tmp_path, UNLIMITED._replace(watchers=3)) as running, Server(running.url) as server:
        code, _, tickets = await people_at(server, "purple", 2)
        crowd = [await watcher(running.url, code, "203.0.113.1") for _ in range(4)]
        assert [said.get("rule", said["t"]) for _, said in crowd] == ["full"] * 3 + ["server.too-many-guests"]
        async with connect(play_address(running.url, code)) as player:
            await say(player, t="hello", token=tickets[0].token)
            assert (await hear(player))["seat"] == 0
        for socket, _ in crowd:
            await socket.close()


async def test_one_address_cannot_take_all_places_to_watch(tmp_path: Path) -> None:
    async with serving(tmp_path, UNLIMITED._replace(watchers=4)) as running, Server(running.url) as server:
        code, _, _ = await people_at(server, "purple", 2)
        crowd = [await watcher(running.url, code, "203.0.113.1") for _ in range(4)]
        for number, address in enumerate(["203.0.113.2", "203.0.113.3"], 1):
            other, said = await watcher(running.url, code, address)
            assert said["t"] == "full"
            assert await close_code(crowd[-number][0]) == 4429
            crowd.append((other, said))
        late, said = await watcher(running.url, code, "203.0.113.1")  # two are left to each crowd: there it stays
        assert said["rule"] == "server.too-many-guests"
        for socket, _ in [*crowd, (late, said)]:
            await socket.close()


@pytest.mark.parametrize("forbidden", ["hints", "recall"])
async def test_a_host_forbids_hints_and_the_sheet_of_played_cards_each_by_itself(tmp_path: Path, forbidden: str) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        made = await server.make_table("purple", 2, **{forbidden: False})
        told = await server.look(made.code)
        assert {"hints": told.hints, "recall": told.recall} == {"hints": forbidden != "hints", "recall": forbidden != "recall"}


async def test_where_nobody_may_watch_those_who_looked_on_go_when_the_cards_are_dealt(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        made = await server.make_table("purple", 2, watching=False, hints=False)
        early, said = await watcher(running.url, made.code, "203.0.113.1")
        assert said["table"]["watching"] is False
        assert said["table"]["hints"] is False
        ticket = await server.take_seat(made.code, "Ana")
        async with (
            connect(play_address(running.url, made.code)) as player,
            connect(play_address(running.url, made.code)) as host,
        ):
            await say(player, t="hello", token=ticket.token)
            await hear(player)
            await say(host, t="hello", token=made.token)
            await hear(host)
            await server.start(made.code, made.token)
            assert await close_code(early) == 4401
            assert player.close_code is host.close_code is None
        late, said = await watcher(running.url, made.code, "203.0.113.1")
        assert said["rule"] == "table.no-watching"
        assert await close_code(late) == 4401
        with pytest.raises(ServerRefused) as refused:
            await server.hint(ticket)
        assert refused.value.problem.rule in ("table.no-hints", "table.not-playing")
        with pytest.raises(ServerRefused) as refused:
            await server.glance(ticket)
        assert refused.value.problem.rule in ("table.no-hints", "table.not-playing")
