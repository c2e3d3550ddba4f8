"""What all tests share."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from nodes.engines import LEFT_OUT, MISSING, Postgres, Redis, postgres, redis

# Repeatable and patient by default; `--hypothesis-profile=explore` looks for new examples.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=500)
settings.load_profile("repeatable")


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
