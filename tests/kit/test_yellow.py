"""The laws of every game, for Yellow."""

from defifoo.core.deal import Deal
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.game import Yellow
from defifoo.testing import GameKit
from tools import yellow_cards


class TestYellow(GameKit):
    game = Yellow()

    def all_cards(self, deal: Deal) -> list[str]:
        assert isinstance(deal, YellowDeal)
        return yellow_cards.all_cards(deal)

    def candidates(self, deal: Deal, seat: int) -> list[int]:
        assert isinstance(deal, YellowDeal)
        return yellow_cards.candidates(deal, seat)
