"""What the bots make of what was played."""

from collections import Counter
from typing import Any

import pytest

from bots.test_every_bot import moments
from defifoo.bots.lore import policy_of
from defifoo.bots.sight import sight_of
from defifoo.bots.yellow.search.doubts import Doubts
from defifoo.core.chance import FastSource
from defifoo.games.shelf import GAMES
from defifoo.games.yellow.deck import parse_card
from defifoo.games.yellow.stacked import stacked
from rules.at_the_table import play

YELLOW = GAMES["yellow"]


@pytest.mark.parametrize("name", GAMES)
def test_guesses_after_a_history_still_give_exactly_the_view(name: str) -> None:
    for players in (2, 4):
        for match in moments(name, players, {}, 4, 3):
            for seat in match.deal.movers:
                sight = sight_of(match, seat)
                guesses = policy_of(GAMES[name]).guesses(GAMES[name], sight.view, list(sight.history))
                source = FastSource(5)
                assert all(guesses.draw(source).view(seat) == sight.view for _ in range(3))


def test_who_could_not_lay_a_card_in_yellow_hardly_holds_one_that_follows() -> None:
    deal = stacked(["PY PY", "RG SK RG", "SR SR RY"], draws="SG SG SG SG", top="PG", dealer=1)
    heard = play(YELLOW, deal, "1 draw", "1 keep")
    doubts = Doubts(3, 3, heard)
    assert doubts.faces[1] == 0  # what lay there was not told
    deal = stacked(["PY PY PG", "RG SK RG", "SR SR RY"], draws="RG SG SG SG", top="RG", dealer=0)
    heard = play(YELLOW, deal, "0 PG", "1 draw", "1 keep")
    doubts = Doubts(3, 3, heard)
    assert doubts.faces[1] >> parse_card("SY") & 1
    assert not doubts.faces[1] >> parse_card("RY") & 1
    assert not doubts.faces[1] >> parse_card("JG") & 1
    assert doubts.fresh[1] == 0
    view = deal.view(0)
    held: Counter[bool] = Counter()
    for history in ([], heard):
        guesses = policy_of(YELLOW).guesses(YELLOW, view, history)
        source = FastSource(1)
        for _ in range(300):
            hand: Any = guesses.draw(source).view(1).as_dict()["hand"]
            held[bool(history)] += sum(card[0] == "S" and len(card) == 2 and card != "SK" for card in hand)
    assert held[True] * 4 < held[False]
