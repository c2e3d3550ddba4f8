"""The timetable of a table: how long everybody looks at what happens, before anything else does.

Bots wait by it and pages move by it, so that no card comes before the one before it was seen. A game says which of its events
are to be seen (`Game.lays`, `Game.gathers`); how long each takes is the pace of the table.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from defifoo.core.event import Event
from defifoo.core.game import Game
from defifoo.table.entries import WINDOW, Pace


class Times(NamedTuple):
    """In milliseconds.

    travel   how long cards are on their way
    look     how long a trick that is complete lies still before it is gathered
    fastest  how long a bot thinks at least, once all of that was seen,
    slowest  and at most
    window   how long there is time to react, where a table does not say otherwise
    """

    travel: int
    look: int
    fastest: int
    slowest: int
    window: int = WINDOW


PACES: Final[dict[Pace, Times]] = {
    "relaxed": Times(travel=300, look=1600, fastest=900, slowest=1800, window=2000),
    "normal": Times(travel=240, look=1000, fastest=450, slowest=1100),
    "quick": Times(travel=90, look=220, fastest=0, slowest=10, window=370),
    "instant": Times(travel=0, look=0, fastest=0, slowest=0),
}


HURRIED: Final = 40
"""While everybody who is here hurries the bots on, what is seen takes so many hundredths of its time, and nobody thinks."""


def lasts(game: Game, pace: Pace, events: Iterable[Event]) -> int:
    """How long it takes to see these events, one after the other; the same one several times in a row is seen at once."""
    times = PACES[pace]
    whole, before = 0, ""
    for event in events:
        name = event.name
        if name == before:
            continue
        before = name
        if name in game.gathers:
            whole += times.look + times.travel
        elif name in game.lays:
            whole += times.travel
    return whole
