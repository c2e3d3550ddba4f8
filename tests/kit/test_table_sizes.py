"""A game that fewer can play is tried with so many."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from defifoo.games.red.game import Red
from defifoo.testing import fingerprint, setups
from kit.test_red import TestRed as _TestRed


def red_for(fewest: int, most: int) -> Red:
    game = Red()
    game.fewest, game.most = fewest, most
    return game


@pytest.mark.parametrize(("fewest", "most"), [(2, 2), (3, 4), (5, 6)])
@given(data=st.data())
def test_only_so_many_sit_down_as_can_play(fewest: int, most: int, data: st.DataObject) -> None:
    assert fewest <= data.draw(setups(red_for(fewest, most))).players <= most


@pytest.mark.parametrize(("fewest", "most"), [(2, 2), (3, 4), (5, 6)])
def test_the_laws_with_a_number_of_players_keep_to_it(fewest: int, most: int) -> None:
    laws = _TestRed()
    laws.game = red_for(fewest, most)  # type: ignore[misc]
    laws.test_a_move_that_answers_any_other_position_is_stale()
    laws.test_points_add_up_over_the_deals()
    laws.test_the_same_seed_deals_the_same_cards_and_another_does_not()
    laws.test_every_first_hand_is_dealt_fairly()
    assert fingerprint(laws.game, 1)
