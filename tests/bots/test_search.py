"""How the search decides, in every game."""

import pytest

from bots.test_every_bot import positions
from defifoo.bots.bot import Budget, Sight
from defifoo.bots.expert import Expert
from defifoo.bots.lore import policy_of
from defifoo.bots.search.insight import Ways
from defifoo.bots.search.tree import Node
from defifoo.bots.tips import tips
from defifoo.core.chance import FastSource
from defifoo.games.shelf import GAMES

every_game = pytest.mark.parametrize("name", GAMES)
every_budget = pytest.mark.parametrize(
    "budget", [Budget(simulations=120), Budget(simulations=121), Budget(milliseconds=80)], ids=["even", "odd", "timed"]
)


@every_game
@every_budget
def test_the_choice_has_the_best_mean_of_those_that_stayed(name: str, budget: Budget) -> None:
    expert = Expert(GAMES[name])
    for number, deal in enumerate(positions(name, 2, {}, 6, 7) + positions(name, 4, {}, 6, 8)):
        seat = deal.waits_for[0]
        moves = [int(move) for move in deal.moves(seat)]
        search = expert.search(Sight(deal.view(seat), moves), FastSource(number), budget)
        means = {int(tried.move): tried.reward / int(tried.visits) for tried in search.stayed}
        assert means[int(search.best())] == max(means.values())
        assert len({int(tried.visits) for tried in search.stayed}) == 1
        assert max(int(tried.visits) for tried in search.candidates) == int(search.stayed[0].visits)


@every_game
@every_budget
def test_hints_come_in_the_order_of_their_worth(name: str, budget: Budget) -> None:
    for number, deal in enumerate(positions(name, 2, {}, 4, 9) + positions(name, 4, {}, 4, 10)):
        seat = deal.waits_for[0]
        moves = [int(move) for move in deal.moves(seat)]
        told = tips(GAMES[name], Sight(deal.view(seat), moves), FastSource(number), budget)
        assert [hint.worth for hint in told] == sorted((hint.worth for hint in told), reverse=True)


def seats_below(node: Node) -> set[int]:
    """Whose moves are in the tree below a move."""
    found: set[int] = set()
    for child in node.children:
        found |= {int(child.seat)} | seats_below(child)
    return found


@every_game
@pytest.mark.parametrize("tree", [-1, 0, 1, 2])
def test_below_a_candidate_compete_the_moves_of_those_whom_the_game_or_the_ways_name(name: str, tree: int) -> None:
    expert = Expert(GAMES[name], Ways(tree=tree))
    whose = int(policy_of(GAMES[name]).tree) if tree < 0 else tree
    below: set[bool] = set()
    for number, deal in enumerate(positions(name, 4, {}, 6, 11)):
        seat = deal.waits_for[0]
        moves = [int(move) for move in deal.moves(seat)]
        if len(moves) > 1:
            search = expert.search(Sight(deal.view(seat), moves), FastSource(number), Budget(simulations=60))
            below |= {other == seat for tried in search.candidates for other in seats_below(tried.node)}
    assert below == [set(), {True}, {True, False}][whose]
