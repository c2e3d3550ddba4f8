"""What changed between two views, short enough to be sent after every move.

A key stands for itself with its new value, or carries a sign:
    "trick": [...]      the new value
    "+trick": ["E7"]    these were added at the end of the list
    "-hand": ["E7"]     these were taken out of the list, each the first of its kind
    "hand_sizes/2": 6   the same for one number of a list
    "won/2": [...]      row 2 of a list of lists, or "unseen/SUN" in a table of names, has this value; signs go in front
"""

from collections.abc import Sequence
from typing import Any, Final

View = dict[str, Any]

TOLD_ANYWAY: Final = ("waits_for", "movers")
"""An update says whom the table waits for; these are sent only where they differ from that."""


def changes(before: View, after: View, waits: Sequence[int]) -> View:
    """`apply_changes(before, changes(before, after, waits), waits) == after`; both have the same keys."""
    found: View = {}
    for key, new in after.items():
        old = before[key]
        if old != new and key not in TOLD_ANYWAY:
            found.update(_change(key, old, new))
    waiting = list(waits)
    for key in TOLD_ANYWAY:
        if after.get(key, waiting) != waiting:
            found[key] = after[key]
    return found


def _change(key: str, old: Any, new: Any) -> View:
    if type(new) is list and type(old) is list:
        return _list_change(key, old, new)
    if type(new) is dict and type(old) is dict and new.keys() == old.keys():
        return {f"{key}/{name}": value for name, value in new.items() if old[name] != value}
    return {key: new}


def _list_change(key: str, old: list[Any], new: list[Any]) -> View:
    if len(old) != len(new) or type(new[0]) is not type(old[0]):
        return _row_change(key, old, new)
    places = [place for place, was in enumerate(old) if was != new[place]]
    kind = type(new[0])
    if kind is dict or (kind is not list and len(places) == 1):
        return {f"{key}/{place}": new[place] for place in places}
    if kind is not list:
        return {key: new}
    found: View = {}
    for place in places:
        found.update(_row_change(f"{key}/{place}", old[place], new[place]))
    return found


def _row_change(key: str, old: list[Any], new: list[Any]) -> View:
    grown = len(new) - len(old)
    if grown > 0 and old and new[: len(old)] == old:
        return {"+" + key: new[len(old) :]}
    if grown < 0 and len(new) > -grown:
        gone = _taken_out(old, new)
        if gone is not None:
            return {"-" + key: gone}
    return {key: new}


def _taken_out(old: list[Any], new: list[Any]) -> list[Any] | None:
    """What must leave the old list, each the first of its kind, to make the new one; None when that does not do it."""
    gone: list[Any] = []
    place = 0
    for item in old:
        if place < len(new) and new[place] == item:
            place += 1
        else:
            gone.append(item)
    if place < len(new):
        return None
    rest = list(old)
    for item in gone:
        rest.remove(item)
    return gone if rest == new else None


def apply_changes(view: View, found: View, waits: Sequence[int]) -> None:
    """Brings a view up to date, in place."""
    for key in TOLD_ANYWAY:
        if key in view:
            view[key] = list(waits)
    for signed, value in found.items():
        sign = signed[0] if signed[0] in "+-" else ""
        key, _, row = signed.removeprefix(sign).partition("/")
        place: Any = view[key] if row else view
        at: Any = (int(row) if type(place) is list else row) if row else key
        if sign == "+":
            place[at] = [*place[at], *value]
        elif sign == "-":
            rest = list(place[at])
            for item in value:
                rest.remove(item)
            place[at] = rest
        else:
            place[at] = value
