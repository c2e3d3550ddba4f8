"""The figures of a table, once more: whoever changes one means it, and looks for the documents and logs that know it."""

import inspect
from types import ModuleType
from typing import Any

import msgspec
import pytest

from defifoo.table import (
    bounds,
    broadcast,
    clock,
    entries,
    infos,
    opening,
    places,
    presence,
    races,
    reactions,
    thinking,
    timetable,
)

SECOND, MINUTE, HOUR = 1000, 60_000, 3_600_000


def test_how_long_things_take() -> None:
    assert clock.LIMITS == {"off": None, "relaxed": MINUTE, "fast": 15 * SECOND}
    assert (clock.TO_ANSWER_AT_ONCE, clock.TO_RACE, clock.HANDING_OVER) == (6 * SECOND, 10 * SECOND, MINUTE)
    assert (clock.IDLE, clock.SOONEST, clock.TO_OPEN, presence.GRACE) == (5 * MINUTE, 5 * SECOND, 10 * SECOND, 30 * SECOND)
    assert (clock.BETWEEN_DEALS, clock.BOTS_BETWEEN_DEALS) == (15 * SECOND, 2 * SECOND)
    assert (clock.LIFETIME, clock.OUT_OF_PLAY) == (168 * HOUR, 24 * HOUR)
    assert (entries.WINDOW, opening.MAX_WINDOW) == (1500, 5000)


def test_how_quick_people_and_bots_are_taken_to_be() -> None:
    assert (races.FLOOR, races.LONGEST_LINE, races.TAKING_BACK) == (100, 400, 300)
    assert (reactions.REMEMBERED, reactions.ENOUGH, reactions.LEEWAY, reactions.WAVERING) == (100, 8, 5, 50)
    assert (thinking.TO_RACE, thinking.THINKS_LONG) == ((700, 1600), 350)
    assert thinking.THINKS == {"": 0, "random": 5, "novice": 5, "regular": 5, "net": 25}
    assert thinking._SLOWER == {"random": 3, "novice": 3, "regular": 2}


def test_the_paces() -> None:
    named = {pace: tuple(times) for pace, times in timetable.PACES.items()}
    assert named == {
        "relaxed": (300, 1600, 900, 1800, 2000),
        "normal": (240, 1000, 450, 1100, 1500),
        "quick": (90, 220, 0, 10, 370),
        "instant": (0, 0, 0, 0, 1500),
    }
    assert timetable.HURRIED == 40


def test_how_much_there_may_be() -> None:
    assert (bounds.MOST_CHANGES, bounds.MOST_ENTRIES, broadcast.MOST_PAST) == (1000, 250_000, 100)
    assert (places.MAX_NAME, places.MAX_MARKS) == (20, 4)


def structs(module: ModuleType) -> dict[str, Any]:
    found = [one for one in vars(module).values() if inspect.isclass(one) and issubclass(one, msgspec.Struct)]
    return {one.__name__: one for one in found if one.__module__ == module.__name__}


def defaults(struct: Any) -> dict[str, object]:
    return {field.name: field.default for field in msgspec.structs.fields(struct) if not field.required}


def test_what_is_left_out_of_a_log_means_what_it_always_did() -> None:
    """Logs do not write what is as usual: with another default, old tables would be read as something they were not."""
    assert {name: usual for name, struct in structs(entries).items() if (usual := defaults(struct))} == {
        "Opened": {
            "public": False,
            "clock": "off",
            "pace": "normal",
            "window": 1500,
            "watching": True,
            "hints": True,
            "recall": True,
        },
        "Seated": {"number": "", "promise": ""},
        "Started": {"rules": 1},
        "Moved": {"by": "person", "reactions": ()},
    }


def test_what_is_left_out_of_a_message_means_what_it_always_did() -> None:
    told = {name: usual for name, struct in structs(infos).items() if (usual := defaults(struct))}
    times = told["TableInfo"].pop("timetable")
    assert (times, told.pop("Timetable")) == (
        infos.Timetable(0, 0, 40, (), ()),
        {"travel": 0, "look": 0, "hurried": 40, "lays": (), "gathers": ()},
    )
    assert told == {
        "Told": {"seat": -1, "other": -1, "cards": (), "count": 0},
        "PlaceInfo": {"name": "", "avatar": "", "bot": "", "away": False, "here": False, "ready": False},
        "ScoreInfo": {"count": 0, "factor": 0, "cards": (), "seat": -1},
        "Result": {"accounts": (), "by": -1, "card": ""},
        "Count": {"outcome": None},
        "FairInfo": {"version": 1, "secret": "", "promises": (), "numbers": (), "seed": "", "round": 0, "unopened": ()},
        "TableInfo": {
            "public": False,
            "watching": True,
            "hints": True,
            "recall": True,
            "match": 0,
            "deal": 0,
            "deals": 0,
            "totals": (),
            "results": (),
            "outcome": None,
            "lowest_wins": False,
            "anybody_starts": False,
        },
    }


@pytest.mark.parametrize("module", [entries, infos])
def test_nobody_changes_what_was_written_or_told(module: ModuleType) -> None:
    assert [name for name, struct in structs(module).items() if not struct.__struct_config__.frozen] == []


@pytest.mark.parametrize("module", [entries, infos])
def test_what_is_as_usual_is_not_written_down(module: ModuleType) -> None:
    assert [name for name, struct in structs(module).items() if not struct.__struct_config__.omit_defaults] == []


def test_when_an_entry_was_made_is_said_by_name() -> None:
    """Written as a bare number it would be taken for a seat."""
    with pytest.raises(TypeError):
        entries.Away(1, 2)  # type: ignore[call-arg]


@pytest.mark.parametrize(
    "line", [b"", b"{}", b'{"t":"nothing","at":1}', b'{"t":"away","at":1}', b'{"t":"away","at":1,"seat":"x"}']
)
def test_a_line_that_is_no_entry_is_misread(line: bytes) -> None:
    with pytest.raises(entries.Misread):
        entries.from_bytes(line)


def test_entries_are_told_apart_by_one_short_word_each() -> None:
    """Logs have them for ever."""
    words = {name: struct.__struct_config__.tag for name, struct in structs(entries).items() if name != "Logged"}
    assert {struct.__struct_config__.tag_field for struct in structs(entries).values()} == {"t"}
    assert words == {
        "Opened": "opened",
        "Seated": "seated",
        "SeatLeft": "left",
        "BotSeated": "bot",
        "Numbered": "numbered",
        "Promised": "promised",
        "Locked": "locked",
        "Revealed": "revealed",
        "Voided": "voided",
        "Started": "started",
        "Moved": "moved",
        "Dealt": "dealt",
        "Away": "away",
        "Back": "back",
        "Rematched": "rematched",
        "Closed": "closed",
    }
