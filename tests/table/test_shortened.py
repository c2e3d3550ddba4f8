"""What a seat is offered is what it may do."""

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_step
from defifoo.games.blue.deck import how_many
from defifoo.games.blue.moves import EXCHANGE
from defifoo.games.shelf import GAMES
from defifoo.table.shortened import ANY, shortened, spelled_out


@pytest.mark.parametrize("name", GAMES)
def test_the_offers_are_the_legal_moves(name: str) -> None:
    match = Match(Setup(GAMES[name], 4, {"length": 1}, b"\x07" * 32))
    source = FastSource(3)
    steps = 0
    while not match.over and steps < 300:
        for seat in range(4):
            game, deal = match.setup.game, match.deal
            told = shortened(game, deal, seat)
            moves = [int(move) for move in deal.moves(seat)]
            exchanges = [how_many(move ^ EXCHANGE) for move in moves if name == "blue" and move >= EXCHANGE]
            plain = [game.move_name(move) for move in moves if name != "blue" or move < EXCHANGE]
            assert told == plain + ([f"exchange{ANY}{max(exchanges)}"] if exchanges else [])
        random_step(match, source)
        steps += 1


def test_a_shortened_line_is_spelled_out_with_the_cards_of_the_hand() -> None:
    assert spelled_out(("pass", "exchange *2"), ["SUN", "SUN", "ICE"]) == (
        "pass",
        "exchange SUN",
        "exchange ICE",
        "exchange SUN SUN",
        "exchange SUN ICE",
    )
    assert spelled_out(("pass",), ["SUN"]) == ("pass",)
    assert spelled_out((), ["SUN"]) == ()
