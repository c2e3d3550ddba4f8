"""What lies on a Blue table and what a hand is good for, as sets of places, colours and continents."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit
from defifoo.games.blue.deck import CONTINENT, Handful
from defifoo.games.blue.lines import Lines
from defifoo.games.blue.rules import coverable, layable, openable

# Handfuls and sets of faces, written out so that they are machine constants.
LIGHTS: Final = 0o11
ATTACKS: Final = 0o11100
ATTACK_CARDS: Final = 0o77700
RAINBOWS: Final = 0o70


def _wanted(kinds: int) -> int:
    """The cards that bring a new continent to a player with these (bit 1 to 5)."""
    return sum(1 << (3 * (CONTINENT + face)) for face in range(15) if not kinds >> (face % 5 + 1) & 1)


def _of_colours(colours: int) -> int:
    return sum(1 << (3 * (CONTINENT + face)) for face in range(15) if colours >> (face // 5) & 1)


WANTED: Final[vec[i64]] = vec[i64]([_wanted(kinds) for kinds in range(64)])
OF_COLOURS: Final[vec[i64]] = vec[i64]([_of_colours(colours) for colours in range(8)])
SIZE: Final = bytes([bin(mask).count("1") for mask in range(64)])


def kinds_laid(lines: Lines, seat: Seat) -> Mask:
    """The continents in front of a seat, bits 1 to 5."""
    kinds: Mask = 0
    for place in range(3 * seat, 3 * seat + 3):
        route = lines.routes[place]
        while route:
            kinds |= bit(route & 7)
            route >>= 3
    return kinds


def laid_once(lines: Lines, seat: Seat) -> Mask:
    """Those that lie there only once."""
    kinds: Mask = 0
    twice: Mask = 0
    for place in range(3 * seat, 3 * seat + 3):
        route = lines.routes[place]
        while route:
            twice |= kinds & bit(route & 7)
            kinds |= bit(route & 7)
            route >>= 3
    return kinds & ~twice


def losable(lines: Lines, seat: Seat) -> Mask:
    """The places of a seat whose last continent lies there only once."""
    single = laid_once(lines, seat)
    found: Mask = 0
    for place in range(3 * seat, 3 * seat + 3):
        if bit(lines.routes[place] & 7) & single:
            found |= bit(place)
    return found


def colours_of(seat: Seat, places: Mask) -> Mask:
    return (places >> (3 * seat)) & 7


def reachable(seat: Seat, lines: Lines) -> Mask:
    """The colours in which a seat can lay, now or after opening a line."""
    return colours_of(seat, layable(seat, lines) | openable(seat, lines) | coverable(seat, lines))


def useless(hand: Handful, wanted: Mask) -> Handful:
    """All but one of each wanted continent, two Suns, and what is not a continent."""
    suns = hand & 7
    keep = wanted + (suns if suns < 2 else 2)
    return hand - keep - (hand & 0o77770)
