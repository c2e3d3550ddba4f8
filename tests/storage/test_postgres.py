"""PostgreSQL: the contract, and what several nodes need beside."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from defifoo.storage.base import Conflict, InDoubt, Storage, StorageError
from nodes.engines import LEFT_OUT, MISSING, Postgres
from storage.contract import Reopen, StorageContract

if MISSING:
    pytest.skip(LEFT_OUT, allow_module_level=True)

from defifoo.storage.postgres import schema
from defifoo.storage.postgres.line import Line
from defifoo.storage.postgres.storage import PostgresStorage

DAMAGED = """
CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not read block 7' USING ERRCODE = 'data_corrupted';
END $$;
CREATE TRIGGER damage BEFORE INSERT ON entries FOR EACH ROW WHEN (NEW.code = 'T4') EXECUTE FUNCTION fail();
"""
EMPTY = "TRUNCATE tables, entries, notes, attendance, nodes"


@pytest.fixture(scope="session")
def address(database: Postgres) -> str:
    return database.make("contract")


@pytest.fixture
async def storage(address: str) -> AsyncIterator[PostgresStorage]:
    storage = await PostgresStorage.opened(address)
    await storage._writer.run(EMPTY)
    yield storage
    await storage.close()


@pytest.fixture
async def other(address: str) -> AsyncIterator[PostgresStorage]:
    """Another node."""
    other = await PostgresStorage.opened(address)
    yield other
    await other.close()


class TestPostgres(StorageContract):
    @pytest.fixture
    async def reopen(self, storage: Storage, address: str) -> AsyncIterator[Reopen]:
        opened: list[Storage] = []

        async def again() -> Storage:
            await storage.close()
            opened.append(await PostgresStorage.opened(address))
            return opened[-1]

        yield again
        for one in opened:
            await one.close()


async def test_two_nodes_that_write_at_once_get_every_version_exactly_once(
    storage: PostgresStorage, other: PostgresStorage
) -> None:
    for name in "AB":
        await storage.create(name, b"1")
    won: list[tuple[str, bytes]] = []

    async def add(node: PostgresStorage, name: str, mark: bytes) -> None:
        for _ in range(20):
            version = len(await node.load(name))
            try:
                await node.append(name, version, [mark + b"1", mark + b"2"])
                won.append((name, mark))
            except Conflict:
                pass

    await asyncio.gather(*[add(node, name, mark) for node, mark in ((storage, b"x"), (other, b"y")) for name in "ABBA"])
    for name in "AB":
        log = await storage.load(name)
        assert len(log) == 1 + 2 * sum(code == name for code, _ in won)
        pairs = list(zip(log[1::2], log[2::2], strict=True))
        assert all(first[:1] == second[:1] and (first[1:], second[1:]) == (b"1", b"2") for first, second in pairs)


async def test_notes_are_written_once_for_each_number_and_position(storage: PostgresStorage, other: PostgresStorage) -> None:
    await storage.create("A", b"1")
    assert (await storage.notes("A"))[:2] == (0, 0)
    await storage.note("A", 5, 0, b"held")
    with pytest.raises(Conflict):
        await other.note("A", 5, 0, b"held by another")
    await other.note("A", 5, 1, b"taken back")
    assert await storage.notes("A") == (5, 2, b"taken back")
    with pytest.raises(Conflict):
        await storage.note("A", 4, 0, b"of an older position")
    await storage.note("A", 7, 0, b"new")
    assert await other.notes("A") == (7, 1, b"new")
    assert await other.heads(["A", "B"]) == {"A": (1, 7, 1), "B": (0, 0, 0)}


async def test_a_held_card_is_played_or_taken_back_but_never_both(storage: PostgresStorage, other: PostgresStorage) -> None:
    for number in range(10):
        name = f"T{number}"
        await storage.create(name, b"1")
        await storage.note(name, 1, 0, b"held")
        played, taken = await asyncio.gather(
            storage.append_noted(name, 1, [b"played", b"and more"], 1, 1),
            other.note(name, 1, 1, b"taken back"),
            return_exceptions=True,
        )
        assert {type(played), type(taken)} == {Conflict, type(None)}, (played, taken)
        assert len(await storage.load(name)) == (3 if played is None else 1)


async def test_everyone_knows_who_is_at_a_table_on_whichever_node(storage: PostgresStorage, other: PostgresStorage) -> None:
    for node in (storage, other):
        await node.beat()
    storage.attend("A", 0, 1)
    await storage.attended()
    other.attend("A", 2, 1)
    other.attend("A", -1, 3)
    await other.attended()
    assert {(one.seat, one.many) for one in await storage.attendance(["A"])} == {(0, 1), (2, 1), (-1, 3)}
    other.attend("A", 2, 0)
    await other.attended()
    assert {one.seat: one.many for one in await storage.attendance(["A"])}[2] == 0
    await other._writer.ask("UPDATE nodes SET seen = seen - 60000 WHERE node = $1", other.node)
    assert {one.seat: one.many for one in await storage.attendance(["A"])} == {0: 1, 2: 0, -1: 0}


async def test_nobody_waits_for_those_who_come_later(storage: PostgresStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where a node has died, and all who were there come to another one."""
    ask, asked = Line.ask, 0

    async def and_another_comes(line: Line, question: str, *values: object) -> list[Any]:
        nonlocal asked
        if question == schema.ATTEND and asked < 100:
            asked += 1
            storage.attend(f"T{asked}", 0, 1)
            await asyncio.sleep(0.005)
        return await ask(line, question, *values)

    monkeypatch.setattr(Line, "ask", and_another_comes)
    await storage.beat()
    storage.attend("T0", 0, 1)
    await storage.attended()
    assert asked < 10
    assert [one.many for one in await storage.attendance(["T0"])] == [1]
    storage.attend("T0", 0, 0)
    await storage.attended()
    assert [one.many for one in await storage.attendance(["T0"])] == [0]


