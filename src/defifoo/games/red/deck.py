"""The cards, what they are worth and how they are written down.

Gang cards are numbered by gang, then rank: R1 is 0, R9 is 8, the Ravens' Charmer RC is 9, their Godfather RG is 10, V1 is 11.
Then the Police from P1 to P15, the Bank and the Bomb.
"""

from typing import Final

from mypy_extensions import i64

from defifoo.core.aliases import Card
from defifoo.core.refusal import malformed

SUITS: Final = "RVFSP"
"""Ravens, Vipers, Foxes, Sharks; and the Police."""

GANG_SIZE: Final = 11
CHARMER: Final = 9
GODFATHER: Final = 10
"""Ranks in a gang, from 0.  red.order"""

POLICE: Final = 44
BANK: Final = 59
BOMB: Final = 60
CARDS: Final = 61

POLICE_SUIT: Final = 4

CARD_NAMES: Final = tuple(
    [gang + rank for gang in "RVFS" for rank in "123456789CG"] + [f"P{rank}" for rank in range(1, 16)] + ["BANK", "BOMB"]
)
_CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def _all_of(*names: str) -> int:
    return sum(1 << _CARDS[name] for name in names)


FULL_DECK: Final = bytes(range(CARDS))
"""red.deck"""

SMALL_DECK: Final = bytes(card for card in FULL_DECK if card >= POLICE or card % GANG_SIZE > 2)
"""red.deck.small"""

WORTH_FIVE: Final = _all_of("RG", "VG", "FG", "SG", "BANK", "P15", "P1")
WORTH_THREE: Final = _all_of("RC", "VC", "FC", "SC", "BOMB")
"""red.values: every other card is worth one."""

SPECIALS: Final = _all_of("BANK", "BOMB")


def deck_for(players: i64) -> bytes:
    """red.deck, red.deck.small"""
    return SMALL_DECK if players <= 3 else FULL_DECK


def charmer(gang: i64) -> Card:
    return gang * GANG_SIZE + CHARMER


def godfather(gang: i64) -> Card:
    return gang * GANG_SIZE + GODFATHER


def parse_card(text: str) -> Card:
    card = _CARDS.get(text)
    if card is None:
        raise malformed("card", text)
    return card
