"""What the host of a table allows."""

from defifoo.table.fold import GATHERING
from defifoo.table.refusals import refuse
from defifoo.table.table import Table


def check_hints(table: Table) -> None:
    if not table.opened.hints:
        raise refuse("no-hints")


def may_watch(table: Table, token: str) -> bool:
    """Before the cards are dealt everybody sees who gathers; the host always does. `token` is the hash of one, or ""."""
    return table.opened.watching or table.state == GATHERING or (token != "" and table.is_host(token))


def check_watching(table: Table, token: str) -> None:
    if not may_watch(table, token):
        raise refuse("no-watching")
