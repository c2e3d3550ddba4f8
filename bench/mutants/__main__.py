"""Break the rules of a game on purpose and list what the quick tests do not notice, with the rule concerned.

    ./bench/run mutants.py GAME|core|table [--sample 200] [--seed 1] [--workers 2] [--only FILE] [--tests TESTS] [--json FILE]

Each mutant is one module with one small change. A survivor that plays on exactly as before (`behaviour.py`) is counted apart:
it may be equivalent. What was looked at and found equivalent stands in `equivalent.txt`, with the reason. Stopped and begun
again with the same `--json FILE`, it goes on where it was.
"""

import argparse
import json
import os
import random
import shlex
import sys
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from bench.mutants.breaking import SOURCE, Break, Mutant, breaks
from bench.mutants.judging import NOT_TRIED, Bench, get_ready
from bench.mutants.placing import Broken
from bench.mutants.watching import Told, called_by

EQUIVALENT: Final = Path(__file__).parent / "equivalent.txt"
SKIPPED: Final = ("stacked.py", "__init__.py", "lab.py", "chronicler.py")
"""What only tests and the balance lab use."""

KILLED, SURVIVED, SAME = "killed", "survived", "same"
MATCHES: Final = 8
"""So many random matches are played to see whether a survivor plays on as before."""


class Plan(NamedTuple):
    folder: Path
    tests: tuple[str, ...]
    """What is run on each mutant."""
    games: tuple[str, ...]
    """Whose play is compared when the tests notice nothing."""


_ALL: Final = ("purple", "blue", "yellow", "red")
_OF_A_GAME: Final = (
    "tests/rules",
    "tests/golden",
    "tests/kit",
    "tests/properties",
    "tests/records",
    "tests/research/test_observations.py",
    "tests/teaching",
    "tests/test_lessons.py",
)
_STUDIED: Final = ("tests/research/test_silent_game.py", "tests/research/test_terms.py")
_OF_CORE: Final = ("tests/core", "tests/fair", *_OF_A_GAME, *_STUDIED, "tests/table", "tests/wire")
_OF_THE_TABLE: Final = ("tests/table", "tests/wire")


def plan_for(part: str) -> Plan:
    if part == "core":
        return Plan(SOURCE / "core", _OF_CORE, _ALL)
    if part == "table":
        return Plan(SOURCE / "table", _OF_THE_TABLE, ())
    return Plan(SOURCE / "games" / part, (*_OF_A_GAME, "-k", part), (part,))


def drawn(plan: Plan, only: str, sample: int, seed: int) -> tuple[int, list[Mutant]]:
    """How many ways there are to break a part, and the mutants to try."""
    lines: dict[str, list[str]] = {}
    found: list[Break] = []
    for path in sorted(plan.folder.rglob("*.py")):
        if path.name in SKIPPED or (only and path.name != only):
            continue
        module, source = str(path.relative_to(SOURCE)), path.read_text(encoding="utf-8")
        lines[module] = source.splitlines()
        found += breaks(module, source)
    ways = len(found)
    random.Random(seed).shuffle(found)
    chosen: list[Mutant] = []
    for way in found:
        if sample and len(chosen) == sample:
            break
        mutant = way.mutant(lines[way.module])
        if mutant is not None:
            chosen.append(mutant)
    return ways, sorted(chosen, key=lambda mutant: (mutant.module, mutant.line, mutant.after))


