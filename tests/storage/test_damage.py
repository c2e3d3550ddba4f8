"""A damaged page stops one table, not the server, and what can be read is brought out."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from defifoo.cli.main import run
from defifoo.client import Server, ServerRefused
from defifoo.storage.base import Damaged, StorageError
from defifoo.storage.salvage import salvage
from defifoo.storage.sqlite import SqliteStorage
from server.serving import people_at, serving
from server.talking import close_code, play_address, say

PAGE = 4096
TABLES = [f"BAKO-{letter}ITU" for letter in "BDFGKLMNPRSTVZ"]
LEAF = 10


def entry(code: str, version: int) -> bytes:
    return f"{code} {version} ".encode() * 8


async def written(folder: Path, entries: int = 60) -> Path:
    storage = SqliteStorage(folder / "tables.sqlite")
    for code in TABLES:
        await storage.create(code, entry(code, 1), public=code == TABLES[3])
        await storage.append(code, 1, [entry(code, version) for version in range(2, entries + 1)])
    await storage.finish(TABLES[5])
    await storage.close()
    return folder / "tables.sqlite"


def pages_of(path: Path, code: str) -> list[int]:
    """Where its entries stand, and nobody else's."""
    data, mine = path.read_bytes(), code.encode()
    starts = range(0, len(data), PAGE)
    return [at for at in starts if data[at] == LEAF and mine + b" " in data[at : at + PAGE]]


def damage(path: Path, at: int) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(b"\xa5" * PAGE)


async def logs(path: Path) -> dict[str, list[bytes]]:
    storage = SqliteStorage(path)
    found = {table.code: table.entries async for table in storage.open_tables()}
    await storage.close()
    return found


async def test_the_other_tables_are_put_back(tmp_path: Path) -> None:
    path = await written(tmp_path)
    damage(path, pages_of(path, TABLES[7])[1])
    found = await logs(path)
    assert list(found) == [code for code in TABLES if code != TABLES[5]]
    assert [code for code, log in found.items() if not log] == [TABLES[7]]
    assert found[TABLES[13]] == [entry(TABLES[13], version) for version in range(1, 61)]


async def test_entries_that_are_missing_are_no_log(tmp_path: Path) -> None:
    path = await written(tmp_path, 5)
    with contextlib.closing(sqlite3.connect(path)) as disk:
        disk.execute("DELETE FROM entries WHERE code = ? AND version = 3", (TABLES[2],))
        disk.commit()
    storage = SqliteStorage(path)
    with pytest.raises(Damaged):
        await storage.load(TABLES[2])
    await storage.close()
    assert [code for code, log in (await logs(path)).items() if not log] == [TABLES[2]]


async def test_one_damaged_table_keeps_no_other_from_being_written(tmp_path: Path) -> None:
    path = await written(tmp_path)
    damage(path, pages_of(path, TABLES[7])[-1])
    storage = SqliteStorage(path)
    jobs = [storage.append(code, 60, [b"next"]) for code in TABLES]  # in one transaction, but for the damage
    answers = dict(zip(TABLES, await asyncio.gather(*jobs, return_exceptions=True), strict=True))
    assert isinstance(answers.pop(TABLES[7]), Damaged)
    assert set(answers.values()) == {None}
    with pytest.raises(Damaged):
        await storage.load(TABLES[7])
    await storage.close()


@pytest.mark.parametrize("place", ["leaf", "root", "header"])
def test_what_stands_on_whole_pages_is_found(tmp_path: Path, place: str) -> None:
    path = asyncio.run(written(tmp_path))
    with contextlib.closing(sqlite3.connect(path)) as disk:
        root = disk.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()[0]
    at = {"leaf": pages_of(path, TABLES[7])[1], "root": (root - 1) * PAGE, "header": 0}[place]
    hurt = path.read_bytes()[at : at + PAGE]
    damage(path, at)
    found = salvage(path)
    lost = 0
    for code in TABLES:
        for version in range(1, 61):
            body = found.entries[code].get(version)
            assert body in (entry(code, version), None)
            lost += body is None
            assert body is not None or entry(code, version) in hurt  # nothing is lost but what stood there
    assert (lost > 0) == (place != "header")
    assert (found.finished, found.public) == ({TABLES[5]}, {TABLES[3]})


