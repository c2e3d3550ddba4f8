"""The positions that the rule book offers to be tried."""

import pytest

from defifoo.core.game import Game
from defifoo.games.shelf import OURS
from defifoo.words.rulebook import rule_ids
from rules.at_the_table import example, offers

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


@pytest.mark.rule("yellow.event.speed")
def test_who_tries_the_race_of_yellow_can_win_it_with_a_higher_colour_or_with_a_joker() -> None:
    yellow = OURS["yellow"]
    race = next(one for one in yellow.examples() if one.rule == "yellow.event.speed")
    deal = example(yellow, race.rule, type(race.deal))
    assert offers(yellow, deal, race.seat) == ["JG P", "JG R", "JG S", "PY", "pass"]
