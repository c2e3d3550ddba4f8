"""How a table stands after a message that tells only what has changed."""

from msgspec.structs import replace

from defifoo.table.infos import Count, TableInfo


def after(table: TableInfo, count: Count) -> TableInfo:
    """How a table stands when a deal was counted. Saying it twice does no harm."""
    results = (*table.results[: table.deal - 1], count.result)
    return replace(table, state=count.state, totals=count.totals, results=results, outcome=count.outcome)


def dealt(table: TableInfo, number: int) -> TableInfo:
    """How a table stands when the next deal begins."""
    return replace(table, state="playing", deal=number, places=tuple(replace(place, ready=False) for place in table.places))
