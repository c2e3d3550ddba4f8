"""The legal moves of a seat, as they are sent to it, and as they are meant.

A game may have moves of any cards of the hand, too many to list. One line stands for them all: "exchange *4" is a move that
begins with this word and names one card of the hand to four.
"""

from itertools import combinations
from typing import Final

from defifoo.core.deal import Deal
from defifoo.core.game import Game

ANY: Final = " *"


def shortened(game: Game, deal: Deal, seat: int) -> list[str]:
    """In notation. Only ever sent to the seat itself, since the list can betray its hand."""
    name = game.move_name
    found = [name(move) for move in deal.plain_moves(seat)]
    most = deal.most_cards(seat)
    return [*found, f"{game.any_cards}{ANY}{most}"] if most else found


def spelled_out(moves: tuple[str, ...], hand: list[str]) -> tuple[str, ...]:
    """Every move by itself."""
    word, any_cards, most = moves[-1].partition(ANY) if moves else ("", "", "")
    if not any_cards:
        return moves
    handfuls = {cards: None for count in range(1, int(most) + 1) for cards in combinations(hand, count)}
    return (*moves[:-1], *[f"{word} {' '.join(cards)}" for cards in handfuls])
