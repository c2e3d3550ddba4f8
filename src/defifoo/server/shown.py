"""What the people at a table were last shown of the cards: what changes is told from here."""

from collections.abc import Iterable, Mapping, Sequence

from defifoo.core.deal import Deal
from defifoo.table.broadcast import lies_open, own_cards
from defifoo.table.table import Table
from defifoo.wire.changes import Changes, changes


class Shown:
    """What lies open is looked at once after a move, however many look; what each seat knows beside, for each seat."""

    def __init__(self) -> None:
        self._open: Mapping[str, object] = {}
        self._own: dict[int, Mapping[str, object]] = {}

    def whole(self, table: Table, seat: int) -> dict[str, object] | None:
        """The view of a seat; None before the first deal."""
        if table.match is None:
            self.forget(seat)
            return None
        self._open, self._own[seat] = lies_open(table.match.deal), own_cards(table.match.deal, seat)
        return {**self._open, **self._own[seat]}

    def forget(self, seat: int) -> None:
        self._own.pop(seat, None)

    def open_changes(self, deal: Deal, waits: Sequence[int]) -> Changes:
        before, self._open = self._open, lies_open(deal)
        return changes(before, self._open, waits)

    def own_changes(self, deal: Deal, seats: Iterable[int], waits: Sequence[int]) -> dict[int, Changes]:
        """By seat, where there are any."""
        found: dict[int, Changes] = {}
        waiting = [*waits]
        for seat in seats:
            before, after = self._own[seat], own_cards(deal, seat)
            if before != after or after.get("movers", waiting) != waiting:
                self._own[seat] = after
                found[seat] = changes(before, after, waits)
        return found
