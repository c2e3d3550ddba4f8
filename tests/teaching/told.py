"""What a game says of a move, with futures made by hand."""

from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.fact import Fact, Foreseen
from defifoo.games.shelf import OURS


def facts(game: str, deal: Deal, seat: int, move: str, *futures: list[Event] | Foreseen) -> list[Fact]:
    """A future is what happens in it, or that and the deal in which it ends; "" is letting the moment pass."""
    known = OURS[game]
    foreseen = [Foreseen(future, deal) if isinstance(future, list) else future for future in futures]
    return known.facts(deal.view(seat), int(known.parse_move(move)) if move else -1, foreseen)


def took(game: str, seat: int, cards: str = "", name: str = "took-trick") -> list[Event]:
    """A future in which somebody takes what lies there."""
    return [Event(name, seat, bytes(int(OURS[game].parse_card(card)) for card in cards.split()))]
