"""nginx before three servers that share their tables, as `deploy/three-nodes.nginx.conf` sets it up."""

import asyncio
from pathlib import Path

import pytest

from defifoo.client import Server
from hosting.proxies import DEPLOY, end, free_port, listening_on, nginx, program
from hosting.test_proxies import played_through
from nodes.engines import Postgres, Redis
from nodes.serving import Node, nodes
from server.serving import people_at

SAMPLE = DEPLOY / "three-nodes.nginx.conf"
TABLES = 12


def configured(port: int, servers: list[Node]) -> str:
    text = SAMPLE.read_text("utf-8").split("\n\n", 1)[1].replace("listen 80;", f"listen 127.0.0.1:{port};")
    for number, node in enumerate(servers, 11):
        assert f"server 10.0.0.{number}:8000;" in text
        text = text.replace(f"10.0.0.{number}:8000", node.url.removeprefix("http://"))
    return text


async def test_all_people_of_a_table_come_to_one_node_and_tables_to_all(
    database: Postgres, rumours: Redis, tmp_path: Path
) -> None:
    if program("nginx") is None:
        pytest.skip("LEFT OUT: nginx is not installed, so no nodes were put behind it")
    port = free_port()
    async with nodes(3, database.make("behind_nginx"), rumours.address) as three:
        command, log = nginx([configured(port, three)], tmp_path), tmp_path / "log"
        process = await asyncio.create_subprocess_exec(*command, stderr=log.open("wb"))
        try:
            await listening_on(port, log)
            url = f"http://127.0.0.1:{port}"
            await played_through(url)
            async with Server(url) as server:
                used = {number for _ in range(TABLES) for number in await where_people_are(server, three)}
        finally:
            await end(process)
    assert len(used) > 1


async def where_people_are(server: Server, three: list[Node]) -> list[int]:
    """The nodes that have the people of a new table: one."""
    code, _, tickets = await people_at(server, "purple", 2)
    async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other, asyncio.timeout(60):
        for player in (one, other):
            await player.until(lambda player=player: player.table is not None)  # type: ignore[misc]
        found = [number for number, node in enumerate(three) if code in node.house.rooms and node.room(code).crowd.guests]
    assert len(found) == 1
    return found


def test_the_document_shows_it_to_hosts() -> None:
    assert f"../deploy/{SAMPLE.name}" in (DEPLOY.parent / "docs/hosting.md").read_text("utf-8")
