"""How long a log may get. Everything in it is read again whenever a server starts, so nobody may fill it for nothing.

No evening comes near to these bounds, and a match that has begun is always played to its end: it is as long as its rules make
it, and what people do beside is looked at before they do it.
"""

from typing import Final

from defifoo.table.fold import FoldedTable
from defifoo.table.refusals import refuse

MOST_CHANGES: Final = 1000
"""Of seats, bots and promises before one match, and as many by those who leave it while it runs and come back."""
MOST_ENTRIES: Final = 250_000
"""Fifty of the longest matches that random play makes, and hundreds of usual ones."""


def check_changes(table: FoldedTable) -> None:
    if table.changes >= MOST_CHANGES:
        raise refuse("log-full")


def check_length(table: FoldedTable) -> None:
    """Before another match."""
    if table.version >= MOST_ENTRIES:
        raise refuse("log-full")
