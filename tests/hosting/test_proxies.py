"""A real server behind nginx, Caddy and HAProxy, as `deploy/` sets them up, at the root of a site and below a path."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from defifoo.client import Player, Server
from defifoo.client.checkup import check_up
from defifoo.server import built
from hosting.proxies import BASE, BELOW, SAMPLES, Site, free_port, program, proxies
from server.serving import people_at, serving

INDEX = b"""<!doctype html><title>cards</title><link rel="manifest" href="./manifest.webmanifest" />
<script type="module" src="./assets/main-Ab12.js"></script>"""
STRIPPED = ("reverse_proxy 127.0.0.1:8000", "handle_path /cards/* {\n\t\treverse_proxy 127.0.0.1:8000\n\t}")
"""Caddy's other way: the path is taken off before the request is passed on."""
NO_UPGRADE = ("proxy_set_header Upgrade $http_upgrade;\n", "\n")
SMALL_BODIES = ("client_max_body_size 64k", "client_max_body_size 1k")
OTHER_HOST = ("reverse_proxy 127.0.0.1:8000", "reverse_proxy 127.0.0.1:8000 {\n\t\theader_up Host {upstream_hostport}\n\t}")
NO_ADDRESS = ("    option forwardfor\n", "")

AT_ONCE = ("backend defifoo\n", "backend defifoo\n    retries 0\n")
MOVES = 3

SOUND = [(proxy, base) for proxy in SAMPLES for base in ("", BASE)] + [("caddy", f"{BASE} taken off")]
BROKEN = [
    ("nginx", "no upgrade", {"upgrade"}),
    ("nginx", "small bodies", {"body"}),
    ("nginx", "base not known", {"base-unknown"}),
    ("caddy", "other host", {"host", "origin"}),
    ("caddy", "base taken off and not known", {"base-differs"}),
    ("haproxy", "no address", {"not-forwarded"}),
    ("haproxy", "no server", {"no-server"}),
]


def sites_before(root: str, below: str) -> dict[tuple[str, str], Site]:
    """Every site of these tests; `root` and `below` are the two servers."""
    found = {(proxy, ""): Site(proxy, root) for proxy in SAMPLES}
    found |= {(proxy, BASE): Site(proxy, below, BELOW[proxy], base=BASE) for proxy in SAMPLES}
    return found | {
        ("caddy", f"{BASE} taken off"): Site("caddy", below, STRIPPED, base=BASE),
        ("nginx", "no upgrade"): Site("nginx", root, NO_UPGRADE),
        ("nginx", "small bodies"): Site("nginx", root, SMALL_BODIES),
        ("nginx", "base not known"): Site("nginx", root, BELOW["nginx"], base=BASE),
        ("caddy", "other host"): Site("caddy", root, OTHER_HOST),
        ("caddy", "base taken off and not known"): Site("caddy", root, STRIPPED, base=BASE),
        ("haproxy", "no address"): Site("haproxy", root, NO_ADDRESS),
        ("haproxy", "no server"): Site("haproxy", f"127.0.0.1:{free_port()}", AT_ONCE),
    }


@pytest.fixture(scope="module")
async def sites(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[dict[tuple[str, str], Site]]:
    folder = tmp_path_factory.mktemp("hosting")
    (folder / "web/assets").mkdir(parents=True)
    (folder / "web/index.html").write_bytes(INDEX)
    (folder / "web/assets/main-Ab12.js").write_bytes(b"export {}")
    async with AsyncExitStack() as stack:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(built, "PLACES", (folder / "web",))
            root = await stack.enter_async_context(serving(folder / "root"))
            below = await stack.enter_async_context(serving(folder / "below", base=BASE))
        found = sites_before(*(httpx.URL(one.url).netloc.decode() for one in (root, below)))
        installed = [site for site in found.values() if program(site.proxy)]
        await stack.enter_async_context(proxies(installed, folder))
        yield found


def site_of(sites: dict[tuple[str, str], Site], proxy: str, kind: str) -> Site:
    if program(proxy) is None:
        pytest.skip(f"LEFT OUT: {proxy} is not installed, so no server was put behind it")
    return sites[proxy, kind]


async def played_through(url: str) -> None:
    """A few moves of two people who see each other's."""
    async with Server(url) as server:
        _, _, tickets = await people_at(server, "purple", 2)
        async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other, asyncio.timeout(60):
            await asyncio.gather(a_few_moves(one), a_few_moves(other))


async def a_few_moves(player: Player) -> None:
    made = 0
    async for turn in player.turns():
        await player.play(turn.moves[0], turn.version)
        made += 1
        if made == MOVES:
            return


@pytest.mark.parametrize(("proxy", "kind"), SOUND)
async def test_a_server_behind_a_proxy_is_well(sites: dict[tuple[str, str], Site], proxy: str, kind: str) -> None:
    """Pages, API and a match over WebSockets get through; the address of a guest does, and not the one it claims to have."""
    site = site_of(sites, proxy, kind)
    findings = await check_up(site.url)
    assert [(finding.name, finding.data) for finding in findings if not finding.good] == []
    assert {"pages", "host", "address", "body", "table", "socket"} <= {finding.name for finding in findings}
    async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address="127.0.0.7")) as guest:
        for claimed in ({}, {"X-Forwarded-For": "203.0.113.9"}):
            arrival = (await guest.get(f"{site.url}/api/arrival", headers=claimed)).json()
            assert (arrival["address"], arrival["forwarded"]) == ("127.0.0.7", True)
        assert "main-Ab12.js" in (await guest.get(f"{site.url}/t/BAKO-MITU")).text
    await played_through(site.url)


@pytest.mark.parametrize(("proxy", "kind", "named"), BROKEN)
async def test_the_doctor_names_what_is_wrong_with_a_proxy(
    sites: dict[tuple[str, str], Site], proxy: str, kind: str, named: set[str]
) -> None:
    findings = await check_up(site_of(sites, proxy, kind).url)
    assert {finding.name for finding in findings if not finding.good} == named


def test_every_sample_is_shown_to_hosts() -> None:
    told = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")
    for name in SAMPLES.values():
        assert f"deploy/{name}" in told
