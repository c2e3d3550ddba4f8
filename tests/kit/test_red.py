"""The laws of every game, for Red."""

from defifoo.core.deal import Deal
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.game import Red
from defifoo.testing import GameKit
from tools import red_cards


class TestRed(GameKit):
    game = Red()

    def all_cards(self, deal: Deal) -> list[str]:
        assert isinstance(deal, RedDeal)
        return red_cards.all_cards(deal)

    def candidates(self, deal: Deal, seat: int) -> list[int]:
        assert isinstance(deal, RedDeal)
        return red_cards.candidates(deal, seat)
