"""What a table knows of the moment and does not write down: a restart forgets it and nobody is the worse for it."""

from typing import NamedTuple

from defifoo.table.entries import MovedBy


class Held(NamedTuple):
    """A move that was accepted and waits until everyone had time to react. Only its player knows of it."""

    seat: int
    move: str
    until: int
    by: MovedBy


class Live:
    """gone     since when each person who is not here has been away
    here       the persons who are here, with the last sign of life of each
    since      when the table last came to life: before, no clock ran
    ready      the seats that said they are ready for the next deal
    silent     the bots that let the moment pass, at this version
    thinking the bots that were asked and have not answered yet
    returned   the seats whose held move came back to the hand, until somebody tells them
    """

    def __init__(self) -> None:
        self.here: dict[int, int] = {}
        self.gone: dict[int, int] = {}
        self.since = 0
        self.ready: set[int] = set()
        self.silent: set[int] = set()
        self.thinking: set[int] = set()
        self.held: Held | None = None
        self.returned: list[int] = []

    def moved_on(self) -> None:
        """The position changed: what waited for it is void."""
        if self.held is not None:
            self.returned.append(self.held.seat)
            self.held = None
        if self.silent:
            self.silent.clear()
        if self.thinking:
            self.thinking.clear()
        if self.ready:
            self.ready.clear()

    def tell_returned(self) -> list[int]:
        """The seats to tell that their held move came back; each is named once."""
        told = self.returned
        if told:
            self.returned = []
        return told
