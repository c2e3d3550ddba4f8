"""The records of a table: one for each match that was played at it."""

from collections.abc import Iterable

from defifoo.core.record import Record
from defifoo.table.entries import Dealt, Entry, Moved, Rematched
from defifoo.table.refusals import refuse
from defifoo.table.table import Table


def record_from(entries: Iterable[Entry], number: int) -> Record:
    """The record of the match with this number (from 1), out of a table's log."""
    return Table.replay(entries_of(entries, number)).record()


def entries_of(entries: Iterable[Entry], number: int) -> list[Entry]:
    """What a table's log has to say of the match with this number."""
    wanted: list[Entry] = []
    matches = 1
    for entry in entries:
        if isinstance(entry, Rematched):
            if matches == number:
                break
            matches += 1
        if matches == number or not isinstance(entry, Moved | Dealt):  # the cards of earlier matches tell nothing of this one
            wanted.append(entry)
    if matches != number:
        raise refuse("no-such-match")
    return wanted
