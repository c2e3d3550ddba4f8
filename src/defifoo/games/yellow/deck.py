"""The cards and how they are written down.

Faces are numbered by symbol, then colour, then event: RG is 0, RGX is 5, RY is 6. Then the three Jokers, then the Skull.
Equal cards share one number.
"""

from typing import Final

from mypy_extensions import i64

from defifoo.core.aliases import Card
from defifoo.core.refusal import malformed

SYMBOLS: Final = "RPS"
"""Rock, paper, scissors: each is beaten by the one after it."""

COLOURS: Final = "GYR"
"""Green, yellow, red, from low to high."""

EVENTS: Final = ("", "A", "S", "3", "G", "X")

PLAIN: Final = 0
REPLAY: Final = 1
SPEED: Final = 2
PLUS3: Final = 3
GIVE: Final = 4
SWAP: Final = 5

JOKER: Final = 54
SKULL: Final = 57
FACES: Final = 58

ALL_JOKERS: Final = 0b111 << JOKER

CARD_NAMES: Final = tuple(
    [symbol + colour + event for symbol in SYMBOLS for colour in COLOURS for event in EVENTS]
    + [f"J{colour}" for colour in COLOURS]
    + ["SK"]
)
CARD_BYTES: Final = [bytes([card]) for card in range(FACES)]
_CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
_COPIES: Final = (5, 1, 1, 1, 2, 1)
HAND: Final = 7
"""yellow.deal"""


def event_of(card: Card) -> i64:
    return card % 6 if card < JOKER else i64(0)


def copies(card: Card, level: i64) -> i64:
    """How many of a face the deck of a level holds.  yellow.deck, yellow.level.1, yellow.level.2"""
    if card >= SKULL:
        return 0 if level == 1 else 3
    if card >= JOKER:
        return 2
    if level == 1 and event_of(card) != PLAIN:
        return 0
    return _COPIES[event_of(card)]


def _deck(level: i64) -> bytes:
    return b"".join([CARD_BYTES[card] * copies(card, level) for card in range(FACES)])


DECKS: Final = (b"", _deck(1), _deck(2), _deck(3))
"""By level."""


def parse_card(text: str) -> Card:
    card = _CARDS.get(text)
    if card is None:
        raise malformed("card", text)
    return card
