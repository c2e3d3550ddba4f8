"""What everyone at a table is told about an entry of its log."""

from typing import Final

from defifoo.core.event import Event
from defifoo.server.guest import Guest
from defifoo.server.shown import Shown
from defifoo.table.broadcast import SPECTATOR, Telling, count, fair_info, past, table_info
from defifoo.table.clock import deadline
from defifoo.table.entries import Dealt, Entry, Moved, Rematched, Started
from defifoo.table.fold import OVER, PLAYING
from defifoo.table.shortened import shortened
from defifoo.table.table import Table
from defifoo.table.waiting import HeldMove, Laid
from defifoo.wire.changes import Changes
from defifoo.wire.codec import encode
from defifoo.wire.messages import Full, Over, Reaction, Returned, TableMessage
from defifoo.wire.updates import CommonUpdate

Post = list[tuple[Guest, bytes]]
"""Messages and whom they are for, in the order in which they are sent."""
_NOTHING: Final[Changes] = {}


class Crowd:
    """Everybody who is connected to one table, by seat, and what they were last shown.

    afar       so many watch on other nodes
    following  the seats where somebody follows the view by changes
    """

    def __init__(self) -> None:
        self.afar = 0
        self.following: set[int] = set()
        self.guests: list[Guest] = []
        self.by_seat: dict[int, list[Guest]] = {}
        self.shown = Shown()

    @property
    def watchers(self) -> int:
        return self.afar + len(self.by_seat.get(SPECTATOR, ()))

    def _look_who_follows(self) -> None:
        self.following = {seat for seat, there in self.by_seat.items() for guest in there if guest.changes}

    def enter(self, guest: Guest) -> None:
        self.guests.append(guest)
        for seat in guest.seats or [SPECTATOR]:
            self.by_seat.setdefault(seat, []).append(guest)
        self._look_who_follows()

    def leave(self, guest: Guest) -> None:
        self.guests.remove(guest)
        for seat in guest.seats or [SPECTATOR]:
            there = self.by_seat[seat]
            there.remove(guest)
            if not there:
                del self.by_seat[seat]
                self.shown.forget(seat)
        self._look_who_follows()


def full(table: Table, crowd: Crowd, seat: int, now: int, deal: int = 0, *, with_past: bool = False) -> bytes:
    """Of the next `deal` of a match everyone knows who sits at the table and how it stands."""
    playing = table.state == PLAYING and table.match is not None
    return encode(
        Full(
            seat=seat,
            version=table.version,
            at=now,
            table=None if deal else table_info(table),
            deal=deal,
            view=crowd.shown.whole(table, seat),
            moves=_moves(table, seat) if playing else (),
            waits=table.match.deal.waits_for if playing and table.match is not None else (),
            due=deadline(table) or 0,
            watchers=crowd.watchers,
            past=past(table, seat) if with_past else (),
        )
    )


def table_message(table: Table, now: int) -> bytes:
    return encode(TableMessage(version=table.version, at=now, table=table_info(table), due=deadline(table) or 0))


def fulls(table: Table, crowd: Crowd, now: int, deal: int = 0) -> Post:
    post: Post = []
    for seat, there in crowd.by_seat.items():
        payload = full(table, crowd, seat, now, deal)
        post += [(guest, payload) for guest in there]
    return post


def told(table: Table, crowd: Crowd, entry: Entry, events: list[Event], mover: Guest | None, ack: int) -> Post:
    """Everyone's messages about an entry that the table has just folded. Seats and names alone a `table` message tells."""
    if isinstance(entry, Moved):
        return _updates(table, crowd, entry, events, mover, ack)
    if isinstance(entry, Started | Rematched):
        return fulls(table, crowd, entry.at)
    if isinstance(entry, Dealt):
        return fulls(table, crowd, entry.at, entry.number)
    return []


def _updates(table: Table, crowd: Crowd, entry: Moved, events: list[Event], mover: Guest | None, ack: int) -> Post:
    """What is the same for everyone is looked at and written once; most seats are told no more than that."""
    assert table.match is not None
    deal, game, follows = table.match.deal, table.game, crowd.following
    playing = table.state == PLAYING
    waits = deal.waits_for if playing else ()
    movers = deal.movers if playing else ()
    telling = Telling(game, events)
    common = CommonUpdate(
        table.version,
        entry.at,
        telling.to_all,
        waits,
        deadline(table) or 0,
        entry.by,
        crowd.shown.open_changes(deal, waits) if follows else {},
        None if playing else count(table),
    )
    news = crowd.shown.own_changes(deal, follows, waits)
    post: Post = []
    for seat, there in crowd.by_seat.items():
        told = telling.to(seat)
        moves = shortened(game, deal, seat) if seat in movers else ()
        reactions = _reactions(entry, seat) if entry.reactions else ()
        own = news.get(seat, _NOTHING)
        for guest in there:
            number = ack if guest is mover and seat == entry.seat else 0
            if moves or own or number or told is not telling.to_all or reactions:
                text = common.to(seat, told, moves, own, reactions, changes=guest.changes, ack=number)
            else:
                text = common.to_one_of_many(seat, changes=guest.changes)
            post.append((guest, text))
    return post


def _reactions(entry: Moved, reader: int) -> tuple[Reaction, ...]:
    """The winner's and the reader's own: what somebody else laid in vain is back in their hand and nobody's business."""
    return tuple(Reaction(seat, time) for seat, time in entry.reactions if seat in (entry.seat, reader))


def _moves(table: Table, seat: int) -> tuple[str, ...]:
    assert table.match is not None
    return () if seat < 0 else tuple(shortened(table.game, table.match.deal, seat))


def returned(table: Table, crowd: Crowd, back: HeldMove | Laid, mover: Guest | None, ack: int) -> Post:
    """Somebody was faster. The number of the move is the mover's own: on another device of the seat it may be another's."""
    post: Post = []
    for guest in crowd.by_seat.get(back.seat, ()):
        number = ack if guest is mover else 0
        post.append((guest, encode(Returned(back.seat, table.version, table.last_at, back.move, number))))
    return post


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
