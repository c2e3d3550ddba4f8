"""Every card and every move of Red, for tests that hold in any position."""

from defifoo.core.bits import members
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import CARD_NAMES
from defifoo.games.red.moves import MOVES, TEAM


def all_cards(deal: RedDeal) -> list[str]:
    """The cards in the hands, in the round, won and in the Bank, sorted."""
    cards = [card for mask in [*deal.hands, *deal.won, deal.bank, deal.face_down] for card in members(mask)]
    cards += [deal.trick[place] for place in range(deal.trick_size)]
    return sorted(CARD_NAMES[card] for card in cards)


def candidates(deal: RedDeal, seat: int) -> list[int]:  # noqa: ARG001 - the same for every seat and position
    return [move for move in range(MOVES) if move != TEAM]
