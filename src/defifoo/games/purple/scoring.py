"""What a set costs or brings, challenge by challenge."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask
from defifoo.core.bits import size
from defifoo.games.purple.deck import (
    ALL_SPACECRAFT,
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
    SUN,
    alien,
)

PRICE: Final[vec[i64]] = vec[i64]([0, 0, 20, 20, 20, 50, 10, 0, 0, 50])
"""What winning each costly card costs, by challenge; 0 where the tricks themselves count."""


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


def costly_cards(challenge: i64, colour: i64) -> Mask:
    """The cards that a challenge makes their winner pay for; none where the tricks themselves count."""
    return _COSTLY[challenge * 5 + max(0, colour)]


def challenge_points(challenge: i64, colour: i64, won: Mask, tricks: i64, most: i64, fewest: i64, took_last: bool) -> i64:
    """The points of one seat by the challenge alone.  purple.score.*"""
    if challenge == NO_TRICK:
        return -10 * tricks
    if challenge == NOT_LAST:
        return -50 if took_last else 0
    if challenge == MOST:
        return 50 if tricks == most else 0
    if challenge == LEAST:
        return 50 if tricks == fewest else 0
    return -PRICE[challenge] * size(won & costly_cards(challenge, colour))


SUN_PENALTY: Final = -50
"""purple.sun.last-trick"""
