"""A table in each of its states: what runs, what is told, and what of it is secret."""

import pytest

from defifoo.core.outcome import Outcome
from defifoo.core.refusal import NOT_YOURS, Refused
from defifoo.games.shelf import GAMES, find_game
from defifoo.table.broadcast import SPECTATOR, count, fair_info, past, result, table_info, timetable
from defifoo.table.clock import deadline, due, tick, time_limit
from defifoo.table.code import parse_code
from defifoo.table.entries import BotSeated, ClockName, Closed, Locked, Moved, Rematched, Seated, Started
from defifoo.table.live import Live
from defifoo.table.places import Place
from defifoo.table.presence import absent, arrive, awake, gone_since, hurried, passed_around
from defifoo.table.questions import NO_MOVE, Questions
from defifoo.table.records import entries_of, record_from
from defifoo.table.table import Table
from defifoo.table.waiting import HeldMove
from table.evening import HOST, SECRET, Evening, view_of

OTHER = "77" * 32


def in_state(state: str, *, people: int = 2) -> Evening:
    """Two deals of Red by people, or by bots alone, as far as the state."""
    evening = Evening("red", 2, clock="fast", pace="instant", options={"length": 2}).seat_people(people)
    if state == "gathering":
        return evening
    if state == "opening":
        evening.write(evening.table.start(HOST, evening.now))
        return evening
    evening.start("random")
    while evening.table.state != state:
        at = due(evening.table)
        assert at is not None
        evening.now = max(evening.now, at)
        evening.write(tick(evening.table, evening.now))
    return evening


def closed(state: str) -> Evening:
    evening = in_state(state)
    evening.write(evening.table.close(HOST, evening.now))
    assert evening.table.state == "closed"
    return evening


@pytest.mark.parametrize(("state", "after"), [("gathering", None), ("opening", 10_000), ("playing", 15_000), ("over", None)])
def test_a_clock_runs_where_somebody_is_waited_for_and_stands_still_when_all_are_gone(state: str, after: int | None) -> None:
    evening = in_state(state)
    assert deadline(evening.table) == (None if after is None else evening.now + after)
    for seat in range(2):
        evening.depart(seat)
    assert deadline(evening.table) is None
    assert deadline(closed(state).table) is None


def test_where_everybody_is_gone_nothing_is_due_but_the_end_of_the_table() -> None:
    for state, days in (("gathering", 1), ("opening", 1), ("playing", 7), ("between", 7), ("over", 1)):
        evening = in_state(state)
        for seat in range(2):
            evening.depart(seat)
        assert due(evening.table) == evening.table.last_at + days * 24 * 3_600_000
        assert tick(evening.table, evening.now + 3_600_000) == []
        assert due(closed(state).table) is None


@pytest.mark.parametrize("state", ["gathering", "opening", "playing", "between", "over"])
def test_the_secret_is_told_after_the_last_card_alone_or_when_the_table_is_closed(state: str) -> None:
    opened = fair_info(in_state(state).table)
    told = bool(opened.secret), bool(opened.numbers), bool(opened.seed)
    assert told == ((True,) * 3 if state == "over" else (False,) * 3)
    last = fair_info(closed(state).table)
    dealt = state in ("playing", "between", "over")
    assert (last.secret, len(last.numbers), len(last.seed)) == ((SECRET, 2, 64) if dealt else ("", 0, 0))


@pytest.mark.parametrize("state", ["gathering", "opening", "playing", "between", "over"])
def test_there_is_a_record_once_nobody_can_gain_by_it(state: str) -> None:
    table = in_state(state).table
    if state == "over":
        assert table.record().fair is not None
    else:
        with pytest.raises(Refused, match=r"table\.not-over"):
            table.record()
    if state in ("playing", "between", "over"):
        assert closed(state).table.record().setup.players == 2
    else:
        with pytest.raises(Refused, match=r"table\.not-over"):
            closed(state).table.record()


@pytest.mark.parametrize("state", ["gathering", "opening", "playing", "between", "over"])
def test_how_a_deal_ended_is_told_when_it_has(state: str) -> None:
    table = in_state(state).table
    told = count(table)
    if state not in ("between", "over"):
        assert told is None
        assert count(closed(state).table) is None
        return
    assert told is not None
    assert table.match is not None
    assert (told.state, told.totals) == (state, tuple(table.match.points))
    assert told.result == result(table.game, table.match.outcomes[-1])
    assert (told.outcome is None) == (state == "between")
    assert len(table.match.outcomes) == (1 if state == "between" else 2)


