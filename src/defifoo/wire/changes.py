"""What changed between two views, short enough to be sent after every move.

A key stands for its new value, or with a sign for how a list of texts was changed:
    "led": "E"                      the new value
    "~trick": [2, "E7"]             the first two stay, E7 comes next
    "~hand": [4, -1]                the first four stay, one is left out; whatever then follows stays, too
    "hand_sizes/2": 6               one place of a list, or one name in a table of names, as deep as need be
    "~lines/2/C/continents": ["CEU"]
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

View = dict[str, Any]
"""A view in which changes are made: what stands where depends on its game."""
Changes = dict[str, object]

EDITED: Final = "~"
TOLD_ANYWAY: Final = ("waits_for", "movers")
"""An update says whom the table waits for; these are sent only where they differ from that."""


def changes(before: Mapping[str, object], after: Mapping[str, object], waits: Sequence[int]) -> Changes:
    """`apply_changes(before, changes(before, after, waits), waits) == after`; both have the same keys."""
    found: Changes = {}
    for key, new in after.items():
        old = before[key]
        if old != new and key not in TOLD_ANYWAY:
            _change(found, key, old, new)
    for key in TOLD_ANYWAY:
        if key in after and after[key] != [*waits]:
            found[key] = after[key]
    return found


def _change(found: Changes, path: str, old: Any, new: Any) -> None:
    if type(new) is list and type(old) is list and new and old:
        _list_change(found, path, old, new)
    elif type(new) is dict and type(old) is dict and old.keys() <= new.keys():
        for name, value in new.items():
            if name not in old:
                found[f"{path}/{name}"] = value
            elif old[name] != value:
                _change(found, f"{path}/{name}", old[name], value)
    else:
        found[path] = new


def _list_change(found: Changes, path: str, old: list[Any], new: list[Any]) -> None:
    kind = type(new[0])
    if kind is str:
        steps = _steps(old, new)
        if sum(type(step) is str for step in steps) < len(new):
            found[EDITED + path] = steps
            return
    elif len(old) == len(new):
        places = [place for place, was in enumerate(old) if was != new[place]]
        if kind in (list, dict):
            for place in places:
                _change(found, f"{path}/{place}", old[place], new[place])
            return
        if len(places) == 1:
            found[f"{path}/{places[0]}"] = new[places[0]]
            return
    found[path] = new


def _steps(old: list[Any], new: list[Any]) -> list[Any]:
    """From one list of texts to another: a number keeps so many or, when negative, leaves so many out; a text comes in."""
    steps: list[Any] = []
    place = kept = _alike(old, new)
    for item in new[kept:]:
        at = old.index(item, place) if item in old[place:] else -1
        if at == place:
            kept += 1
        else:
            if kept:
                steps.append(kept)
                kept = 0
            if at < 0:
                steps.append(item)
                continue
            steps.append(place - at)
            kept = 1
        place = at + 1
    if place < len(old):
        steps += [kept, place - len(old)] if kept else [place - len(old)]
    return steps


def _alike(old: list[Any], new: list[Any]) -> int:
    """How many are the same from the beginning; all of the old ones where the new ones only follow them."""
    if new[: len(old)] == old:
        return len(old)
    for place, (was, item) in enumerate(zip(old, new, strict=False)):
        if was != item:
            return place
    return len(new)


def apply_changes(view: View, found: View, waits: Sequence[int]) -> None:
    """Brings a view up to date, in place."""
    for key in TOLD_ANYWAY:
        if key in view:
            view[key] = list(waits)
    for key, value in found.items():
        *path, last = key.removeprefix(EDITED).split("/")
        place: Any = view
        for name in path:
            place = place[_at(place, name)]
        at = _at(place, last)
        place[at] = _edited(place[at], value) if key.startswith(EDITED) else value


def _at(place: Any, name: str) -> Any:
    return int(name) if type(place) is list else name


def _edited(old: list[Any], steps: list[Any]) -> list[Any]:
    new: list[Any] = []
    place = 0
    for step in steps:
        if type(step) is not int:
            new.append(step)
            continue
        if step > 0:
            new += old[place : place + step]
        place += abs(step)
    return new + old[place:]
