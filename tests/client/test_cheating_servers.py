"""Servers that cheat, and the player's own library that notices."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from client.cheating import TARGET, Transcript, text, transcripts
from defifoo.client import Player, Server
from defifoo.client.fairness import Verdict, check
from defifoo.client.witness import Witness
from defifoo.core.fair import promise_of
from defifoo.server.room import Room
from defifoo.server.telling import Post, told
from defifoo.server.writing import Asker
from defifoo.table import infos
from defifoo.table.broadcast import fair_info, table_info
from defifoo.table.entries import Entry, Opened, Revealed, Started, from_bytes, to_bytes
from defifoo.table.infos import FairInfo, TableInfo
from defifoo.wire.messages import OpenMessage, PromiseMessage
from server.serving import Running, play_out, serving
from table.evening import Evening

NUMBER = "0a" * 16


@pytest.mark.parametrize("transcript", transcripts(), ids=lambda one: one.name)
def test_every_transcript_gets_its_verdict(transcript: Transcript) -> None:
    verdict = check(transcript.kept, transcript.info, transcript.seat)
    assert (verdict.outcome, list(verdict.problems), verdict.cards) == (
        transcript.outcome,
        transcript.problems,
        transcript.cards,
    )


def test_the_page_is_tested_with_the_same_transcripts() -> None:
    assert json.loads(TARGET.read_text(encoding="utf-8")) == json.loads(text())


# A device at a table


def at_table(state: str = "gathering", **fair: Any) -> TableInfo:
    """Ana and Bo and a bot, with Ana's device as the witness."""
    info = table_info(Evening("red", 3).seat_people(2).table)
    mine = promise_of(NUMBER)
    told = FairInfo(commitment="c1", version=2, promises=(mine, "p", ""))
    return replace(info, state=state, fair=replace(told, **fair))


def seated() -> Witness:
    witness = Witness(0)
    witness.sat_down(at_table(), NUMBER)
    assert witness.hears(at_table()) is None
    return witness


def test_a_device_opens_its_number_when_the_list_is_final() -> None:
    witness = seated()
    assert witness.hears(at_table("opening")) == OpenMessage(0, NUMBER)
    assert witness.alarms == []


@pytest.mark.parametrize(
    ("alarm", "told"),
    [
        ("commitment", {"commitment": "c2"}),
        ("promise", {"promises": ("another", "p", "")}),
        ("left-out", {"promises": ("", "p", "")}),
    ],
)
def test_a_device_opens_nothing_when_the_list_does_not_fit(alarm: str, told: dict[str, Any]) -> None:
    witness = seated()
    assert witness.hears(at_table("opening", **told)) is None
    assert witness.alarms == [alarm]


def test_a_list_that_changes_after_it_was_final_is_noticed() -> None:
    witness = seated()
    witness.hears(at_table("opening"))
    assert witness.hears(at_table("opening", promises=(promise_of(NUMBER), "q", ""))) is None
    assert witness.alarms == ["promises"]


def test_a_commitment_that_is_issued_anew_in_the_middle_of_a_match_is_noticed() -> None:
    witness = seated()
    witness.hears(at_table("opening"))
    witness.hears(replace(at_table("playing", commitment="c2"), match=1, deal=1))
    assert witness.alarms == ["commitment"]


def test_a_device_that_was_away_is_left_out_without_an_alarm() -> None:
    witness = seated()
    witness.came_back()
    assert witness.hears(at_table("opening", promises=("", "p", ""))) is None
    assert witness.alarms == []


def test_a_second_device_of_a_seat_leaves_the_promise_of_the_first_and_raises_no_alarm() -> None:
    first, second = seated(), Witness(0)
    assert second.hears(at_table()) is None
    assert first.hears(at_table()) is None
    assert second.hears(at_table("opening")) is None
    assert first.hears(at_table("opening")) == OpenMessage(0, NUMBER)
    assert (first.alarms, second.alarms) == ([], [])


