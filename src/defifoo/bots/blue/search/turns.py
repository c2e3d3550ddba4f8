"""How many turns a tour of Blue still takes.

One for every missing continent, one for every line still to be opened, and the waiting until the right cards come. The sooner a
player would be home, the better their chance to win.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask
from defifoo.games.blue.deck import CONTINENT, COPIES, HAND, Handful

# The weights were fitted to thousands of games. All but the first are counted in turns.
HASTE: Final = 0.3
"""What a turn less is worth: the chances of two players differ by a factor of e for 1 / HASTE turns."""
ORDER: Final = 2.4
"""From the next to play to the last of the round."""
OPENING: Final = 1.2
"""To open a line, and sometimes to wait for a Sun."""
NO_LIGHT: Final = 0.8
"""What a Sun costs that one does not have."""
NEVER: Final = 16.0
RENEWED: Final = 5.0
"""So many cards are exchanged at a time."""
LAID: Final = 1.6
"""A continent that lies there is better than one that is expected."""
SHELTERED: Final = 1.8
"""A line under a Rainbow."""
AT_RISK: Final = 0.3
"""A continent that a single Moon or Lightning would take."""
RAINBOW_HELD: Final = 3.5
"""It answers a Moon: nothing lost, a sheltered line and the turn."""
ATTACK_HELD: Final = 0.2
"""An attack holds up one of several rivals, and others may do it."""
ATTACK_HELD_BY_TWO: Final = 1.4
"""Between two, whatever holds up the other brings oneself home."""

ALL: Final = 31
"""The five continents as a set."""

_SIZE: Final = bytes([bin(mask).count("1") for mask in range(32)])
_KINDS: Final = bytes([sum([1 << kind for kind in range(5) if five >> (3 * kind) & 7]) for five in range(1 << 15)])
"""The continents in the five octal digits of one colour of a hand."""


def waiting(missing: int, colours: int, fresh: int) -> float:
    """Turns until the next continent lies: it may be among `fresh` unknown cards, else some are exchanged each turn."""
    wanted = missing * colours * COPIES[CONTINENT] / sum(COPIES)
    if wanted == 0:
        return NEVER
    among = 1.0 - (1.0 - wanted) ** fresh
    return 1.0 + (1.0 - among) / (1.0 - math.pow(1.0 - wanted, RENEWED))


def _turns(missing: int, colours: int, openable: int, fresh: int) -> float:
    if missing == 0:
        return 0.0
    best = NEVER
    if colours:
        best = waiting(missing, colours, fresh) + _turns(missing - 1, colours, openable, fresh)
    if openable and colours < 3:
        best = min(best, OPENING + _turns(missing, colours + 1, openable - 1, fresh))
    return min(best, NEVER)


def _table(fresh: int) -> vec[float]:
    return vec[float]([_turns(m, k, o, fresh) for m in range(6) for k in range(4) for o in range(4)])


_UNSEEN: Final[vec[float]] = _table(HAND)
_NOTHING_FITS: Final[vec[float]] = _table(2)


def turns_unseen(kinds: Mask, live: Mask, openable: Mask) -> float:
    """The turns left to a hand one does not see: continents laid, colours to lay on, colours to open or to free of a Moon."""
    return _UNSEEN[(5 - i64(_SIZE[kinds])) * 16 + i64(_SIZE[live]) * 4 + i64(_SIZE[openable])]


def kinds_in(hand: Handful, colour: i64) -> Mask:
    return _KINDS[(hand >> (15 + 15 * colour)) & 0x7FFF]


def turns_with(hand: Handful, kinds: Mask, live: Mask, openable: Mask) -> float:
    """The turns left with these cards in hand: the best choice of colours to open counts."""
    missing = ALL & ~kinds
    if missing == 0:
        return 0.0
    number = i64(_SIZE[missing])
    spare = i64(_SIZE[openable])
    lights = (hand & 7) + ((hand >> 3) & 7)
    coral = i64(_KINDS[(hand >> 15) & 0x7FFF]) & missing
    lagoon = i64(_KINDS[(hand >> 30) & 0x7FFF]) & missing
    saffron = i64(_KINDS[(hand >> 45) & 0x7FFF]) & missing
    best = 99.0
    extra = openable
    while True:
        colours = live | extra
        ready: Mask = 0
        if colours & 1:
            ready = coral
        if colours & 2:
            ready |= lagoon
        if colours & 4:
            ready |= saffron
        lays = i64(_SIZE[ready])
        opens = i64(_SIZE[extra])
        cost = float(lays + opens) + _NOTHING_FITS[(number - lays) * 16 + i64(_SIZE[colours]) * 4 + spare - opens]
        if opens > lights:
            cost += float(opens - lights) * NO_LIGHT
        best = min(best, cost)
        if extra == 0:
            return best
        extra = (extra - 1) & openable


def good_cards(hand: Handful, players: i64) -> float:
    """The turns that the cards without a continent are worth."""
    attacks = min((hand >> 6) & 7, 2) + min((hand >> 9) & 7, 1) + min((hand >> 12) & 7, 1)
    good = float(attacks) * (ATTACK_HELD_BY_TWO if players == 2 else ATTACK_HELD)
    return good + RAINBOW_HELD if (hand >> 3) & 7 else good


def good_lines(kinds: Mask, sheltered: Mask, at_risk: i64) -> float:
    """The turns that what lies there is worth: continents, lines to lay on under a Rainbow, continents that are easily lost."""
    return LAID * float(_SIZE[kinds]) + SHELTERED * float(_SIZE[sheltered]) - AT_RISK * float(at_risk)


def chance(turns: float, ahead: i64, players: i64) -> float:
    """How a player's hopes weigh who needs so many turns and has `ahead` others to play before."""
    return math.exp(-HASTE * (turns + ORDER * float(ahead) / float(players)))
