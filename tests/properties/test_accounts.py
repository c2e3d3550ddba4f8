"""Every point of every ending is explained."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from defifoo.core.chance import FastSource
from defifoo.core.game import MAX_PLAYERS, MIN_PLAYERS
from defifoo.core.match import Match, Setup
from defifoo.core.outcome import Outcome
from defifoo.core.random_play import random_match
from defifoo.games.shelf import GAMES
from defifoo.testing.positions import setups
from defifoo.words.rulebook import rule_ids
from properties.few import few

every_game = pytest.mark.parametrize("name", GAMES)


def explained(outcome: Outcome, name: str) -> None:
    """The score sheets of an outcome add up, line by line and seat by seat, and name rules of the books."""
    known = {*rule_ids(name, "en"), *rule_ids("all", "en")}
    assert outcome.reason in known
    assert (outcome.by >= 0) == (outcome.card >= 0)
    assert len(outcome.accounts) == len(outcome.points)
    for account, points in zip(outcome.accounts, outcome.points, strict=True):
        assert account
        assert sum(line.points for line in account) == points
        for line in account:
            assert line.rule in known
            assert line.count >= 0
            assert line.factor == 0 or line.points == line.count * line.factor


@every_game
@few
@given(data=st.data())
def test_the_lines_of_every_score_sheet_add_up(name: str, data: st.DataObject) -> None:
    match = random_match(data.draw(setups(GAMES[name])), FastSource(data.draw(st.integers(0, 2**32))))
    for outcome in match.outcomes:
        explained(outcome, name)
    assert match.outcome is not None
    explained(match.outcome, name)


@pytest.mark.parametrize("players", range(MIN_PLAYERS, MAX_PLAYERS + 1))
def test_every_challenge_of_purple_is_explained(players: int) -> None:
    """All ten of them, over two matches of five whose challenges differ."""
    seen: set[str] = set()
    seed = 0
    while len(seen) < 10:
        seed += 1
        match = random_match(Setup(GAMES["purple"], players, {"length": 5}, seed.to_bytes(32, "big")), FastSource(seed))
        for outcome in match.outcomes:
            explained(outcome, "purple")
            seen |= {line.rule for account in outcome.accounts for line in account if "sun.last" not in line.rule}


@every_game
@few
@given(data=st.data())
def test_a_copy_of_an_ended_deal_tells_the_same(name: str, data: st.DataObject) -> None:
    setup = data.draw(setups(GAMES[name]))
    match = Match(setup)
    source = FastSource(data.draw(st.integers(0, 2**32)))
    match.deal.playout(source)
    assert match.deal.clone().outcome() == match.deal.outcome()
    for seat in range(-1, setup.players):
        guess = setup.game.guess(match.deal.view(seat), source)
        assert guess.outcome() == match.deal.outcome()
