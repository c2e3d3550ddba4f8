"""The doctor: clocks, disks, sockets that are held up, and what it says in both languages."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from defifoo.cli.commands import obey
from defifoo.cli.doctor import told
from defifoo.client import checkup
from defifoo.client.checkup import Finding, check_up
from defifoo.server.house import wall_clock
from defifoo.storage.base import StorageError
from defifoo.wire.requests import Arrival
from defifoo.words.language import LANGUAGES, words
from hosting.proxies import free_port
from server.serving import Running, serving

ROOT = Path(__file__).parents[2]


async def troubles(url: str) -> dict[str, dict[str, str | int]]:
    """Without the one about pages: those of the tests are not built."""
    return {one.name: one.data for one in await check_up(url) if not one.good and one.name != "no-pages"}


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[Running]:
    async with serving(tmp_path) as running:
        yield running


async def test_a_server_without_a_proxy_is_well_and_left_as_it_was(running: Running) -> None:
    assert await troubles(running.url) == {}
    assert running.house.rooms == {}


@pytest.mark.parametrize(("seconds", "direction"), [(47, "ahead"), (-61, "behind")])
async def test_a_clock_that_goes_wrong_is_named(
    running: Running, seconds: int, direction: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("defifoo.server.arriving.wall_clock", lambda: wall_clock() + seconds * 1000)
    found = await troubles(running.url)
    assert found["clock"]["direction"] == direction
    assert abs(int(found["clock"]["seconds"]) - abs(seconds)) <= 2


async def test_a_disk_that_is_nearly_full_is_named(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("defifoo.server.disk.LOW", 1 << 62)
    assert list(await troubles(running.url)) == ["low-disk"]


async def test_a_disk_that_takes_nothing_is_named(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_exception(StorageError("database or disk is full"))
        return done

    monkeypatch.setattr(running.house.storage, "create", full)
    assert "not-writing" in await troubles(running.url)


@asynccontextmanager
async def holding_back(port: int) -> AsyncIterator[str]:
    """A proxy that keeps what a socket says for itself once it was opened."""

    async def between(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", port)
        there = asyncio.create_task(passed_on(reader, inner_writer))
        said = b""
        while part := await inner_reader.read(4096):
            before, said = said, said + part
            if not said.startswith(b"HTTP/1.1 101"):
                writer.write(part)
            elif b"\r\n\r\n" not in before:
                writer.write(said[len(before) : said.index(b"\r\n\r\n") + 4])
        there.cancel()
        writer.close()

    door = await asyncio.start_server(between, "127.0.0.1", free_port())
    async with door:
        yield f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}"


async def passed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while part := await reader.read(4096):
        writer.write(part)
    writer.close()


async def test_a_proxy_that_holds_the_socket_back_is_named(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "WORDS_PATIENCE", 0.5)
    port = int(running.url.rsplit(":", 1)[1])
    async with holding_back(port) as url:
        found = await troubles(url)
    assert set(found) == {"held-up", "not-forwarded"}


async def test_a_proxy_that_is_not_believed_is_named(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        arrival = Arrival(host="a", address="10.0.0.7", port=4711, forwarded=True, base="", at=0)
        looked = checkup.Checkup(running.url)
        looked._address(arrival, ("10.0.0.9", 4712))
    assert [(one.name, one.good) for one in looked.findings] == [("not-believed", False)]


def names_in_the_code() -> set[str]:
    text = "".join((ROOT / "src/defifoo/client" / name).read_text("utf-8") for name in ("checkup.py", "socket_checkup.py"))
    good = {f"good-{name}" for name in re.findall(r'self\.good\(\s*"([\w-]+)"', text)}
    return good | {f"bad-{name}" for name in re.findall(r'(?:\w\.bad|raise NoSocket)\(\s*"([\w-]+)"', text)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_finding_has_its_sentence(lang: str) -> None:
    keys = set(re.findall(r"^doctor-((?:good|bad)-[\w-]+)", _language_file(lang), re.MULTILINE))
    assert keys == names_in_the_code()
    line = told(words(lang), Finding("clock", good=False, data={"seconds": 47, "direction": "ahead"}))
    assert "47" in line


def _language_file(lang: str) -> str:
    return (ROOT / "src/defifoo/locales" / lang / "cli.ftl").read_text("utf-8")


async def test_the_command_says_it_in_words_and_by_its_exit_code(
    running: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("defifoo.server.disk.LOW", 1 << 62)
    assert await asyncio.to_thread(obey, ["doctor", running.url, "--lang", "fr"]) == 1
    assert "PROBLÈME : Le disque des tables est presque plein." in capsys.readouterr().out
    assert await asyncio.to_thread(obey, ["doctor", f"127.0.0.1:{free_port()}", "--lang", "en"]) == 1
    assert "TROUBLE: Nobody answers" in capsys.readouterr().out


@pytest.mark.parametrize(
    "url",
    [
        *("ftp://club.example", "http://", "http://a:b:c/", "http://club.example/?x=1"),
        *("http://é..example", "http://[v1.x]", "http://club.example:0", "http://club.example:99999", "http://xn--a.example"),
    ],
)
def test_what_is_no_address_is_bad_input(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    for asked in (["doctor", url], ["bot", "--server", url, "--table", "BAKO-MITU"]):
        assert obey(asked) == 2
        assert "is not the address of a server" in capsys.readouterr().err
