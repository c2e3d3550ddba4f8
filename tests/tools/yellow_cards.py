"""Where the cards of a Yellow game are, and which moves are worth trying on it."""

from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.deck import CARD_NAMES
from defifoo.games.yellow.moves import MOVES


def all_cards(deal: YellowDeal) -> list[str]:
    """Every card in every place, sorted."""
    cards = deal.pile.contents() + deal.under.contents()
    for seat in range(int(deal.players)):
        cards += deal.hands.cards(seat)
    if deal.top >= 0:
        cards += bytes([int(deal.top)])
    return sorted(CARD_NAMES[card] for card in cards)


def candidates(deal: YellowDeal, seat: int) -> list[int]:  # noqa: ARG001 - the moves are few enough to try them all
    """Every move there is, for oneself, for seats that do not exist, and two that are no moves."""
    return list(range(-1, MOVES + 1))
