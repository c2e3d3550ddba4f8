"""What a set costs or brings, challenge by challenge."""

from mypy_extensions import i64

from defifoo.core.aliases import Mask
from defifoo.core.bits import bit, size
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


def challenge_points(challenge: i64, colour: i64, won: Mask, tricks: i64, most: i64, fewest: i64, took_last: bool) -> i64:
    """The points of one seat by the challenge alone.  purple.score.*"""
    if challenge == NO_TRICK:
        return -10 * tricks
    if challenge == NOT_LAST:
        return -50 if took_last else 0
    if challenge == NO_SPACECRAFT:
        return -20 * size(won & ALL_SPACECRAFT)
    if challenge == NO_FIVES:
        return -20 * size(won & FIVES)
    if challenge == NO_SEVENS:
        return -20 * size(won & SEVENS)
    if challenge == NO_SUN:
        return -50 if won & bit(SUN) else 0
    if challenge == NO_PLANET:
        return -10 * size(won & PLANETS[colour])
    if challenge == MOST:
        return 50 if tricks == most else 0
    if challenge == LEAST:
        return 50 if tricks == fewest else 0
    assert challenge == NO_ALIEN
    return -50 if won & bit(alien(colour)) else 0


SUN_PENALTY: i64 = -50
"""purple.sun.last-trick"""