@pytest.mark.parametrize("state", ["gathering", "opening", "playing", "between", "over"])
def test_what_a_table_tells_of_the_match(state: str) -> None:
    table = in_state(state).table
    info = table_info(table)
    dealt, ended = state in ("playing", "between", "over"), {"between": 1, "over": 2}.get(state, 0)
    assert (info.state, info.match, info.deal, info.deals) == (state, int(dealt), 2 if state == "over" else int(dealt), 2)
    assert (len(info.totals), len(info.results), info.outcome is not None) == (2 * dealt, ended, state == "over")
    assert (view_of(table, 0) is not None, view_of(table, SPECTATOR) is not None, past(table, 0) != ()) == (
        dealt,
        dealt,
        ended > 0,
    )


def test_nobody_and_no_move_are_minus_one_for_ever() -> None:
    """Nodes and clients have agreed on it."""
    assert (SPECTATOR, NO_MOVE) == (-1, -1)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_card_that_ended_a_deal_is_told_also_when_it_is_the_first_of_the_deck(game: str) -> None:
    found = find_game(game)
    for card, name in ((-1, ""), (0, found.card_name(0)), (1, found.card_name(1))):
        assert result(found, Outcome("all.match", (1, 2), (0,), (), 0, card)).card == name
    assert timetable(found, "instant").lays == ()
    assert timetable(found, "quick").travel == 90


def test_a_table_of_several_matches_has_a_record_of_each_and_of_no_other() -> None:
    evening = in_state("over")
    for secret in (OTHER, "88" * 32):
        evening.write([Rematched(at=evening.now, secret=secret)])
        evening.promise_again().start()
        while evening.table.state != "over":
            evening.wait(15_000)
    seeds = [record_from(evening.log, number).setup.seed for number in (1, 2, 3)]
    assert len(set(seeds)) == 3
    assert record_from(evening.log, 3).to_json() == evening.table.record().to_json()
    moves = [sum(isinstance(entry, Moved) for entry in entries_of(evening.log, number)) for number in (1, 2, 3)]
    assert min(moves) > 0
    assert sum(moves) == len(evening.moves())
    for number in (-1, 0, 4, 5):
        with pytest.raises(Refused) as refused:
            entries_of(evening.log, number)
        assert (refused.value.violation.rule, refused.value.violation.kind) == ("table.no-such-match", NOT_YOURS)


def test_where_no_number_is_left_to_open_the_cards_are_dealt_at_once() -> None:
    evening = in_state("opening")
    for seat in (0, 1):
        evening.write(evening.table.open_number(seat, evening.numbers[seat], evening.now)[:1])
    assert (evening.table.state, evening.table.to_open) == ("opening", [])
    assert deadline(evening.table) == due(evening.table) == evening.table.locked_at
    assert tick(evening.table, evening.now) == [Started(at=evening.now, match=1, rules=2)]


def test_a_number_from_before_there_were_promises_is_forgotten_when_promises_are_final() -> None:
    evening = in_state("gathering", people=1)
    evening.write([Seated(at=evening.now, seat=1, name="Old", avatar="", token="old", number="ab" * 16)])
    assert evening.table.numbers == ["", "ab" * 16]
    evening.write([Locked(at=evening.now, seats=(0,))])
    assert (evening.table.numbers, evening.table.to_open) == (["", ""], [0])


def test_a_wish_to_hurry_outlives_the_match_and_its_table_can_still_be_closed() -> None:
    evening = in_state("over")
    evening.table.live.hurried |= {0, 1}
    evening.write([Rematched(at=evening.now, secret=OTHER)])
    assert hurried(evening.table)
    evening.write([Closed(at=evening.now)])
    assert not evening.table.live.hurried


def test_nobody_is_known_at_a_table_that_was_just_loaded() -> None:
    opened = Evening("red", 2).table.opened
    table = Table(opened)
    assert (table.opened, table.code, table.secret, table.players) == (opened, opened.code, SECRET, 2)
    assert (table.moved_at, table.last_at, table.locked_at, table.seen_for) == (opened.at, opened.at, 0, 0)
    assert (table.version, table.state, table.changes, table.matches, table.host_left) == (1, "gathering", 0, 0, False)
    assert (table.live.since, gone_since(table, 0), awake(table), absent(table, 0, 10**12)) == (0, 0, True, False)
    assert (fair_info(table).round, fair_info(table).version, table.window, table.to_open) == (0, 2, 0, [])


def test_nothing_of_the_moment_is_known_at_a_table_that_was_just_loaded() -> None:
    live = Live()
    facts = {name: getattr(live, name) for name in dir(live) if not name.startswith("_") and not callable(getattr(live, name))}
    assert len(facts) == 19
    assert (facts.pop("raced"), list(facts.pop("reactions").came)) == ((0, -1, 0), [])
    assert not any(facts.values())
    assert facts["held"] is facts["judged"] is facts["pace"] is None


