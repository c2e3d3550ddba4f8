"""What happened at the table, and who may know the details."""

from typing import Final, final

from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit

EVERYONE: Final = -1
"""As a mask of seats: every seat and the spectators."""


@final
class Event:
    """One thing that happened.

    name      what, e.g. "played", "drew", "took-trick"; each game lists its own
    seat      who did it, -1 when nobody did
    other     whom it was done to, -1 when nobody
    cards     the cards concerned, one byte each
    count     a number that goes with it and that everyone may know (cards drawn, points, ...)
    audience  the seats that may know the cards; the rest learn `count` and no card, not even how many
    """

    def __init__(
        self,
        name: str,
        seat: Seat,
        cards: bytes = b"",
        other: Seat = -1,
        count: int = 0,
        audience: Mask = EVERYONE,
    ) -> None:
        self.name = name
        self.seat = seat
        self.cards = cards
        self.other = other
        self.count = count
        self.audience = audience

    def seen_by(self, seat: Seat) -> "Event":
        """The event as one seat (-1: a spectator) may know it; `cards` is empty where they are secret."""
        if self.audience == EVERYONE or (seat >= 0 and self.audience & bit(seat)):
            return self
        return Event(self.name, self.seat, b"", self.other, self.count, self.audience)

    def _key(self) -> tuple[str, int, bytes, int, int, int]:
        return (self.name, int(self.seat), self.cards, int(self.other), self.count, int(self.audience))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Event{self._key()!r}"
