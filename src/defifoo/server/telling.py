"""What everyone at a table is told about an entry of its log."""

from typing import Any

from defifoo.core.event import Event
from defifoo.server.guest import Guest
from defifoo.table.broadcast import SPECTATOR, Telling, fair_info, table_info, view_of
from defifoo.table.clock import deadline
from defifoo.table.entries import Dealt, Entry, Moved, Rematched, Started
from defifoo.table.fold import OVER, PLAYING
from defifoo.table.live import Held as HeldMove
from defifoo.table.offers import offers
from defifoo.table.table import Table
from defifoo.wire.changes import changes
from defifoo.wire.codec import encode
from defifoo.wire.messages import Board, Full, Over, Returned, Update

Post = list[tuple[Guest, bytes]]
"""Messages and whom they are for, in the order in which they are sent."""


class Crowd:
    """Everybody who is connected to one table, by seat, and what each seat was last shown."""

    def __init__(self) -> None:
        self.guests: list[Guest] = []
        self.by_seat: dict[int, list[Guest]] = {}
        self.shown: dict[int, dict[str, Any]] = {}

    @property
    def watchers(self) -> int:
        return len(self.by_seat.get(SPECTATOR, ()))

    def enter(self, guest: Guest) -> None:
        self.guests.append(guest)
        for seat in guest.seats or [SPECTATOR]:
            self.by_seat.setdefault(seat, []).append(guest)

    def leave(self, guest: Guest) -> None:
        self.guests.remove(guest)
        for seat in guest.seats or [SPECTATOR]:
            there = self.by_seat[seat]
            there.remove(guest)
            if not there:
                del self.by_seat[seat]
                self.shown.pop(seat, None)


def full(table: Table, crowd: Crowd, seat: int, now: int) -> bytes:
    view = view_of(table, seat)
    if view is None:
        crowd.shown.pop(seat, None)
    else:
        crowd.shown[seat] = view
    playing = table.state == PLAYING and table.match is not None
    return encode(
        Full(
            seat=seat,
            version=table.version,
            at=now,
            table=table_info(table),
            view=view,
            moves=_moves(table, seat) if playing else (),
            waits=table.match.deal.waits_for if playing and table.match is not None else (),
            due=deadline(table) or 0,
            watchers=crowd.watchers,
        )
    )


def board(table: Table, now: int) -> bytes:
    return encode(Board(version=table.version, at=now, table=table_info(table), due=deadline(table) or 0))


def fulls(table: Table, crowd: Crowd, now: int) -> Post:
    post: Post = []
    for seat, there in crowd.by_seat.items():
        payload = full(table, crowd, seat, now)
        post += [(guest, payload) for guest in there]
    return post


def told(table: Table, crowd: Crowd, entry: Entry, events: list[Event], mover: Guest | None, ack: int) -> Post:
    """Everyone's messages about an entry that the table has just folded. Seats and names alone are told by a board."""
    if isinstance(entry, Moved):
        return _updates(table, crowd, entry, events, mover, ack)
    if isinstance(entry, Started | Dealt | Rematched):
        return fulls(table, crowd, entry.at)
    return []


def _updates(table: Table, crowd: Crowd, entry: Moved, events: list[Event], mover: Guest | None, ack: int) -> Post:
    assert table.match is not None
    deal = table.match.deal
    playing = table.state == PLAYING
    waits = deal.waits_for if playing else ()
    due = deadline(table) or 0
    telling = Telling(table.game, events)
    post: Post = []
    for seat, there in crowd.by_seat.items():
        moves = _moves(table, seat) if playing else ()
        heard = telling.to(seat)
        changed: dict[str, Any] | None = None
        payloads: dict[bool, bytes] = {}
        for guest in there:
            mine = guest is mover and seat == entry.seat
            payload = None if mine else payloads.get(guest.changes)
            if payload is None:
                if guest.changes and changed is None:
                    changed = _changed(table, crowd, seat, waits)
                payload = encode(
                    Update(
                        seat,
                        table.version,
                        entry.at,
                        heard,
                        moves,
                        waits,
                        due,
                        entry.by,
                        changed if guest.changes and changed is not None else {},
                        ack if mine else 0,
                    )
                )
                if not mine:
                    payloads[guest.changes] = payload
            post.append((guest, payload))
    return post


def _moves(table: Table, seat: int) -> tuple[str, ...]:
    assert table.match is not None
    return () if seat < 0 else tuple(offers(table.game, table.match.deal, seat))


def _changed(table: Table, crowd: Crowd, seat: int, waits: tuple[int, ...]) -> dict[str, Any]:
    view = view_of(table, seat)
    assert view is not None
    changed = changes(crowd.shown[seat], view, waits)
    crowd.shown[seat] = view
    return changed


def returned(table: Table, crowd: Crowd, held: HeldMove, ack: int) -> Post:
    message = encode(Returned(seat=held.seat, version=table.version, at=table.last_at, move=held.move, id=ack))
    return [(guest, message) for guest in crowd.by_seat.get(held.seat, ())]


def over(table: Table, crowd: Crowd, now: int) -> Post:
    """The end of a match: the result, and everything that the deal was made of."""
    assert table.state == OVER
    assert table.match is not None
    outcome = table.match.outcome
    assert outcome is not None
    message = encode(
        Over(
            version=table.version,
            at=now,
            match=table.matches,
            points=outcome.points,
            winners=outcome.winners,
            fair=fair_info(table),
            record=f"/api/tables/{table.code}/records/{table.matches}",
        )
    )
    return [(guest, message) for guest in crowd.guests]
