"""The laws of every game, for Purple."""

from defifoo.core.deal import Deal
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.game import Purple
from defifoo.testing import GameKit
from tools import purple_cards


class TestPurple(GameKit):
    game = Purple()

    def all_cards(self, deal: Deal) -> list[str]:
        assert isinstance(deal, PurpleDeal)
        return purple_cards.all_cards(deal)

    def candidates(self, deal: Deal, seat: int) -> list[int]:
        assert isinstance(deal, PurpleDeal)
        return purple_cards.candidates(deal, seat)

    def check_cards_of_a_guess(self, deal: Deal, guess: Deal) -> None:
        """What was set aside unseen may be guessed to be in play."""
        assert len(set(self.all_cards(guess))) == len(self.all_cards(deal))
