"""What the host of a table allows, and to whom."""

from collections.abc import Callable

from msgspec.structs import replace

from defifoo.core.refusal import Refused
from defifoo.table.allowed import check_hints, check_watching, may_watch
from defifoo.table.table import Table
from table.evening import HOST, Evening


def refused(check: Callable[..., None], *arguments: object) -> str:
    try:
        check(*arguments)
    except Refused as refusal:
        return refusal.violation.rule
    return ""


def table(*, watching: bool = True, hints: bool = True, started: bool = True) -> Table:
    evening = Evening("red", 2)
    evening.table = Table(replace(evening.table.opened, watching=watching, hints=hints))
    if started:
        evening.start("random")
    return evening.table


def test_everybody_watches_where_it_is_allowed_and_before_the_cards_are_dealt() -> None:
    for open_to_all in (table(), table(watching=False, started=False)):
        assert may_watch(open_to_all, "") is True
        assert refused(check_watching, open_to_all, "somebody") == ""


def test_where_it_is_not_allowed_the_host_alone_watches_a_match() -> None:
    closed = table(watching=False)
    assert not may_watch(closed, "")
    assert not may_watch(closed, "somebody")
    assert may_watch(closed, HOST)
    assert refused(check_watching, closed, "somebody") == "table.no-watching"
    assert refused(check_watching, closed, HOST) == ""


def test_hints_are_given_unless_the_host_did_not_want_any() -> None:
    assert refused(check_hints, table()) == ""
    assert refused(check_hints, table(hints=False)) == "table.no-hints"
