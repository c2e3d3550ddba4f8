"""Blue positions for tests: what lies where, every card and every move."""

from defifoo.core.bits import bit
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import CARD_NAMES, FACES, card_names, count, how_many, nth_part, one, parts
from defifoo.games.blue.lines import line
from defifoo.games.blue.moves import EXCHANGE, SMALL_NAMES


def hand(deal: BlueDeal, seat: int) -> str:
    """The cards of a hand, in the order of their faces."""
    return " ".join(card_names(deal.hands[seat]))


def on_line(deal: BlueDeal, seat: int, colour: str) -> str:
    """The cards of a line: weather from the bottom up, continents, Iceberg. Empty when it was never opened."""
    return " ".join([CARD_NAMES[card] for card in deal.lines.cards(line(seat, "CLS".index(colour)))])


def all_cards(deal: BlueDeal) -> list[str]:
    """The cards in the hands, on the lines and in the pile, sorted."""
    cards = [name for held in deal.hands for name in card_names(held)]
    cards += [CARD_NAMES[card] for place in range(3 * int(deal.players)) for card in deal.lines.cards(place)]
    cards += [CARD_NAMES[card] for card in deal.pile.contents()]
    return sorted(cards)


def candidates(deal: BlueDeal, seat: int) -> list[int]:
    """All small moves, all exchanges of the cards held, and some of cards that are not."""
    held = deal.hands[seat]
    moves = set(SMALL_NAMES)
    moves |= {int(EXCHANGE + nth_part(held, n)) for n in range(1, int(parts(held)))}
    for face in range(FACES):
        moves.add(int(EXCHANGE + one(face)))
        if how_many(held) and count(held, face) < 7:
            moves.add(int(EXCHANGE + held + one(face)))
    moves.add(int(EXCHANGE + 7 * bit(0)))
    return sorted(moves)
