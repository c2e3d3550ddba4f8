"""Backups: one moment of a server that goes on, put back without writing over anything."""

import sqlite3
from pathlib import Path

import pytest

from defifoo.cli.commands import obey
from defifoo.storage.base import LIST, StorageError
from defifoo.storage.copies import Copied, PutBack, copy_out, put_back
from defifoo.storage.sqlite import SqliteStorage


async def written(database: Path, logs: dict[str, list[bytes]], finished: tuple[str, ...] = ()) -> None:
    storage = SqliteStorage(database)
    for code, (first, *rest) in logs.items():
        await storage.create(code, first)
        if rest:
            await storage.append(code, 1, rest)
    for code in finished:
        await storage.finish(code)
    await storage.close()


async def read(database: Path, *codes: str) -> dict[str, list[bytes]]:
    storage = SqliteStorage(database)
    found = {code: await storage.load(code) for code in codes}
    await storage.close()
    return found


async def test_a_copy_is_taken_beside_a_server_and_put_into_an_empty_folder(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "data/tables.sqlite")
    await storage.create("A", b"1")
    await storage.append("A", 1, [b"2", b"3"])
    assert copy_out(tmp_path / "data/tables.sqlite", tmp_path / "copy") == Copied(1, 0, 3)
    await storage.append("A", 3, [b"4"])
    await storage.close()
    (tmp_path / "new").mkdir()
    assert put_back(tmp_path / "copy", tmp_path / "new/tables.sqlite") == PutBack(1, 0, 0, 0, 0, False)
    assert await read(tmp_path / "new/tables.sqlite", "A") == {"A": [b"1", b"2", b"3"]}
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["copy"]
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0, "it holds the secrets of the tables"


async def test_what_is_here_stays_and_what_is_missing_comes_back(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy"
    kept = {"A": [b"1"], "B": [b"1", b"2"], "C": [b"1", b"2"], "D": [b"1", b"2"]}
    await written(tmp_path / "old.sqlite", kept, ("B", "D"))
    copy_out(tmp_path / "old.sqlite", copy)
    await written(database, {"A": [b"1", b"2"], "B": [b"1"], "C": [b"1", b"x", b"y"]})
    assert put_back(copy, database) == PutBack(added=1, longer=1, same=1, differing=1, lists=0, running=False)
    assert await read(database, *"ABCD") == {**kept, "A": [b"1", b"2"], "C": [b"1", b"x", b"y"]}
    storage = SqliteStorage(database)
    assert [stored.code async for stored in storage.open_tables()] == ["A", "C"]
    await storage.close()
    assert put_back(copy, database) == PutBack(added=0, longer=0, same=3, differing=1, lists=0, running=False)


async def test_lists_of_matches_are_copied_and_are_no_tables(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy"
    await written(tmp_path / "old.sqlite", {"A": [b"1"], f"{LIST}a": [b"1", b"2"], f"{LIST}b": [b"1"]})
    assert copy_out(tmp_path / "old.sqlite", copy) == Copied(tables=1, lists=2, entries=4)
    await written(database, {f"{LIST}a": [b"1"]})
    assert put_back(copy, database) == PutBack(added=1, longer=1, same=0, differing=0, lists=1, running=False)
    assert await read(database, f"{LIST}a", f"{LIST}b") == {f"{LIST}a": [b"1", b"2"], f"{LIST}b": [b"1"]}
    assert put_back(copy, database) == PutBack(added=0, longer=0, same=1, differing=0, lists=0, running=False)


async def test_a_server_that_runs_keeps_what_it_has_in_hand(tmp_path: Path) -> None:
    await written(tmp_path / "old.sqlite", {"A": [b"1", b"2"], "B": [b"1"]})
    copy_out(tmp_path / "old.sqlite", tmp_path / "copy")
    storage = SqliteStorage(tmp_path / "tables.sqlite")
    await storage.create("A", b"1")
    assert put_back(tmp_path / "copy", tmp_path / "tables.sqlite") == PutBack(1, 1, 0, 0, 0, True)
    assert await storage.load("A") == [b"1"]
    await storage.append("A", 1, [b"other"])
    assert await storage.load("B") == [b"1"]
    await storage.close()


async def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    await written(tmp_path / "tables.sqlite", {"A": [b"1"]})
    (tmp_path / "copy").write_text("precious", "utf-8")
    with pytest.raises(StorageError, match="is there already"):
        copy_out(tmp_path / "tables.sqlite", tmp_path / "copy")
    assert (tmp_path / "copy").read_text("utf-8") == "precious"


@pytest.mark.parametrize("kind", ["none", "text", "other", "damaged", "newer"])
async def test_what_is_no_backup_changes_nothing(tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    copy, new = tmp_path / "copy", tmp_path / "new"
    await written(tmp_path / "tables.sqlite", {"A": [bytes(9000)] * 9})
    copy_out(tmp_path / "tables.sqlite", copy)
    if kind == "none":
        copy.unlink()
    elif kind == "text":
        copy.write_text("to my heirs" * 400, "utf-8")
    elif kind == "damaged":
        whole = copy.read_bytes()
        copy.write_bytes(whole[: len(whole) // 2] + b"\xff" * 4096 + whole[len(whole) // 2 + 4096 :])
    else:
        with sqlite3.connect(copy) as opened:
            opened.execute("DROP TABLE entries" if kind == "other" else "UPDATE alembic_version SET version_num = '9999'")
        opened.close()
    assert obey(["restore", str(copy), "--data", str(new)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (new / "tables.sqlite").exists()


async def test_the_commands_say_what_they_did(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data, copy = tmp_path / "data", str(tmp_path / "copy")
    await written(data / "tables.sqlite", {"A": [b"1", b"2"], "B": [b"1"]})
    monkeypatch.setenv("DEFIFOO_DATA", str(data))
    assert obey(["backup", copy]) == 0
    assert "2 tables, 0 lists of matches, 3 entries" in capsys.readouterr().out
    assert obey(["backup", copy]) == 2
    assert obey(["restore", copy]) == 0
    assert "0 tables put back, 2 were here already" in capsys.readouterr().out
    assert obey(["backup", str(tmp_path / "second"), "--data", str(tmp_path / "nothing")]) == 2
    assert "there are no tables" in capsys.readouterr().err
