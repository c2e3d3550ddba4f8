"""What a set costs or brings, challenge by challenge."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask
from defifoo.core.bits import as_bytes, bit, size
from defifoo.core.outcome import ScoreLine, each
from defifoo.games.purple.deck import (
    ALL_SPACECRAFT,
    CHALLENGES,
    FIVES,
    LEAST,
    MOST,
    NO_ALIEN,
    NO_FIVES,
    NO_PLANET,
    NO_SEVENS,
    NO_SPACECRAFT,
    NO_SUN,
    NO_TRICK,
    NOT_LAST,
    PLANETS,
    SEVENS,
    SPACECRAFT,
    SUN,
    alien,
)

PRICE: Final[vec[i64]] = vec[i64]([0, 0, 20, 20, 20, 50, 10, 0, 0, 50])
"""What winning each costly card costs, by challenge; 0 where the tricks themselves count."""

TRICK_PRICE: Final = 10
"""purple.score.no-trick"""

LAST_TRICK_PRICE: Final = 50
"""purple.score.not-last"""

REWARD: Final = 50
"""purple.score.most, purple.score.least"""


def _costly(challenge: int, colour: int) -> int:
    if challenge == NO_SPACECRAFT:
        return ALL_SPACECRAFT
    if challenge == NO_FIVES:
        return FIVES
    if challenge == NO_SEVENS:
        return SEVENS
    if challenge == NO_SUN:
        return 1 << SUN
    if challenge == NO_PLANET:
        return int(PLANETS[colour])
    return 1 << int(alien(colour)) if challenge == NO_ALIEN else 0


_COSTLY: Final[vec[i64]] = vec[i64]([_costly(challenge, colour) for challenge in range(10) for colour in range(5)])


def costly_cards(challenge: i64, colour: i64, spacecraft_too: bool) -> Mask:
    """The cards that a challenge makes their winner pay for; none where the tricks themselves count.

    purple.score.no-planet.spacecraft
    """
    cards = _COSTLY[challenge * 5 + max(0, colour)]
    if spacecraft_too and challenge == NO_PLANET:
        return cards | bit(SPACECRAFT + colour) | bit(SPACECRAFT + (colour + 4) % 5)
    return cards


def challenge_points(challenge: i64, costly: Mask, won: Mask, tricks: i64, most: i64, fewest: i64, took_last: bool) -> i64:
    """The points of one seat by the challenge alone.  purple.score.*"""
    if challenge == NO_TRICK:
        return -TRICK_PRICE * tricks
    if challenge == NOT_LAST:
        return -LAST_TRICK_PRICE if took_last else 0
    if challenge == MOST:
        return REWARD if tricks == most else 0
    if challenge == LEAST:
        return REWARD if tricks == fewest else 0
    return -PRICE[challenge] * size(won & costly)


SUN_PENALTY: Final = -50
"""purple.sun.last-trick"""


def challenge_lines(challenge: i64, costly: Mask, won: Mask, tricks: i64, points: i64, last_trick: bytes) -> list[ScoreLine]:
    """The points of one seat by the challenge alone, explained; `last_trick` is empty unless this seat won it."""
    crafts = won & costly & ALL_SPACECRAFT if challenge == NO_PLANET else 0
    lines = [_challenge_line(challenge, costly & ~crafts, won, tricks, points, last_trick)]
    if crafts:
        rule = "purple.score.no-planet.spacecraft"
        lines.append(each(rule, int(size(crafts)), -int(PRICE[challenge]), as_bytes(crafts)))
    return lines


def _challenge_line(challenge: i64, costly: Mask, won: Mask, tricks: i64, points: i64, last_trick: bytes) -> ScoreLine:
    rule = f"purple.score.{CHALLENGES[challenge]}"
    if challenge == NO_TRICK:
        return each(rule, int(tricks), -TRICK_PRICE, as_bytes(won))
    if challenge == NOT_LAST:
        return each(rule, 1 if points else 0, -LAST_TRICK_PRICE, last_trick)
    if challenge == MOST or challenge == LEAST:
        return ScoreLine(rule, int(points), int(tricks), cards=as_bytes(won))
    taken = won & costly
    return each(rule, int(size(taken)), -int(PRICE[challenge]), as_bytes(taken))


def sun_line() -> ScoreLine:
    """purple.sun.last-trick"""
    return each("purple.sun.last-trick", 1, SUN_PENALTY, bytes([SUN]))
