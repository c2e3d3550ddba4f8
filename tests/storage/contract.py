"""What any back end must do. A back end's test module subclasses this and provides `storage` and `reopen`."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from defifoo.storage.base import CodeTaken, Conflict, Storage, UnknownTable

Reopen = Callable[[], Awaitable[Storage]]


class StorageContract:
    async def test_a_new_table_is_at_version_one(self, storage: Storage) -> None:
        await storage.create("BAKO-MITU", b"opened")
        assert await storage.load("BAKO-MITU") == [b"opened"]

    async def test_a_code_is_given_once(self, storage: Storage) -> None:
        await storage.create("BAKO-MITU", b"first")
        with pytest.raises(CodeTaken):
            await storage.create("BAKO-MITU", b"second")
        assert await storage.load("BAKO-MITU") == [b"first"]

    async def test_entries_are_loaded_in_the_order_of_their_versions(self, storage: Storage) -> None:
        await storage.create("A", b"1")
        for version in range(1, 30):
            await storage.append("A", version, [str(version + 1).encode()])
        assert await storage.load("A") == [str(version).encode() for version in range(1, 31)]

    async def test_several_entries_go_in_together(self, storage: Storage) -> None:
        await storage.create("A", b"1")
        await storage.append("A", 1, [b"2", b"3", b"4"])
        assert await storage.load("A") == [b"1", b"2", b"3", b"4"]

    async def test_a_version_is_written_once(self, storage: Storage) -> None:
        await storage.create("A", b"1")
        await storage.append("A", 1, [b"2"])
        with pytest.raises(Conflict):
            await storage.append("A", 1, [b"other"])
        assert await storage.load("A") == [b"1", b"2"]

    async def test_a_version_is_not_skipped(self, storage: Storage) -> None:
        await storage.create("A", b"1")
        for version in (0, 2, 7, -1):
            with pytest.raises(Conflict):
                await storage.append("A", version, [b"early"])
        assert await storage.load("A") == [b"1"]

    async def test_refused_entries_are_refused_together(self, storage: Storage) -> None:
        await storage.create("A", b"1")
        await storage.append("A", 1, [b"2", b"3"])
        with pytest.raises(Conflict):
            await storage.append("A", 1, [b"x", b"y", b"z"])
        assert await storage.load("A") == [b"1", b"2", b"3"]

    async def test_what_is_new_since_a_version_is_read_alone(self, storage: Storage) -> None:
        await storage.create("A", b"1")
        await storage.append("A", 1, [b"2", b"3"])
        assert await storage.load("A", 1) == [b"2", b"3"]
        assert await storage.load("A", 3) == []

    async def test_what_was_put_on_top_of_a_refused_entry_is_refused_too(self, storage: Storage) -> None:
        await storage.create("A", b"1")
        await storage.append("A", 1, [b"theirs"])
        jobs = [storage.append("A", 1, [b"ours"]), storage.append("A", 2, [b"on top of ours"])]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Conflict, Conflict]
        assert await storage.load("A") == [b"1", b"theirs"]

    async def test_an_unknown_table_has_no_log(self, storage: Storage) -> None:
        with pytest.raises(UnknownTable):
            await storage.load("NONE")
        with pytest.raises(UnknownTable):
            await storage.append("NONE", 1, [b"2"])
        with pytest.raises(UnknownTable):
            await storage.finish("NONE")

    async def test_writers_at_once_get_every_version_exactly_once(self, storage: Storage) -> None:
        await storage.create("A", b"1")

        async def add(mark: int) -> int:
            tries = 0
            while True:
                tries += 1
                version = len(await storage.load("A"))
                try:
                    await storage.append("A", version, [b"%d" % mark])
                except Conflict:
                    continue
                return tries

        await asyncio.gather(*(add(mark) for mark in range(20)))
        log = await storage.load("A")
        assert log[0] == b"1"
        assert sorted(log[1:]) == sorted(b"%d" % mark for mark in range(20))

    async def test_one_conflict_does_not_hurt_the_others(self, storage: Storage) -> None:
        for name in "ABC":
            await storage.create(name, b"1")
        jobs = [storage.append(name, 5 if name == "B" else 1, [b"2"]) for name in "ABC"]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
        assert [len(await storage.load(name)) for name in "ABC"] == [2, 1, 2]

    async def test_appends_to_one_table_need_not_wait_for_each_other(self, storage: Storage) -> None:
        await storage.create("A", b"1")
        await asyncio.gather(*[storage.append("A", version, [b"%d" % (version + 1)]) for version in range(1, 100)])
        assert await storage.load("A") == [b"%d" % version for version in range(1, 101)]

    async def test_open_tables_are_found_oldest_first_with_their_logs(self, storage: Storage) -> None:
        for name in ("C", "A", "B"):
            await storage.create(name, name.encode())
        await storage.append("A", 1, [b"2"])
        await storage.finish("B")
        found = [(table.code, table.entries) async for table in storage.open_tables()]
        assert found == [("C", [b"C"]), ("A", [b"A", b"2"])]

    async def test_a_finished_table_keeps_its_log(self, storage: Storage) -> None:
        await storage.create("A", b"1")
        await storage.finish("A")
        assert await storage.load("A") == [b"1"]

    async def test_logs_are_counted_by_how_their_codes_begin(self, storage: Storage) -> None:
        for code in ("mine a", "mine b", "MINE c", "minor", "A"):
            await storage.create(code, b"1")
        assert [await storage.count(start) for start in ("mine ", "min", "%", "")] == [2, 3, 0, 5]

    async def test_public_tables_are_listed_newest_first(self, storage: Storage) -> None:
        for name in "ABCDE":
            await storage.create(name, b"1", public=name != "B")
        await storage.finish("D")
        assert await storage.public_tables(10) == ["E", "C", "A"]
        assert await storage.public_tables(2) == ["E", "C"]

    async def test_bytes_come_back_as_they_were(self, storage: Storage) -> None:
        entry = bytes(range(256)) * 5
        await storage.create("A", entry)
        assert await storage.load("A") == [entry]

    async def test_everything_answered_is_there_after_opening_again(self, storage: Storage, reopen: Reopen) -> None:
        await storage.create("A", b"1", public=True)
        await storage.append("A", 1, [b"2", b"3"])
        again = await reopen()
        assert await again.load("A") == [b"1", b"2", b"3"]
        assert await again.public_tables(5) == ["A"]
        await again.append("A", 3, [b"4"])
        assert len(await again.load("A")) == 4

    async def test_closing_waits_for_what_is_being_written(self, storage: Storage, reopen: Reopen) -> None:
        await storage.create("A", b"1")
        jobs = [storage.append("A", version, [b"x"]) for version in range(1, 200)]
        again = await reopen()
        assert len(await again.load("A")) == 200
        await asyncio.gather(*jobs)
