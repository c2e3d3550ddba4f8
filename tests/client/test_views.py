"""A view that came over the network serves a bot as well as the one it was made from."""

import random

import msgspec
import pytest

from defifoo.client.views import legal_moves, view_from
from defifoo.core.chance import FastSource
from defifoo.core.deal import pick
from defifoo.core.match import Match, Setup
from defifoo.games.shelf import GAMES


@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize("game", GAMES)
def test_a_view_rebuilt_from_json_is_the_view(game: str, players: int) -> None:
    source = FastSource(players)
    rules = GAMES[game]
    options = {"length": 1} | {option.name: players % 2 for option in rules.options if option.switch}
    match = Match(Setup(rules, players, options, random.Random(game).randbytes(32)))
    deal = match.deal
    while not deal.over and match.version < 150:
        seat = pick(deal.movers_mask(), source)
        view = deal.view(seat)
        again = view_from(rules, msgspec.json.decode(msgspec.json.encode(view.as_dict())))
        assert again == view
        assert legal_moves(rules, again) == [int(move) for move in deal.moves(seat)]
        if match.version % 25 == 0:
            ours, theirs = rules.guess(view, FastSource(7)), rules.guess(again, FastSource(7))
            ours.playout(FastSource(8))
            theirs.playout(FastSource(8))
            assert ours.view(-1) == theirs.view(-1)
        match.play(seat, deal.random_move(seat, source))
