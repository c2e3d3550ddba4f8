"""Whole matches of every game by the clock alone: they end, replay, verify, and tell nobody what they may not know."""

import contextlib
import itertools
from random import Random

import msgspec
import pytest

from defifoo.core.event import EVERYONE
from defifoo.core.record import parse_record, replay
from defifoo.core.refusal import Refused
from defifoo.games.shelf import GAMES, find_game
from defifoo.table.broadcast import Telling, count, table_info
from defifoo.table.clock import due, tick
from defifoo.table.entries import Away, Moved, Pace, from_bytes, to_bytes
from defifoo.table.table import Table
from defifoo.table.thinking import answered, errand, next_thought, run, think, thoughts
from defifoo.table.timetable import PACES
from table.evening import HOST, SECRET, Evening, position, view_of

every_game = pytest.mark.parametrize("game", GAMES)


def by_ticks(evening: Evening) -> Evening:
    for _ in range(20_000):
        if evening.table.state == "over":
            return evening
        at = due(evening.table)
        assert at is not None, "the table is stuck"
        evening.now = max(evening.now, at)
        evening.write(tick(evening.table, evening.now))
    raise AssertionError("the match does not end")


@every_game
@pytest.mark.parametrize("pace", ["normal", "instant"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_bots_alone_play_a_match_to_its_end(game: str, pace: str, players: int) -> None:
    evening = Evening(game, players, options={"length": 2}, pace=pace, code=f"BAKO-MI{players}")  # type: ignore[arg-type]
    by_ticks(evening.start())
    record = evening.table.record()
    again = replay(parse_record(record.to_json(), find_game))
    assert again.points == evening.match.points
    assert all(entry.by == "bot" for entry in evening.log if isinstance(entry, Moved))
    assert (pace == "instant") == (evening.now == evening.log[0].at)


@every_game
@pytest.mark.parametrize("level", ["novice", "regular"])
def test_every_level_plays_every_game(game: str, level: str) -> None:
    by_ticks(Evening(game, 3, options={"length": 1}, pace="instant").start(level))


@every_game
@pytest.mark.parametrize("people", [1, 2, 4])
def test_people_who_never_answer_do_not_stop_the_others(game: str, people: int) -> None:
    evening = by_ticks(Evening(game, 4, options={"length": 1}, clock="fast").seat_people(people).start())
    by = {entry.by for entry in evening.log if isinstance(entry, Moved)}
    assert by == ({"clock"} if people == 4 else {"clock", "bot"})


@every_game
def test_without_a_clock_a_bot_takes_over_and_the_match_ends(game: str) -> None:
    evening = by_ticks(Evening(game, 3, options={"length": 1}).seat_people(2).start())
    assert any(isinstance(entry, Away) for entry in evening.log)


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_people_who_play_anything_at_any_moment(game: str, seed: int) -> None:
    """Random people: legal moves, nonsense, slams, comings and goings; the log replays to the same table."""
    rng = Random(seed)
    evening = Evening(game, 4, options={"length": 1}, clock="fast").seat_people(3).start()
    table = evening.table
    while table.state != "over":
        seat = rng.randrange(3)
        act = rng.random()
        if act < 0.05:
            evening.depart(seat) if seat in table.live.here and len(table.live.here) > 1 else evening.arrive(seat)
        elif act < 0.8 and table.state == "playing":
            offered = position(table, seat).moves
            text = (
                rng.choice(offered)
                if offered and act < 0.7
                else rng.choice(["cw", "pass", "BOMB", "thanks", "R1", "?", "draw"])
            )
            with contextlib.suppress(Refused):
                evening.play(seat, text, table.version - rng.randrange(2))
        evening.wait(rng.randrange(3000))
    again = Table.replay(from_bytes(to_bytes(entry)) for entry in evening.log)
    assert again.match is not None
    assert again.match.points == evening.match.points
    assert again.record().to_json() == table.record().to_json()


@every_game
@pytest.mark.parametrize("players", [2, 5])
def test_nothing_told_to_a_seat_says_more_than_its_view(game: str, players: int) -> None:
    """Secret cards go to their audience alone, and neither the log's notation nor the secret goes out."""
    evening = Evening(game, players, options={"length": 1}, pace="instant", clock="fast").seat_people(1).start("regular")
    seen = 0
    while evening.table.state != "over":
        evening.wait(60_000)
    table = Table.replay(evening.log[:1])
    for entry in evening.log[1:]:
        events = table.apply(entry)
        telling = Telling(table.game, events)
        for seat in range(-1, players):
            for event, told in zip(events, telling.to(seat), strict=True):
                if event.audience != EVERYONE and (seat < 0 or not event.audience >> seat & 1):
                    assert told.cards == ()
                    seen += 1
                else:
                    assert len(told.cards) == len(event.cards)
            packet = msgspec.json.encode([table_info(table), telling.to(seat), position(table, seat), count(table)])
            if table.state != "over":
                assert SECRET.encode() not in packet
            assert b"token" not in packet
            assert HOST.encode() not in packet
            assert (position(table, seat).moves == ()) or seat >= 0
            view = view_of(table, seat)
            assert view is None or view["seat"] == seat
    assert seen > 0 or game in ("purple", "red")


@every_game
def test_an_update_is_small(game: str) -> None:
    """Four seats, everything that goes to them after a move, in under a kilobyte on average."""
    evening = Evening(game, 4, options={"length": 1}, pace="instant").start("regular")
    table = evening.table
    sizes = []
    while table.state != "over":
        for entry in evening.write(tick(table, evening.now)):
            telling = Telling(table.game, evening.events[-1])
            packets = [[table.version, entry.at, telling.to(seat), position(table, seat)] for seat in range(4)]
            sizes.append(sum(len(msgspec.json.encode(packet)) for packet in packets))
    assert sum(sizes) / len(sizes) < 900


# Thinking


def test_an_errand_gives_the_same_answer_elsewhere() -> None:
    evening = Evening("red", 4, pace="instant").start("regular")
    for _ in range(12):
        thought = next_thought(evening.table, evening.now)
        assert thought is not None
        answer = think(evening.table, thought)
        assert run(errand(evening.table, thought)) == answer
        evening.write(answered(evening.table, thought, answer, evening.now))


def test_an_early_answer_is_kept_until_its_time() -> None:
    evening = Evening("purple", 3).seat_people(1).start()
    while evening.table.places[evening.deal.waits_for[0]].person:
        seat = evening.deal.waits_for[0]
        evening.play(seat, position(evening.table, seat).moves[0])
    table = evening.table
    (planned,) = thoughts(table)
    assert due(table, early=400) == planned.at - 400
    evening.now = planned.at - 400
    assert next_thought(table, evening.now) is None
    thought = next_thought(table, evening.now, early=400)
    assert thought == planned
    assert next_thought(table, evening.now, early=400) is None
    assert answered(table, thought, think(table, thought), evening.now + 10) == []
    assert evening.wait(399) == []
    (moved,) = evening.wait(1)
    assert isinstance(moved, Moved)
    assert (moved.at, moved.by) == (planned.at, "bot")


def test_an_answer_to_a_position_that_is_gone_is_dropped() -> None:
    evening = Evening("purple", 3, pace="instant").start()
    thought = next_thought(evening.table, evening.now)
    assert thought is not None
    move = think(evening.table, thought)
    assert evening.write(answered(evening.table, thought, move, evening.now))
    assert answered(evening.table, thought, move, evening.now) == []


def test_a_broken_bot_does_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, *_: object) -> int:
            raise RuntimeError("no idea")

    monkeypatch.setattr("defifoo.table.thinking._bot", lambda _name, _game: Broken())
    by_ticks(Evening("red", 3, options={"length": 1}, pace="instant").start())


def test_a_bot_that_was_uninstalled_does_not_stop_the_table() -> None:
    by_ticks(Evening("red", 3, options={"length": 1}, pace="instant").start("somebody's own"))


@pytest.mark.parametrize("pace", ["relaxed", "normal", "quick"])
def test_bots_wait_until_everything_was_seen_and_then_think(pace: Pace) -> None:
    evening = by_ticks(Evening("purple", 4, options={"length": 1}, pace=pace).start())
    times = PACES[pace]
    moves = [entry for entry in evening.log if isinstance(entry, Moved)]
    pauses = [later.at - earlier.at for earlier, later in itertools.pairwise(moves)][1:]
    for place, paused in enumerate(pauses):
        complete = place % 4 == 3
        seen = times.travel + (times.look + times.travel if complete else 0)
        assert times.fastest <= paused - seen <= times.slowest
    assert len(set(pauses)) > min(len(pauses) / 2, times.slowest / 4)
