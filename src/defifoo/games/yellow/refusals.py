"""Why a move that plays no card is refused, and why any move is at the wrong moment.

Where one rule refuses for several reasons, "why" in its data tells them apart.
"""

from mypy_extensions import i64

from defifoo.core.aliases import Move, Seat
from defifoo.core.refusal import NOT_YOURS, Violation
from defifoo.games.yellow.moves import AGAIN, DRAW, GIVE_TO, KEEP, PASS, REVERSE, SILENT, SWAP_WITH, TAKE, THANKS
from defifoo.games.yellow.phases import DEBT, DRAWN, RACE, REFUSES, THANKING, asks_for_card


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
    rule, key, value = REFUSES[phase]
    data = {key: value} if key else {}
    if phase == DEBT:
        data["count"] = str(debt)
    elif phase == THANKING:
        data["seat"] = str(seat)
    return Violation(rule, data)


def not_asked(seat: Seat, move: Move, phase: i64, debt: i64) -> Violation:
    """For a move that plays no card and is not what may be done now: where a card is asked for, the rule of its own moment."""
    if not asks_for_card(phase) or move == DRAW:
        return wrong_moment(seat, phase, debt)
    if move >= GIVE_TO:
        return Violation("yellow.event.give")
    if move >= SWAP_WITH:
        return Violation("yellow.event.swap")
    if move == AGAIN or move == REVERSE:
        return Violation("yellow.event.replay", {"why": "only"})
    if move == PASS:
        return Violation("yellow.event.speed", {"why": "no-race"})
    if move == TAKE:
        return Violation("yellow.event.plus3", {"why": "no-debt", "count": "0"})
    if move == KEEP:
        # With a card just drawn it can always be kept, unless the table still waits for the lead.
        return Violation("yellow.deal.skulls") if phase == DRAWN else Violation("yellow.draw", {"why": "keep"})
    return Violation("all.direction")
