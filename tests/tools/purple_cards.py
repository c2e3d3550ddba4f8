"""Purple positions for tests: how to set one up, and every card and every move of it."""

from defifoo.core.bits import members
from defifoo.games.purple.deal import CLOCKWISE, MOVES, PurpleDeal
from defifoo.games.purple.deck import CARD_NAMES
from defifoo.games.purple.stacked import stacked


def table(*hands: str, dealer: int = 0) -> PurpleDeal:
    """A set whose dealer has chosen clockwise, where there was a choice."""
    deal = stacked(list(hands), dealer=dealer)
    if len(hands) > 2:
        deal.play(dealer, CLOCKWISE)
    return deal


def taken(deal: PurpleDeal) -> list[int]:
    """The tricks won by each seat."""
    return [int(count) for count in deal.tricks]


def all_cards(deal: PurpleDeal) -> list[str]:
    """The cards in the hands, in the trick and won, sorted. Those set aside are in no place of the deal."""
    cards = [card for mask in [*deal.hands, *deal.won] for card in members(mask)]
    cards += [deal.trick[place] for place in range(deal.trick_size)]
    return sorted(CARD_NAMES[card] for card in cards)


def candidates(deal: PurpleDeal, seat: int) -> list[int]:  # noqa: ARG001 - the same for every seat and position
    return list(range(MOVES))