class Explained:
    """The mutants known to be equivalent. A key that ends in `*` stands for all that begin so."""

    def __init__(self) -> None:
        lines = [line for line in EQUIVALENT.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
        keys = lines[::2]  # the reason of each stands on the line below it
        self._whole = {key for key in keys if not key.endswith("*")}
        self._beginnings = tuple(key[:-1] for key in keys if key.endswith("*"))

    def __contains__(self, mutant: Mutant) -> bool:
        return mutant.key in self._whole or mutant.key.startswith(self._beginnings)


class Journal:
    """What became of each mutant, written down after each, so that whoever is stopped can go on."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._rows: dict[str, dict[str, object]] = {}
        self.read()

    def read(self) -> None:
        """What was written down, by a fork of ours, too."""
        if self._path.exists():
            self._rows = {row["id"]: row for row in json.loads(self._path.read_text(encoding="utf-8"))}

    @staticmethod
    def _id(mutant: Mutant) -> str:
        return sha256(f"{mutant.module}\n{mutant.source}".encode()).hexdigest()[:16]

    def note(self, mutant: Mutant, verdict: str, test: str) -> None:
        row = {**mutant._asdict(), "id": self._id(mutant), "key": mutant.key, "verdict": verdict, "found by": test}
        del row["source"]
        self._rows[str(row["id"])] = row
        whole = self._path.with_name(f"{self._path.name}.new")
        whole.write_text(json.dumps(list(self._rows.values()), indent=1), encoding="utf-8")
        whole.replace(self._path)

    def found_by(self, mutant: Mutant) -> str:
        """The test that found it the last time. Only what was killed stays so: tests are added."""
        row = self._rows.get(self._id(mutant), {})
        return str(row["found by"]) if row.get("verdict") == KILLED else ""


class Judge:
    """Tries mutants: on the collected tests first, where that is not possible loaded afresh, then by how they play."""

    def __init__(self, plan: Plan, chosen: list[Mutant], bench: Bench, folder: Path, journal: Journal) -> None:
        self._plan = plan
        self._chosen = chosen
        self._bench = bench
        self._results = folder / "collected.json"
        self._journal = journal

    def judge(self) -> list[str]:
        """For each mutant, what became of it."""
        known = {number: test for number, mutant in enumerate(self._chosen) if (test := self._journal.found_by(mutant))}
        numbers = [number for number in range(len(self._chosen)) if number not in known]
        if known:
            print(f"{len(known)} of {len(self._chosen)} were killed before.", file=sys.stderr, flush=True)
            self._bench.order.learn([(test, 0.0, True) for test in known.values() if "::" in test])
        found: dict[int, str | None] = {**known}
        if numbers:
            self._bench.in_forks([lambda _: self._on_the_collected(numbers)], lambda _number, _status, _told: None, quiet=False)
            if not self._results.exists():
                sys.exit("the tests fail on the sound source: nothing can be learned from broken ones")
            learned = json.loads(self._results.read_text(encoding="utf-8"))
            self._bench.order.seconds, self._bench.order.found = learned["seconds"], learned["found"]
            found |= {int(number): test for number, test in learned["tests"].items()}
            self._journal.read()
        for run in (self._bench.run_afresh_on_few, self._bench.run_afresh):
            rest = [number for number in numbers if found.get(number) is None]
            self._try(rest, lambda number, told, run=run: run(self._chosen[number], told), found)  # type: ignore[misc]
        rest = [number for number in numbers if not found[number]]
        same = self._same(rest)
        for number in rest:
            self._journal.note(self._chosen[number], SAME if number in same else SURVIVED, "")
        return [KILLED if found[number] else SAME if number in same else SURVIVED for number in range(len(self._chosen))]

    def _try(self, numbers: list[int], work: Callable[[int, Told], int], found: dict[int, str | None]) -> None:
        def done(place: int, status: int, told: Told) -> None:
            number = numbers[place]
            mutant = self._chosen[number]
            found[number] = test = None if status == NOT_TRIED else self._bench.found_by(status, told)
            if test:
                self._journal.note(mutant, KILLED, test)
            said = "put off" if test is None else test or f"NOT NOTICED in {mutant.where}: {mutant.before} -> {mutant.after}"
            print(f"{place + 1}/{len(numbers)} {mutant.module}:{mutant.line} {said}", file=sys.stderr, flush=True)

        self._bench.in_forks([lambda told, number=number: work(number, told) for number in numbers], done)  # type: ignore[misc]

    def _on_the_collected(self, numbers: list[int]) -> int:
        """In a fork of its own: the mutants inside functions."""
        inside = [number for number in numbers if self._chosen[number].inside]
        found: dict[int, str | None] = {}

        def work(session: pytest.Session) -> None:
            bench = self._bench
            if not bench.is_sound(session):
                return
            self._try(inside, lambda number, told: bench.run(session, self._chosen[number], told), found)
            learned = {"tests": found, "seconds": bench.order.seconds, "found": bench.order.found}
            self._results.write_text(json.dumps(learned), encoding="utf-8")

        return self._bench.collected(work)

    def _same(self, numbers: list[int]) -> set[int]:
        """Those that play on exactly as before, although random play calls what is broken."""
        if not self._plan.games or not numbers:
            return set()
        sound: list[str] = []
        calls = self._results.with_name("behaviour.json")

        def play_sound(told: Told) -> int:
            calls.write_text(json.dumps(sorted(called_by(lambda: self._play([], told)))), encoding="utf-8")
            return 0

        def play_broken(number: int, told: Told) -> int:
            sys.meta_path.insert(0, Broken(self._chosen[number]))
            return self._play(sound, told)

        self._bench.in_forks([play_sound], lambda _number, _status, told: sound.extend(row[0] for row in told.read()))
        called = set(json.loads(calls.read_text(encoding="utf-8")))
        asked = [number for number in numbers if self._chosen[number].function in called or not self._chosen[number].inside]
        statuses: dict[int, int] = {}

        def done(place: int, status: int, _told: Told) -> None:
            statuses[asked[place]] = status

        self._bench.in_forks([lambda told, number=number: play_broken(number, told) for number in asked], done)  # type: ignore[misc]
        return {number for number, status in statuses.items() if status == 0}

    def _play(self, sound: list[str], told: Told) -> int:
        """Some random matches; stops where one differs from what was played on the sound source."""
        from bench.mutants.behaviour import digests  # noqa: PLC0415 - loads the games, broken or not

        played = (digest for game in self._plan.games for digest in digests(game, MATCHES // len(self._plan.games)))
        for place, digest in enumerate(played):
            told.note(digest, 0, failed=False)
            if sound and digest != sound[place]:
                return 1
        return 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", help="a game, core or table")
    parser.add_argument("--sample", type=int, default=0, help="so many of them, drawn by --seed; all without")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="the mutants of one file")
    parser.add_argument("--tests", default="", help="try them on these tests alone, as pytest takes them")
    parser.add_argument("--json", type=Path, help="keep there what became of each; what was killed before is not tried again")
    asked = parser.parse_args()
    plan = plan_for(asked.part)
    if asked.tests:
        plan = plan._replace(tests=tuple(shlex.split(asked.tests)))
    ways, chosen = drawn(plan, asked.only, asked.sample, asked.seed)
    known = Explained()
    tried = [mutant for mutant in chosen if mutant not in known]
    get_ready()
    with tempfile.TemporaryDirectory(prefix="defifoo-mutants-") as folder:
        bench = Bench(Path(folder), list(plan.tests), asked.workers)
        journal = Journal(asked.json or Path(folder) / "journal.json")
        verdicts = Judge(plan, tried, bench, Path(folder), journal).judge()
    killed, survived, same = (verdicts.count(which) for which in (KILLED, SURVIVED, SAME))
    for mutant, verdict in zip(tried, verdicts, strict=True):
        if verdict != KILLED:
            print(f"{verdict:9} {mutant.module}:{mutant.line} {mutant.where} [{mutant.rules}]")
            print(f"          {mutant.before}\n       -> {mutant.after}")
    share = 100 * killed / max(1, killed + survived)
    print(f"\n{asked.part}: {ways} ways to break it, {len(chosen)} tried (seed {asked.seed}):")
    print(
        f"{killed} killed, {survived} survived, {same} play on as before, {len(chosen) - len(tried)} explained as equivalent."
    )
    print(f"Killed among those that change what happens: {share:.1f} %")


if __name__ == "__main__":
    main()
