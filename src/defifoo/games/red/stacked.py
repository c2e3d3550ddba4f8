"""A Red game with the cards laid out on purpose, for tests, puzzles and disputes."""

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask
from defifoo.core.bits import as_mask
from defifoo.core.chance import FastSource
from defifoo.core.refusal import malformed
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import parse_card


def stacked(
    hands: list[str],
    face_down: str = "",
    dealer: int = 0,
    charmer: bool = False,
    won: list[str] | None = None,
    bank: str = "",
) -> RedDeal:
    """One text of cards for each seat, e.g. ["R1 BOMB", "R2 P3"], and the card face down in the Bank.

    `won` lays cards among the winnings of each seat, `bank` puts cards that everyone saw into the Bank. Hands may be smaller
    than a real deal's, and of different sizes.
    """
    winnings = [""] * len(hands) if won is None else won
    _no_card_twice(" ".join([*hands, face_down, *winnings, bank]))
    deal = RedDeal(len(hands), dealer, FastSource(0), vec[i64]([_cards(hand) for hand in hands]), _cards(face_down), charmer)
    deal.bank = _cards(bank)
    deal.won = vec[i64]([_cards(cards) for cards in winnings])
    for cards in [bank, *winnings]:
        deal.deck |= _cards(cards)
    return deal


def _cards(text: str) -> Mask:
    return as_mask([parse_card(card) for card in text.split()])


def _no_card_twice(text: str) -> None:
    cards = text.split()
    if len(set(cards)) < len(cards):
        raise malformed("cards", text)
