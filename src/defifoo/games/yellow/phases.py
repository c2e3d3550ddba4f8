"""What the table is waiting for, and what may be answered: the one place that knows. Everything else looks it up here.

            asks for         from              instead                 when time runs out    refuses by
direction   one of two                                                 clockwise             all.direction
lead        a card           the hand          draw, with only Skulls  so, else a card       yellow.deal
turn        a card           the hand          draw                    so                    yellow.draw
drawn       a card           the card drawn    keep, unless it leads   so, else the card     yellow.draw
replay      one of two                                                 reverse               yellow.event.replay
race        a card           the hand          pass                    so                    yellow.event.speed
debt        an answer        the hand          take                    so                    yellow.event.plus3
give        a card and whom  the hand, others                          a Skull if there is   yellow.event.must
thanks      one of two                                                 silent                yellow.event.give.thanks
swap        whom             the others                                the next seat         yellow.event.must
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.games.yellow.moves import (
    AGAIN,
    CLOCKWISE,
    DRAW,
    GIVE_TO,
    KEEP,
    PASS,
    REVERSE,
    SILENT,
    SWAP_WITH,
    TAKE,
    THANKS,
)

DIRECTION: Final = 0
LEAD: Final = 1
TURN: Final = 2
DRAWN: Final = 3
"""The drawer plays the card or keeps it. The table waits even if it cannot be played, so nobody learns whether it could."""
REPLAYING: Final = 4
RACE: Final = 5
DEBT: Final = 6
GIVING: Final = 7
THANKING: Final = 8
SWAPPING: Final = 9
OVER: Final = 10

PHASES: Final = ("direction", "lead", "turn", "drawn", "replay", "race", "debt", "give", "thanks", "swap", "over")

NOTHING_ELSE: Final = -1

INSTEAD: Final[vec[i64]] = vec[i64]([-1, DRAW, DRAW, KEEP, -1, PASS, TAKE, -1, -1, -1, -1])
"""By phase: what may be done instead of playing a card; -1 where no card is asked for."""

ONE_OF_TWO: Final[vec[i64]] = vec[i64]([CLOCKWISE, -1, -1, -1, AGAIN, -1, -1, -1, THANKS, -1, -1])
"""By phase: the first of the two moves to choose from, the other being the next number."""

ABSENT: Final[vec[i64]] = vec[i64]([CLOCKWISE, -1, -1, -1, REVERSE, -1, -1, GIVE_TO, SILENT, SWAP_WITH, -1])
"""By phase: the choice made for a seat that does not answer; for a card and for a seat, what they are added to."""

_MUST: Final = "yellow.event.must"
REFUSES: Final = (
    ("all.direction", "", ""),
    ("yellow.deal", "", ""),
    ("yellow.draw", "why", "only"),
    ("yellow.draw", "why", "only"),
    ("yellow.event.replay", "why", "choose"),
    ("yellow.event.speed", "why", "race"),
    ("yellow.event.plus3", "why", "answer"),
    (_MUST, "event", "give"),
    ("yellow.event.give.thanks", "why", "first"),
    (_MUST, "event", "swap"),
)
"""By phase: the rule that asks for something else, and how its data begin."""


def asks_for_card(phase: i64) -> bool:
    return INSTEAD[phase] >= 0
