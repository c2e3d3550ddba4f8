"""What all tests share."""

import os
import signal
from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import settings

from nodes.engines import LEFT_OUT, MISSING, Postgres, Redis, postgres, redis
from server.together import TOGETHER, patient_lines

# Repeatable and patient by default; `--hypothesis-profile=explore` looks for new examples.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=500)
settings.load_profile("repeatable")

# A shell makes what it starts in the background deaf to Ctrl-C, and all that comes of it: tests that interrupt
# a command want it to hear.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


_SLOW: Final = ("browser", "start", "nodes", "hosting", "server", "cli", "bots")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first: several workers end together when what is left is short."""
    items.sort(key=lambda item: _SLOW.index(item.path.parent.name) if item.path.parent.name in _SLOW else len(_SLOW))


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is printed is taken for a terminal, where work that takes long says how far it is."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    """One PostgreSQL for all the tests that want one."""
    if MISSING:
        pytest.skip(LEFT_OUT)
    with postgres() as engine:
        yield engine


@pytest.fixture(scope="session")
def rumours() -> Iterator[Redis]:
    """One Redis for all the tests that want one."""
    if MISSING:
        pytest.skip(LEFT_OUT)
    with redis() as engine:
        yield engine


@pytest.fixture(scope="session", autouse=True)
def several_nodes(request: pytest.FixtureRequest) -> None:
    """The tests of one server on two, for whoever asks for that."""
    how = os.environ.get("DEFIFOO_TEST_NODES")
    if how is not None:
        assert how in ("in turn", "by address")
        TOGETHER.database = request.getfixturevalue("database").make("together")
        TOGETHER.redis = request.getfixturevalue("rumours").address
        TOGETHER.in_turn = how == "in turn"
        patient_lines(setattr)