async def test_two_devices_of_a_seat_play_a_rematch_without_an_alarm(tmp_path: Path) -> None:
    """Both promise a number at the same moment: the first one is the seat's, and neither thinks that it was cheated."""
    async with serving(tmp_path) as running, Server(running.url) as server:
        made = await server.make_table("red", 2, options={"length": 1}, pace="instant", window=0)
        ticket = await server.take_seat(made.code, "Ana")
        first = server.sit(ticket)
        second = Player(server.url, made.code, ticket.seat, ticket.token)
        async with first, second:
            await second.until(lambda: second.table is not None)
            await first.until(lambda: first.table is not None)
            for match in (1, 2):
                await server.start(made.code, made.token)
                await first.until(lambda: first.table is not None and first.table.state == "playing")
                await play_out(first)
                await second.until(lambda: second.over is not None)
                assert (first.witness.alarms, second.witness.alarms) == ([], [])
                outcomes = [player.witness.verdict.outcome for player in (first, second) if player.witness.verdict]
                assert sorted(outcomes) == ["fair", "unsure"]
                if match == 1:
                    await server.rematch(made.code, ticket.token)
                    room = running.house.room(made.code)
                    await first.until(lambda: first.table is not None and all(first.table.fair.promises[:1]))
                    await second.until(lambda: second.table is not None and all(second.table.fair.promises[:1]))
                    assert room.table.state == "gathering"


def test_a_round_that_came_to_nothing_is_followed_by_a_new_promise() -> None:
    witness = seated()
    witness.hears(at_table("opening"))
    again = at_table(commitment="c2", promises=("", "", ""), round=1, unopened=("P1",))
    promise = witness.hears(again)
    assert isinstance(promise, PromiseMessage)
    assert promise.promise != promise_of(NUMBER)
    assert witness.alarms == []


@pytest.mark.parametrize("told", [{"round": 1}, {"round": 2, "unopened": ("P1",)}])
def test_a_round_that_nobody_is_named_for_is_noticed(told: dict[str, Any]) -> None:
    witness = seated()
    witness.hears(at_table("opening"))
    witness.hears(at_table(commitment="c2", promises=("", "", ""), **told))
    assert "commitment" in witness.alarms


def test_a_rematch_of_a_match_that_was_never_dealt_is_noticed() -> None:
    witness = seated()
    witness.hears(at_table("opening"))
    witness.hears(replace(at_table(commitment="c2", promises=("", "", "")), match=1))
    assert witness.alarms == ["commitment"]


def test_a_device_that_opened_its_number_knows_when_it_is_blamed() -> None:
    witness = seated()
    witness.hears(at_table("opening"))
    gone = at_table(commitment="c2", promises=("", "", ""), round=1, unopened=("P0",))
    gone = replace(gone, places=(infos.PlaceInfo(), *gone.places[1:]))
    assert witness.hears(gone) is None
    assert witness.alarms == ["blamed"]


def test_a_witness_with_a_file_outlives_the_program(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    witness = Witness(0, path)
    witness.sat_down(at_table(), NUMBER)
    witness.hears(at_table("opening"))
    again = Witness(0, path)
    assert again.kept == witness.kept
    assert again.hears(at_table("opening", commitment="c2")) is None
    assert again.alarms == ["commitment"]


# A real server


async def table_for_two(server: Server) -> tuple[str, str, Player, Player]:
    made = await server.make_table("red", 2, options={"length": 2}, pace="instant", window=0)
    one, other = [server.sit(await server.take_seat(made.code, name)) for name in ("Ana", "Bo")]
    return made.code, made.token, one, other


async def played(running: Running, cheat: Callable[[Room], None] | None = None) -> list[Verdict | None]:
    """A match of two people, with something done to the table when it has started."""
    async with Server(running.url) as server:
        code, token, one, other = await table_for_two(server)
        async with one, other:
            await one.until(lambda: one.table is not None)
            await other.until(lambda: other.table is not None)
            await server.start(code, token)
            await one.until(lambda: one.view is not None)
            if cheat is not None:
                cheat(running.house.room(code))
            await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 100)
            return [player.witness.verdict for player in (one, other)]


