"""The published shuffle: its vectors, its twin in another language, its fairness."""

import json
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from defifoo.core.chance import FairSource, FastSource, Source
from defifoo.core.pile import Pile

HERE = Path(__file__).parent
DOCUMENT = HERE.parent.parent / "docs" / "fair-deal.md"


def vectors() -> list[dict[str, Any]]:
    block = re.search(r"```json\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    return list(json.loads(block[1]))


def order(source: Source, size: int) -> list[int]:
    pile = Pile(bytes(range(size)))
    return [int(pile.draw(source)) for _ in range(size)]


def node_order(seed: bytes, purpose: str, size: int) -> list[int]:
    command = ["node", str(HERE / "shuffle.mjs"), seed.hex(), purpose, str(size)]
    return list(json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout))


@pytest.mark.parametrize("vector", vectors())
def test_the_published_vectors_hold(vector: dict[str, Any]) -> None:
    source = FairSource(bytes.fromhex(vector["seed"]), vector["purpose"])
    assert order(source, vector["size"]) == vector["order"]


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
@pytest.mark.parametrize("vector", vectors())
def test_the_javascript_twin_gives_the_published_vectors(vector: dict[str, Any]) -> None:
    assert node_order(bytes.fromhex(vector["seed"]), vector["purpose"], vector["size"]) == vector["order"]


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
@pytest.mark.parametrize(("seed", "purpose", "size"), [(b"\x07" * 32, "deal 3", 108), (b"defifoo!" * 4, "match", 61)])
def test_the_javascript_twin_agrees_on_unpublished_seeds(seed: bytes, purpose: str, size: int) -> None:
    assert node_order(seed, purpose, size) == order(FairSource(seed, purpose), size)


@given(st.binary(min_size=32, max_size=32), st.integers(1, 200))
def test_a_pile_gives_every_card_once(seed: bytes, size: int) -> None:
    assert sorted(order(FairSource(seed, "deal 1"), size)) == list(range(size))


def test_a_cloned_source_goes_on_alike() -> None:
    for source in (FairSource(bytes(32), "match"), FastSource(5)):
        source.below(7)
        twin = source.clone()
        assert [int(source.below(200)) for _ in range(100)] == [int(twin.below(200)) for _ in range(100)]


@pytest.mark.parametrize("fair", [True, False])
def test_all_orders_of_a_small_pile_are_equally_likely(fair: bool) -> None:
    source: Source = FairSource(b"\x01" * 32, "fairness") if fair else FastSource(1)
    rounds = 24_000
    counts = Counter(tuple(order(source, 4)) for _ in range(rounds))
    expected = rounds / 24
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    assert len(counts) == 24
    assert chi_squared < 49.7  # 23 degrees of freedom: one honest shuffle in a thousand exceeds it


def test_a_byte_that_would_favour_small_numbers_is_thrown_away() -> None:
    """With a limit of 150 every byte from 150 up is rejected, so the numbers are the accepted bytes themselves."""
    source = FairSource(bytes(32), "rejection")
    raw = FairSource(bytes(32), "rejection")
    accepted = [number for number in (int(raw.below(256)) for _ in range(256)) if number < 150]
    assert [int(source.below(150)) for _ in accepted] == accepted


def test_a_card_put_back_can_come_again() -> None:
    pile = Pile(bytes([5, 6]))
    source = FastSource(2)
    first = pile.draw(source)
    pile.put_back(first)
    pile.put_back(9)
    assert sorted(pile.contents()) == [5, 6, 9]
    assert sorted(int(pile.draw(source)) for _ in range(3)) == [5, 6, 9]
