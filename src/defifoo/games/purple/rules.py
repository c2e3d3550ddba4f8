"""What may be played on what, and who takes the trick.

The called "colour" of a trick is one number: -1 while anything may be played, 0 to 4 for a colour, and 5 to 9 while a led
Spacecraft (less 5) still leaves the choice between its two colours.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Card, Mask
from defifoo.core.bits import bit
from defifoo.games.purple.deck import COLOURS, PLANETS, RANKS, SPACECRAFT, SUN, craft_colours

NOTHING_CALLED: Final = -1
OPEN: Final = 5
"""OPEN + craft: the led Spacecraft leaves the choice of its two colours."""

DOES_NOT_COUNT: Final = -1


def _crafts_with(colour: int) -> int:
    return (1 << (SPACECRAFT + colour)) | (1 << (SPACECRAFT + (colour + 4) % 5))


def _following(called: int) -> int:
    if called < OPEN:
        return int(PLANETS[called]) | _crafts_with(called)
    first, second = called - OPEN, (called - OPEN + 1) % 5
    return _following(first) | _following(second)


_FOLLOWING: Final[vec[i64]] = vec[i64]([_following(called) for called in range(10)])


def follows(card: Card, called: i64) -> bool:
    """purple.follow, purple.spacecraft.lead.follow"""
    return bit(card) & _FOLLOWING[called] != 0


def playable(hand: Mask, called: i64) -> Mask:
    """The cards of a hand that may be played now.

    purple.lead, purple.follow, purple.discard, purple.sun.any-time, purple.sun.lead
    """
    if called == NOTHING_CALLED:
        return hand
    follow = hand & _FOLLOWING[called]
    if not follow:
        return hand
    return follow | (hand & bit(SUN))


def shown_missing(card: Card, called: i64) -> Mask:
    """The cards that a seat proves not to hold by playing this one: it threw away, so it could not follow.

    The Sun proves nothing.  purple.sun.any-time
    """
    if called == NOTHING_CALLED or card == SUN or follows(card, called):
        return 0
    return _FOLLOWING[called]


def calls(card: Card, called: i64) -> i64:
    """What is called once this card has been played.

    purple.follow, purple.spacecraft.switch, purple.spacecraft.lead, purple.sun.lead, purple.discard
    """
    if card == SUN:
        return called
    if called == NOTHING_CALLED:
        return OPEN + card - SPACECRAFT if card >= SPACECRAFT else card // RANKS
    if not follows(card, called):
        return called
    if card < SPACECRAFT:
        return card // RANKS
    return _switched(card - SPACECRAFT, called)


def _switched(craft: i64, called: i64) -> i64:
    """The other colour of a Spacecraft played on one of its own.  purple.spacecraft.switch"""
    first, second = craft_colours(craft)
    if called >= OPEN:
        led_first, led_second = craft_colours(called - OPEN)
        return second if first == led_first or first == led_second else first
    return second if called == first else first


def called_letters(called: i64) -> str:
    """One letter when a colour is called, two while a led Spacecraft leaves the choice, none before that."""
    if called == NOTHING_CALLED:
        return ""
    if called < OPEN:
        return COLOURS[called]
    first, second = craft_colours(called - OPEN)
    return COLOURS[first] + COLOURS[second]


def strength(card: Card, called: i64) -> i64:
    """How a card played on `called` counts: higher wins, -1 does not count.

    purple.discard, purple.spacecraft.three, purple.sun.lowest
    """
    if card == SUN:
        return DOES_NOT_COUNT
    if called != NOTHING_CALLED and not follows(card, called):
        return DOES_NOT_COUNT
    return i64(3) if card >= SPACECRAFT else card % RANKS + 1


def leading_strength(card: Card) -> i64:
    """How the card counts that is ahead in a trick; -1 is none."""
    return DOES_NOT_COUNT if card < 0 else strength(card, NOTHING_CALLED)


def sweeps(card: Card, played: i64, players: i64) -> bool:
    """Whether this is a Spacecraft played as the last card of a trick, thrown away or not.  purple.spacecraft.last.always"""
    return SPACECRAFT <= card < SUN and played == players


def takes_the_lead(card: Card, counts: i64, best: i64) -> bool:
    """Whether a card that counts so much is ahead of those before it, the best of which counts `best`.

    Nothing before a Spacecraft that counts does so any more; between two threes the first, a Spacecraft, stays ahead.
    purple.win-trick, purple.win-trick.tie, purple.spacecraft.switch, purple.spacecraft.last
    """
    if card >= SPACECRAFT:
        return counts != DOES_NOT_COUNT
    return counts > best
