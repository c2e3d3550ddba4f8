"""Tests on one broken module after the other, without starting Python for each.

The tests are collected and run once, on the sound source, and it is noted which functions each of them calls. Each mutant is
then put into a fork of that process by exchanging the code of the function it breaks, and the tests that call it run there
until one of them fails: first those that found much in little time. What is broken outside functions, or in functions that are
called while modules are loaded and was not noticed, is loaded afresh in a fork that has read nothing of ours yet.
"""

import cProfile
import gc
import json
import os
import resource
import signal
import sys
import time
import types
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from typing import Any, Final

import pytest
from _pytest.main import pytest_runtestloop
from bench.mutants.breaking import Mutant
from hypothesis import Phase, settings

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "defifoo"
PATIENCE: Final = 10
"""A test that takes so many times longer than on the sound source goes on for ever."""
MOMENT: Final = 2.0
"""Seconds that any test may take beside that."""
MEMORY: Final = 3 << 30
UNREADABLE: Final = "it cannot even be loaded"
FOR_EVER: Final = "a test that did not end"
NOT_TRIED: Final = 64
"""How a fork ends in which the broken function could not be put in place of the sound one."""


def module_name(module: str) -> str:
    return "defifoo." + module.removesuffix(".py").replace("/", ".")


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

    def sort(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: -self.worth(item.nodeid))


def called_by(work: Callable[[], object]) -> set[str]:
    """The functions of ours that some work calls, as `Mutant.function` names them."""
    profile = cProfile.Profile(builtins=False)
    profile.runcall(work)
    return _ours(profile)


def _ours(profile: cProfile.Profile) -> set[str]:
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


class _Watch:
    """In a fork: tells of each test, and ends the process when one goes on for ever."""

    def __init__(self, order: Order, told: Told, calls: Calls | None = None) -> None:
        self._order = order
        self._told = told
        self._calls = calls

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        known = self._order.seconds.get(item.nodeid)
        if known is not None:
            _allow(PATIENCE * known + MOMENT)
        began, failures = time.process_time(), item.session.testsfailed
        if self._calls is None:
            done = yield
        else:
            profile = cProfile.Profile(builtins=False)
            profile.enable()
            done = yield
            self._calls.note(item.nodeid, _ours(profile))
        _allow(0)
        self._told.note(item.nodeid, time.process_time() - began, failed=item.session.testsfailed > failures)
        return done


def _allow(seconds: float) -> None:
    """So much time of the processor, and twenty times that on the wall, since others may use the machine, too."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, 20 * seconds)


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


class _Source(Loader):
    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def create_module(self, spec: ModuleSpec) -> None:  # noqa: ARG002 - the ordinary module will do
        return None

    def exec_module(self, module: types.ModuleType) -> None:
        exec(compile(self._mutant.source, module.__file__ or "", "exec"), module.__dict__)  # that is what is tried


class Broken(MetaPathFinder):
    """Loads one module of ours with something broken."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant
        self._name = module_name(mutant.module)

    def find_spec(self, fullname: str, *_where: object) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        spec = spec_from_loader(fullname, _Source(self._mutant), origin=str(SOURCE / self._mutant.module))
        if spec is not None:
            spec.has_location = True
        return spec


def exchange(mutant: Mutant) -> bool:
    """Put the broken functions of a module in place of the sound ones; False when the module has not been loaded."""
    module = sys.modules.get(module_name(mutant.module))
    if module is None:
        return False
    codes = dict(_codes(compile(mutant.source, str(SOURCE / mutant.module), "exec")))
    changed = False
    for thing in gc.get_objects():
        if not isinstance(thing, types.FunctionType) or thing.__module__ != module.__name__:
            continue
        code = codes.get(thing.__qualname__)
        if code is not None and code != thing.__code__ and len(code.co_freevars) == len(thing.__code__.co_freevars):
            thing.__code__ = code
            changed = True
    for thing in vars(module).values():
        if callable(getattr(thing, "cache_clear", None)):
            thing.cache_clear()
    return changed


def _codes(code: types.CodeType) -> Iterator[tuple[str, types.CodeType]]:
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            yield inner.co_qualname, inner
            yield from _codes(inner)


class Bench:
    """Runs the tests of a plan in forks."""

    def __init__(self, folder: Path, tests: list[str], workers: int) -> None:
        self._folder = folder
        self._tests = tests
        self._workers = workers
        self._forks = 0
        self.order = Order()
        self.calls = Calls()

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
            self.calls.loading = _ours(profile)
            work(session)

        profile.enable()
        return int(pytest.main(self._arguments(self._tests), [_Collected(begin)]))

    def is_sound(self, session: pytest.Session) -> bool:
        """Run all tests once on the sound source, to learn how long each takes and what it calls."""
        noted, statuses = self._folder / "calls.json", []

        def run(told: Told) -> int:
            calls = Calls()
            status = self._run(session, _Watch(self.order, told, calls))
            calls.write(noted)
            return status

        def done(_: int, status: int, told: Told) -> None:
            statuses.append(status)
            self.order.learn(told.read())

        self.in_forks([run], done)
        if statuses != [0]:
            return False
        self.calls.read(noted)
        return True

    def run(self, session: pytest.Session, mutant: Mutant, told: Told) -> int:
        """In a fork: the collected tests that call what is broken, until one fails."""
        calling = self.calls.tests.get(mutant.function, set())
        session.items = [item for item in session.items if item.nodeid in calling]
        if calling and not exchange(mutant):
            return NOT_TRIED
        status = self._run(session, _Watch(self.order, told)) if calling else 0
        return NOT_TRIED if not status and mutant.function in self.calls.loading else status

    def _run(self, session: pytest.Session, watch: _Watch) -> int:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        session.config.pluginmanager.register(watch)
        self.order.sort(session.items)
        with suppress(session.Failed):
            pytest_runtestloop(session)
        return 1 if session.testsfailed else 0

    def run_afresh(self, mutant: Mutant, told: Told) -> int:
        """In a fork that has loaded nothing of ours: the tests with the broken module in place of the sound one."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        sys.meta_path.insert(0, Broken(mutant))
        _allow(10 * MOMENT * PATIENCE)
        plugins = [_Watch(self.order, told), _Sorted(self.order)]
        return int(pytest.main(self._arguments(self._tests), plugins))

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
    """Load what takes long to load and is not ours, so that each fork has it."""
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
