"""What changed between two views, short enough to be sent after every move.

A key stands for itself with its new value, or carries a sign:
    "trick": [...]      the new value
    "+trick": ["E7"]    these were added at the end of the list
    "-hand": ["E7"]     these were taken out of the list, each the first of its kind
    "hand_sizes/2": 6   one place of a list, or one name in a table of names, as deep as need be; signs go in front:
    "+lines/2/C/continents": ["CEU"]
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
            _change(found, key, old, new)
    waiting = list(waits)
    for key in TOLD_ANYWAY:
        if after.get(key, waiting) != waiting:
            found[key] = after[key]
    return found


def _change(found: View, path: str, old: Any, new: Any) -> None:
    if type(new) is list and type(old) is list:
        _list_change(found, path, old, new)
    elif type(new) is dict and type(old) is dict and old.keys() <= new.keys():
        for name, value in new.items():
            if name not in old:
                found[f"{path}/{name}"] = value
            elif old[name] != value:
                _change(found, f"{path}/{name}", old[name], value)
    else:
        found[path] = new


def _list_change(found: View, path: str, old: list[Any], new: list[Any]) -> None:
    grown = len(new) - len(old)
    if grown == 0:
        places = [place for place, was in enumerate(old) if was != new[place]]
        if len(places) == 1 or type(new[0]) in (list, dict):
            for place in places:
                _change(found, f"{path}/{place}", old[place], new[place])
            return
    elif grown > 0 and old and new[: len(old)] == old:
        found["+" + path] = new[len(old) :]
        return
    elif grown < 0 and len(new) > -grown:
        gone = _taken_out(old, new)
        if gone is not None:
            found["-" + path] = gone
            return
    found[path] = new


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
        *path, last = signed.removeprefix(sign).split("/")
        place: Any = view
        for name in path:
            place = place[_at(place, name)]
        at = _at(place, last)
        if sign == "+":
            place[at] = [*place[at], *value]
        elif sign == "-":
            rest = list(place[at])
            for item in value:
                rest.remove(item)
            place[at] = rest
        else:
            place[at] = value


def _at(place: Any, name: str) -> Any:
    return int(name) if type(place) is list else name
