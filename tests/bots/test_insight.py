"""A net at the side of the search."""

import math

import pytest

from bots.test_every_bot import moments
from defifoo.bots.bot import WAIT, Budget
from defifoo.bots.expert import Expert
from defifoo.bots.learned import Learned
from defifoo.bots.lore import mind_of, ways_of
from defifoo.bots.search.insight import Believed, Ways
from defifoo.bots.sight import Score, sight_of
from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.games.shelf import GAMES, OURS

every_game = pytest.mark.parametrize("name", OURS)
every_way = pytest.mark.parametrize(
    "ways",
    [Ways(tries=3), Ways(lean=0.02, floor=0.05), Ways(leaf=0.5), Ways(leaf=1.0), Ways(tree=1), Ways(tree=0)],
    ids=["belief", "chances", "half", "leaf", "own", "flat"],
)
SMALL = Budget(simulations=10)


@every_game
@every_way
def test_an_expert_with_a_net_does_not_cheat(name: str, ways: Ways) -> None:
    game, player = GAMES[name], Expert(GAMES[name], ways)
    for match in moments(name, 3, {"length": 1}, 3, 1):
        for seat in match.deal.movers:
            sight = sight_of(match, seat)
            other = game.guess(sight.view, FastSource(5))
            choice = player.choose(sight, FastSource(9), SMALL)
            assert player.choose(sight._replace(view=other.view(seat)), FastSource(9), SMALL) == choice
            assert choice in sight.moves or (choice == WAIT and not match.deal.waits_mask() & bit(seat))


@every_game
def test_guesses_by_belief_fit_the_view_and_are_likelier(name: str) -> None:
    mind = mind_of(GAMES[name])
    assert mind is not None
    plain = likely = 0.0
    for match in moments(name, 4, {"length": 1}, 3, 2):
        sight = sight_of(match, match.deal.waits_for[0])
        guesses = GAMES[name].guesses(sight.view)
        believed = Believed(guesses, mind, sight.view, mind.past(list(sight.history)), Ways(tries=6))
        source = FastSource(3)
        for _ in range(60):
            plain += believed.likelihood(guesses.draw(source))
            drawn = believed.draw(source)
            likely += believed.likelihood(drawn)
            assert drawn.view(sight.view.seat) == sight.view
    assert likely > plain


@every_game
def test_what_a_net_never_plays_is_left_out(name: str) -> None:
    expert, narrow = Expert(GAMES[name]), Expert(GAMES[name], Ways(floor=1.0))
    left_out = 0
    for match in moments(name, 4, {"length": 1}, 4, 3):
        sight = sight_of(match, match.deal.waits_for[0])
        few = {int(one.move) for one in narrow.search(sight, FastSource(1), SMALL).candidates}
        many = {int(one.move) for one in expert.search(sight, FastSource(1), SMALL).candidates}
        assert few <= many
        left_out += len(many) - len(few)
    assert left_out


@every_game
@pytest.mark.parametrize("lean", [math.inf, 1e6], ids=["boundless", "great"])
def test_a_net_that_is_leant_on_enough_decides(name: str, lean: float) -> None:
    net, expert = Learned(GAMES[name]), Expert(GAMES[name], Ways(lean=lean))
    for match in moments(name, 2, {"length": 1}, 4, 4):
        sight = sight_of(match, match.deal.waits_for[0])
        assert expert.choose(sight, FastSource(1), SMALL) == net.choose(sight, FastSource(1), SMALL)


@every_game
def test_where_the_net_decides_the_search_shows_what_it_found_itself(name: str) -> None:
    """A net that overrules it changes neither what a move is worth, nor which of them is called the best."""
    alone, overruled = Expert(GAMES[name], Ways()), Expert(GAMES[name], Ways(lean=math.inf))
    for match in moments(name, 2, {"length": 1}, 4, 4):
        sight = sight_of(match, match.deal.waits_for[0])
        found, shown = (expert.search(sight, FastSource(1), SMALL).ranking() for expert in (alone, overruled))
        assert [(one.move, one.worth) for one in shown] == [(one.move, one.worth) for one in found]


@every_game
def test_a_net_chooses_among_the_moves_that_are_in_question(name: str) -> None:
    expert = Expert(GAMES[name], Ways(lean=math.inf))
    for match in moments(name, 2, {"length": 1}, 4, 6):
        sight = sight_of(match, match.deal.waits_for[0])
        few = sight._replace(moves=sight.moves[-2:])
        assert expert.choose(few, FastSource(1), SMALL) in few.moves


@every_game
def test_the_last_deal_of_a_match_is_searched_without_the_net(name: str) -> None:
    """A net plays for the deal, and there somebody is ahead."""
    alone, leant = Expert(GAMES[name], Ways()), Expert(GAMES[name], Ways(lean=math.inf))
    for match in moments(name, 2, {"length": 1}, 3, 5):
        sight = sight_of(match, match.deal.waits_for[0])._replace(score=Score((20, 0), 0))
        assert leant.choose(sight, FastSource(1), SMALL) == alone.choose(sight, FastSource(1), SMALL)


def test_a_game_says_how_its_net_helps_at_each_table() -> None:
    two, three, six = (ways_of(GAMES["blue"], players) for players in (2, 3, 6))
    assert two is not None
    assert three is not None
    assert two.net_decides()
    assert not three.net_decides()
    assert three is six
    assert ways_of(GAMES["purple"], 2) is None
