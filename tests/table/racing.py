"""A race of Yellow that is about to begin or has begun, and what came of it."""

from defifoo.games.yellow.stacked import stacked as yellow
from defifoo.table.entries import Entry, Moved
from table.evening import Evening


def before_the_race(*, lines: dict[int, int] | None = None, people: int = 4) -> Evening:
    """Seat 0 is about to play speed; everybody else has a card that follows."""
    deal = yellow(["RGS RG PG", "PG SY SR", "PY SG RR", "PR SK RY"], top="SG", draws="SG SY SR")
    evening = Evening("yellow", 4, window=0).seat_people(people).start("regular").lay_out(deal)
    evening.table.live.lines.update(lines or {})
    return evening


def race(*, lines: dict[int, int] | None = None) -> Evening:
    evening = before_the_race(lines=lines)
    evening.play(0, "RGS")
    return evening


def moved(entries: list[Entry]) -> list[tuple[int, str, str]]:
    return [(entry.seat, entry.move, entry.by) for entry in entries if isinstance(entry, Moved)]


def last(evening: Evening) -> Moved:
    entry = evening.log[-1]
    assert isinstance(entry, Moved)
    return entry
