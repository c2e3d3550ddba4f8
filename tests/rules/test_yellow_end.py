"""How a game ends: whatever was going on, nothing of it is left."""

from typing import Final

import pytest

from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.game import Yellow
from defifoo.games.yellow.stacked import stacked
from rules.at_the_table import offers, play

YELLOW = Yellow()


def table(hands: str, draws: str = "", remakes: int = 0, mistakes: bool = False) -> YellowDeal:
    """Three seats, their hands set apart by commas; a rock lies there, and another below it where a pile was made anew."""
    return stacked(hands.split(", "), draws, "RG", "RG" if remakes else "", remakes=remakes, mistakes=mistakes)


ENDINGS: Final[dict[str, tuple[YellowDeal, list[str]]]] = {
    "the last card": (table("PG, SG, SY"), ["0 PG"]),
    "the last card of a race": (table("PGS RG, SG, SY"), ["0 PGS", "2 SY"]),
    "the last card answers a debt": (table("PG3 RG, SG3, SY"), ["0 PG3", "1 SG3"]),
    "the last card cancels a debt": (table("PG3 RG, JG, SY"), ["0 PG3", "1 JG R"]),
    "the last card is given away": (table("PGG RG, SG, SY"), ["0 PGG", "0 give RG 1"]),
    "nobody can play or draw": (table("SG, SG, SG"), ["0 draw", "1 draw", "2 draw"]),
    "a sixth pile for a draw": (table("SG, SG, SG", remakes=5), ["0 draw"]),
    "a sixth pile for a debt": (table("PG3 RG, SG, SY", remakes=5), ["0 PG3", "1 take"]),
    "a sixth pile for silence": (table("PGG RG RY, SG, SY", remakes=5), ["0 PGG", "0 give RG 1", "1 silent"]),
    "a sixth pile for a mistake": (table("SG, SG, SY", remakes=5, mistakes=True), ["0 SG"]),
    "a sixth pile for a mistake in a race": (table("PGS RG, PG, SY", remakes=5, mistakes=True), ["0 PGS", "1 PG"]),
    "a sixth pile for a mistake in debt": (table("PG3 RG, PG, SY", remakes=5, mistakes=True), ["0 PG3", "1 PG"]),
    "a sixth pile for a drawn mistake": (table("SG, SG, SY", "SR", remakes=5, mistakes=True), ["0 draw", "0 SR"]),
}


@pytest.mark.rule("yellow.end")
@pytest.mark.rule("yellow.stuck")
@pytest.mark.parametrize("ending", ENDINGS)
def test_when_the_game_is_over_nobody_is_asked_or_owes_anything(ending: str) -> None:
    position, moves = ENDINGS[ending]
    deal = position.clone()
    play(YELLOW, deal, *moves[:-1])
    assert not deal.over
    play(YELLOW, deal, moves[-1])
    for reader in range(-1, 3):
        seen = deal.view(reader).as_dict()
        assert (seen["phase"], seen["turn"], seen["receiver"], seen["debt"]) == ("over", -1, -1, 0)
        assert (seen["waits_for"], seen["movers"], seen["drawn"]) == ([], [], None)
    assert [offers(YELLOW, deal, seat) for seat in range(3)] == [[], [], []]
