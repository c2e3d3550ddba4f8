"""The laws of the kit, and the rules one by one."""

from defifoo.core.deal import Deal
from defifoo.testing import GameKit
from pouilleux.deal import MOVES, PouilleuxDeal
from pouilleux.deck import CARD_NAMES
from pouilleux.game import Pouilleux


class TestPouilleux(GameKit):
    game = Pouilleux()

    def all_cards(self, deal: Deal) -> list[str]:
        assert isinstance(deal, PouilleuxDeal)
        cards = [slot.card for fan in deal.fans for slot in fan] + [card for laid in deal.laid for card in laid]
        return sorted(CARD_NAMES[card] for card in cards)

    def candidates(self, deal: Deal, seat: int) -> list[int]:  # noqa: ARG002 - the same for every seat and position
        return list(range(-1, MOVES + 1))
