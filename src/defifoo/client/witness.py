"""What a device keeps of the fair deal where the server cannot reach it, and what it makes of it at the end.

docs/fair-deal.md tells what is checked and against whom. The page does the same in another language (`web/src/fair`).
"""

import secrets
from pathlib import Path
from typing import Final

import msgspec

from defifoo.client.fairness import Kept, Verdict, check
from defifoo.core.fair import FIRST, promise_of
from defifoo.core.game import MAX_PLAYERS
from defifoo.table.infos import TableInfo
from defifoo.wire.messages import Full, OpenMessage, PromiseMessage

BEFORE: Final = ("gathering", "opening")
AFTER: Final = ("over", "closed")


class Witness:
    """One seat's memory of what was promised and dealt. With a `path` it outlives the program.

    alarms   what has already gone wrong, in the order in which it was seen
    verdict  what came of the last match, once it is over
    """

    def __init__(self, seat: int, path: Path | None = None) -> None:
        self.seat = seat
        self.alarms: list[str] = []
        self.verdict: Verdict | None = None
        self._path = path
        self._name = ""
        self._listed = False
        self._opening = False
        self._deal: tuple[int, int] | None = None
        self._matches: dict[str, Kept] = {}
        if path is not None and path.exists():
            self._matches = msgspec.json.decode(path.read_bytes(), type=dict[str, Kept])

    def sat_down(self, table: TableInfo, number: str) -> None:
        """The device has taken its seat and promised this number."""
        self._name = table.places[self.seat].name
        kept = Kept(commitment=table.fair.commitment, number=number, promised=True)
        self._matches[_key(table)] = kept
        if table.fair.promises[self.seat] != promise_of(number):
            self._alarm("promise")
        self._save()

    @property
    def kept(self) -> dict[str, Kept]:
        """By match and round, as in "1.0": the commitment and the number are what `defifoo verify` asks for."""
        return self._matches

    # What the server says

    def came_back(self) -> None:
        """A new connection: what happened meanwhile, this device cannot know."""
        self._listed = self._opening = False
        self._deal = None

    def hears(self, table: TableInfo) -> PromiseMessage | OpenMessage | None:
        """How the table stands; what the device has to say to it."""
        if self.seat < 0 or table.fair.version == FIRST:
            return None
        name = table.places[self.seat].name
        if self._blamed(table) or not name or (self._name and self._name != name):
            return None
        if table.state not in BEFORE:
            self._follows(table)
            return None
        self._name = name
        self.verdict = None
        kept = self._matches.get(_key(table))
        if kept is None:
            kept = self._new_round(table)
        elif kept.commitment != table.fair.commitment:
            self._alarm("commitment")
            return None
        answer = self._promises(kept, table) if table.state == "gathering" else self._opens(kept, table)
        self._save()
        return answer

    def sees(self, message: Full, table: TableInfo) -> None:
        """A hand is kept as it was dealt: seen at the beginning of its deal, before any card was played."""
        before, self._deal = self._deal, (table.match, table.deal)
        begins = message.deal > 0 or (not message.past if before is None else before != self._deal)
        kept = self._matches.get(_key(table))
        if begins and kept is not None and message.view is not None and table.state == "playing":
            kept.hands.setdefault(table.deal, sorted(msgspec.convert(message.view["hand"], list[str])))
            self._save()

    def _blamed(self, table: TableInfo) -> bool:
        """Whether it is said that this device did not open its number: then its seat is gone, and it may know better."""
        before = self._matches.get(f"{table.match + 1}.{table.fair.round - 1}")
        if table.state != "gathering" or before is None or self._name not in table.fair.unopened[-MAX_PLAYERS:]:
            return False
        if before.opened and not table.places[self.seat].name:
            self._alarm("blamed")
            return True
        return False

    def _new_round(self, table: TableInfo) -> Kept:
        """Only a match that is over, or a number that somebody did not open, makes a new one."""
        fair = table.fair
        if len(fair.unopened) < fair.round or (self._opening and f"{table.match + 1}.{fair.round - 1}" not in self._matches):
            self._alarm("commitment")
        kept = Kept(commitment=table.fair.commitment, number=secrets.token_hex(16))
        self._matches[_key(table)] = kept
        self._listed = self._opening = False
        return kept

    def _promises(self, kept: Kept, table: TableInfo) -> PromiseMessage | None:
        mine, listed = promise_of(kept.number), table.fair.promises[self.seat]
        if listed == mine:
            self._listed = kept.promised = True
            return None
        if listed and kept.promised:
            self._alarm("promise")
        # Another device of this seat has promised: its number is the seat's, and to replace it would look like cheating there.
        return None if listed else PromiseMessage(self.seat, mine)

    def _opens(self, kept: Kept, table: TableInfo) -> OpenMessage | None:
        promises = table.fair.promises
        if not kept.promised:
            return None
        if kept.promises and kept.promises != promises:
            self._alarm("promises")
            return None
        kept.promises = promises
        listed = promises[self.seat]
        if not listed and not self._listed:
            return None
        if listed != promise_of(kept.number):
            self._alarm("promise" if listed else "left-out")
            return None
        kept.opened = self._opening = True
        return OpenMessage(self.seat, kept.number)

    def _follows(self, table: TableInfo) -> None:
        self._opening = False
        kept = self._matches.get(_key(table))
        if kept is not None and kept.commitment != table.fair.commitment:
            self._alarm("commitment")
        if table.state in AFTER and table.fair.seed:
            self.verdict = check(kept or Kept(), table, self.seat, tuple(self.alarms))

    def _alarm(self, problem: str) -> None:
        if problem not in self.alarms:
            self.alarms.append(problem)

    def _save(self) -> None:
        if self._path is not None:
            self._path.write_bytes(msgspec.json.encode(self._matches))


def _key(table: TableInfo) -> str:
    """Which match and which round of promises this is about."""
    return f"{table.match + (table.state in BEFORE)}.{table.fair.round}"
