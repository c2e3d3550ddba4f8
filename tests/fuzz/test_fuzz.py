"""Broken input of every kind gets a clear refusal, never a crash."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from defifoo.core.chance import FastSource
from defifoo.core.match import Setup
from defifoo.core.random_play import random_match
from defifoo.core.record import BrokenRecord, parse_record, record_of, replay
from defifoo.core.refusal import Refused
from defifoo.games.shelf import GAMES, find_game

every_game = pytest.mark.parametrize("name", GAMES)

NOTATION_LIKE = st.text(alphabet="ETJAOCLSRVFPGYXK 0123456789-.openlaygivswtchramudk", max_size=40)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


@every_game
@settings(max_examples=200)
@given(text=st.text(max_size=30) | NOTATION_LIKE)
def test_a_text_is_a_move_in_its_only_spelling_or_is_refused_as_malformed(name: str, text: str) -> None:
    game = GAMES[name]
    try:
        move = game.parse_move(text)
    except Refused as refused:
        assert refused.violation.kind == "malformed"
    else:
        assert game.move_name(move) == text


@every_game
@given(text=st.text(max_size=6) | NOTATION_LIKE)
def test_a_text_is_a_card_in_its_only_spelling_or_is_refused_as_malformed(name: str, text: str) -> None:
    game = GAMES[name]
    try:
        card = game.parse_card(text)
    except Refused as refused:
        assert refused.violation.kind == "malformed"
    else:
        assert game.card_name(card) == text


@every_game
@given(move=st.integers(-(2**62), 2**62), seat=st.integers(-3, 9))
def test_any_number_in_place_of_a_move_is_answered(name: str, move: int, seat: int) -> None:
    deal = GAMES[name].deal(3, GAMES[name].default_options(3), 0, bytes(32), 1)
    violation = deal.why_not(seat, move)
    assert (violation is None) == (0 <= seat < 3 and move in deal.moves(seat))


@given(text=st.text(max_size=60))
def test_a_text_that_is_no_record_is_refused_as_malformed(text: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_record(text, find_game)
    assert refused.value.violation.kind == "malformed"


@cache
def a_record(name: str) -> str:
    match = random_match(Setup(GAMES[name], 3, {"length": 1}, b"\x01" * 32), FastSource(1))
    return record_of(match).to_json()


@every_game
@settings(max_examples=100)
@given(data=st.data())
def test_a_damaged_record_is_refused_or_says_which_move_is_broken(name: str, data: st.DataObject) -> None:
    raw: dict[str, Any] = json.loads(a_record(name))
    key = data.draw(st.sampled_from(sorted(raw)))
    if key == "deals" and data.draw(st.booleans()):
        moves = raw["deals"][0]
        place = data.draw(st.integers(0, len(moves) - 1))
        moves[place] = data.draw(NOTATION_LIKE | st.sampled_from(moves))
    else:
        raw[key] = data.draw(JSON)
    try:
        replay(parse_record(json.dumps(raw), find_game))
    except Refused as refused:
        assert refused.violation.kind == "malformed"
    except BrokenRecord as broken:
        assert broken.deal >= 1
        assert broken.violation.rule
