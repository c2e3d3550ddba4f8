"""The way to a table by its code. Who tries codes at random is slowed down, and counted."""

from time import monotonic

from defifoo.core.refusal import Refused
from defifoo.server.house import House
from defifoo.server.limits import Address, too_many
from defifoo.server.room import Room

_NONE = "server.no-table"


async def find_room(house: House, address: Address, code: str, token: str = "") -> Room:
    """`token` is the hash of what was sent along. Raises Refused.

    An address that has guessed too often is told nothing of any table, but for those at which its token has a seat: else a
    code that is refused for another reason would be known to be right.
    """
    may_guess = address.guesses.has(monotonic())
    if may_guess or token:
        await house.fetch(code)
    try:
        room = house.room(code)
    except Refused as refused:
        if refused.violation.rule == _NONE:
            count_guess(house, address)
        raise
    if not may_guess and not (token and _knows(room, token)):
        raise too_many("guesses")
    return room


async def check_guesses(house: House, address: Address, code: str, token: str = "") -> None:
    """To be asked before the log of a table is read, whose code may be a guess. Raises Refused, as `find_room` does."""
    if not address.guesses.has(monotonic()):
        await find_room(house, address, code, token)


def count_guess(house: House, address: Address) -> None:
    """A code that no table has. Raises Refused when there were too many of them."""
    house.metrics.guesses += 1
    if not address.guesses.take(monotonic()):
        raise too_many("guesses")


def _knows(room: Room, token: str) -> bool:
    return room.table.is_host(token) or bool(room.table.seats_of(token))
