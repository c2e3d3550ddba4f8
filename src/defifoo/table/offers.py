"""The legal moves of a seat, as they are sent to it."""

from typing import Final

from defifoo.core.deal import Deal
from defifoo.core.game import Game
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import how_many
from defifoo.games.blue.moves import EXCHANGE

ANY_EXCHANGE: Final = "exchange *"
"""Blue: an exchange of any cards of the hand, at most so many: "exchange *4". Listing them all would take kilobytes."""


def offers(game: Game, deal: Deal, seat: int) -> list[str]:
    """In notation. Only ever sent to the seat itself, since the list can betray its hand."""
    moves = deal.moves(seat)
    if not isinstance(deal, BlueDeal):
        return [game.move_name(move) for move in moves]
    found: list[str] = []
    most = 0
    for move in moves:
        if move < EXCHANGE:
            found.append(game.move_name(move))
        else:
            most = max(most, int(how_many(move ^ EXCHANGE)))
    return [*found, f"{ANY_EXCHANGE}{most}"] if most else found
