"""Whole matches: records, succession and scores."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_match, random_plays
from defifoo.core.record import parse_record, record_of, replay
from defifoo.core.refusal import STALE, Refused, Violation
from defifoo.games.shelf import GAMES, find_game
from properties.positions import positions, setups

every_game = pytest.mark.parametrize("name", GAMES)
few = settings(max_examples=8, deadline=None)


@every_game
@few
@given(data=st.data())
def test_a_record_replays_to_the_same_match(name: str, data: st.DataObject) -> None:
    match = data.draw(positions(name)).match
    record = record_of(match)
    again = replay(parse_record(record.to_json(), find_game))
    assert record_of(again).to_json() == record.to_json()
    assert again.points == match.points
    assert again.deal.view(0) == match.deal.view(0)
    assert again.version == match.version


@every_game
@few
@given(data=st.data())
def test_fast_and_checked_random_play_are_the_same_play(name: str, data: st.DataObject) -> None:
    setup = data.draw(setups(name))
    assert random_plays(setup, FastSource(7)) == random_match(setup, FastSource(7)).version


@every_game
def test_points_add_up_over_the_deals(name: str) -> None:
    game = GAMES[name]
    setup = Setup(game, 3, {"length": 3}, b"\x05" * 32)
    match = random_match(setup, FastSource(5))
    assert len(match.outcomes) == 3
    for seat in range(3):
        assert match.points[seat] == game.start_points + sum(outcome.points[seat] for outcome in match.outcomes)
    assert match.outcome is not None
    target = min(match.points) if game.lowest_wins else max(match.points)
    assert [seat for seat in range(3) if match.points[seat] == target] == list(match.outcome.winners)


@every_game
def test_the_same_seed_deals_the_same_cards_and_another_does_not(name: str) -> None:
    game = GAMES[name]
    hands = [Match(Setup(game, 4, {}, seed)).deal.view(0).as_dict()["hand"] for seed in (bytes(32), bytes(32), b"x" * 32)]
    assert hands[0] == hands[1] != hands[2]


@every_game
def test_a_move_that_answers_any_older_position_is_stale(name: str) -> None:
    match = Match(Setup(GAMES[name], 3, {}, bytes(32)))
    source = FastSource(2)
    for version in range(4):
        seat = match.deal.waits_for[0]
        move = match.deal.random_move(seat, source)
        for wrong in range(version + 3):
            if wrong != version:
                with pytest.raises(Refused) as refused:
                    match.play(seat, move, wrong)
                expected = Violation("version", {"expected": str(version), "got": str(wrong)}, STALE)
                assert refused.value.violation == expected
        match.play(seat, move, version)
    assert match.version == 4
