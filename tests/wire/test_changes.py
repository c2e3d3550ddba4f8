"""Changes bring a view up to date, whatever the game."""

import random
from copy import deepcopy

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from defifoo.core.chance import FastSource
from defifoo.core.deal import pick
from defifoo.core.match import Match, Setup
from defifoo.games.shelf import GAMES
from defifoo.wire.changes import View, apply_changes, changes

values = st.one_of(
    st.integers(0, 3),
    st.lists(st.sampled_from("abc"), max_size=6),
    st.lists(st.lists(st.sampled_from("abc"), max_size=4), max_size=3),
    st.none(),
    st.dictionaries(st.sampled_from(["SUN", "MOON"]), st.integers(0, 2) | st.lists(st.integers(0, 2), max_size=3)),
    st.lists(st.dictionaries(st.sampled_from("CL"), st.lists(st.sampled_from("abc"), max_size=4)), max_size=3),
)
views = st.fixed_dictionaries({"x": values, "y": values, "rows": st.lists(st.lists(st.integers(0, 2)), max_size=3)})


@given(views, views)
def test_changes_make_any_view_into_any_other(before: View, after: View) -> None:
    found = changes(before, after, [])
    follower = deepcopy(before)
    apply_changes(follower, found, [])
    assert follower == after


def test_what_did_not_change_is_not_told() -> None:
    view = {"hand": ["E7"], "won": [["a"], []], "turn": 2}
    assert changes(view, deepcopy(view), []) == {}


def test_small_changes_are_told_in_few_words() -> None:
    before = {"hand": ["E7", "J2", "M9"], "trick": ["E1"], "won": [["a"], ["b"]], "turn": 2}
    after = {"hand": ["E7", "M9"], "trick": ["E1", "J2"], "won": [["a"], ["b", "c"]], "turn": 0}
    assert changes(before, after, []) == {"~hand": [1, -1], "~trick": [1, "J2"], "~won/1": [1, "c"], "turn": 0}
    before = {"lines": [{"C": {"weather": ["SUN"], "continents": ["CEU"]}}, {}]}
    after = {"lines": [{"C": {"weather": ["SUN"], "continents": ["CEU", "CAF"]}}, {"S": {"weather": ["RAIN"]}}]}
    assert changes(before, after, []) == {"~lines/0/C/continents": [1, "CAF"], "lines/1/S": {"weather": ["RAIN"]}}


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("game", GAMES)
def test_a_follower_of_changes_sees_what_a_full_view_shows(game: str, players: int) -> None:
    """Through JSON, as over the network, for every seat and a spectator."""
    source = FastSource(players)
    match = Match(Setup(GAMES[game], players, {"length": 1}, random.Random(game).randbytes(32)))
    deal = match.deal
    seats = range(-1, players)
    followers = {seat: msgspec.json.decode(msgspec.json.encode(deal.view(seat).as_dict())) for seat in seats}
    shown = {seat: deal.view(seat).as_dict() for seat in seats}
    while not deal.over and match.version < 400:
        seat = pick(deal.movers_mask(), source)
        match.play(seat, deal.random_move(seat, source))
        for reader in seats:
            now = deal.view(reader).as_dict()
            found = msgspec.json.decode(msgspec.json.encode(changes(shown[reader], now, deal.waits_for)))
            apply_changes(followers[reader], found, deal.waits_for)
            shown[reader] = now
            assert followers[reader] == msgspec.json.decode(msgspec.json.encode(now))
