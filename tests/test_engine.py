"""The engine that was meant to be tested is the one that runs."""

import os

import pytest

from defifoo.core.engine import ENGINE


@pytest.mark.skipif("DEFIFOO_EXPECT" not in os.environ, reason="only ./test knows which engine it built")
def test_the_expected_engine_runs() -> None:
    assert os.environ["DEFIFOO_EXPECT"] == ENGINE
