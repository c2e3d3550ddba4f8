"""Codes that can be read out on the phone."""

import re
from random import Random

import pytest

from defifoo.core.refusal import MALFORMED, Refused
from defifoo.table.code import new_code, parse_code


def test_a_code_is_two_pairs_of_syllables() -> None:
    rng = Random(1)
    for _ in range(500):
        assert re.fullmatch(r"([BDFGKLMNPRSTVZ][AEIOU]){2}-([BDFGKLMNPRSTVZ][AEIOU]){2}", new_code(rng))


def test_codes_seldom_repeat() -> None:
    rng = Random(2)
    assert len({new_code(rng) for _ in range(1000)}) == 1000


@pytest.mark.parametrize("typed", ["bako mitu", "BAKOMITU", " Bako-Mitu ", "ba ko mi tu"])
def test_a_code_is_understood_however_it_is_typed(typed: str) -> None:
    assert parse_code(typed) == "BAKO-MITU"


@pytest.mark.parametrize("typed", ["", "BAKO", "BAKO-MIT", "BAKO-MITUS", "ABOK-MITU", "ÉAKO-MITU", "BAKO-MIT1", "x" * 10_000])
def test_anything_else_is_malformed(typed: str) -> None:
    with pytest.raises(Refused) as caught:
        parse_code(typed)
    assert caught.value.violation.kind == MALFORMED


def test_no_code_is_rude() -> None:
    class Stubborn(Random):
        """Draws N, A, Z, I first and then by chance."""

        def __init__(self) -> None:
            super().__init__(3)
            self.first = list("NAZIBAKO")

        def choice(self, seq):  # type: ignore[no-untyped-def]
            return self.first.pop(0) if self.first else super().choice(seq)

    assert "NAZI" not in new_code(Stubborn())
