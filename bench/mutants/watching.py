"""What is noted of the tests while they run: how long each takes, what it calls, and whether it failed."""

import cProfile
import json
import os
import signal
import time
import types
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, Final

import pytest
from bench.mutants.breaking import SOURCE

PATIENCE: Final = 10
"""A test that takes so many times longer than on the sound source goes on for ever."""
MOMENT: Final = 2.0
"""Seconds that any test may take beside that."""

FEW: Final = 4
"""So many files of tests are tried first on what has to be loaded afresh."""


class Told:
    """What a fork tells, one line for each test: its name, its seconds and whether it failed."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def note(self, test: str, seconds: float, *, failed: bool) -> None:
        with self._path.open("a", encoding="utf-8") as told:
            told.write(f"{seconds:.4f}\t{'failed' if failed else 'passed'}\t{test}\n")

    def read(self) -> list[tuple[str, float, bool]]:
        if not self._path.exists():
            return []
        rows = [line.split("\t", 2) for line in self._path.read_text(encoding="utf-8").splitlines()]
        return [(test, float(seconds), verdict == "failed") for seconds, verdict, test in rows]


class Order:
    """Which test to run first: what it has found for the time it takes."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.found: dict[str, float] = {}

    def learn(self, tests: list[tuple[str, float, bool]]) -> None:
        for test, seconds, failed in tests:
            if failed:
                self.found[test] = self.found.get(test, 0.0) + 1.0
            else:
                self.seconds.setdefault(test, seconds)

    def worth(self, test: str) -> float:
        return (self.found.get(test, 0.0) + 0.05) / (self.seconds.get(test, 1.0) + 0.002)

    def best_files(self) -> list[str]:
        """The files whose tests have found most."""
        found: dict[str, float] = {}
        for test, times in self.found.items():
            file = test.split("::")[0]
            found[file] = found.get(file, 0.0) + times
        return sorted(found, key=lambda file: -found[file])[:FEW]

    def sort(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: -self.worth(item.nodeid))


def called_by(work: Callable[[], object]) -> set[str]:
    """The functions of ours that some work calls, as `Mutant.function` names them."""
    profile = cProfile.Profile(builtins=False)
    profile.runcall(work)
    return ours(profile)


def ours(profile: cProfile.Profile) -> set[str]:
    profile.disable()
    codes = [entry.code for entry in profile.getstats() if isinstance(entry.code, types.CodeType)]
    ours = [code for code in codes if code.co_filename.startswith(str(SOURCE))]
    return {f"{os.path.relpath(code.co_filename, SOURCE)} {code.co_qualname.replace('.<locals>', '')}" for code in ours}


class Calls:
    """The functions of ours that are called: by which test, and while the tests are collected."""

    def __init__(self) -> None:
        self.loading: set[str] = set()
        self.tests: dict[str, set[str]] = {}
        """For each function the tests that call it."""

    def note(self, test: str, called: set[str]) -> None:
        for function in called:
            self.tests.setdefault(function, set()).add(test)

    def write(self, path: Path) -> None:
        path.write_text(json.dumps({function: sorted(tests) for function, tests in self.tests.items()}), encoding="utf-8")

    def read(self, path: Path) -> None:
        noted = json.loads(path.read_text(encoding="utf-8"))
        self.tests = {function: set(tests) for function, tests in noted.items()}


class Watch:
    """In a fork: tells of each test, and ends the process when one goes on for ever."""

    def __init__(self, order: Order, told: Told, calls: Calls | None = None) -> None:
        self._order = order
        self._told = told
        self._calls = calls

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        known = self._order.seconds.get(item.nodeid)
        if known is not None:
            allow(PATIENCE * known + MOMENT)
        began, failures = time.process_time(), item.session.testsfailed
        if self._calls is None:
            done = yield
        else:
            profile = cProfile.Profile(builtins=False)
            profile.enable()
            done = yield
            self._calls.note(item.nodeid, ours(profile))
        allow(0)
        self._told.note(item.nodeid, time.process_time() - began, failed=item.session.testsfailed > failures)
        return done


def allow(seconds: float) -> None:
    """So much time of the processor, and twenty times that on the wall, since others may use the machine, too."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, 20 * seconds)
