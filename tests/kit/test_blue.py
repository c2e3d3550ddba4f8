"""The laws of every game, for Blue."""

from defifoo.core.deal import Deal
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.game import Blue
from defifoo.testing import GameKit
from tools import blue_cards


class TestBlue(GameKit):
    game = Blue()

    def all_cards(self, deal: Deal) -> list[str]:
        assert isinstance(deal, BlueDeal)
        return blue_cards.all_cards(deal)

    def candidates(self, deal: Deal, seat: int) -> list[int]:
        assert isinstance(deal, BlueDeal)
        return blue_cards.candidates(deal, seat)
