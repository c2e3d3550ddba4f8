"""Metrics are for whoever runs the server, and tell nobody's secrets; health says when nothing can be written."""

import logging
import re
import socket
from pathlib import Path

import httpx
import pytest

from defifoo.client import Server, ServerRefused
from defifoo.server import metrics
from defifoo.server.metrics import Metrics
from defifoo.storage.base import StorageError
from defifoo.storage.sqlite import SqliteStorage
from server.serving import people_at, serving


async def test_metrics_are_closed_to_the_world_by_default(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, httpx.AsyncClient(base_url=running.url) as http:
        for headers in ({}, {"Authorization": "Bearer x"}):
            assert (await http.get("/metrics", headers=headers)).status_code == 404


async def test_metrics_are_open_to_the_token(tmp_path: Path) -> None:
    async with serving(tmp_path, metrics_token="open sesame") as running, httpx.AsyncClient(base_url=running.url) as http:
        assert (await http.get("/metrics")).status_code == 404
        assert (await http.get("/metrics", headers={"Authorization": "Bearer sesame"})).status_code == 404
        told = await http.get("/metrics", headers={"Authorization": "Bearer open sesame"})
        assert told.status_code == 200
        assert "defifoo_tables 0\n" in told.text


async def test_metrics_have_a_door_of_their_own(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    async with serving(tmp_path, metrics_address=address) as running, httpx.AsyncClient() as http:
        assert (await http.get(f"{running.url}/metrics")).status_code == 404
        told = await http.get(f"http://{address}/metrics")
        assert (told.status_code, told.headers["content-type"]) == (200, "text/plain; version=0.0.4")
        assert "defifoo_tables 0\n" in told.text
        for path in ("/", "/api/health", "/metricsx"):
            assert (await http.get(f"http://{address}{path}")).status_code == 404


def test_metrics_do_not_tell_a_held_card_from_another_nor_from_none(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(metrics, "monotonic", lambda: now)
    counted = Metrics()
    before = counted.text()
    assert "bytes" not in before
    counted.sent += 3
    counted.received += 1
    counted.refused("illegal")
    now += 59
    assert counted.text() == before  # no card is held for so long
    now += 1
    assert 'messages_total{direction="out"} 3\n' in counted.text()
    counted.sent += 1
    assert 'messages_total{direction="out"} 3\n' in counted.text()


@pytest.mark.usefixtures("own_disk")
async def test_health_says_when_nothing_can_be_written_and_the_log_says_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        serving(tmp_path) as running,
        Server(running.url) as server,
        httpx.AsyncClient(base_url=running.url) as http,
    ):
        code, token, _ = await people_at(server, "red", 2)
        disk = running.house.storage
        assert isinstance(disk, SqliteStorage)
        monkeypatch.setattr(disk._writer, "_commit", lambda jobs: [StorageError("the disk is full")] * len(jobs))
        for _ in range(5):
            with pytest.raises(ServerRefused):
                await server.make_table("red", 2)
            with pytest.raises(ServerRefused):
                await server.close_table(code, token)
        told = await http.get("/api/health")
        assert (told.status_code, told.json()["status"]) == (503, "not-writing")
        monkeypatch.undo()
        await server.make_table("red", 2)
        told = await http.get("/api/health")
        assert (told.status_code, told.json()["status"]) == (200, "ok")
    said = [record for record in caplog.records if re.search("disk|not written|not read|failed", record.getMessage())]
    assert [record.levelno for record in said] == [logging.ERROR, logging.WARNING]
