"""Choices that are made as they are read are the moves, one by one."""

from collections.abc import Iterator
from itertools import islice

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.choices import Choices
from defifoo.core.deal import Deal
from defifoo.games.blue.deck import FACES, holds, one
from defifoo.games.blue.moves import EXCHANGE
from defifoo.games.blue.turn_moves import TurnMoves
from defifoo.games.shelf import GAMES


def positions(game: str, players: int) -> Iterator[Deal]:
    rules, source = GAMES[game], FastSource(players)
    deal = rules.deal(players, rules.default_options(players), 0, f"{game} {players}".encode().ljust(32, b"."), 1)
    for _ in range(400):
        yield deal
        if deal.over:
            return
        seat = deal.movers[source.below(len(deal.movers))]
        deal.do(seat, deal.random_move(seat, source))


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("game", GAMES)
def test_choices_are_the_moves_in_their_order(game: str, players: int) -> None:
    for deal in positions(game, players):
        for seat in range(players):
            moves = [int(move) for move in deal.moves(seat)]
            choices = deal.choices(seat)
            assert len(choices) == len(moves)
            assert list(choices) == moves
            assert [choices[number] for number in range(len(moves))] == moves
            assert [choices[-number] for number in range(1, len(moves) + 1)] == moves[::-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_number_that_no_choice_has_is_an_error(game: str) -> None:
    for deal in positions(game, 4):
        for seat in range(4):
            choices = deal.choices(seat)
            for number in (len(choices), -len(choices) - 1):
                with pytest.raises(IndexError):
                    choices[number]


@pytest.mark.parametrize("game", GAMES)
def test_choices_hold_the_moves_and_nothing_else(game: str) -> None:
    offered: set[int] = set()
    for deal in positions(game, 4):
        offered |= {int(move) for seat in deal.movers for move in deal.moves(seat)}
    tried = [*range(-2, 130), *sorted(offered)[::7], EXCHANGE, 2 * EXCHANGE, 2**80]
    for deal in islice(positions(game, 4), 0, None, 9):
        for seat in range(4):
            choices, moves = deal.choices(seat), {int(move) for move in deal.moves(seat)}
            assert {move for move in [*tried, *moves] if move in choices} == moves & {*tried, *moves}
            assert "cw" not in choices


def counted(choices: Choices) -> bool:
    return isinstance(choices, TurnMoves)


def test_in_blue_exchanges_of_any_cards_are_counted_and_those_of_a_few_are_listed() -> None:
    deal = next(deal for deal in positions("blue", 2) if counted(deal.choices(int(deal.movers[0]))))
    seat = int(deal.movers[0])
    for _ in range(int(deal.pile.left) - 3):  # type: ignore[attr-defined]  # a deal of Blue
        deal.pile.draw(deal.source)  # type: ignore[attr-defined]  # the same
    assert not counted(deal.choices(seat))
    assert list(deal.choices(seat)) == deal.moves(seat)


def test_in_blue_a_hand_holds_its_own_cards_and_no_others() -> None:
    hand = 7 * one(0) + 2 * one(7) + one(8) + 3 * one(FACES - 1)
    for face in range(FACES):
        for copies in range(1, 8):
            there = {0: 7, 7: 2, 8: 1, FACES - 1: 3}.get(face, 0)
            assert holds(hand, copies * one(face)) == (copies <= there)
    assert holds(hand, hand)
    assert not holds(hand, hand + one(9))
