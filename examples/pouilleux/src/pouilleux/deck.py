"""The 51 cards."""

from typing import Final

from defifoo.core.refusal import malformed

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = ("S", "C", "H", "D")
"""Spades and Clubs are black, Hearts and Diamonds red: a card and its partner differ in the last bit."""

CARD_NAMES: Final = tuple(f"{rank}{suit}" for rank in RANKS for suit in SUITS)
POUILLEUX: Final = CARD_NAMES.index("JS")
ABSENT: Final = CARD_NAMES.index("JC")
DECK: Final = bytes(card for card in range(len(CARD_NAMES)) if card != ABSENT)
"""pouilleux.deck"""


def partner(card: int) -> int:
    """The card of the same rank and colour.  pouilleux.pairs"""
    return card ^ 1


def parse_card(text: str) -> int:
    if text not in CARD_NAMES or text == CARD_NAMES[ABSENT]:
        raise malformed("card", text)
    return CARD_NAMES.index(text)
