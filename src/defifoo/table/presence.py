"""Who is here. Comings and goings are not logged; only that a bot plays for somebody, and that they are back, is."""

from typing import Final

from defifoo.core.question import RACE
from defifoo.table.entries import Back, Entry
from defifoo.table.fold import PLAYING, FoldedTable

GRACE: Final = 30_000
"""How long a seat waits for somebody who has gone before a bot plays for them, or may be put there."""


def arrive(table: FoldedTable, seat: int, now: int) -> list[Entry]:
    """A person is here: they connected, or did something that no program does by itself. Their seat is theirs again."""
    live = table.live
    if not live.here:
        live.since = now
    live.here[seat] = now
    live.gone.pop(seat, None)
    return [Back(at=now, seat=seat)] if table.places[seat].away else []


def depart(table: FoldedTable, seat: int, now: int) -> None:
    """A person's last connection closed."""
    live = table.live
    live.here.pop(seat, None)
    live.ready.discard(seat)
    live.gone[seat] = now


def awake(table: FoldedTable) -> bool:
    """Whether time passes at the table.

    It stands still while every person is gone, so that bots do not play their match for them.
    """
    return bool(table.live.here) or not any(place.person for place in table.places)


def gone_since(table: FoldedTable, seat: int) -> int | None:
    """Since when a person has been gone, the time that the table stood still not counted; None when they are here."""
    if seat in table.live.here:
        return None
    return max(table.live.gone.get(seat, 0), table.live.since)


def absent(table: FoldedTable, seat: int, now: int) -> bool:
    """Whether a person has been gone for so long that somebody else may take the place."""
    since = gone_since(table, seat)
    return table.places[seat].person and since is not None and now - since >= GRACE


def racing(table: FoldedTable) -> bool:
    return table.state == PLAYING and table.match is not None and table.match.deal.question() == RACE


def hurried(table: FoldedTable) -> bool:
    """Whether everybody who is here wants the bots to go on."""
    live = table.live
    return bool(live.hurried) and live.hurried.issuperset(live.here)


def passed_around(table: FoldedTable, seat: int) -> bool:
    """Whether the seat shares a device with another: who is asked has to be handed it first."""
    token = table.places[seat].token
    return bool(token) and sum(place.token == token for place in table.places) > 1
