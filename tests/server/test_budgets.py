"""Pages, handshakes, whole views and guesses have budgets of their own, and a server answers to its own names only."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from defifoo.client import Server
from defifoo.server.hosts import is_known_host
from defifoo.server.settings import UNLIMITED, Limits
from defifoo.server.turns import Turns
from server.serving import Running, people_at, serving
from server.talking import hear, play_address, say


async def test_pages_have_a_budget_of_their_own(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(pages_burst=5, pages_rate=0.001)
    async with serving(tmp_path, limits) as running, httpx.AsyncClient(base_url=running.url) as http:
        answers = [await http.get("/") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].headers["connection"] == "close"
        assert "default-src 'none'" in answers[-1].headers["content-security-policy"]
        assert (await http.get("/api/health")).status_code == 200
        assert (await http.get("/", headers={"X-Forwarded-For": "203.0.113.9"})).status_code == 200


async def test_of_many_who_come_at_once_one_is_looked_after_in_each_round() -> None:
    turns, loop = Turns(), asyncio.get_running_loop()
    rounds, begun, done = 0, [], asyncio.Event()

    def tick() -> None:
        nonlocal rounds
        rounds += 1
        if not done.is_set():
            loop.call_soon(tick)

    async def one() -> None:
        await turns.take()
        begun.append(rounds)

    tick()
    crowd = [asyncio.ensure_future(one()) for _ in range(6)]
    await asyncio.sleep(0)
    crowd.pop(3).cancel()
    await asyncio.wait_for(asyncio.gather(*crowd), 30)
    done.set()
    assert len(set(begun)) == len(begun) == 5
    await asyncio.wait_for(turns.take(), 30)


@pytest.mark.usefixtures("one_server")
async def test_pages_wait_their_turn_and_requests_of_tables_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[Turns] = []
    take = Turns.take

    async def noted(self: Turns) -> None:
        taken.append(self)
        await take(self)

    monkeypatch.setattr(Turns, "take", noted)
    async with serving(tmp_path) as running, httpx.AsyncClient(base_url=running.url) as http:
        assert {answer.status_code for answer in await asyncio.gather(*(http.get("/") for _ in range(20)))} == {200}
        assert (len(taken), len(set(taken))) == (20, 1)
        assert (await http.get("/api/health")).status_code == 200
        assert (await http.get("/", headers={"X-Forwarded-For": "203.0.113.9"})).status_code == 200
        assert (len(taken), len(set(taken))) == (21, 2)


async def test_handshakes_have_a_budget_of_their_own(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(handshakes_burst=3, handshakes_rate=0.001)
    async with serving(tmp_path, limits) as running, Server(running.url) as server:
        made = await server.make_table("purple", 2)
        address = play_address(running.url, made.code)
        sockets = [await connect(address) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            await connect(address)
        assert refused.value.response.status_code == 429
        async with connect(address, additional_headers={"X-Forwarded-For": "203.0.113.9"}) as other:
            await say(other, t="hello")
            assert (await hear(other))["t"] == "full"
        for socket in sockets:
            await socket.close()


async def test_whole_views_are_counted_for_all_sockets_of_an_address(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(views_burst=4, views_rate=0.001)
    async with serving(tmp_path, limits) as running, Server(running.url) as server:
        code, _, _ = await people_at(server, "purple", 2)
        heard = []
        for _ in range(2):
            async with connect(play_address(running.url, code)) as socket:
                await say(socket, t="hello")
                await hear(socket)
                for _ in range(3):
                    await say(socket, t="view")
                    heard.append((await hear(socket)).get("rule", "shown"))
                await say(socket, t="ping")
                assert (await hear(socket))["t"] == "pong"
        assert heard == ["shown"] * 4 + ["server.too-many-messages"] * 2


async def test_messages_are_counted_for_all_sockets_of_an_address(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(address_burst=4, address_rate=0.001)
    async with serving(tmp_path, limits) as running, Server(running.url) as server:
        code, _, _ = await people_at(server, "purple", 2)
        heard = []
        for _ in range(2):
            async with connect(play_address(running.url, code)) as socket:
                await say(socket, t="hello")
                await hear(socket)
                for _ in range(3):
                    await say(socket, t="ping")
                    heard.append((await hear(socket))["t"])
        assert heard == ["pong"] * 4 + ["refused"] * 2


@asynccontextmanager
async def served(folder: Path, limits: Limits) -> AsyncIterator[tuple[Running, httpx.AsyncClient, Server]]:
    """A server, somebody who asks it by hand, and a client of it."""
    async with (
        serving(folder, limits) as running,
        httpx.AsyncClient(base_url=running.url) as http,
        Server(running.url) as server,
    ):
        yield running, http, server


async def test_guessing_codes_is_slowed_and_counted_and_tells_nothing(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(guesses_burst=3, guesses_rate=0.001)
    async with served(tmp_path, limits) as (running, http, server):
        code, _, tickets = await people_at(server, "purple", 2)
        found = [(await http.get(f"/api/tables/BAKO-MIT{vowel}")).json()["rule"] for vowel in "AEIO"]
        assert found == ["server.no-table"] * 3 + ["server.too-many-guesses"]
        right = await http.get(f"/api/tables/{code}")
        assert (right.status_code, right.json()["rule"]) == (429, "server.too-many-guesses")
        assert (await http.get("/api/tables/BAKO-MITA/records/1")).json()["rule"] == "server.too-many-guesses"
        async with connect(play_address(running.url, code)) as socket:
            await say(socket, t="hello")
            assert (await hear(socket))["rule"] == "server.too-many-guesses"
        async with connect(play_address(running.url, code)) as socket:  # who has a seat need not guess
            await say(socket, t="hello", token=tickets[0].token)
            assert (await hear(socket))["t"] == "full"
        others = await http.get(f"/api/tables/{code}", headers={"X-Forwarded-For": "203.0.113.9"})
        assert others.status_code == 200
        assert running.house.metrics.guesses == 5


@pytest.mark.parametrize("path", ["records/1", "records/1/replay/1", "records/1/review/1"])
async def test_no_old_match_tells_whether_a_guessed_code_is_right(tmp_path: Path, path: str) -> None:
    limits = UNLIMITED._replace(guesses_burst=1, guesses_rate=0.001)
    async with served(tmp_path, limits) as (_, http, server):
        code, _, _ = await people_at(server, "purple", 2)
        first, *later = [await http.get(f"/api/tables/{one}/{path}") for one in ("BAKO-MITA", "BAKO-MITE", code)]
        assert first.json()["rule"] == "server.no-table"
        assert [(one.status_code, one.json()["rule"]) for one in later] == [(429, "server.too-many-guesses")] * 2


async def test_a_list_of_matches_tells_no_more_of_guessed_codes(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(guesses_burst=1, guesses_rate=0.001)
    async with served(tmp_path, limits) as (_, http, server):
        code, _, tickets = await people_at(server, "purple", 2)

        async def rule(code: str, token: str) -> str:
            body = {"tables": [{"code": code, "token": token}]}
            answer = await http.post("/api/mine", json=body, headers={"Authorization": f"Bearer {'0f' * 16}"})
            return str(answer.json().get("rule", "listed"))

        found = [await rule(one, "ab" * 16) for one in ("BAKO-MITA", "BAKO-MITE", code)]
        assert found == ["listed", "server.too-many-guesses", "server.too-many-guesses"]
        assert await rule(code, tickets[0].token) == "listed"  # who has a seat need not guess


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.evil.example", "a/b"])
async def test_a_name_that_somebody_else_made_point_here_is_turned_away(tmp_path: Path, host: str) -> None:
    async with serving(tmp_path) as running, httpx.AsyncClient(base_url=running.url) as http:
        for path in ("/", "/api/offer", "/api/tables"):
            answer = await http.get(path, headers={"Host": host})
            assert (answer.status_code, answer.json()["rule"]) == (421, "server.other-host")


async def test_a_socket_is_not_opened_under_another_name_either(running: Running, server: Server) -> None:
    made = await server.make_table("purple", 2)
    address = play_address(running.url, made.code).replace("127.0.0.1", "evil.example")
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, host="127.0.0.1", port=int(running.url.rpartition(":")[2]))
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("host", "known"),
    [
        (None, True),
        ("localhost:8650", True),
        ("LOCALHOST", True),
        ("game.localhost", True),
        ("192.168.1.20:8650", True),
        ("[::1]:8650", True),
        ("[2001:db8::7]", True),
        ("games", True),
        ("club.example", True),
        ("CLUB.example.:443", True),
        ("clubs.example", False),
        ("evil.club.example", False),
        ("", False),
        ("[::1", False),
        ("evil.example@localhost", False),
    ],
)
def test_a_server_answers_to_addresses_to_names_of_its_network_and_to_those_it_was_given(host: str | None, known: bool) -> None:
    assert is_known_host(host, ("club.example",)) == known
