"""What goes wrong with a disk, a clock or a second server, and that tables get over it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from defifoo.cli.main import run
from defifoo.client import Server, ServerRefused
from defifoo.server import house
from defifoo.server.house import House
from defifoo.server.security import token_hash
from defifoo.server.settings import Settings
from defifoo.storage.base import Conflict, Damaged, StorageError
from defifoo.storage.migrate import migrate
from defifoo.storage.sqlite import SqliteStorage
from defifoo.table.entries import Numbered, from_bytes, to_bytes
from server.processes import complaint, started
from server.serving import people_at, serving
from server.talking import hear, play_address, say


async def test_a_second_server_does_not_get_the_same_tables(tmp_path: Path) -> None:
    first, port = await started(tmp_path, 0)
    code, said = await complaint("serve", "--data", str(tmp_path), "--port", "0")
    assert code == 2
    assert said.startswith("defifoo: another server has ")
    first.kill()
    await first.wait()
    third, _ = await started(tmp_path, port)  # a server that was killed holds nothing back
    third.kill()
    await third.wait()


@pytest.mark.parametrize("made", [lambda path: path.write_bytes(b"no tables" * 500), lambda path: path.mkdir()])
async def test_what_is_no_database_gets_one_clear_line(tmp_path: Path, made: object) -> None:
    assert callable(made)
    made(tmp_path / "tables.sqlite")
    code, said = await complaint("serve", "--data", str(tmp_path), "--port", "0")
    assert code == 2
    assert said.startswith("defifoo: the tables cannot be opened: ")
    assert len(said.splitlines()) == 1


async def test_tables_of_a_newer_version_get_one_clear_line(tmp_path: Path) -> None:
    migrate(tmp_path / "tables.sqlite")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as disk, disk:
        disk.execute("UPDATE alembic_version SET version_num = '9999'")
    code, said = await complaint("serve", "--data", str(tmp_path), "--port", "0")
    written = f"{tmp_path}/tables.sqlite: written by a newer Défifoo than this one"
    assert (code, said) == (2, f"defifoo: the tables cannot be opened: {written}\n")


async def test_a_disk_that_is_full_at_the_first_start_gets_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = sqlite3.connect

    def small(*arguments: Any, **named: Any) -> sqlite3.Connection:
        opened: sqlite3.Connection = begun(*arguments, **named)
        opened.execute("PRAGMA max_page_count=1")
        return opened

    with monkeypatch.context() as full:
        full.setattr(sqlite3, "connect", small)
        full.setattr(sqlite3.dbapi2, "connect", small)
        assert run(["serve", "--data", str(tmp_path), "--port", "0"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"defifoo: the tables cannot be opened: {tmp_path}/tables.sqlite: database or disk is full")
    assert len(said.splitlines()) == 1
    await SqliteStorage(tmp_path / "tables.sqlite").close()  # and it begins as soon as there is room


@pytest.mark.usefixtures("own_disk")
async def test_a_table_goes_on_after_the_disk_could_not_be_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        code, _, tickets = await people_at(server, "red", 2, options={"length": 1})
        match = running.house.rooms[code].table.match
        assert match is not None
        seat = match.deal.waits_for[0]
        async with connect(play_address(running.url, code)) as player, connect(play_address(running.url, code)) as watcher:
            await say(player, t="hello", token=tickets[seat].token)
            full = await hear(player)
            move = {"t": "move", "seat": seat, "move": full["moves"][0]}
            disk = sqlite3.connect(tmp_path / "tables.sqlite")
            disk.execute("ALTER TABLE entries RENAME TO elsewhere")
            await say(player, **move, version=full["version"])
            assert (await hear(player))["rule"] == "server.trouble"
            with pytest.raises(ServerRefused) as refused:
                await server.look(code)
            assert refused.value.status == 409
            await say(watcher, t="hello")  # who comes now is not told what is not on disk
            await asyncio.sleep(0.5)
            disk.execute("ALTER TABLE elsewhere RENAME TO entries")
            again = await hear(player)
            assert (again["t"], again["version"]) == ("full", full["version"])
            assert (await hear(watcher))["version"] == full["version"]
            await say(player, **move, version=again["version"])
            assert (await hear(player))["version"] == full["version"] + 1


@pytest.mark.usefixtures("own_disk")
async def test_whoever_looks_is_told_nothing_that_is_not_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last move of a match is under way to a disk that will refuse it: it would open the secret."""
    async with serving(tmp_path) as running, Server(running.url) as server:
        code, token, _ = await people_at(server, "red", 2)
        room = running.house.rooms[code]
        under_way: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        with monkeypatch.context() as patched:
            patched.setattr(room.storage, "append", lambda *_: under_way)
            room.write(room.table.close(token_hash(token), room.house.now()))
            looking = asyncio.ensure_future(server.look(code))
            await asyncio.sleep(0.3)
            assert not looking.done()
            under_way.set_exception(StorageError("the disk is full"))
        with pytest.raises(ServerRefused):
            await looking


@pytest.mark.usefixtures("own_disk")
async def test_one_log_that_cannot_be_read_keeps_no_other_table_closed(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        codes = [(await people_at(server, "red", 2))[0] for _ in range(3)]
        log = await running.house.storage.load(codes[0])
        version = len(log)
    disk = SqliteStorage(tmp_path / "tables.sqlite")
    await disk.append(codes[0], version, [log[0]])
    await disk.append(codes[1], version, [to_bytes(Numbered(at=1, seat=2**62, number="ab" * 16))])
    assert from_bytes(log[0])
    await disk.close()
    async with serving(tmp_path) as running:
        assert list(running.house.rooms) == [codes[2]]


@pytest.mark.usefixtures("own_disk")
@pytest.mark.parametrize("trouble", [Damaged, Conflict])
async def test_what_is_wrong_with_one_log_is_no_disk_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: type[StorageError]
) -> None:
    """Whoever looks after the server would be called for what anybody can bring about who asks for a damaged table."""
    async with serving(tmp_path) as running, Server(running.url) as server, httpx.AsyncClient(base_url=running.url) as http:
        made = await server.make_table("red", 2)

        async def broken(*_: object) -> list[bytes]:
            raise trouble(made.code)

        with monkeypatch.context() as patched:
            patched.setattr(running.house.storage, "load", broken)
            answer = await http.get(f"/api/tables/{made.code}/records/1")
        assert (answer.status_code, answer.json()["rule"]) == (500, "server.trouble")
        assert (await http.get("/api/health")).json()["status"] == "ok"


@pytest.mark.usefixtures("own_disk")
async def test_lists_that_cannot_be_counted_are_trouble_with_the_disk(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "tables.sqlite")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as disk, disk:
        disk.execute("ALTER TABLE tables RENAME TO elsewhere")
    for asked in (storage.count("mine "), storage.public_tables(5)):
        with pytest.raises(StorageError, match="no such table"):
            await asked
    await storage.close()


async def test_time_goes_on_whatever_the_clock_of_the_machine_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = SqliteStorage(tmp_path / "tables.sqlite")
    home = House(Settings(tmp_path), storage)
    before = home.now()
    clock = house.wall_clock
    monkeypatch.setattr(house, "wall_clock", lambda: clock() - 3_600_000)
    await asyncio.sleep(0.05)
    assert 40 <= home.now() - before < 5_000
    monkeypatch.setattr(house, "wall_clock", lambda: clock() + 3_600_000)
    assert home.now() - before >= 3_600_000
    await storage.close()
