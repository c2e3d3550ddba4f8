"""Those who study a game choose among the very moves that a table offers, and see no more of them than a table shows."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.deal import Deal
from defifoo.core.game import Game
from defifoo.games.blue.stacked import stacked
from defifoo.games.shelf import OURS
from properties.named import EVERY_MOMENT, at

FIRST = 3
"""Actions are written from any place on."""


def offered(game: Game, deal: Deal, seat: int, begun: int = 0) -> list[int]:
    into = vec[i64]([-1] * (FIRST + 1024))
    end = int(game.list_actions(deal, seat, begun, into, FIRST))
    assert [int(into[place]) for place in range(FIRST)] == [-1] * FIRST
    assert int(into[end]) == -1
    return [int(into[place]) for place in range(FIRST, end)]


def made(game: Game, deal: Deal, seat: int, begun: int = 0) -> list[tuple[int, list[int]]]:
    """Every move that actions can make of what was begun, with these actions."""
    found: list[tuple[int, list[int]]] = []
    for action in offered(game, deal, seat, begun):
        further = int(game.begun_by(action, begun))
        if further:
            found += [(move, [action, *rest]) for move, rest in made(game, deal, seat, further)]
        else:
            found.append((int(game.move_of(action, begun)), [action]))
    return found


@pytest.mark.parametrize(("game", "moment"), EVERY_MOMENT)
def test_actions_make_every_move_that_is_offered_and_each_in_one_way(game: str, moment: str) -> None:
    deal = at(game, moment)
    for seat in deal.waits_for:
        found = made(OURS[game], deal, seat)
        assert sorted(move for move, _ in found) == sorted(int(move) for move in deal.moves(seat))
        for move, actions in found:
            assert OURS[game].actions_for(move) == actions
            assert all(0 <= action < OURS[game].actions for action in actions)


def test_in_blue_equal_cards_are_put_aside_one_after_the_other() -> None:
    deal = stacked(["SUN SUN SUN CAF LEU LEU", "MOON"], ["C SUN", ""])
    assert sorted(move for move, _ in made(OURS["blue"], deal, 0)) == sorted(int(move) for move in deal.moves(0))


@pytest.mark.parametrize(("game", "moment"), EVERY_MOMENT)
def test_an_action_that_is_a_move_is_called_as_at_the_table(game: str, moment: str) -> None:
    deal = at(game, moment)
    for seat in deal.waits_for:
        for move, actions in made(OURS[game], deal, seat):
            if actions == [move]:
                assert OURS[game].action_name(move) == OURS[game].move_name(move)


def test_nobody_who_learned_with_these_numbers_of_actions_has_to_learn_again() -> None:
    assert {name: int(game.actions) for name, game in OURS.items()} == {"purple": 58, "blue": 122, "yellow": 428, "red": 127}


@pytest.mark.parametrize("game", OURS)
def test_a_game_names_its_own_bots(game: str) -> None:
    assert OURS[game].bots == f"defifoo.bots.{game}"


def test_yellow_shows_a_given_card_to_the_two_concerned_alone() -> None:
    yellow = OURS["yellow"]
    gift = yellow.parse_move("give RG 2")
    assert [int(yellow.shown(gift, 0, observer)) for observer in range(4)] == [
        gift,
        int(yellow.actions) + 2,
        gift,
        int(yellow.actions) + 2,
    ]
    lowest = yellow.parse_move("give RG 0")
    assert [int(yellow.shown(lowest, 1, observer)) for observer in range(3)] == [lowest, lowest, int(yellow.actions)]
    other = yellow.parse_move("swap 2")
    assert [int(yellow.shown(other, 0, observer)) for observer in range(4)] == [other] * 4


def test_red_asks_the_others_after_each_card_until_bank_and_bomb_have_been_seen() -> None:
    red = OURS["red"]
    assert red.action_name(red.let_pass) == "let pass"
    asked = {
        "the lead": 0,
        "a round under way": 0b0111,  # the fourth is in turn
        "a Godfather bewitched": 0,  # both lie in the Bank
    }
    assert {moment: int(red.interrupters(at("red", moment))) for moment in asked} == asked
