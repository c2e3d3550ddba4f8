"""The legal moves of a seat, as they are sent to it."""

from defifoo.core.deal import Deal
from defifoo.core.game import Game
from defifoo.games.blue.deck import how_many
from defifoo.games.blue.moves import EXCHANGE

ANY_EXCHANGE = "exchange"
"""Blue: an exchange of any of the cards in hand, at most so many: "exchange *4". Listing them all would take kilobytes."""


def offers(game: Game, deal: Deal, seat: int) -> list[str]:
    """In notation. Only ever sent to the seat itself, since the list can betray its hand."""
    moves = deal.moves(seat)
    if game.name != "blue" or not moves or moves[-1] < EXCHANGE:
        return [game.move_name(move) for move in moves]
    plain = [game.move_name(move) for move in moves if move < EXCHANGE]
    most = max(how_many(move ^ EXCHANGE) for move in moves if move >= EXCHANGE)
    return [*plain, f"{ANY_EXCHANGE} *{most}"]
