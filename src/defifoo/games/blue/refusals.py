"""Which rule stands in the way of a move that is not among the legal ones.

The sets of `rules.py` say what is legal; here is only said why something is not in them.
"""

from mypy_extensions import i64

from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit
from defifoo.core.refusal import MALFORMED, Violation
from defifoo.games.blue.deck import BOLT, CARD_NAMES, COLOURS, ICE, MOON, RAIN, SUN, Handful, colour_of, count, holds, how_many
from defifoo.games.blue.lines import Lines, line
from defifoo.games.blue.moves import (
    BOLT_AT,
    COVER_RAIN,
    COVER_SUN,
    EXCHANGE,
    ICE_AT,
    LAY,
    MOON_AT,
    OPEN_RAIN,
    SMALL_NAMES,
    line_of,
)
from defifoo.games.blue.rules import exchangeable, own


def exists(move: Move, players: i64) -> bool:
    """Whether this is a move of the game at a table of so many."""
    if move >= EXCHANGE:
        return EXCHANGE < move < 2 * EXCHANGE
    if MOON_AT <= move < ICE_AT + 18:
        return line_of(move) < 3 * players
    return move in SMALL_NAMES


def no_move(move: Move) -> Violation:
    """Told as it was written: an attack on a seat that is not at the table has a name."""
    return Violation("move", {"text": SMALL_NAMES.get(move, str(move))}, MALFORMED)


def card_of(move: Move) -> Card:
    """The card that a move below 96 takes from the hand."""
    if move >= MOON_AT:
        return MOON if move < ICE_AT else ICE
    if move >= LAY:
        return move // 3
    if move >= COVER_RAIN:
        return RAIN
    if move >= BOLT_AT:
        return BOLT
    return RAIN if OPEN_RAIN <= move < COVER_SUN else SUN


def not_in_hand(card: Card) -> Violation:
    return Violation("all.own-cards", {"card": CARD_NAMES[card]})


def why_no_exchange(cards: Handful, hand: Handful, pile: i64, forced_to_open: bool) -> Violation | None:
    """all.own-cards, blue.first-turn, blue.pile-empty, blue.exchange"""
    if not holds(hand, cards):
        return not_in_hand(_first_missing(cards, hand))
    if forced_to_open:
        return Violation("blue.first-turn")
    if pile == 0:
        return Violation("blue.pile-empty", {"why": "exchange"})
    if how_many(cards) > exchangeable(how_many(hand), pile):
        return Violation("blue.exchange", {"pile": str(pile)})
    return None


def _first_missing(cards: Handful, hand: Handful) -> Card:
    face: Card = 0
    while count(cards, face) <= count(hand, face):
        face += 1
    return face


def why_not_there(seat: Seat, move: Move, lines: Lines) -> Violation:
    """The rule that forbids a move below 96 with a card that the seat holds."""
    if move >= ICE_AT:
        return _why_no_iceberg(seat, line_of(move), lines)
    if move >= MOON_AT:
        return _why_no_moon(seat, line_of(move), lines)
    if move >= LAY:
        return _why_no_continent(line(seat, colour_of(move // 3)), move // 3, lines)
    colour = COLOURS[move % 3]
    if move < COVER_SUN:
        return Violation("blue.open", {"colour": colour})
    if BOLT_AT <= move < COVER_RAIN:
        return Violation("blue.lightning.hits", {"colour": colour})
    return _why_no_cover(line(seat, move % 3), lines)


def _state(place: Mask, lines: Lines) -> str:
    """What blocks a line, the gravest first."""
    if not place & lines.opened:
        return "unopened"
    if place & lines.frozen:
        return "iceberg"
    return "moon" if place & lines.stopped else "open"


def _why_no_continent(place: i64, card: Card, lines: Lines) -> Violation:
    data = {"card": CARD_NAMES[card], "colour": COLOURS[place % 3], "why": _state(bit(place), lines)}
    return Violation("blue.continent", data)


def _why_no_cover(place: i64, lines: Lines) -> Violation:
    data = {"colour": COLOURS[place % 3], "why": _state(bit(place), lines)}
    if bit(place) & lines.stopped:
        return Violation("blue.iceberg", {**data, "why": "shut-in"})
    return Violation("blue.cancel", data)


def _why_no_moon(seat: Seat, place: i64, lines: Lines) -> Violation:
    data = {"colour": COLOURS[place % 3], "seat": str(place // 3)}
    if bit(place) & own(seat):
        return Violation("blue.moon.where", {**data, "why": "own"})
    if bit(place) & lines.rainbowed:
        return Violation("blue.rainbow.protects", data)
    return Violation("blue.moon.where", {**data, "why": _state(bit(place), lines)})


def _why_no_iceberg(seat: Seat, place: i64, lines: Lines) -> Violation:
    why = "own" if bit(place) & own(seat) else _state(bit(place), lines)
    return Violation("blue.iceberg", {"colour": COLOURS[place % 3], "seat": str(place // 3), "why": why})