def test_who_has_gone_is_absent_after_thirty_seconds_in_which_the_table_did_not_stand_still() -> None:
    evening = in_state("playing")
    table, now = evening.table, evening.now
    assert gone_since(table, 0) is None
    evening.depart(0)
    assert gone_since(table, 0) == now
    assert [absent(table, 0, now + later) for later in (29_999, 30_000)] == [False, True]
    assert not absent(table, 1, now + 30_000)
    evening.depart(1)
    assert not awake(table)
    evening.write(arrive(table, 1, now + 50_000))
    assert gone_since(table, 0) == now + 50_000
    alone = in_state("playing", people=0).table
    assert awake(alone)
    assert not absent(alone, 0, now + 10**9)


@pytest.mark.parametrize(("seats", "shared"), [(1, False), (2, True), (3, True)])
def test_a_device_with_several_seats_is_passed_around(seats: int, shared: bool) -> None:
    evening = Evening("red", 5)
    for number in range(3):
        evening.sit(f"P{number}", token="one" if number < seats else f"token-{number}")
    assert passed_around(evening.table, 0) is shared
    assert [passed_around(evening.table, seat) for seat in (3, 4)] == [False, False]
    if seats < 3:
        assert not passed_around(evening.table, 2)


@pytest.mark.parametrize(("clock", "limit"), [("off", None), ("relaxed", 60_000), ("fast", 15_000)])
def test_a_calm_question_has_the_time_of_the_clock(clock: ClockName, limit: int | None) -> None:
    evening = Evening("red", 2, clock=clock).seat_people(2).start()
    assert time_limit(evening.table, evening.match) == limit


def test_a_code_is_looked_for_in_the_first_forty_signs() -> None:
    assert parse_code(f"{'BAKOMITU':>40}") == "BAKO-MITU"
    with pytest.raises(Refused) as refused:
        parse_code(f"{'BAKOMITU':>41}")
    assert refused.value.violation.data["text"] == f"{'BAKOMIT':>40}"


def test_ten_thousand_tables_fit_into_little_memory() -> None:
    for small in (Place(), Questions()):
        assert not hasattr(small, "__dict__")


def test_whose_card_is_held_is_not_timed_out_but_anybody_else_is() -> None:
    evening = in_state("playing")
    asked, far = evening.deal.waits_for[0], evening.now + 10**6
    for seat, at in ((asked, far), (1 - asked, evening.now + 15_000)):
        evening.table.live.held = HeldMove(seat, "cw", far, "person", 0)
        assert due(evening.table) == at


def test_of_who_sat_there_before_a_bot_nothing_is_left() -> None:
    evening = in_state("gathering", people=1)
    evening.write([BotSeated(at=evening.now, seat=0, bot="novice")])
    place = evening.table.places[0]
    assert (place.bot, place.name, place.avatar, place.token, place.number, place.promise) == ("novice", "", "", "", "", "")
    assert (place.person, evening.table.persons) == (False, [])


@pytest.mark.parametrize("state", ["gathering", "opening", "playing", "over"])
def test_ready_is_for_between_two_deals(state: str) -> None:
    with pytest.raises(Refused, match=r"table\.(started|not-now)"):
        in_state(state).table.ready(0)


def test_everybody_sees_who_is_here_and_who_is_ready_for_the_next_deal() -> None:
    evening = in_state("between")
    evening.table.ready(1)
    evening.depart(0)
    assert [(place.here, place.ready) for place in table_info(evening.table).places] == [(False, False), (True, True)]


@pytest.mark.parametrize("state", ["opening", "playing", "between", "over"])
def test_no_bot_takes_the_place_of_who_is_gone_for_a_while_once_a_match_has_begun(state: str) -> None:
    evening = in_state(state)
    evening.depart(1)
    assert absent(evening.table, 1, evening.now + 30_000)
    with pytest.raises(Refused, match=r"table\.started"):
        evening.table.add_bot(HOST, "novice", evening.now + 30_000, 1)


def test_no_number_is_opened_before_the_promises_are_final() -> None:
    evening = in_state("gathering")
    with pytest.raises(Refused, match=r"table\.not-now"):
        evening.table.open_number(0, evening.numbers[0], evening.now)


@pytest.mark.parametrize("state", ["opening", "playing", "between", "over"])
def test_no_bot_is_sent_away_once_a_match_has_begun(state: str) -> None:
    with pytest.raises(Refused, match=r"table\.started"):
        in_state(state).table.remove_bot(HOST, 0, 0)
