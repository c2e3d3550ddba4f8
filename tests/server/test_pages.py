"""The pages of the front end, as a browser gets them."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from defifoo.client import Server
from defifoo.server import built
from defifoo.server.settings import Limits
from server.serving import people_at, play_out, serving

SCRIPT = b"export const cards = 61;\n" * 200
FILES = {
    "index.html": b"<!doctype html><title>cards</title>" + b"<p>cards</p>" * 50,
    "assets/main-Ab12.js": SCRIPT,
    "assets/tiny-Ab12.css": b"a{}",
    "assets/letters-Ab12.woff2": b"wOF2" + bytes(900),
    "icon.svg": b"<svg>" + b"<g/>" * 200 + b"</svg>",
    "manifest.webmanifest": b'{"name":"cards","icons":[' + b" " * 500 + b"]}",
}


@pytest.fixture
async def http(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[httpx.AsyncClient]:
    web = tmp_path / "web"
    for name, body in FILES.items():
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_bytes(body)
    monkeypatch.setattr(built, "PLACES", (web,))
    async with serving(tmp_path / "data") as running, httpx.AsyncClient(base_url=running.url) as http:
        yield http


@pytest.mark.parametrize(
    ("path", "name", "kind"),
    [
        ("/", "index.html", "text/html"),
        ("/t/BAKO-MITU", "index.html", "text/html"),
        ("/rules/red/try/red.follow.gang", "index.html", "text/html"),
        ("/assets/main-Ab12.js", "assets/main-Ab12.js", "text/javascript"),
        ("/icon.svg", "icon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "manifest.webmanifest", "application/manifest+json"),
    ],
)
async def test_what_shrinks_is_sent_packed_to_those_who_can_unpack_it(
    http: httpx.AsyncClient, path: str, name: str, kind: str
) -> None:
    async with http.stream("GET", path, headers={"Accept-Encoding": "br;q=1.0, gzip;q=0.8"}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers["content-type"].startswith(kind)
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert int(answer.headers["content-length"]) == len(raw) < len(FILES[name])
    assert gzip.decompress(raw) == FILES[name]
    for accepted in ("identity", "gzip;q=0, br", "br"):
        plain = await http.get(path, headers={"Accept-Encoding": accepted})
        assert "content-encoding" not in plain.headers
        assert plain.headers["vary"] == "Accept-Encoding"
        assert plain.content == FILES[name]


@pytest.mark.parametrize("name", ["assets/tiny-Ab12.css", "assets/letters-Ab12.woff2"])
async def test_what_does_not_shrink_is_sent_as_it_is(http: httpx.AsyncClient, name: str) -> None:
    answer = await http.get(f"/{name}", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == FILES[name]


async def test_a_page_that_one_has_is_not_sent_again(http: httpx.AsyncClient) -> None:
    for path in ("/", "/assets/main-Ab12.js", "/icon.svg"):
        first = await http.get(path)
        again = await http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert (await http.get(path, headers={"If-None-Match": 'W/"else"'})).status_code == 200


async def test_names_with_a_hash_are_kept_for_good_and_others_are_asked_about(http: httpx.AsyncClient) -> None:
    assert "immutable" in (await http.get("/assets/main-Ab12.js")).headers["cache-control"]
    for path in ("/", "/icon.svg", "/manifest.webmanifest"):
        assert (await http.get(path)).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/assets/gone-Cd34.js", "/assets/main", "/gone.js", "/../data/tables.sqlite", "/%2e%2e/data/tables.sqlite"]
)
async def test_what_is_not_there_is_not_found(http: httpx.AsyncClient, path: str) -> None:
    assert (await http.get(path)).status_code == 404


@pytest.mark.parametrize("path", ["/schema/swagger", "/schema/openapi.yaml", "/schema/a/b"])
async def test_where_there_is_no_description_of_the_api_is_said_like_all_else(http: httpx.AsyncClient, path: str) -> None:
    answer = await http.get(path, headers={"Accept-Language": "en"})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")
    assert answer.json()["rule"] == "address"
    assert path in answer.json()["text"]
    assert (await http.get("/schema/openapi.json")).json()["info"]["title"] == "Défifoo"


async def test_the_head_of_a_page_tells_what_its_body_would(http: httpx.AsyncClient) -> None:
    head, page = await http.head("/"), await http.get("/")
    assert head.status_code == 200
    assert head.headers["content-length"] == page.headers["content-length"]
    assert head.content == b""


async def test_a_whole_club_behind_one_address_gets_its_pages(tmp_path: Path) -> None:
    limits = Limits(requests_burst=5, requests_rate=0.01)
    async with serving(tmp_path, limits) as running, httpx.AsyncClient(base_url=running.url) as http:
        for _ in range(5):
            assert (await http.get("/api/offer")).status_code == 200
        assert (await http.get("/api/offer")).status_code == 429
        assert {(await http.get("/")).status_code for _ in range(40)} == {200}


BUILT = b'<link rel="manifest" href="./manifest.webmanifest" /><script src="./assets/main-Ab12.js"></script>'


@pytest.mark.parametrize("base", ["", "/cards", "/our/cards"])
async def test_below_a_path_the_pages_know_where_they_are(base: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for a proxy that takes the base off before it passes a request on."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(BUILT)
    (tmp_path / "assets/main-Ab12.js").write_bytes(SCRIPT)
    monkeypatch.setattr(built, "PLACES", (tmp_path,))
    async with serving(tmp_path / "data", base=base) as running, httpx.AsyncClient() as http:
        root = running.url.removesuffix(base)
        for before in {base, ""}:
            for path in ("/", "/t/BAKO-MITU"):
                page = (await http.get(root + before + path)).text
                assert page == BUILT.decode().replace("./", f"{base}/")
            assert (await http.get(f"{root}{before}/assets/main-Ab12.js")).content == SCRIPT
            assert (await http.get(f"{root}{before}/api/health")).json()["status"] == "ok"
        assert (await http.get(root + base)).text == page
        assert (await http.get(f"{root}{base or '/card'}sharps/assets/main-Ab12.js")).status_code == 404


async def test_a_match_is_played_below_a_path(tmp_path: Path) -> None:
    async with serving(tmp_path, base="/cards") as running, Server(running.url) as server:
        _, _, tickets = await people_at(server, "yellow", 2, options={"length": 1})
        async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
            await asyncio.gather(play_out(one), play_out(other))
        assert one.over is not None
