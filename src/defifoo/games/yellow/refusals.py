"""Why a move that plays no card is refused, and why any move is at the wrong moment.

Where one rule refuses for several reasons, "why" in its data tells them apart.
"""

from mypy_extensions import i64

from defifoo.core.aliases import Move, Seat
from defifoo.core.refusal import NOT_YOURS, Violation
from defifoo.games.yellow.moves import (
    AGAIN,
    CLOCKWISE,
    COUNTER,
    GIVE_TO,
    KEEP,
    PASS,
    REVERSE,
    SILENT,
    SWAP_WITH,
    TAKE,
    THANKS,
    target_of,
)
from defifoo.games.yellow.phases import (
    DEBT,
    DIRECTION,
    DRAWN,
    GIVING,
    LEAD,
    RACE,
    REPLAYING,
    SWAPPING,
    THANKING,
)


def why_not_yours(seat: Seat, move: Move, phase: i64, whose: Seat) -> Violation:
    """The table does not wait for this seat, or for no thanks at all."""
    if phase == THANKING:
        return Violation("yellow.event.give.thanks", {"why": "wait", "seat": str(whose)}, NOT_YOURS)
    if move == THANKS or move == SILENT:
        return Violation("yellow.event.give.thanks", {"why": "nothing", "seat": str(seat)}, NOT_YOURS)
    if phase == RACE:
        return Violation("yellow.event.speed", {"why": "own" if seat == whose else "passed"}, NOT_YOURS)
    return Violation("all.turn-order", {"seat": str(whose)}, NOT_YOURS)


def wrong_moment(seat: Seat, phase: i64, debt: i64) -> Violation:
    """Something else is asked of this seat now."""
    if phase == DIRECTION:
        return Violation("all.direction")
    if phase == LEAD:
        return Violation("yellow.deal")
    if phase == REPLAYING:
        return Violation("yellow.event.replay", {"why": "choose"})
    if phase == RACE:
        return Violation("yellow.event.speed", {"why": "race"})
    if phase == DEBT:
        return Violation("yellow.event.plus3", {"why": "answer", "count": str(debt)})
    if phase == THANKING:
        return Violation("yellow.event.give.thanks", {"why": "first", "seat": str(seat)})
    if phase == GIVING:
        return Violation("yellow.event.must", {"event": "give"})
    if phase == SWAPPING:
        return Violation("yellow.event.must", {"event": "swap"})
    return Violation("yellow.draw", {"why": "only"})


def why_not_choice(seat: Seat, move: Move, phase: i64, debt: i64) -> Violation | None:
    """For a move that plays no card and is not what this seat may do instead of playing one."""
    if phase == DIRECTION and (move == CLOCKWISE or move == COUNTER):
        return None
    if phase == REPLAYING and (move == AGAIN or move == REVERSE):
        return None
    if phase == THANKING and (move == THANKS or move == SILENT):
        return None
    if phase == GIVING and move >= GIVE_TO and target_of(move) != seat:
        return None
    if phase == SWAPPING and SWAP_WITH <= move < GIVE_TO and target_of(move) != seat:
        return None
    if phase == DIRECTION or phase == REPLAYING or phase == THANKING or phase == GIVING or phase == SWAPPING:
        return wrong_moment(seat, phase, debt)
    return _not_asked(seat, move, phase, debt)


def _not_asked(seat: Seat, move: Move, phase: i64, debt: i64) -> Violation:
    """A card is wanted, and the move belongs to a moment that is not now."""
    if move == CLOCKWISE or move == COUNTER:
        return Violation("all.direction")
    if move == AGAIN or move == REVERSE:
        return Violation("yellow.event.replay", {"why": "only"})
    if move >= GIVE_TO:
        return Violation("yellow.event.give")
    if move >= SWAP_WITH:
        return Violation("yellow.event.swap")
    if move == KEEP:
        # With a card just drawn it can always be kept, unless the table still waits for the lead.
        return Violation("yellow.deal.skulls") if phase == DRAWN else Violation("yellow.draw", {"why": "keep"})
    if move == PASS:
        return Violation("yellow.event.speed", {"why": "no-race"})
    if move == TAKE:
        return Violation("yellow.event.plus3", {"why": "no-debt", "count": "0"})
    return wrong_moment(seat, phase, debt)