async def test_what_is_still_in_the_write_ahead_log_is_found_and_what_never_ended_is_not(tmp_path: Path) -> None:
    path = await written(tmp_path, 3)
    disk = sqlite3.connect(path, isolation_level=None)
    disk.execute("PRAGMA wal_autocheckpoint = 0")
    add = "INSERT INTO entries (code, version, body) VALUES (?, 4, ?)"
    disk.execute(add, (TABLES[0], b"x" * 9000))  # over several pages
    disk.execute("PRAGMA cache_size = 1")
    disk.execute("BEGIN")
    for code in TABLES[1:]:
        disk.execute(add, (code, b"y" * 9000))
    found = salvage(path)
    assert found.entries[TABLES[0]][4] == b"x" * 9000
    assert all(4 not in found.entries[code] for code in TABLES[1:])
    disk.close()


def list_pages(path: Path) -> list[int]:
    """Where the rows of the list of tables stand."""
    with contextlib.closing(sqlite3.connect(path)) as reader:
        rows = reader.execute("SELECT pageno FROM dbstat WHERE name = 'tables' AND pagetype = 'leaf'").fetchall()
    return [(page - 1) * PAGE for (page,) in rows]


async def test_a_list_of_tables_that_cannot_be_read_is_no_empty_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = await written(tmp_path, 1)
    for page in list_pages(path):
        damage(path, page)
    assert await asyncio.to_thread(run, ["serve", "--data", str(tmp_path), "--port", "0"]) == 2
    assert "the list of tables cannot be read" in (told := capsys.readouterr().err)
    assert "salvage brings out what can be read" in told


async def test_a_list_that_can_be_read_in_part_is_said_to_be_damaged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path, many = tmp_path / "tables.sqlite", [f"BAKO-{number:05}" for number in range(600)]
    storage = SqliteStorage(path)
    await asyncio.gather(*[storage.create(code, entry(code, 1)) for code in many])
    await storage.close()
    damage(path, list_pages(path)[1])
    found = list(await logs(path))
    assert found[0] == many[0]
    assert found[-1] == many[-1]
    assert set(found) < set(many)
    assert "some may be missing; defifoo salvage" in caplog.text


def test_what_is_no_database_has_nothing_to_bring_out(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"no tables" * 5000)
    with pytest.raises(StorageError):
        salvage(tmp_path / "tables.sqlite")
    assert run(["salvage", str(tmp_path), str(tmp_path / "new")]) == 2


async def test_a_table_is_damaged_while_it_is_played_and_the_others_go_on_and_are_brought_out(tmp_path: Path) -> None:
    hurt, new = tmp_path / "hurt", tmp_path / "new"
    async with serving(hurt) as running, Server(running.url) as server:
        codes = [(await people_at(server, "red", 2))[0] for _ in range(3)]
        room = running.house.rooms[codes[1]]
        async with connect(play_address(running.url, codes[1])) as watcher:
            await say(watcher, t="hello")
            with contextlib.closing(sqlite3.connect(hurt / "tables.sqlite")) as disk:
                disk.execute("DELETE FROM entries WHERE code = ? AND version = 2", (codes[1],))
                disk.commit()
            room._not_written(failed(StorageError("the disk is full")), None)
            assert running.house.disk.on
            assert await close_code(watcher) == 4404
        with pytest.raises(ServerRefused):
            await server.look(codes[1])
        assert (await server.look(codes[2])).state == "playing"
        await server.make_table("red", 2)
        assert not running.house.disk.on
    assert await asyncio.to_thread(run, ["salvage", str(hurt), str(new)]) == 1
    found = await logs(new / "tables.sqlite")
    assert {code: len(found[code]) for code in codes} == {
        codes[0]: len(found[codes[0]]),
        codes[1]: 1,
        codes[2]: len(found[codes[0]]),
    }
    async with serving(new) as running, Server(running.url) as server:
        assert (await server.look(codes[0])).state == "playing"


def failed(error: Exception) -> "asyncio.Future[None]":
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    done.set_exception(error)
    return done
