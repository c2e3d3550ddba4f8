"""Reaction windows: when a move takes effect that others may still forestall.

In Red a card that would end the round, and in Blue the answer to a Moon, take effect not before `window` milliseconds after the
card before them lay on the table. The time is the same for all and depends on nothing that anybody holds: only on what lies
open, on hand sizes, and on the move itself.
"""

from defifoo.core.bits import size
from defifoo.core.deal import Deal
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import BANK


def waits_for_reactions(deal: Deal, seat: int, move: int) -> bool:
    """Whether a legal move has to leave the others time to react."""
    if isinstance(deal, RedDeal):
        return ends_red_round(deal, seat, move)
    return isinstance(deal, BlueDeal) and deal.attacker >= 0


def ends_red_round(deal: RedDeal, seat: int, card: int) -> bool:
    """The last card of a round or of a hand, laid into a round. A slam ends one too, but is itself what the time is for.

    A lead that empties a hand ends the game at once: between rounds nobody may slam.
    """
    if card >= BANK or deal.trick_size == 0:
        return False
    return bool(deal.trick_size == deal.players - 1 or size(deal.hands[seat]) == 1)
