"""What may be laid where, and when a game is dead. The lines of the table are sets of places, see `lines.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit
from defifoo.games.blue.deck import BOLT, CONTINENT, ICE, MOON, RAIN, SUN, Handful, count, faces_of, one
from defifoo.games.blue.lines import Lines
from defifoo.games.blue.moves import BOLT_AT, COVER_RAIN, COVER_SUN, ICE_AT, MOON_AT, OPEN_RAIN, OPEN_SUN

STANDSTILL: Final = 100
"""So many rounds of nothing but exchanges and passes end a game.  blue.standstill"""

_CORAL_LINES: Final = 0b001001001001001001


def own(seat: Seat) -> Mask:
    """The three places for lines in front of a seat."""
    return 0b111 << (3 * seat)


def of_colour(colour: i64) -> Mask:
    return _CORAL_LINES << colour


# Which lines


def openable(seat: Seat, lines: Lines) -> Mask:
    """At most one line per colour.  blue.open"""
    return own(seat) & ~lines.opened


def layable(seat: Seat, lines: Lines) -> Mask:
    """An open line of one's own, unless a Moon or an Iceberg blocks it.  blue.continent"""
    return own(seat) & lines.opened & ~lines.stopped & ~lines.frozen


def coverable(seat: Seat, lines: Lines) -> Mask:
    """A Moon in front of oneself, unless an Iceberg shuts it in.  blue.cancel, blue.iceberg"""
    return own(seat) & lines.stopped & ~lines.frozen


def moonable(seat: Seat, lines: Lines) -> Mask:
    """An opponent's line with a Sun on top, not frozen.  blue.moon.where, blue.rainbow.protects"""
    return lines.opened & ~own(seat) & ~lines.stopped & ~lines.rainbowed & ~lines.frozen


def strikeable(seat: Seat, lines: Lines) -> Mask:
    """The others' lines with a continent that no Rainbow protects.

    blue.lightning, blue.rainbow.protects, blue.frozen.lightning
    """
    return lines.laden & ~own(seat) & ~lines.rainbowed


def freezable(seat: Seat, lines: Lines) -> Mask:
    """Any line of an opponent that is not frozen yet.  blue.iceberg"""
    return lines.opened & ~own(seat) & ~lines.frozen


# Which moves


def _continents_of(colours: int) -> int:
    faces = [CONTINENT + face for face in range(15) if colours >> (face // 5) & 1]
    return sum(1 << (3 * face) for face in faces)


_CONTINENTS_OF: Final[vec[i64]] = vec[i64]([_continents_of(colours) for colours in range(8)])


def _colours(seat: Seat, places: Mask) -> Mask:
    return (places >> (3 * seat)) & 7


def _struck_colours(places: Mask) -> Mask:
    folded = places | (places >> 9)
    return (folded | (folded >> 3) | (folded >> 6)) & 7


def moves_at_home(seat: Seat, hand: Handful, lines: Lines) -> Mask:
    """The legal moves below 60, as a set.

    blue.open, blue.continent, blue.cancel, blue.lightning.hits, all.own-cards
    """
    faces = faces_of(hand)
    legal = faces & _CONTINENTS_OF[_colours(seat, layable(seat, lines))]
    if faces & (one(SUN) | one(RAIN)):
        to_open = _colours(seat, openable(seat, lines))
        to_cover = _colours(seat, coverable(seat, lines))
        if faces & one(SUN):
            legal |= (to_open << OPEN_SUN) | (to_cover << COVER_SUN)
        if faces & one(RAIN):
            legal |= (to_open << OPEN_RAIN) | (to_cover << COVER_RAIN)
    if faces & one(BOLT):
        legal |= _struck_colours(strikeable(seat, lines)) << BOLT_AT
    return legal


def moves_abroad(seat: Seat, hand: Handful, lines: Lines) -> Mask:
    """The legal moves from 60 to 95, less 60, as a set.  blue.moon.where, blue.iceberg, all.own-cards"""
    legal: Mask = 0
    if count(hand, MOON):
        legal |= moonable(seat, lines)
    if count(hand, ICE):
        legal |= freezable(seat, lines) << (ICE_AT - MOON_AT)
    return legal


def must_open(hand: Handful, rules: i64) -> bool:
    """Whether a dealer with these cards may not exchange any on the first turn: a Sun has to be used.

    By the first version of the rules a Rainbow had to be used, too.  blue.first-turn
    """
    return bool(count(hand, SUN) or (rules == 1 and count(hand, RAIN)))


def exchangeable(hand_size: i64, pile: i64) -> i64:
    """How many cards may be exchanged at most.  blue.exchange, blue.pile-empty"""
    return hand_size if hand_size < pile else pile


# When it is over


def dead_table(players: i64, lights: i64, lines: Lines) -> bool:
    """Whether nobody can ever lay a continent again; `lights` Suns and Rainbows are not on the table.  blue.dead-table"""
    if lights > 0:
        return lines.frozen == bit(3 * players) - 1
    return not lines.opened & ~lines.stopped & ~lines.frozen
