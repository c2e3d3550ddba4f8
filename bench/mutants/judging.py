"""Tests on one broken module after the other, without starting Python for each.

The tests are collected and run once, on the sound source, and it is noted which functions each of them calls. Each mutant is
then put into a fork of that process by exchanging the code of the function it breaks, and the tests that call it run there
until one of them fails: first those that found much in little time. What is broken outside functions, or in functions that are
called while modules are loaded and was not noticed, is loaded afresh in a fork that has read nothing of ours yet.
"""

import cProfile
import os
import resource
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

import pytest
from _pytest.main import pytest_runtestloop
from bench.mutants.breaking import Mutant
from bench.mutants.placing import Broken, Functions, exchange, loaded_functions
from bench.mutants.watching import MOMENT, PATIENCE, Calls, Order, Told, Watch, allow, ours
from hypothesis import Phase, settings

ROOT: Final = Path(__file__).parents[2]
MEMORY: Final = 3 << 30
UNREADABLE: Final = "it cannot even be loaded"
FOR_EVER: Final = "a test that did not end"
NOT_TRIED: Final = 64
"""How a fork ends in which the broken function could not be put in place of the sound one."""


class _Collected:
    """In the process that has collected the tests: hands them over instead of running them."""

    def __init__(self, work: Callable[[pytest.Session], None]) -> None:
        self._work = work

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._work(session)
        return True


class _Sorted:
    def __init__(self, order: Order) -> None:
        self._order = order

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self._order.sort(items)


class Bench:
    """Runs the tests of a plan in forks."""

    def __init__(self, folder: Path, tests: list[str], workers: int) -> None:
        self._folder = folder
        self._tests = tests
        self._workers = workers
        self._forks = 0
        self.order = Order()
        self.calls = Calls()
        self._functions: Functions = {}

    def _arguments(self, tests: list[str]) -> list[str]:
        quiet = [
            "-x",
            "-q",
            "-s",
            "-n",
            "0",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:warnings",
            "--no-header",
            "--tb=no",
            "--hypothesis-profile=mutants",
        ]
        return [*quiet, f"--rootdir={ROOT}", *tests]

    def _fork(self, work: Callable[[Told], int], *, quiet: bool) -> tuple[int, Told]:
        self._forks += 1
        told = Told(self._folder / f"{os.getpid()}-{self._forks}")
        process = os.fork()
        if process:
            return process, told
        code = 3
        try:
            if quiet:
                self._silence()
            code = work(told)
        finally:
            os._exit(code)

    @staticmethod
    def _silence() -> None:
        nothing = os.open(os.devnull, os.O_RDWR)
        for number in range(3):
            os.dup2(nothing, number)

    def in_forks(
        self, works: list[Callable[[Told], int]], done: Callable[[int, int, Told], None], *, quiet: bool = True
    ) -> None:
        """Each work in a fork of its own, some at a time; `done` hears its number, its exit status and what it told."""
        running: dict[int, tuple[int, Told]] = {}
        for number, work in enumerate(works):
            if len(running) >= self._workers:
                self._reap(running, done)
            process, told = self._fork(work, quiet=quiet)
            running[process] = (number, told)
        while running:
            self._reap(running, done)

    @staticmethod
    def _reap(running: dict[int, tuple[int, Told]], done: Callable[[int, int, Told], None]) -> None:
        process, status = os.wait()
        if process in running:
            number, told = running.pop(process)
            done(number, os.waitstatus_to_exitcode(status), told)

    def collected(self, work: Callable[[pytest.Session], None]) -> int:
        """Collect the tests on the sound source and work with them."""
        profile = cProfile.Profile(builtins=False)

        def begin(session: pytest.Session) -> None:
            self.calls.loading = ours(profile)
            work(session)

        profile.enable()
        return int(pytest.main(self._arguments(self._tests), [_Collected(begin)]))

    def is_sound(self, session: pytest.Session) -> bool:
        """Run all tests once on the sound source, to learn how long each takes and what it calls."""
        noted, statuses = self._folder / "calls.json", []

        def run(told: Told) -> int:
            calls = Calls()
            status = self._run(session, Watch(self.order, told, calls))
            calls.write(noted)
            return status

        def done(_: int, status: int, told: Told) -> None:
            statuses.append(status)
            self.order.learn(told.read())

        self.in_forks([run], done)
        if statuses != [0]:
            return False
        self.calls.read(noted)
        self._functions = loaded_functions()
        return True

    def run(self, session: pytest.Session, mutant: Mutant, told: Told) -> int:
        """In a fork: the collected tests that call what is broken, until one fails."""
        calling = self.calls.tests.get(mutant.function, set())
        session.items = [item for item in session.items if item.nodeid in calling]
        if calling and not exchange(mutant, self._functions):
            return NOT_TRIED
        status = self._run(session, Watch(self.order, told)) if calling else 0
        return NOT_TRIED if not status and mutant.function in self.calls.loading else status

    def _run(self, session: pytest.Session, watch: Watch) -> int:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        session.config.pluginmanager.register(watch)
        self.order.sort(session.items)
        with suppress(session.Failed):
            pytest_runtestloop(session)
        return 1 if session.testsfailed else 0

    def run_afresh(self, mutant: Mutant, told: Told, tests: list[str] | None = None) -> int:
        """In a fork that has loaded nothing of ours: the tests, or some, with the broken module in place of the sound one."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        sys.meta_path.insert(0, Broken(mutant))
        allow(10 * MOMENT * PATIENCE)
        plugins = [Watch(self.order, told), _Sorted(self.order)]
        return int(pytest.main(self._arguments(self._tests if tests is None else tests), plugins))

    def run_afresh_on_few(self, mutant: Mutant, told: Told) -> int:
        """The same on the few files that found most: to collect all of them takes longer than most mutants live."""
        files, words = self.order.best_files(), self._tests
        if not files:
            return NOT_TRIED
        chosen = [word for place, word in enumerate(words) if word.startswith("-") or words[place - 1].startswith("-")]
        status = self.run_afresh(mutant, told, [*files, *chosen])
        return NOT_TRIED if status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else status

    def found_by(self, status: int, told: Told) -> str:
        """The test that found a mutant; nothing when none did."""
        tests = told.read()
        self.order.learn(tests)
        failed = [test for test, _, failed in tests if failed]
        if failed:
            return failed[0]
        if status == 0:
            return ""
        return FOR_EVER if status < 0 else UNREADABLE


def get_ready() -> None:
    """Load what takes long to load and is not ours, plugins of pytest above all, so that each fork has it."""
    settings.register_profile(
        "mutants", deadline=None, derandomize=True, database=None, max_examples=40, phases=[Phase.explicit, Phase.generate]
    )
    for name in (
        "hypothesis.strategies",
        "msgspec",
        "fluent.runtime",
        "numpy",
        "httpx",
        "websockets",
        "litestar",
        "sqlalchemy",
    ):
        __import__(name)
    for plugin in entry_points(group="pytest11"):
        plugin.load()
