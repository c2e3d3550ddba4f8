"""Old logs are read without holding up a table, whoever asks for them and however long they are."""

import asyncio
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from defifoo.client import Server
from defifoo.core.refusal import Refused
from defifoo.server import archive, old_matches
from defifoo.server.archive import Archive
from defifoo.server.limits import Address
from defifoo.server.settings import Limits
from defifoo.server.thinkers import Thinkers
from defifoo.storage.base import UnknownTable
from defifoo.storage.sqlite import SqliteStorage
from defifoo.table.entries import Entry, Moved, to_bytes
from defifoo.table.fold import OVER
from defifoo.table.table import Table
from server.serving import Running, serving
from table.evening import HOST, Evening

CODE = "BAKO-MITU"


class Shelf(SqliteStorage):
    """A log of so many entries under every code, which takes a while to find."""

    def __init__(self, entries: int) -> None:
        self.entries = entries
        self.busy = self.busiest = 0

    async def load(self, code: str, after: int = 0) -> list[bytes]:
        if code != CODE:
            raise UnknownTable(code)
        self.busy += 1
        self.busiest = max(self.busy, self.busiest)
        await asyncio.sleep(0.01)
        self.busy -= 1
        return [b"entry"] * (self.entries - after)


def counted(log: list[bytes], wish: int) -> int:
    return len(log) * wish


async def test_an_address_has_one_log_read_at_a_time_and_others_need_not_wait() -> None:
    shelf = Shelf(5)
    old, mine, yours = Archive(shelf, Thinkers()), Address(Limits(), monotonic()), Address(Limits(), monotonic())
    assert await asyncio.gather(*[old.read(counted, CODE, wish, mine) for wish in range(4)]) == [0, 5, 10, 15]
    assert shelf.busiest == 1
    assert not mine.reading.locked()
    await asyncio.gather(*[old.read(counted, CODE, 1, one) for one in (mine, yours)])
    assert shelf.busiest == 2


async def test_the_entries_that_are_read_for_an_address_are_counted() -> None:
    old, address = Archive(Shelf(100), Thinkers()), Address(Limits(entries_burst=250, entries_rate=0), monotonic())
    assert [await old.read(counted, CODE, 1, address) for _ in range(2)] == [100, 100]
    with pytest.raises(Refused) as refused:
        await old.read(counted, CODE, 1, address)
    assert refused.value.violation.rule == "server.too-many-requests"
    assert not address.forgettable(monotonic())
    with pytest.raises(Refused) as refused:
        await old.read(counted, "DEFO-DEFO", 1, address)
    assert refused.value.violation.rule == "server.no-table"


async def test_a_long_log_is_read_elsewhere_and_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    old, address = Archive(Shelf(archive.SHORT + 1), Thinkers()), Address(Limits(entries_burst=0), monotonic())
    asked: list[object] = []

    async def elsewhere(_self: Archive, _read: object, log: list[bytes], wish: int, whose: object) -> int:
        asked.append(whose)
        return len(log) * wish

    monkeypatch.setattr(Archive, "_elsewhere", elsewhere)
    assert await old.read(counted, CODE, 2, address) == 2 * (archive.SHORT + 1)
    assert asked == [(address, CODE)]


async def finished_table(server: Server) -> str:
    made = await server.make_table("red", 2, options={"length": 1}, pace="instant")
    for _ in range(2):
        await server.seat_bot(made.code, made.token, "random")
    await server.start(made.code, made.token)
    async with asyncio.timeout(30):
        while (await server.look(made.code)).state != "over":
            await asyncio.sleep(0.02)
    return made.code


async def test_what_is_read_in_another_process_is_the_same(
    running: Running, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Records, deals, moments and refusals, which name the rule and the players."""
    path = f"/api/tables/{await finished_table(server)}/records"
    wish = {"deal": 1, "step": 0, "seat": 0}

    async def all_of_it(http: httpx.AsyncClient) -> list[tuple[int, bytes]]:
        answers = [await http.get(f"{path}/{end}") for end in ("1", "2", "1/replay/1", "1/replay/2")]
        answers += [await http.post(f"{path}/1/again", json=wish | more) for more in ({}, {"move": "ccw"}, {"step": 999})]
        return [(answer.status_code, answer.content) for answer in answers]

    async with httpx.AsyncClient(base_url=running.url, timeout=60) as http:
        here = await all_of_it(http)
        monkeypatch.setattr(archive, "SHORT", 0)
        assert await all_of_it(http) == here
    assert [status for status, _ in here[:5]] == [200, 404, 200, 404, 200]
    assert here[5][0] in (403, 409)  # it is not their turn, or the direction is not theirs to choose
    assert here[6][0] == 400


async def test_a_list_of_matches_says_when_too_much_was_asked_for(tmp_path: Path) -> None:
    """Else a match would be missing from it and nobody would know."""
    async with serving(tmp_path, Limits(entries_burst=10)) as running, Server(running.url) as server:
        code = await finished_table(server)
        async with httpx.AsyncClient(base_url=running.url) as http:
            wish = {"tables": [{"code": code, "token": "ab" * 16}]}
            answer = await http.post("/api/mine", json=wish, headers={"Authorization": f"Bearer {'cd' * 16}"})
    assert (answer.status_code, answer.json()["rule"]) == (429, "server.too-many-requests")


def test_however_many_matches_a_log_holds_it_is_gone_through_once_for_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening("red", 2, pace="instant", options={"length": 1})
    evening.sit("Ana", here=False)
    for number in range(6):
        if number:
            evening.write(evening.table.rematch(HOST, f"{number:064x}", evening.now))
        evening.start("random")
        while evening.table.state != OVER:
            seat = evening.deal.waits_for[0]
            evening.write([Moved(at=evening.now, seat=seat, move=evening.table.game.move_name(evening.deal.moves(seat)[0]))])
    applied: list[Entry] = []

    class Counted:
        def __init__(self, entries: list[Entry]) -> None:
            self.table = Table.replay(entries)

        def apply(self, entry: Entry) -> None:
            applied.append(entry)
            self.table.apply(entry)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.table, name)

    monkeypatch.setattr(old_matches, "Table", SimpleNamespace(replay=Counted))
    log = [to_bytes(entry) for entry in evening.log]
    found = old_matches.matches_of(log, old_matches.SeatOf("BAKO-MITU", "token-Ana"))
    assert [(one.match, one.mine, one.names) for one in found] == [(number, (0,), ("Ana", "")) for number in range(1, 7)]
    assert len(applied) < len(log)
    assert old_matches.matches_of(log, old_matches.SeatOf("BAKO-MITU", "token-Bea")) == []
