"""Replays, reviews and moments to try again: of matches that are over, and of no other."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

from defifoo.client import Server
from defifoo.core.match import Match
from defifoo.core.record import parse_record, play_text
from defifoo.games.shelf import GAMES, find_game
from defifoo.review.puzzles import puzzle_match, puzzles_of
from defifoo.review.telling import ToldDeal
from defifoo.wire.changes import apply_changes
from defifoo.wire.looking_back import DealReplay, PuzzleAnswer, PuzzleInfo, Tried
from server.serving import Running, people_at, play_out

GAME = next(name for name in GAMES if puzzles_of(GAMES[name]))


@pytest.fixture
async def http(running: Running) -> Any:
    async with httpx.AsyncClient(base_url=running.url, timeout=60) as client:
        yield client


async def finished(server: Server, game: str = "red") -> str:
    code, _, tickets = await people_at(server, game, 2, options={"length": 1})
    async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
        await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 60)
    return code


async def test_nothing_of_a_match_that_runs_is_told(server: Server, http: httpx.AsyncClient) -> None:
    code, _, _ = await people_at(server, "red", 2, options={"length": 1})
    moment = {"deal": 1, "step": 0, "seat": 0}
    for answer in (
        await http.get(f"/api/tables/{code}/records/1/replay/1"),
        await http.get(f"/api/tables/{code}/records/1/review/1"),
        await http.post(f"/api/tables/{code}/records/1/again", json=moment),
    ):
        assert answer.status_code == 403
        assert answer.json()["rule"] == "table.not-over"


async def test_a_deal_is_shown_again_as_each_reader_saw_it(server: Server, http: httpx.AsyncClient) -> None:
    code = await finished(server, "purple")
    answer = await http.get(f"/api/tables/{code}/records/1/replay/1")
    told = msgspec.json.decode(answer.content, type=DealReplay)
    record = parse_record(await server.record(code), find_game)
    match = Match(record.setup)
    views = [dict(reel.full.view or {}) for reel in told.reels]
    assert [reel.seat for reel in told.reels] == [-1, 0, 1]
    for step, text in enumerate(record.deals[0]):
        play_text(match, text)
        for place, reel in enumerate(told.reels):
            update = reel.updates[step]
            apply_changes(views[place], update.changes, update.waits)
            assert views[place] == match.deal.view(reel.seat).as_dict()
            assert update.at > 0
            assert update.moves == ()
    last = told.reels[0].updates[-1]
    assert last.count is not None
    assert last.count.totals == tuple(match.points)
    beyond = await http.get(f"/api/tables/{code}/records/1/replay/2")
    assert (beyond.status_code, beyond.json()["rule"]) == (404, "server.no-such-deal")


async def test_a_review_adds_up(server: Server, http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("defifoo.server.reviews.SIMULATIONS", 100)

    async def here(self: object, work: Any, task: Any, whose: object) -> Any:  # noqa: ARG001 - no other process for a test
        return await asyncio.to_thread(work, task)

    monkeypatch.setattr("defifoo.server.thinkers.Thinkers.look_back", here)
    code = await finished(server)
    answers = await asyncio.gather(*[http.get(f"/api/tables/{code}/records/1/review/1") for _ in range(2)])
    told, again = (msgspec.json.decode(answer.content, type=ToldDeal) for answer in answers)
    assert told == again
    for seat in told.seats:
        assert seat.cards + seat.choices == pytest.approx(seat.result)
    assert (await http.get(f"/api/tables/{code}/records/1/review/9")).status_code == 404


async def test_a_moment_is_played_on_to_the_end_and_nothing_is_kept(server: Server, http: httpx.AsyncClient) -> None:
    code = await finished(server)
    path = f"/api/tables/{code}/records/1/again"
    replay = msgspec.json.decode((await http.get(f"/api/tables/{code}/records/1/replay/1")).content, type=DealReplay)
    before = [told.event for update in replay.reels[0].updates[:6] for told in update.events]
    for anew in (0, 7):
        wish: dict[str, Any] = {"deal": 1, "step": 6, "seat": 1, "anew": anew}
        tried = msgspec.json.decode((await http.post(path, json=wish)).content, type=Tried)
        assert [told.event for told in tried.reel.full.past] == before, "who sits down knows what everybody saw"
        for _ in range(60):
            if tried.over:
                break
            offered = (tried.reel.updates[-1] if tried.reel.updates else tried.reel.full).moves
            move = offered[0] if offered else ""
            answer = await http.post(path, json={**wish, "moves": tried.moves, "move": move})
            tried = msgspec.json.decode(answer.content, type=Tried)
        assert tried.over
    wrong = await http.post(path, json={"deal": 1, "step": 6, "seat": 1, "move": "nonsense"})
    assert wrong.status_code == 400
    beyond = await http.post(path, json={"deal": 1, "step": 5000, "seat": 1}, headers={"Accept-Language": "en"})
    assert (beyond.status_code, beyond.json()["text"]) == (400, "There is no such moment in that match.")
    assert (await http.post(path, json={"deal": 1, "step": 6, "seat": 5})).status_code == 403


async def test_whoever_sits_down_where_a_bot_sat_is_called_by_no_empty_seat(server: Server, http: httpx.AsyncClient) -> None:
    made = await server.make_table("red", 2, options={"length": 1}, window=0, pace="instant")
    ticket = await server.take_seat(made.code, "Ana")
    await server.seat_bot(made.code, made.token, "random", 1)
    await server.start(made.code, made.token)
    async with server.sit(ticket) as person:
        await asyncio.wait_for(play_out(person), 60)
    path = f"/api/tables/{made.code}/records/1/again"
    for seat, names in ((0, ["Ana", ""]), (1, ["Ana", "Toi"])):
        moment = {"deal": 1, "step": 6, "seat": seat}
        answer = await http.post(path, json=moment, headers={"Accept-Language": "fr"})
        assert [place.name for place in msgspec.json.decode(answer.content, type=Tried).table.places] == names


async def test_a_puzzle_is_asked_and_answered(http: httpx.AsyncClient) -> None:
    asked = msgspec.json.decode((await http.get(f"/api/puzzles/{GAME}")).content, type=PuzzleInfo)
    puzzle = puzzles_of(GAMES[GAME])[asked.place]
    assert asked.place == asked.today
    assert puzzle.answer in asked.full.moves
    before = puzzle_match(GAMES[GAME], puzzle).history
    assert [told.event for told in asked.full.past] == [event.name for event in before], "who solves it knows what happened"
    for move, right in ((puzzle.answer, True), (puzzle.other, False)):
        answer = await http.post(f"/api/puzzles/{GAME}/{asked.place}", json={"move": move})
        told = msgspec.json.decode(answer.content, type=PuzzleAnswer)
        assert told.right == right
        assert told.facts
        assert told.answer == puzzle.answer
    assert (await http.get("/api/puzzles/chess")).status_code == 404
    assert (await http.get(f"/api/puzzles/{GAME}/99999")).status_code == 404
    assert (await http.post(f"/api/puzzles/{GAME}/{asked.place}", json={"move": "nonsense"})).status_code == 400
