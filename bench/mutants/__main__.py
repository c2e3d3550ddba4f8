"""Break the rules of a game on purpose and list what the quick tests do not notice, with the rule concerned.

    ./bench/run mutants.py GAME|core|table [--sample 200] [--seed 1] [--workers 2] [--only FILE] [--json FILE]

Each mutant is one module with one small change. A survivor that plays on exactly as before (`behaviour.py`) is counted apart:
it may be equivalent. What was looked at and found equivalent stands in `equivalent.txt`, with the reason.
"""

import argparse
import json
import os
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from bench.mutants.breaking import Break, Mutant, breaks
from bench.mutants.judging import SOURCE, Bench, Broken, Told, exchange, get_ready

EQUIVALENT: Final = Path(__file__).parent / "equivalent.txt"
SKIPPED: Final = ("stacked.py", "__init__.py", "lab.py")
"""What only tests and the balance lab use."""

KILLED, SURVIVED, SAME, EXPLAINED = "killed", "survived", "same", "explained"


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
)
_OF_CORE: Final = ("tests/fair", *_OF_A_GAME, "tests/table", "tests/wire")
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


class Judge:
    """Tries mutants: on the collected tests first, then loaded afresh, then by how they play."""

    def __init__(self, plan: Plan, chosen: list[Mutant], bench: Bench, results: Path) -> None:
        self._plan = plan
        self._chosen = chosen
        self._bench = bench
        self._results = results
        self._left = len(chosen)

    def judge(self) -> list[tuple[str, str]]:
        """For each mutant, what became of it and what found it."""
        found: dict[int, str] = {}
        self._bench.in_forks([lambda _: self._on_the_collected()], lambda _number, _status, _told: None, quiet=False)
        if not self._results.exists():
            sys.exit("the tests fail on the sound source: nothing can be learned from broken ones")
        learned = json.loads(self._results.read_text(encoding="utf-8"))
        self._bench.order.seconds, self._bench.order.found = learned["seconds"], learned["found"]
        found = {int(number): test for number, test in learned["tests"].items()}

        rest = [number for number in range(len(self._chosen)) if not found.get(number)]
        self._try(rest, lambda number, told: self._bench.run_afresh(self._chosen[number], told), found)
        rest = [number for number in rest if not found.get(number)]
        same = self._same(rest)
        return [
            (KILLED, found[number]) if found.get(number) else (SAME if number in same else SURVIVED, "")
            for number in range(len(self._chosen))
        ]

    def _try(self, numbers: list[int], work: Callable[[int, Told], int], found: dict[int, str]) -> None:
        def done(place: int, status: int, told: Told) -> None:
            number = numbers[place]
            found[number] = self._bench.found_by(status, told)
            mutant = self._chosen[number]
            print(f"{mutant.module}:{mutant.line} {found[number] or '-'}", file=sys.stderr, flush=True)

        self._bench.in_forks([lambda told, number=number: work(number, told) for number in numbers], done)  # type: ignore[misc]

    def _on_the_collected(self) -> int:
        """In a fork of its own: the mutants inside functions."""
        numbers = [number for number, mutant in enumerate(self._chosen) if mutant.inside]
        found: dict[int, str] = {}

        def work(session: pytest.Session) -> None:
            bench, sound = self._bench, []
            bench.in_forks([lambda told: bench.run(session, told)], lambda _, status, told: sound.append((status, told.read())))
            if sound[0][0] != 0:
                return
            bench.order.learn(sound[0][1])
            self._try(numbers, lambda number, told: self._exchanged(session, number, told), found)
            learned = {"tests": found, "seconds": bench.order.seconds, "found": bench.order.found}
            self._results.write_text(json.dumps(learned), encoding="utf-8")

        return self._bench.collected(work)

    def _exchanged(self, session: pytest.Session, number: int, told: Told) -> int:
        return self._bench.run(session, told) if exchange(self._chosen[number]) else 0

    def _same(self, numbers: list[int]) -> set[int]:
        """Those that play on exactly as before."""
        if not self._plan.games or not numbers:
            return set()
        digests: dict[int, str] = {}
        mutants: list[Mutant | None] = [None, *(self._chosen[number] for number in numbers)]

        def digest(place: int, told: Told) -> int:
            mutant = mutants[place]
            if mutant is not None:
                sys.meta_path.insert(0, Broken(mutant))
            from bench.mutants.behaviour import digest as played  # noqa: PLC0415 - loads the games, broken or not

            for game in self._plan.games:
                told.note(played(game, 20 // len(self._plan.games)), 0, failed=False)
            return 0

        def done(place: int, status: int, told: Told) -> None:
            digests[place] = f"{status} {[row[0] for row in told.read()]}"

        self._bench.in_forks([lambda told, place=place: digest(place, told) for place in range(len(mutants))], done)  # type: ignore[misc]
        return {number for place, number in enumerate(numbers, 1) if digests[place] == digests[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", help="a game, core or table")
    parser.add_argument("--sample", type=int, default=0, help="so many of them, drawn by --seed; all without")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="the mutants of one file")
    parser.add_argument("--json", type=Path, help="write all of them and what found them there, too")
    asked = parser.parse_args()
    plan = plan_for(asked.part)
    ways, chosen = drawn(plan, asked.only, asked.sample, asked.seed)
    known = Explained()
    tried = [mutant for mutant in chosen if mutant not in known]
    get_ready()
    with tempfile.TemporaryDirectory(prefix="defifoo-mutants-") as folder:
        bench = Bench(Path(folder), list(plan.tests), asked.workers)
        verdicts = Judge(plan, tried, bench, Path(folder) / "collected.json").judge()
    killed, survived, same = ([verdict for verdict, _ in verdicts].count(which) for which in (KILLED, SURVIVED, SAME))
    for mutant, (verdict, _) in zip(tried, verdicts, strict=True):
        if verdict != KILLED:
            print(f"{verdict:9} {mutant.module}:{mutant.line} {mutant.where} [{mutant.rules}]")
            print(f"          {mutant.before}\n       -> {mutant.after}")
    share = 100 * killed / max(1, killed + survived)
    print(f"\n{asked.part}: {ways} ways to break it, {len(chosen)} tried (seed {asked.seed}):")
    print(
        f"{killed} killed, {survived} survived, {same} play on as before, {len(chosen) - len(tried)} explained as equivalent."
    )
    print(f"Killed among those that change what happens: {share:.1f} %")
    if asked.json:
        rows = [
            {**mutant._asdict(), "source": "", "key": mutant.key, "verdict": verdict, "found by": test}
            for mutant, (verdict, test) in zip(tried, verdicts, strict=True)
        ]
        asked.json.write_text(json.dumps(rows, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
