"""The legal moves of a seat, as they are sent to it."""

from typing import Final

from defifoo.core.deal import Deal
from defifoo.core.game import Game
from defifoo.games.blue.deal import BlueDeal

ANY_EXCHANGE: Final = "exchange *"
"""Blue: an exchange of any cards of the hand, at most so many: "exchange *4". Listing them all would take kilobytes."""


def offers(game: Game, deal: Deal, seat: int) -> list[str]:
    """In notation. Only ever sent to the seat itself, since the list can betray its hand."""
    name = game.move_name
    if not isinstance(deal, BlueDeal):
        return [name(move) for move in deal.moves(seat)]
    found = [name(move) for move in deal.plain_moves(seat)]
    most = deal.most_exchanged(seat)
    return [*found, f"{ANY_EXCHANGE}{most}"] if most else found
