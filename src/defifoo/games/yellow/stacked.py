"""A Yellow game with the cards laid out on purpose, for tests, puzzles and disputes."""

from typing import final

from mypy_extensions import i64

from defifoo.core.chance import Source
from defifoo.core.pile import Pile
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.deck import parse_card
from defifoo.games.yellow.hands import Hands
from defifoo.games.yellow.memory import Memory
from defifoo.games.yellow.moves import card_of, lies_after, parse_move
from defifoo.games.yellow.phases import TURN


@final
class TopFirst(Source):
    """No chance at all: always the last of the choices, so a pile is drawn from its end."""

    def below(self, limit: i64) -> i64:
        return limit - 1

    def clone(self) -> Source:
        return TopFirst()


def stacked(
    hands: list[str],
    draws: str = "",
    top: str = "",
    under: str = "",
    dealer: int = 0,
    direction: int = 1,
    remakes: int = 0,
    level: int = 3,
    mistakes: bool = False,
    thanks: bool = True,
) -> YellowDeal:
    """One text of cards for each seat, e.g. ["RG PYS", "SK JG"]; `draws` is the draw pile, next card first.

    With a `top` ("RG", or "JG P" for a Joker and its symbol) the game is under way, in `direction`, and the turn is the
    `dealer`'s; `under` lies below it, and of a pile made anew of it the last card comes first. Without one the dealer
    chooses the direction and leads.
    """
    dealt = Hands(len(hands))
    for seat, cards in enumerate(hands):
        for card in cards.split():
            dealt.add(seat, parse_card(card))
    pile = Pile(_cards(draws)[::-1])
    deal = YellowDeal(len(hands), dealer, TopFirst(), dealt, pile, Memory(len(hands)), level, mistakes, thanks)
    deal.remakes = remakes
    if top:
        move = parse_move(top)
        deal.top = card_of(move)
        deal.lies = lies_after(move)
        deal.under = Pile(_cards(under))
        deal.direction = direction
        deal.phase = TURN
    return deal


def _cards(text: str) -> bytes:
    return bytes([int(parse_card(card)) for card in text.split()])
