"""Which seats a guest plays for, at the door and when somebody sits down or leaves."""

from collections import Counter

from defifoo.server.guest import NO_SEAT, TOO_MANY, Guest
from defifoo.server.settings import Limits
from defifoo.server.telling import Crowd, Post, full
from defifoo.server.words import refuse
from defifoo.table.allowed import check_watching, may_watch
from defifoo.table.broadcast import SPECTATOR
from defifoo.table.entries import Entry, Locked, Seated, SeatLeft
from defifoo.table.presence import arrive
from defifoo.table.table import Table


def seats_for(table: Table, guest: Guest) -> list[int]:
    """The seats of its token, or those that it narrowed itself down to; none for a spectator."""
    mine = table.seats_of(guest.token) if guest.token else []
    return mine if guest.only is None else [seat for seat in mine if seat in guest.only]


def make_room_for(table: Table, crowd: Crowd, guest: Guest, seats: list[int], limits: Limits) -> None:
    """Raises Refused where too many are connected already, in one of the seats or watching, or where nobody may watch."""
    if not seats:
        check_watching(table, guest.token)
        _make_room_to_watch(crowd, guest, limits.watchers)
    elif any(len(crowd.by_seat.get(seat, ())) >= limits.guests_of_a_seat for seat in seats):
        raise refuse("too-many-guests")


def _make_room_to_watch(crowd: Crowd, guest: Guest, most: int) -> None:
    """When all places are taken, the address that has the most of them gives one up for another that has fewer."""
    watching = [one for one in crowd.by_seat.get(SPECTATOR, ()) if not one.closing]
    if len(watching) < most:
        return
    taken = Counter(one.allowance.address for one in watching)
    greedy, count = taken.most_common(1)[0] if taken else (guest.allowance.address, 0)
    if count <= taken[guest.allowance.address] + 1:
        raise refuse("too-many-guests")
    last = next(one for one in reversed(watching) if one.allowance.address is greedy)
    last.close(TOO_MANY)


def reseat(table: Table, crowd: Crowd, entry: Entry) -> Post:
    """A device that is connected gets the seat that it took, and no longer plays for one that it left. Where nobody may watch,
    those who only looked on while people gathered go."""
    if isinstance(entry, Locked):
        for guest in crowd.by_seat.get(SPECTATOR, ()):
            if not may_watch(table, guest.token):
                guest.close(NO_SEAT)
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
