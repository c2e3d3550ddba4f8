"""What may be played on what, and what is left to count.

What lies on the table is one number, symbol * 3 + colour: a rock is 0, 1 or 2. A Joker lies there as the symbol that was
named in its own colour. NOTHING lies there before the lead.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Card, Mask
from defifoo.core.bits import bit
from defifoo.core.refusal import Violation
from defifoo.games.yellow.deck import ALL_JOKERS, CARD_NAMES, FACES, JOKER, PLUS3, SKULL, event_of

NOTHING: Final = -1

FULL_GAME: Final = 3
"""yellow.level.3: only here do colours count."""

MAX_REMAKES: Final = 5
"""yellow.stuck"""

PENALTY: Final = 3
"""What a mistake, a missing thank-you and each +3 cost.  yellow.mistake, yellow.event.give.thanks, yellow.event.plus3"""

LEADABLE: Final = 0x1FF_FFFF_FFFF_FFFF
"""yellow.deal: everything but a Skull."""


def higher_colour(card: Card, lies: i64) -> bool:
    """yellow.higher.colour"""
    return card // 18 == lies // 3 and card // 6 > lies


def higher_symbol(card: Card, lies: i64) -> bool:
    """yellow.higher.symbol"""
    return card // 18 == (lies // 3 + 1) % 3


def _follows(card: int, lies: int, level: int) -> bool:
    """yellow.higher.colour, yellow.higher.symbol, yellow.joker, yellow.skull, yellow.level.1, yellow.level.2"""
    if card >= JOKER:
        return card != SKULL
    return higher_symbol(card, lies) or (level == FULL_GAME and higher_colour(card, lies))


def _answers(card: int, lies: int, level: int) -> bool:
    """yellow.event.plus3.joker, yellow.event.plus3.stack"""
    return _follows(card, lies, level) and (card >= JOKER or event_of(card) == PLUS3)


_LEVELS: Final = (1, 2, 3)
_FOLLOWING: Final[vec[i64]] = vec[i64](
    [sum(1 << card for card in range(FACES) if _follows(card, lies, level)) for level in _LEVELS for lies in range(9)]
)
_ANSWERING: Final[vec[i64]] = vec[i64](
    [sum(1 << card for card in range(FACES) if _answers(card, lies, level)) for level in _LEVELS for lies in range(9)]
)


def following(lies: i64, level: i64) -> Mask:
    """The cards that may be played on what lies there."""
    if lies == NOTHING:
        return LEADABLE
    return _FOLLOWING[level * 9 - 9 + lies]


def answering(lies: i64, level: i64) -> Mask:
    """The cards that answer a +3."""
    return _ANSWERING[level * 9 - 9 + lies]


def only_skulls(hand: Mask) -> bool:
    """yellow.deal"""
    return hand & LEADABLE == 0


def must_lead_drawn(drawn: Card, lies: i64) -> bool:
    """yellow.deal.skulls"""
    return lies == NOTHING and drawn != SKULL


def plain_name(lies: i64) -> str:
    """What lies there, written as the plain card that it counts as."""
    return CARD_NAMES[lies * 6]


def why_not_following(card: Card, lies: i64, level: i64) -> Violation:
    """Which rule keeps this card from following."""
    if card == SKULL:
        return Violation("yellow.skull")
    rule = "yellow.higher.symbol"
    if card // 18 == lies // 3:
        rule = "yellow.higher.colour" if level == FULL_GAME else f"yellow.level.{level}"
    return Violation(rule, {"card": CARD_NAMES[card], "lies": plain_name(lies)})


def why_not_answering(card: Card, lies: i64, debt: i64) -> Violation:
    """Which rule keeps this card from answering a +3."""
    if card == SKULL:
        return Violation("yellow.skull")
    if event_of(card) != PLUS3:
        return Violation("yellow.event.plus3", {"why": "answer", "count": str(debt)})
    return Violation("yellow.event.plus3.stack", {"card": CARD_NAMES[card], "lies": plain_name(lies)})


def card_points(card: Card) -> i64:
    """yellow.score"""
    if bit(card) & (ALL_JOKERS | bit(SKULL)):
        return 50
    return (card // 6 % 3 + 1) * 10
