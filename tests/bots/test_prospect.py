"""What a deal is worth in its match."""

import pytest
from librt.vecs import vec

from defifoo.bots.bot import Budget, Sight
from defifoo.bots.expert import Expert
from defifoo.bots.search.prospect import Prospect, one_deal
from defifoo.bots.sight import Score
from defifoo.core.chance import FastSource
from defifoo.games.shelf import GAMES
from defifoo.games.yellow.stacked import stacked

YELLOW = GAMES["yellow"]


def shares(prospect: Prospect, *scored: float) -> list[float]:
    return list(prospect.shares(vec[float](scored)))


def test_the_last_deal_decides_who_is_ahead() -> None:
    prospect = Prospect([100, 80, 90], 0, lowest_wins=True, swing=40.0)
    assert shares(prospect, 0.0, 0.0, 0.0) == [0.0, 1.0, 0.0]
    assert shares(prospect, 0.0, 20.0, 10.0) == pytest.approx([1 / 3] * 3)
    assert shares(Prospect([100, 80, 90], 0, lowest_wins=False, swing=40.0), 0.0, 0.0, 0.0) == [1.0, 0.0, 0.0]


def test_a_lead_counts_for_more_the_fewer_deals_are_left() -> None:
    chances = [shares(Prospect([0, 30], left, lowest_wins=True, swing=40.0), 0.0, 0.0)[0] for left in (9, 3, 1, 0)]
    assert chances == sorted(chances)
    assert chances[0] > 0.5
    assert chances[-1] == 1.0


@pytest.mark.parametrize("lowest", [True, False])
def test_chances_add_up_to_one_and_grow_with_the_points(lowest: bool) -> None:
    prospect = Prospect([10, 20, 60, 0], 4, lowest_wins=lowest, swing=25.0)
    best = [shares(prospect, float(own), 10.0, 5.0, 0.0) for own in range(0, 60, 10)]
    assert all(sum(each) == pytest.approx(1.0) for each in best)
    own = [each[0] for each in best]
    assert own == sorted(own, reverse=lowest)


def test_a_deal_by_itself_is_weighed_by_itself() -> None:
    assert one_deal().plain
    assert Prospect([7, 7], 0, lowest_wins=True, swing=40.0).plain
    assert Prospect([7, 9], 3, lowest_wins=True, swing=0.0).plain
    assert not Prospect([7, 7], 1, lowest_wins=True, swing=40.0).plain
    assert not Prospect([7, 9], 0, lowest_wins=True, swing=40.0).plain


def test_a_search_thinks_of_the_whole_match() -> None:
    """Hopelessly behind in the last deal nothing is worth much, far ahead everything is."""
    deal = stacked(["RG PY SK", "RG RG SR"], draws="SK RG PY SR PY", top="RG", dealer=0)
    moves = [int(move) for move in deal.moves(0)]

    def worth(points: tuple[int, ...]) -> float:
        sight = Sight(deal.view(0), moves, score=Score(points, 0))
        return Expert(YELLOW).search(sight, FastSource(1), Budget(simulations=60)).ranking()[0].worth

    assert worth((900, 0)) < 0.2 < worth((0, 900))


@pytest.mark.parametrize("name", GAMES)
def test_worths_stay_between_nothing_and_one_in_any_match(name: str) -> None:
    game = GAMES[name]
    deal = game.deal(3, game.default_options(3), 0, bytes(32), 1)
    seat = deal.waits_for[0]
    for score in (Score((5, 40, 100), 0), Score((5, 40, 100), 3), Score((0, 0, 0), 9)):
        sight = Sight(deal.view(seat), [int(move) for move in deal.moves(seat)], score=score)
        search = Expert(game).search(sight, FastSource(2), Budget(simulations=40))
        assert all(0 <= candidate.worth <= 1 for candidate in search.candidates)
