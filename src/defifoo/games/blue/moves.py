"""Every move as one number, and its notation.

 0 to 2   open C SUN ...      6 to 8    cancel C SUN ...     15, 18 ... 57   lay CAF ...  (three times the face)
 3 to 5   open C RAIN ...     12 to 14  cancel C RAIN ...     60 to 77        moon 0 C, moon 0 L ...
 9 to 11  bolt C ...          78 to 95  ice 0 C, ice 0 L ...  96 to 100       pass, accept, rainbow, cw, ccw

Those below 60 concern one's own lines or a colour; as a set they fit one mask. Those from 60 to 95 name a line of somebody
else, counted 3 * seat + colour; as a set they fit another. An exchange is the handful of cards given away, plus a flag.
"""

from typing import Final

from mypy_extensions import i64

from defifoo.core.aliases import Move
from defifoo.core.refusal import malformed
from defifoo.games.blue.deck import (
    CARD_NAMES,
    COLOURS,
    CONTINENT,
    FACES,
    Handful,
    card_names,
    count,
    one,
    parse_card,
)

OPEN_SUN: Final = 0
OPEN_RAIN: Final = 3
COVER_SUN: Final = 6
BOLT_AT: Final = 9
COVER_RAIN: Final = 12
LAY: Final = 15
MOON_AT: Final = 60
ICE_AT: Final = 78
PASS: Final = 96
ACCEPT: Final = 97
RAINBOW: Final = 98
CLOCKWISE: Final = 99
COUNTER: Final = 100
SMALL_MOVES: Final = 101
EXCHANGE: Final = 0x1000_0000_0000_0000


def _small_names() -> dict[int, str]:
    names = {PASS: "pass", ACCEPT: "accept", RAINBOW: "rainbow", CLOCKWISE: "cw", COUNTER: "ccw"}
    for index, colour in enumerate(COLOURS):
        names[OPEN_SUN + index] = f"open {colour} SUN"
        names[OPEN_RAIN + index] = f"open {colour} RAIN"
        names[COVER_SUN + index] = f"cancel {colour} SUN"
        names[COVER_RAIN + index] = f"cancel {colour} RAIN"
        names[BOLT_AT + index] = f"bolt {colour}"
        for seat in range(6):
            names[MOON_AT + 3 * seat + index] = f"moon {seat} {colour}"
            names[ICE_AT + 3 * seat + index] = f"ice {seat} {colour}"
    for card in range(CONTINENT, FACES):
        names[3 * card] = f"lay {CARD_NAMES[card]}"
    return names


SMALL_NAMES: Final = _small_names()
_SMALL: Final = {name: move for move, name in SMALL_NAMES.items()}


def line_of(move: Move) -> i64:
    """The line that a Moon or an Iceberg is laid on."""
    return move - MOON_AT if move < ICE_AT else move - ICE_AT


def move_name(move: Move) -> str:
    if move >= EXCHANGE:
        return " ".join(["exchange", *card_names(move ^ EXCHANGE)])
    return SMALL_NAMES[move]


def parse_move(text: str) -> Move:
    """The cards of an exchange may come in any order. Raises Refused (malformed)."""
    small = _SMALL.get(text)
    if small is not None:
        return small
    head, *cards = text.split(" ")
    if head != "exchange" or not cards:
        raise malformed("move", text)
    return EXCHANGE + _handful(cards, text)


def _handful(cards: list[str], text: str) -> Handful:
    handful: Handful = 0
    for name in cards:
        if name not in CARD_NAMES:
            raise malformed("move", text)
        card = parse_card(name)
        if count(handful, card) == 7:
            raise malformed("move", text)
        handful += one(card)
    return handful