async def test_tables_of_a_node_that_died_and_those_that_are_overdue_find_another_keeper(
    storage: PostgresStorage, other: PostgresStorage
) -> None:
    assert (await storage.beat()).others == 0
    pulse = await other.beat()
    for name in "ABC":
        await other.create(name, b"1")
    assert await other.plan({"A": pulse.now - 9_000, "B": pulse.now + 60_000, "C": None}) == {"A", "B", "C"}
    assert await storage.plan({"B": pulse.now}) == set()
    assert await storage.claim(pulse.now - 5_000, 10) == ["A"]
    assert await storage.claim(pulse.now - 5_000, 10) == []
    await other.release(["C"])
    assert await storage.plan({"C": None}) == {"C"}
    await other._writer.ask("UPDATE nodes SET seen = seen - 60000 WHERE node = $1", other.node)
    assert await storage.claim(0, 10) == ["B"]
    assert (await other.beat()).asleep >= 60_000


async def test_nodes_do_not_take_what_is_overdue_from_each_other_at_every_beat(
    storage: PostgresStorage, other: PostgresStorage
) -> None:
    now = (await storage.beat()).now
    await other.beat()
    await other.create("A", b"1")
    await other.plan({"A": now - 9_000})
    assert await storage.claim(now - 3_000, 10) == ["A"]
    assert await other.claim(now - 3_000, 10) == []


async def test_what_nobody_keeps_is_taken_as_soon_as_it_is_due(storage: PostgresStorage, other: PostgresStorage) -> None:
    """As after a node that stopped in order; and of a table that was dropped when it was quiet."""
    now = (await storage.beat()).now
    for name, due in (("A", now - 1), ("B", now + 60_000), ("C", None)):
        await other.create(name, b"1")
        await other.plan({name: due})
    await other.release(["A", "B", "C"])
    assert await storage.claim(now - 3_000, 10) == ["A"]


async def test_nobody_waits_for_ever_for_a_batch_that_failed_in_an_unknown_way(storage: PostgresStorage) -> None:
    """A loop says of a line that was closed a moment ago what no database says."""
    await storage.create("A", b"1")

    class Closed:
        def is_closed(self) -> bool:
            return False

        async def fetch(self, *_: object, **__: object) -> None:
            raise RuntimeError("unable to perform operation; the handler is closed")

        def terminate(self) -> None:
            pass

    storage._writer._connection = Closed()
    with pytest.raises(InDoubt):
        await asyncio.wait_for(storage.append("A", 1, [b"2"]), 20)
    await storage.append("A", 1, [b"2"])

    async def broken(_: object) -> dict[str, StorageError]:
        raise LookupError("a bug")

    storage._batches._write = broken
    with pytest.raises(InDoubt):
        await asyncio.wait_for(storage.append("A", 2, [b"3"]), 20)


async def test_nodes_that_are_long_gone_are_forgotten_unless_they_keep_a_table(storage: PostgresStorage, address: str) -> None:
    await storage.create("A", b"1")
    ask = storage._writer.ask
    await ask("INSERT INTO nodes VALUES ('old', 1), ('keeper', 1), ($1, milliseconds())", storage.node)
    await ask("UPDATE tables SET keeper = 'keeper'")
    await (await PostgresStorage.opened(address)).close()
    assert {row[0] for row in await ask("SELECT node FROM nodes")} == {"keeper", storage.node}


async def test_a_line_that_breaks_leaves_an_answer_in_doubt_and_comes_back(storage: PostgresStorage) -> None:
    await storage.create("A", b"1")
    writer = storage._writer._connection
    writer.terminate()
    await storage.append("A", 1, [b"2"])
    pending = storage.append("A", 2, [b"3"])
    await asyncio.sleep(0)
    await asyncio.sleep(0.003)
    storage._writer._connection.terminate()
    with contextlib.suppress(InDoubt):
        await pending
    assert len(await storage.load("A")) in (2, 3)


async def test_a_database_that_does_not_fit_is_told_in_one_sentence(database: Postgres) -> None:
    with pytest.raises(StorageError, match='"nowhere" does not exist'):
        await PostgresStorage.opened(database.address("nowhere"))
    with pytest.raises(StorageError):
        await PostgresStorage.opened("postgresql://defifoo@127.0.0.1:1/tables")
    address = database.make("older")
    storage = await PostgresStorage.opened(address)
    await storage._writer.ask("UPDATE schema SET number = 0")
    await storage.close()
    with pytest.raises(StorageError, match="its schema has the number 0"):
        await PostgresStorage.opened(address)


async def test_a_table_that_the_database_cannot_write_keeps_no_other_from_being_written(storage: PostgresStorage) -> None:
    """As when a page of it is damaged."""
    names = [f"T{number}" for number in range(9)]
    for name in names:
        await storage.create(name, b"1")
    await storage._writer.run(DAMAGED)
    try:
        answers = await asyncio.gather(*[storage.append(name, 1, [b"2"]) for name in names], return_exceptions=True)
    finally:
        await storage._writer.run("DROP TRIGGER damage ON entries")
    assert isinstance(answers.pop(4), StorageError)
    assert set(answers) == {None}
    assert await storage.load("T4") == [b"1"]
    assert await storage.load("T5") == [b"1", b"2"]
    await storage.append("T4", 1, [b"2"])
