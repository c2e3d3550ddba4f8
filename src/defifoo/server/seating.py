"""Which seats a guest plays for, at the door and when somebody sits down or leaves."""

from defifoo.server.guest import Guest
from defifoo.server.telling import Crowd, Post, full
from defifoo.server.words import refuse
from defifoo.table.broadcast import SPECTATOR
from defifoo.table.entries import Entry, Seated, SeatLeft
from defifoo.table.presence import arrive
from defifoo.table.table import Table


def seats_for(table: Table, guest: Guest) -> list[int]:
    """The seats of its token, or those that it narrowed itself down to; none for a spectator."""
    mine = table.seats_of(guest.token) if guest.token else []
    return mine if guest.only is None else [seat for seat in mine if seat in guest.only]


def check_room_for(crowd: Crowd, seats: list[int], most: int) -> None:
    """Raises Refused where too many are connected already: in one of the seats, or watching."""
    if any(len(crowd.by_seat.get(seat, ())) >= most for seat in seats or [SPECTATOR]):
        raise refuse("too-many-guests")


def reseat(table: Table, crowd: Crowd, entry: Entry) -> Post:
    """A device that is connected gets the seat that it took, and no longer plays for one that it left."""
    if not isinstance(entry, Seated | SeatLeft):
        return []
    post: Post = []
    for guest in list(crowd.guests):
        seats = seats_for(table, guest)
        if seats != guest.seats:
            post += _move(table, crowd, guest, seats, entry.at)
    return post


def _move(table: Table, crowd: Crowd, guest: Guest, seats: list[int], now: int) -> Post:
    fresh = [seat for seat in seats if seat not in guest.seats] if seats else [SPECTATOR]
    crowd.leave(guest)
    guest.seats = seats
    crowd.enter(guest)
    for seat in seats:
        arrive(table, seat, now)
    return [(guest, full(table, crowd, seat, now)) for seat in fresh]
