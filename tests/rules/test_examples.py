"""The positions that the rule book offers to be tried."""

import pytest

from defifoo.core.game import Game
from defifoo.games.shelf import OURS
from defifoo.words.rulebook import rule_ids
from rules.at_the_table import example

GAMES = [pytest.param(game, id=name) for name, game in OURS.items()]


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_of_a_rule_and_leaves_something_to_try(game: Game) -> None:
    rules = [one.rule for one in game.examples()]
    assert len(rules) == len(set(rules)) >= 4
    assert set(rules) <= set(rule_ids(game.name, "en"))
    for one in game.examples():
        deal = example(game, one.rule, type(one.deal))
        assert one.seat in deal.movers, one.rule
        assert not deal.over
