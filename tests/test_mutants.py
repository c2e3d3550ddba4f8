"""Rules broken on purpose (`./bench/run mutants.py`): what is tried, what is kept of it, and what is explained."""

from pathlib import Path

from bench.mutants.__main__ import EQUIVALENT, KILLED, SAME, SURVIVED, Journal
from bench.mutants.breaking import SOURCE, Mutant, breaks

RULE = '''
def must_follow(cards: int) -> bool:
    """red.follow.gang"""
    assert cards >= 0
    found = cards > 3 and not cards & 1
    return found
'''


def mutants(module: str, source: str) -> list[Mutant]:
    return [mutant for way in breaks(module, source) if (mutant := way.mutant(source.splitlines())) is not None]


def test_comparisons_operators_numbers_and_statements_are_broken_one_at_a_time() -> None:
    found = mutants("rules.py", RULE)
    assert [mutant.after for mutant in found] == [
        "pass",
        "found = (cards > 3 or not cards & 1)",
        "found = cards >= 3 and not cards & 1",
        "found = cards > 4 and not cards & 1",
        "found = cards > 3 and (cards & 1)",
        "found = cards > 3 and not (cards | 1)",
        "found = cards > 3 and not cards & 2",
        "return None",
    ]
    assert {mutant.rules for mutant in found} == {"red.follow.gang"}


def test_types_are_left_alone_and_calls_are_not() -> None:
    assert mutants("types.py", 'Offers = dict[str, int]\nItem = TypeVar("Item")\n') == []
    made = "def made(cards: list[int]) -> None:\n    found = tuple(card for card in cards if card > 0)\n"
    assert [mutant.after for mutant in mutants("rules.py", made)] == [
        "pass",
        "found = tuple(card for card in cards if card >= 0)",
        "found = tuple(card for card in cards if card > 1)",
    ]


def test_whoever_was_stopped_goes_on_with_what_was_not_killed(tmp_path: Path) -> None:
    killed, survived, same, untried = mutants("rules.py", RULE)[:4]
    journal = Journal(tmp_path / "found.json")
    journal.note(killed, KILLED, "a test")
    journal.note(survived, SURVIVED, "")
    journal.note(same, SAME, "")
    again = Journal(tmp_path / "found.json")
    assert [again.found_by(mutant) for mutant in (killed, survived, same, untried)] == ["a test", "", "", ""]
    changed = mutants("rules.py", RULE + "\n\nMORE = 1\n")[0]
    assert changed.key == killed.key
    assert again.found_by(changed) == ""


def test_what_is_explained_as_equivalent_could_still_be_broken_so() -> None:
    """An explanation whose line was changed is deleted: it explains nothing."""
    lines = [line for line in EQUIVALENT.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    for key, reason in zip(lines[::2], lines[1::2], strict=True):
        function, _, change = key.partition(": ")
        module, where = function.split(" ")
        source = (SOURCE / module).read_text(encoding="utf-8")
        ways = [way for way in breaks(module, source) if way.place.name == where and (change == "*" or way.after in change)]
        possible = [mutant.key for way in ways if (mutant := way.mutant(source.splitlines())) is not None]
        assert possible if change == "*" else key in possible, key
        assert reason.startswith("    "), key
