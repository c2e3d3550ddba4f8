"""Settings with which no node can work are one sentence; what is missing for a while is told by the running server."""

import asyncio

import asyncpg
import pytest

from defifoo.cli.commands import obey
from defifoo.client import Server
from defifoo.server.nodes import watch
from defifoo.storage.postgres import schema
from nodes.engines import GUARDED, Postgres, free_port
from nodes.serving import nodes


async def sentence(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """What `defifoo serve` says before it gives up: a mistake in the settings, told in one line."""
    assert await asyncio.to_thread(obey, ["serve", "--port", "0", *options]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err


async def tell(address: str, *statements: str) -> None:
    connection = await asyncpg.connect(address)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


async def test_no_database_there(capsys: pytest.CaptureFixture[str]) -> None:
    said = await sentence(capsys, "--database", f"postgresql://x:secret@127.0.0.1:{free_port()}/x")
    assert "--database or DEFIFOO_DATABASE: the tables cannot be opened: " in said
    assert "secret" not in said


async def test_a_database_of_another_name(database: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    assert '"nowhere" does not exist' in await sentence(capsys, "--database", database.address("nowhere"))


async def test_a_wrong_password(shared: str, capsys: pytest.CaptureFixture[str]) -> None:
    await tell(shared, f"CREATE ROLE {GUARDED} LOGIN PASSWORD 'right'")
    said = await sentence(capsys, "--database", shared.replace("defifoo@", f"{GUARDED}:wrong@"))
    assert f'password authentication failed for user "{GUARDED}"' in said
    assert "wrong" not in said


async def test_a_user_who_may_make_nothing(database: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    address = database.make("closed")
    await tell(address, "REVOKE CREATE ON SCHEMA public FROM PUBLIC", "CREATE ROLE reader LOGIN")
    assert "permission denied" in await sentence(capsys, "--database", address.replace("defifoo@", "reader@"))


async def test_a_database_that_speaks_in_the_clear_where_that_is_not_allowed(
    database: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "rejected SSL upgrade" in await sentence(capsys, "--database", database.address() + "?sslmode=require")


async def test_a_database_that_may_only_be_read(database: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    address = database.make("readonly")
    await tell(address, "ALTER DATABASE readonly SET default_transaction_read_only = on")
    assert "read-only transaction" in await sentence(capsys, "--database", address)


@pytest.mark.parametrize("number", [schema.SCHEMA - 1, schema.SCHEMA + 1])
async def test_a_database_of_another_schema(database: Postgres, capsys: pytest.CaptureFixture[str], number: int) -> None:
    address = database.make(f"schema{number}")
    await tell(address, "CREATE TABLE schema (number integer NOT NULL)", f"INSERT INTO schema VALUES ({number})")
    said = await sentence(capsys, "--database", address)
    assert f"its schema has the number {number}, and this version of Défifoo needs {schema.SCHEMA}" in said


async def test_a_database_that_does_not_answer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("defifoo.storage.postgres.line.TO_START", 0.2)
    silent = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    async with silent:
        port = silent.sockets[0].getsockname()[1]
        assert "it does not answer" in await sentence(capsys, "--database", f"postgresql://x@127.0.0.1:{port}/x")


@pytest.mark.parametrize(
    "options",
    [
        ["--redis", "redis://127.0.0.1"],
        ["--database", "tables.sqlite"],
        ["--database", "mysql://127.0.0.1/x"],
        ["--database", "postgresql://x@127.0.0.1:99999/x"],
        ["--database", "postgresql://x@127.0.0.1:5432,[::1]:port/x"],
        ["--database", "postgresql://x@127.0.0.1/x", "--redis", "http://127.0.0.1"],
        ["--database", "postgresql://x@127.0.0.1/x", "--redis", "redis://127.0.0.1:x"],
        ["--database", "postgresql://x@127.0.0.1/x", "--redis", "redis://127.0.0.1?colour=red"],
        ["--database", "postgresql://x@127.0.0.1/x", "--redis", "redis://127.0.0.1?decode_responses=true"],
        ["--database", "postgresql://x@127.0.0.1/x", "--redis", "rediss://127.0.0.1?ssl_cert_reqs=perhaps"],
    ],
)
async def test_addresses_that_are_none(capsys: pytest.CaptureFixture[str], options: list[str]) -> None:
    assert f"{options[-2]} or DEFIFOO_" in await sentence(capsys, *options)


async def test_without_redis_at_the_start_a_node_runs_and_says_what_is_missing(
    shared: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with nodes(1, shared, f"redis://127.0.0.1:{free_port()}") as (node,), Server(node.url) as server:
        answer = await server._http.get("/api/health")
        assert (answer.status_code, answer.json()["status"], answer.json()["missing"]) == (200, "trouble", ["redis"])
        made = await server.make_table("purple", 2)
        assert (await server.look(made.code)).code == made.code
        async with asyncio.timeout(30):
            while not any("Redis is not there" in record.message for record in caplog.records):
                await asyncio.sleep(0.02)


async def test_a_node_whose_database_goes_away_says_so(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "BEAT", 0.05)
    async with nodes(1, shared) as (node,), Server(node.url) as server:
        await node.lose_database()
        async with asyncio.timeout(30):
            while (answer := await server._http.get("/api/health")).status_code == 200:
                await asyncio.sleep(0.05)
        assert (answer.status_code, answer.json()["missing"]) == (503, ["database"])