async def test_an_honest_match_gets_its_tick_from_everybody(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        for verdict in await played(running):
            assert verdict is not None
            assert (verdict.outcome, verdict.deals) == ("fair", 2), verdict.sentence


def exchange_the_secret(room: Room) -> None:
    room.table.secret = "77" * 32


def drop_a_number(room: Room) -> None:
    room.table.places[0].number = ""


def replace_a_number(room: Room) -> None:
    room.table.places[0].number = "77" * 16
    room.table.places[0].promise = promise_of("77" * 16)


@pytest.mark.parametrize(
    ("cheat", "problem"),
    [(exchange_the_secret, "commitment"), (drop_a_number, "numbers"), (replace_a_number, "promises")],
)
async def test_a_server_that_cheats_is_noticed(tmp_path: Path, cheat: Callable[[Room], None], problem: str) -> None:
    async with serving(tmp_path) as running:
        for verdict in await played(running, cheat):
            assert verdict is not None
            assert verdict.outcome == "broken"
            assert problem in verdict.problems


async def test_one_swapped_card_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The two hands of the first deal are exchanged when it is dealt."""

    class Swapped(Room):
        def _folded(self, entry: Entry, asker: Asker | None) -> Post:
            if not isinstance(entry, Started):
                return super()._folded(entry, asker)
            events = self.table.apply(entry)
            assert self.table.match is not None
            hands = self.table.match.deal.hands  # type: ignore[attr-defined]
            hands[0], hands[1] = hands[1], hands[0]
            return told(self.table, self.crowd, entry, events, None, 0)

    async with serving(tmp_path) as running:
        monkeypatch.setattr(running.house, "new_room", partial(Swapped, running.house))
        for verdict in await played(running):
            assert verdict is not None
            assert verdict.problems == ("cards",)


async def test_a_secret_that_was_exchanged_in_the_database_is_noticed_at_once(tmp_path: Path) -> None:
    """The server stops, its log is changed, and it comes back: the match is another one, with another commitment."""
    async with serving(tmp_path) as running, Server(running.url) as server:
        code, _, one, other = await table_for_two(server)
        async with one, other:
            await one.until(lambda: one.table is not None)
    database = sqlite3.connect(tmp_path / "tables.sqlite")
    for name, column in [
        (table, column)
        for (table,) in database.execute("select name from sqlite_master where type = 'table'").fetchall()
        for (_, column, *_) in database.execute(f"pragma table_info({table})").fetchall()
    ]:
        for (line,) in database.execute(f"select {column} from {name}").fetchall():
            if isinstance(line, bytes) and b'"t":"opened"' in line:
                entry = from_bytes(line)
                assert isinstance(entry, Opened)
                changed = to_bytes(msgspec.structs.replace(entry, secret="77" * 32))
                database.execute(f"update {name} set {column} = ? where {column} = ?", (changed, line))
    database.commit()
    database.close()
    async with serving(tmp_path) as running, Server(running.url) as server:
        player = Player(server.url, code, one.seat, one._hello.token, witness=one.witness)
        async with player:
            await player.until(lambda: player.table is not None)
            await player.until(lambda: bool(player.witness.alarms))
            assert player.witness.alarms == ["commitment"]


async def test_a_server_that_is_stopped_while_numbers_are_opened_goes_on_where_it_was(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, Server(running.url) as server:
        code, token, one, other = await table_for_two(server)
        async with one:
            await one.until(lambda: one.table is not None)
            room = running.house.room(code)
            room.table.live.here[1] = running.house.now()  # as if the other device were just breaking off
            await server.start(code, token)
            await one.until(lambda: one.table is not None and one.table.state == "opening")
            await asyncio.sleep(0.1)
            assert room.table.to_open == [1]
    async with serving(tmp_path) as running, Server(running.url) as server:
        assert fair_info(running.house.room(code).table).promises.count("") == 0
        again = [Player(server.url, code, old.seat, old._hello.token, witness=old.witness) for old in (one, other)]
        async with again[0], again[1]:
            await asyncio.wait_for(asyncio.gather(*[play_out(player) for player in again]), 100)
            for player in again:
                assert player.witness.verdict is not None
                assert player.witness.verdict.outcome == "fair", player.witness.verdict.sentence


def test_a_number_is_in_the_log_when_it_is_opened() -> None:
    evening = Evening("red", 3).seat_people(1).start()
    assert [entry.number for entry in evening.log if isinstance(entry, Revealed)] == [evening.numbers[0]]
