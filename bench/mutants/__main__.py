"""Break the rules of a game on purpose and list what the quick tests do not notice, with the rule concerned.

    ./bench/run mutants.py GAME|core|table [--sample 200] [--seed 1] [--workers 2] [--only FILE] [--json FILE]

Each mutant is one module with one small change. A survivor that plays on exactly as before (`behaviour.py`) is counted apart:
it may be equivalent. What was looked at and found equivalent stands in `equivalent.txt`, with the reason.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

from bench.mutants.breaking import Mutant, mutants
from rich.progress import Progress

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "defifoo"
EQUIVALENT: Final = Path(__file__).parent / "equivalent.txt"
PATIENCE: Final = 300
"""Seconds; a broken rule may well make a deal go on for ever."""
SKIPPED: Final = ("stacked.py", "__init__.py", "lab.py")
"""What only tests and the balance lab use."""

KILLED, SURVIVED, SAME = "killed", "survived", "same"


class Plan(NamedTuple):
    folder: Path
    tests: tuple[str, ...]
    """What is run on each mutant, the quickest first; the first failure kills it."""
    game: str


_OF_A_GAME: Final = ("tests/rules", "tests/kit", "tests/golden", "tests/records", "tests/properties")
_OF_CORE: Final = ("tests/fair", *_OF_A_GAME, "tests/table")
_OF_THE_TABLE: Final = ("tests/table", "tests/rules/test_all.py", "tests/server/test_refusals.py", "tests/server/test_races.py")


def plan_for(part: str) -> Plan:
    if part == "core":
        return Plan(SOURCE / "core", _OF_CORE, "")
    if part == "table":
        return Plan(SOURCE / "table", _OF_THE_TABLE, "")
    return Plan(SOURCE / "games" / part, _OF_A_GAME, part)


class Workshop:
    """A copy of the source that one mutant after the other is put into."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        shutil.copytree(ROOT / "src", self.source, ignore=shutil.ignore_patterns("*.so", "__pycache__"))

    def run(self, arguments: Iterable[str]) -> subprocess.CompletedProcess[str] | None:
        environment = {
            **os.environ,
            "PYTHONPATH": f"{self.source}{os.pathsep}{ROOT}{os.pathsep}{ROOT / 'tests'}",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONHASHSEED": "0",
        }
        try:
            command = [sys.executable, *arguments]
            return subprocess.run(
                command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
            )
        except subprocess.TimeoutExpired:
            return None

    def judge(self, mutant: Mutant, plan: Plan, sound: str) -> str:
        path = self.source / "defifoo" / mutant.module
        whole = path.read_text(encoding="utf-8")
        path.write_text(mutant.source, encoding="utf-8")
        try:
            if not self._passes(plan):
                return KILLED
            return SAME if sound and self.behaviour(plan.game) == sound else SURVIVED
        finally:
            path.write_text(whole, encoding="utf-8")

    def _passes(self, plan: Plan) -> bool:
        chosen = ["-k", plan.game] if plan.game else []
        done = self.run(["-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", "--no-header", *plan.tests, *chosen])
        return done is not None and done.returncode == 0

    def behaviour(self, game: str) -> str:
        if not game:
            return ""
        done = self.run(["-m", "bench.mutants.behaviour", game])
        return "for ever" if done is None else done.stdout + done.stderr[-200:]


def all_mutants(plan: Plan, only: str) -> list[Mutant]:
    found: list[Mutant] = []
    for path in sorted(plan.folder.rglob("*.py")):
        if path.name in SKIPPED or (only and path.name != only):
            continue
        found += mutants(str(path.relative_to(SOURCE)), path.read_text(encoding="utf-8"))
    return found


def explained() -> dict[str, str]:
    """The mutants known to be equivalent, each with its reason on the line after it."""
    if not EQUIVALENT.exists():
        return {}
    lines = [line for line in EQUIVALENT.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return dict(zip(lines[::2], lines[1::2], strict=True))


def judge_all(chosen: list[Mutant], plan: Plan, workers: int) -> list[str]:
    with tempfile.TemporaryDirectory(prefix="defifoo-mutants-") as folder, Progress() as progress:
        shops: SimpleQueue[Workshop] = SimpleQueue()
        first = Workshop(Path(folder) / "0")
        if not first._passes(plan):
            sys.exit("the tests fail on the sound source: nothing can be learned from broken ones")
        sound = first.behaviour(plan.game)
        shops.put(first)
        for number in range(1, workers):
            shops.put(Workshop(Path(folder) / str(number)))
        task = progress.add_task(f"{len(chosen)} mutants", total=len(chosen))

        def judge(mutant: Mutant) -> str:
            shop = shops.get()
            try:
                return shop.judge(mutant, plan, sound)
            finally:
                shops.put(shop)
                progress.advance(task)

        with ThreadPoolExecutor(workers) as pool:
            return list(pool.map(judge, chosen))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", help="a game, core or table")
    parser.add_argument("--sample", type=int, default=0, help="so many of them, drawn by --seed; all without")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="the mutants of one file")
    parser.add_argument("--json", type=Path, help="write the survivors there, too")
    asked = parser.parse_args()
    plan = plan_for(asked.part)
    found = all_mutants(plan, asked.only)
    known = explained()
    chosen = [mutant for mutant in found if mutant.key not in known]
    if asked.sample and asked.sample < len(chosen):
        chosen = sorted(random.Random(asked.seed).sample(chosen, asked.sample), key=lambda mutant: (mutant.module, mutant.line))
    verdicts = judge_all(chosen, plan, asked.workers)
    killed, survived, same = (verdicts.count(verdict) for verdict in (KILLED, SURVIVED, SAME))
    left = [(mutant, verdict) for mutant, verdict in zip(chosen, verdicts, strict=True) if verdict != KILLED]
    for mutant, verdict in left:
        print(f"{verdict:9} {mutant.module}:{mutant.line} {mutant.where} [{mutant.rules}]")
        print(f"          {mutant.before} -> {mutant.after}")
    share = 100 * killed / max(1, killed + survived)
    print(f"\n{asked.part}: {len(found)} mutants, {len(known)} of all parts explained as equivalent, {len(chosen)} tried:")
    print(f"{killed} killed, {survived} survived, {same} play on as before.")
    print(f"Killed among those that change what happens: {share:.1f} %")
    if asked.json:
        rows = [{**mutant._asdict(), "source": "", "verdict": verdict} for mutant, verdict in left]
        asked.json.write_text(json.dumps(rows, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
